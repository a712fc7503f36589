import { type RawBuilder, sql } from 'kysely';
import { storedTables } from '../../../contract/stored-data.ts';
import { findsAny } from '../../platform/batch.ts';
import type { Engine, Row, Tx } from '../../platform/db/database.ts';
import { streamPostgresRows } from '../../platform/db/postgres/postgres.ts';
import { streamSqliteRows } from '../../platform/db/sqlite/sqlite.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { BackupError, type BackupRow, type Value } from './format.ts';

export { notePreviousCheck, requireKnownKey } from '../../platform/db/key-check.ts';
export { deleteLookups } from '../../platform/db/lookups.ts';
export { fillLookups } from '../../platform/db/migrations/011-lookups.ts';
export {
  isBeforeFirst,
  requireKnownSteps,
  selectSteps,
} from '../../platform/db/migrations/migrate.ts';

/**
 * How a restore treats each table; referenced tables come first. `replaced`: the rows of the backup
 * replace the rows of the database. `kept`: the rows of the backup are added. `dropped`: not in a
 * backup, and empty after every restore, because old sessions, codes and counts must not return.
 * `derived`: not in a backup, but filled from the restored rows. `untouched`: not in a backup,
 * because it identifies the master key of the database.
 */
export const restorePolicies = {
  instance: 'untouched',
  users: 'replaced',
  addresses: 'replaced',
  lookups: 'derived',
  key_wraps: 'replaced',
  passkeys: 'replaced',
  sessions: 'dropped',
  tokens: 'dropped',
  items: 'replaced',
  scale_labels: 'replaced',
  attempts: 'replaced',
  earlier_attempts: 'replaced',
  profiles: 'replaced',
  insights: 'replaced',
  retakes: 'replaced',
  hard_limits: 'replaced',
  compared_sets: 'replaced',
  links: 'replaced',
  kept_people: 'replaced',
  pairs: 'replaced',
  pair_sides: 'replaced',
  donations: 'replaced',
  pending_donations: 'replaced',
  studies: 'kept',
  email_challenges: 'dropped',
  kept_replies: 'dropped',
  rate_limits: 'dropped',
  rate_salts: 'dropped',
  deletions: 'kept',
  parameter_sets: 'kept',
  parameter_uses: 'kept',
  write_checks: 'dropped',
  admin_audit: 'kept',
} as const satisfies Record<
  keyof Tables,
  'replaced' | 'kept' | 'dropped' | 'derived' | 'untouched'
>;

// as: the keys of the object above
export const tableNames = Object.keys(restorePolicies) as (keyof Tables)[];
const withPolicy = (...policies: readonly (typeof restorePolicies)[keyof Tables][]) =>
  tableNames.filter((name) => policies.includes(restorePolicies[name]));
export const savedTables = withPolicy('replaced', 'kept');

const knownColumns: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  storedTables.map(({ table, columns }) => [table, new Set(columns.map(({ column }) => column))]),
);

/** Tables of earlier versions. A backup may have them, and a restore leaves them out. */
const formerTables: readonly string[] = ['statistics', 'counted_copies'];

/** Columns of earlier versions. A backup may have them, and a restore leaves them out. */
const formerColumns: Partial<Readonly<Record<string, readonly string[]>>> = {
  items: ['exposure'],
  links: ['views'],
  parameter_sets: ['report', 'checksum'],
} satisfies Partial<Record<keyof Tables, readonly string[]>>;

export function withoutFormerColumns(row: BackupRow): BackupRow {
  const former = formerColumns[row.table];
  if (!former) return row;
  const isKept = (_: unknown, i: number): boolean => !former.includes(row.columns[i]!);
  return { ...row, columns: row.columns.filter(isKept), values: row.values.filter(isKept) };
}

export function requireKnownColumns({ table, columns }: Omit<BackupRow, 'values'>): void {
  if (formerTables.includes(table)) return;
  const known = knownColumns.get(table);
  const isFormer = (column: string): boolean => formerColumns[table]?.includes(column) ?? false;
  const unknown = known ? columns.find((column) => !known.has(column) && !isFormer(column)) : table;
  if (unknown === undefined && new Set(columns).size === columns.length) return;
  throw new BackupError(
    unknown === undefined
      ? `The backup names a column of ${table} twice. Use another backup.`
      : `The backup has a ${known ? `column ${table}.${unknown}` : `table ${table}`} that this version does not know. Restore it with the version of the program that made it.`,
  );
}

export async function selectTables(tx: Tx): Promise<(keyof Tables)[]> {
  const present = new Set((await tx.introspection.getTables()).map(({ name }) => name));
  return tableNames.filter((name) => present.has(name));
}

export async function findKeyCheck(tx: Tx): Promise<Uint8Array | undefined> {
  return (await tx.selectFrom('instance').select('key_check').executeTakeFirst())?.key_check;
}

export async function findPreviousCheck(tx: Tx): Promise<Uint8Array | null> {
  const row = await tx.selectFrom('instance').select('previous_check').executeTakeFirst();
  return row?.previous_check ?? null;
}

