/** Finds statements that a sharded engine would refuse or send to all its parts (ADR 35). */

import { parse } from 'libpg-query';
import { statementNamesAccounts } from './account-rule.ts';
import { type Waiver, waivers } from './waivers.ts';

/** Throws the parser's error for a statement that is no SQL. */
export const namesAccounts = async (statement: string): Promise<boolean> =>
  statementNamesAccounts(await parse(statement));

interface Lint {
  /** The statements that name no account and that no waiver excuses. */
  readonly findings: readonly string[];
  /** The waivers that excuse none of the statements. */
  readonly unused: readonly Waiver[];
}

export async function lintStatements(statements: readonly string[]): Promise<Lint> {
  const isNamed = await Promise.all(statements.map(namesAccounts));
  const unnamed = statements.filter((_, i) => !isNamed[i]);
  const excuses = (waiver: Waiver) => (text: string) => waiver.statements.test(text);
  return {
    findings: unnamed
      .filter((text) => !waivers.some((waiver) => excuses(waiver)(text)))
      .map((text) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 200)),
    unused: waivers.filter((waiver) => !unnamed.some(excuses(waiver))),
  };
}
