/**
 * Whether a statement names the account of every row that it reads or changes, as an engine
 * that shards tables by account requires. An account is named by a comparison of its column with
 * something that is no column of such a table, or with the column of a table whose account is
 * named.
 */

import { accountTables } from './account-tables.ts';

export type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Returns the fields of a node in its wrapper, such as `{ RangeVar: {…} }`. */
export function unwrap(node: unknown, type: string): Fields | undefined {
  const fields = isObject(node) ? node[type] : undefined;
  return isObject(fields) ? fields : undefined;
}

/**
 * A statement with its own tables. Its parts are searched, but not its nested statements.
 */
interface Scope {
  /** The columns that name accounts, as `alias.column`. */
  readonly keys: Set<string>;
  /** The keys that are compared with a value or another kind of column. */
  readonly named: Set<string>;
  /** Pairs of keys that are compared with each other. */
  readonly equal: [string, string][];
}

/** Which column of each table is a key, and which comparisons name it. */
export interface Rule {
  readonly keyColumn: (table: unknown) => string | undefined;
  readonly isNamedBy: (kind: string, value: unknown) => boolean;
}

const accountRule: Rule = {
  keyColumn: (table) => (accountTables as Readonly<Record<string, string>>)[String(table)], // as: looks up any name
  isNamedBy: (kind) => ['AEXPR_OP', 'AEXPR_IN', 'AEXPR_OP_ANY'].includes(kind),
};

/** Returns the key of a table by its name in the statement. */
function keyOf({ relname, alias }: Fields, { keyColumn }: Rule): string | undefined {
  const column = keyColumn(relname);
  const name = isObject(alias) ? alias['aliasname'] : relname;
  return column === undefined ? undefined : `${String(name)}.${column}`;
}

/** Returns which of the keys a column is; undefined for any other column or expression. */
function findKey(node: unknown, { keys }: Scope): string | undefined {
  const fields = unwrap(node, 'ColumnRef')?.['fields'];
  if (!Array.isArray(fields)) return undefined;
  const names = fields.map((field) => String(unwrap(field, 'String')?.['sval']));
  if (names.length > 1) return keys.has(names.join('.')) ? names.join('.') : undefined;
  return [...keys].find((key) => keys.size === 1 && key.endsWith(`.${names[0]}`));
}

function addComparison({ kind, name, lexpr, rexpr }: Fields, scope: Scope, rule: Rule): void {
  const operator = Array.isArray(name) ? unwrap(name[0], 'String')?.['sval'] : undefined;
  if (operator !== '=') return;
  const [left, right] = [findKey(lexpr, scope), findKey(rexpr, scope)];
  const isNamedBy = (value: unknown): boolean => rule.isNamedBy(String(kind), value);
  if (left !== undefined && right !== undefined) scope.equal.push([left, right]);
  else if (left !== undefined && isNamedBy(rexpr)) scope.named.add(left);
  else if (right !== undefined && isNamedBy(lexpr)) scope.named.add(right);
}

const statementTypes = ['SelectStmt', 'UpdateStmt', 'DeleteStmt'] as const;

/** Visits the nodes of a statement without those of the statements in it, which it returns. */
function visitOwn(node: unknown, use: (type: string, fields: Fields) => void): unknown[] {
  if (Array.isArray(node)) return node.flatMap((each) => visitOwn(each, use));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([type, value]) => {
    if (statementTypes.some((name) => name === type) || type === 'InsertStmt')
      return [{ [type]: value }];
    if (isObject(value) && !Array.isArray(value)) use(type, value);
    return visitOwn(value, use);
  });
}

/** A value of a row comparison is a column like any other. */
function addRowComparison(fields: Fields, scope: Scope, rule: Rule): void {
  const row = unwrap(fields['testexpr'], 'RowExpr')?.['args'];
  const columns = Array.isArray(row) ? row : [fields['testexpr']];
  if (fields['subLinkType'] !== 'ANY_SUBLINK' || !rule.isNamedBy('AEXPR_IN', row)) return;
  for (const column of columns) {
    const key = findKey(column, scope);
    if (key !== undefined) scope.named.add(key);
  }
}

/** An insert names the account in its columns; what it does on a conflict concerns that row. */
function insertNamesAccount(fields: Fields): boolean {
  const relation = fields['relation'];
  const column = isObject(relation) ? accountRule.keyColumn(relation['relname']) : undefined;
  const columns = Array.isArray(fields['cols']) ? fields['cols'] : [];
  return (
    column === undefined || columns.some((each) => unwrap(each, 'ResTarget')?.['name'] === column)
  );
}

/** Returns the keys of a statement, those that are named, and the statements in it. */
export function readKeys(fields: Fields, rule: Rule) {
  const scope: Scope = { keys: new Set(), named: new Set(), equal: [] };
  visitOwn(fields, (type, own) => {
    const key = type === 'RangeVar' || type === 'relation' ? keyOf(own, rule) : undefined;
    if (key !== undefined) scope.keys.add(key);
  });
  const inner = visitOwn(fields, (type, own) => {
    if (type === 'A_Expr') addComparison(own, scope, rule);
    if (type === 'SubLink') addRowComparison(own, scope, rule);
  });
  for (const _ of scope.keys)
    for (const [one, other] of scope.equal) {
      if (scope.named.has(one)) scope.named.add(other);
      if (scope.named.has(other)) scope.named.add(one);
    }
  return { ...scope, inner };
}

function namesAccounts(fields: Fields): boolean {
  const { keys, named, inner } = readKeys(fields, accountRule);
  return [...keys].every((key) => named.has(key)) && inner.every(statementNamesAccounts);
}

/** Whether a node of the syntax tree, with all statements in it, names every account. */
export function statementNamesAccounts(node: unknown): boolean {
  const insert = unwrap(node, 'InsertStmt');
  if (insert)
    return insertNamesAccount(insert) && visitOwn(insert, () => {}).every(statementNamesAccounts);
  for (const type of statementTypes) {
    const fields = unwrap(node, type);
    if (fields) return namesAccounts(fields);
  }
  return visitOwn(node, () => {}).every(statementNamesAccounts);
}
