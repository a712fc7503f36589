/** Finds what a distributed engine would not understand of a statement (ADR 35). */

import { parse } from 'libpg-query';
import { accountRule, type AnyRuleName, statementNamesAccounts } from './account-rule.ts';
import { type DistributedEngine, type RuleName, rules, type SyntaxNode } from './rules.ts';
import { type Waiver, waivers } from './waivers.ts';

export interface Finding {
  readonly rule: AnyRuleName;
  readonly lackedBy: readonly (DistributedEngine | 'Citus')[];
  readonly statement: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Visits every node. A field whose name begins with a capital is the type of the node in it; a
 * field such as `relation` may hold a node of the type that the grammar fixes for it.
 */
function* visit(value: unknown, fieldName = ''): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const each of value) yield* visit(each, fieldName);
  else if (isObject(value)) {
    yield { type: fixedTypes[fieldName] ?? fieldName, fields: value };
    for (const [name, field] of Object.entries(value)) yield* visit(field, name);
  }
}

const fixedTypes: Readonly<Record<string, string>> = { relation: 'RangeVar' };

const ruleNames = Object.keys(rules) as RuleName[]; // as: the keys of `rules`

/** Throws the parser's error for a statement that is no SQL. */
export async function lintStatement(statement: string): Promise<Finding[]> {
  const tree = await parse(statement);
  const nodes = [...visit(tree)];
  const findings: Finding[] = ruleNames
    .filter((rule) => nodes.some((node) => rules[rule].matches(node)))
    .map((rule) => ({ rule, lackedBy: rules[rule].lackedBy, statement }));
  if (!statementNamesAccounts(tree))
    findings.push({ rule: accountRule, lackedBy: ['Citus'], statement });
  return findings;
}

const excuses = (waiver: Waiver, { rule, statement }: Finding): boolean =>
  waiver.rule === rule && waiver.statements.test(statement);

const describeFinding = ({ rule, lackedBy, statement }: Finding): string =>
  `${lackedBy.join(', ')}: ${rule}: ${statement.trim().replaceAll(/\s+/g, ' ').slice(0, 200)}`;

interface Lint {
  /** A line for each finding that no waiver excuses. */
  readonly findings: readonly string[];
  /** The waivers that excuse none of the statements. */
  readonly unused: readonly Waiver[];
}

export async function lintStatements(statements: readonly string[]): Promise<Lint> {
  const findings = (await Promise.all(statements.map(lintStatement))).flat();
  return {
    findings: findings
      .filter((finding) => !waivers.some((waiver) => excuses(waiver, finding)))
      .map(describeFinding),
    unused: waivers.filter((waiver) => !findings.some((finding) => excuses(waiver, finding))),
  };
}
