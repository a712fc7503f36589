/**
 * Whether a statement locks rows of one named shard only; Citus refuses any other row lock. A shard
 * is named by a comparison of its column with a parameter, beside the lock.
 */

import { readFileSync } from 'node:fs';
import { type Fields, readKeys, type Rule, unwrap } from './account-rule.ts';

const distribution = readFileSync(
  new URL('../../../../deploy/cluster/distribute.sql', import.meta.url),
  'utf8',
);
const shardColumns = new Map(
  [...distribution.matchAll(/create_distributed_table\('(\w+)', '(\w+)'/g)].map(
    ([, table = '', column = '']) => [table, column],
  ),
);

const shardRule: Rule = {
  keyColumn: (table) => shardColumns.get(String(table)),
  isNamedBy: (kind, value) => kind === 'AEXPR_OP' && unwrap(value, 'ParamRef') !== undefined,
};

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the keys of the tables that a `select` locks: those it names, or all. */
function lockedKeys(select: Fields, keys: ReadonlySet<string>): string[] {
  return asList(select['lockingClause']).flatMap((clause) => {
    const tables = asList(unwrap(clause, 'LockingClause')?.['lockedRels']);
    const names = tables.map((table) => String(unwrap(table, 'RangeVar')?.['relname']));
    return [...keys].filter(
      (key) => names.length === 0 || names.some((name) => key.startsWith(`${name}.`)),
    );
  });
}

/** Whether all locks of a syntax node, and of the statements in it, are on one shard. */
export function locksOneShard(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(locksOneShard);
  if (typeof node !== 'object' || node === null) return true;
  const select = unwrap(node, 'SelectStmt');
  if (select) {
    const { keys, named } = readKeys(select, shardRule);
    if (!lockedKeys(select, keys).every((key) => named.has(key))) return false;
  }
  return Object.values(node).every(locksOneShard);
}