export async function countRows(tx: Tx, table: keyof Tables): Promise<number> {
  const { count } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function selectAccountIds(tx: Tx): Promise<string[]> {
  return (await tx.selectFrom('users').select('id').execute()).map(({ id }) => id);
}

/** How many ids a statement names at most. */
export const maxIdsPerQuery = 200;

export const hasAnyAccount = async (tx: Tx, ids: readonly string[]): Promise<boolean> =>
  ids.length > 0 && findsAny(tx.selectFrom('users').select('id').where('id', 'in', ids).limit(1));

/** Counts the accounts that neither an address nor a passkey opens. */
export async function countClosed(tx: Tx, ids: readonly string[]): Promise<number> {
  let count = 0;
  for (let start = 0; start < ids.length; start += maxIdsPerQuery) {
    const { closed } = await tx
      .selectFrom('users')
      .leftJoin('passkeys', 'passkeys.user_id', 'users.id')
      .select(({ fn }) => fn.countAll<number>().as('closed'))
      .where('users.id', 'in', ids.slice(start, start + maxIdsPerQuery))
      .where('users.email_index', 'is', null)
      .where('passkeys.id', 'is', null)
      .executeTakeFirstOrThrow();
    count += Number(closed);
  }
  return count;
}

/** Streams the rows of a table, because they may not fit in memory. */
export function streamRows(tx: Tx, engine: Engine, table: keyof Tables): AsyncIterable<Row> {
  return engine === 'postgres' ? streamPostgresRows(tx, table) : streamSqliteRows(tx, table);
}

/**
 * Stops other nodes from adding deletions that would be lost. SQLite, with one writer, needs no
 * lock.
 */
export async function lockTables(tx: Tx, engine: Engine): Promise<void> {
  if (engine !== 'postgres') return;
  const tables = sql.join(tableNames.map((name) => sql.table(name)));
  await sql`lock table ${tables} in access exclusive mode`.execute(tx);
}

export async function clearTables(tx: Tx, engine: Engine): Promise<void> {
  const cleared = withPolicy('replaced', 'dropped', 'derived');
  if (engine === 'postgres')
    await sql`truncate table ${sql.join(cleared.map((name) => sql.table(name)))}`.execute(tx);
  else for (const name of cleared.toReversed()) await tx.deleteFrom(name).execute();
}

/**
 * Deletes instead of truncating, so that foreign keys also delete the rows of sessions and tokens.
 */
export async function emptyDroppedTables(tx: Tx): Promise<void> {
  for (const name of withPolicy('dropped').toReversed()) await tx.deleteFrom(name).execute();
}

const tuple = (values: readonly Value[]): RawBuilder<unknown> => sql`(${sql.join([...values])})`;

const maxRowsPerInsert = 500;

const laterOf = (column: string): RawBuilder<unknown> => {
  const [given, kept] = [sql.ref(`excluded.${column}`), sql.ref(`deletions.${column}`)];
  return sql`${sql.ref(column)} = case when ${given} > ${kept} then ${given} else ${kept} end`;
};

/** Of two entries of the ledger with one name the later one counts. Other rows are not changed. */
const onConflict = (table: string): RawBuilder<unknown> =>
  table === 'deletions'
    ? sql`on conflict (user_hash) do update set ${laterOf('deleted_day')}, ${laterOf('times')}`
    : sql`on conflict do nothing`;

/** All rows must have the same columns. */
async function insertRows(tx: Tx, engine: Engine, rows: readonly BackupRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(first.columns.map((column) => sql.ref(column)));
  const identity = engine === 'postgres' ? sql`overriding system value` : sql``;
  const tuples = sql.join(rows.map(({ values }) => tuple(values)));
  const target = sql`${sql.table(first.table)} (${columns})`;
  await sql`insert into ${target} ${identity} values ${tuples} ${onConflict(first.table)}`.execute(
    tx,
  );
}

/** Inserts rows of one table after another in batches; `flush` inserts the rest. */
export function createInserter(tx: Tx, engine: Engine) {
  let batch: BackupRow[] = [];
  const flush = async (): Promise<void> => {
    await insertRows(tx, engine, batch);
    batch = [];
  };
  return {
    async add(row: BackupRow): Promise<void> {
      const isNextTable = batch[0] !== undefined && batch[0].table !== row.table;
      if (isNextTable || batch.length === maxRowsPerInsert) await flush();
      batch.push(row);
    },
    flush,
  };
}

export async function insertAll(
  tx: Tx,
  engine: Engine,
  rows: AsyncIterable<BackupRow>,
): Promise<void> {
  const { add, flush } = createInserter(tx, engine);
  for await (const row of rows) await add(row);
  await flush();
}

/** Inserts objects whose keys are the columns of the table. */
export async function insertObjects(
  tx: Tx,
  engine: Engine,
  table: keyof Tables,
  objects: readonly object[],
): Promise<void> {
  const { add, flush } = createInserter(tx, engine);
  for (const object of objects) await add(toBackupRow(table, object));
  await flush();
}

export const toBackupRow = (table: string, object: object): BackupRow => ({
  table,
  columns: Object.keys(object),
  values: Object.values(object) as Value[], // as: the values that columns can have
});

const matches = (row: Row, columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
    sql` and `,
  );

export const deleteRow = (tx: Tx, table: keyof Tables, row: Row, columns: readonly string[]) =>
  tx.deleteFrom(table).where(sql<boolean>`${matches(row, columns)}`);

/** Sets values where `columns` still have those of the row. */
export const updateRow = (
  tx: Tx,
  table: keyof Tables,
  row: Row,
  { columns, values }: { readonly columns: readonly string[]; readonly values: object },
) =>
  tx
    .updateTable(table)
    .set(values)
    .where(sql<boolean>`${matches(row, columns)}`);

/** Sets PostgreSQL's sequence of audit ids to the highest id, so that the next one is unused. */
export async function continueNumbering(tx: Tx, engine: Engine): Promise<void> {
  if (engine !== 'postgres') return;
  const highest = sql`(select coalesce(max(id), 0) from admin_audit)`;
  const sequence = sql`pg_get_serial_sequence('admin_audit', 'id')`;
  await sql`select setval(${sequence}, greatest(${highest}, 1))`.execute(tx);
}
