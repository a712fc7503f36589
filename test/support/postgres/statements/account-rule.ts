/**
 * Whether a statement names the account of every row that it reads or changes, as an engine
 * that shards tables by account requires. An account is named by a comparison of its column with
 * something that is no column of such a table, or with the column of a table whose account is
 * named.
 */

import { accountTables } from './account-tables.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Returns the fields of a node in its wrapper, such as `{ RangeVar: {…} }`. */
function unwrap(node: unknown, type: string): Fields | undefined {
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

const keyColumn = (table: unknown): string | undefined =>
  (accountTables as Readonly<Record<string, string>>)[String(table)]; // as: looks up any name

function addTable({ relname, alias }: Fields, { keys }: Scope): void {
  const column = keyColumn(relname);
  const name = isObject(alias) ? alias['aliasname'] : relname;
  if (column !== undefined) keys.add(`${String(name)}.${column}`);
}

/** Returns which of the keys a column is; undefined for any other column or expression. */
function findKey(node: unknown, { keys }: Scope): string | undefined {
  const fields = unwrap(node, 'ColumnRef')?.['fields'];
  if (!Array.isArray(fields)) return undefined;
  const names = fields.map((field) => String(unwrap(field, 'String')?.['sval']));
  if (names.length > 1) return keys.has(names.join('.')) ? names.join('.') : undefined;
  return [...keys].find((key) => keys.size === 1 && key.endsWith(`.${names[0]}`));
}

function addComparison({ kind, name, lexpr, rexpr }: Fields, scope: Scope): void {
  const operator = Array.isArray(name) ? unwrap(name[0], 'String')?.['sval'] : undefined;
  if (operator !== '=' || !['AEXPR_OP', 'AEXPR_IN', 'AEXPR_OP_ANY'].includes(String(kind))) return;
  const [left, right] = [findKey(lexpr, scope), findKey(rexpr, scope)];
  if (left !== undefined && right !== undefined) scope.equal.push([left, right]);
  else if (left !== undefined) scope.named.add(left);
  else if (right !== undefined) scope.named.add(right);
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
function addRowComparison(fields: Fields, scope: Scope): void {
  const row = unwrap(fields['testexpr'], 'RowExpr')?.['args'];
  const columns = Array.isArray(row) ? row : [fields['testexpr']];
  if (fields['subLinkType'] !== 'ANY_SUBLINK') return;
  for (const column of columns) {
    const key = findKey(column, scope);
    if (key !== undefined) scope.named.add(key);
  }
}

/** An insert names the account in its columns; what it does on a conflict concerns that row. */
function insertNamesAccount(fields: Fields): boolean {
  const relation = fields['relation'];
  const column = isObject(relation) ? keyColumn(relation['relname']) : undefined;
  const columns = Array.isArray(fields['cols']) ? fields['cols'] : [];
  return (
    column === undefined || columns.some((each) => unwrap(each, 'ResTarget')?.['name'] === column)
  );
}

function namesAccounts(fields: Fields): boolean {
  const scope: Scope = { keys: new Set(), named: new Set(), equal: [] };
  visitOwn(fields, (type, own) => {
    if (type === 'RangeVar' || type === 'relation') addTable(own, scope);
  });
  const inner = visitOwn(fields, (type, own) => {
    if (type === 'A_Expr') addComparison(own, scope);
    if (type === 'SubLink') addRowComparison(own, scope);
  });
  for (const _ of scope.keys)
    for (const [one, other] of scope.equal) {
      if (scope.named.has(one)) scope.named.add(other);
      if (scope.named.has(other)) scope.named.add(one);
    }
  return (
    [...scope.keys].every((key) => scope.named.has(key)) && inner.every(statementNamesAccounts)
  );
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
