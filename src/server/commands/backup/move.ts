import type { Database, Snapshot, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import * as store from './backup-store.ts';
import { type Contents, readContents, requireSameContents } from './backup.ts';
import { BackupError, type Counts } from './format.ts';

type Table = keyof Tables;

interface MoveDeps {
  /** The database to copy, which must not change until the copy is complete. */
  readonly source: Snapshot;
  readonly target: Database;
  readonly report: (line: string) => void;
  /** Called after each row. Every row is read twice, from the source and from the target. */
  readonly progress: (share: number) => void;
}

async function requireEmpty(tx: Tx): Promise<void> {
  for (const table of await store.selectTables(tx)) {
    if ((await store.countRows(tx, table)) > 0)
      throw new BackupError(
        `The database to move to is not empty: it has rows in ${table}. Name an empty one; nothing was changed.`,
      );
  }
}

async function requireSameSchema(from: Tx, target: Database): Promise<void> {
  const steps = await store.selectSteps(from);
  const known = new Set(await target.read(store.selectSteps));
  if (steps.length !== known.size || !steps.every((step) => known.has(step)))
    throw new BackupError(
      'The two databases do not have the same schema. Start the server of this version on the embedded one once, stop it, and move then.',
    );
}

interface CopyDeps extends MoveDeps {
  readonly from: Tx;
  readonly to: Tx;
  readonly onRow: () => void;
}

async function copyTables(deps: CopyDeps): Promise<ReadonlyMap<Table, Contents>> {
  const { source, target, from, to, onRow } = deps;
  const copied = new Map<Table, Contents>();
  for (const table of store.tableNames) {
    const { add, flush } = store.createInserter(to, target.engine);
    const contents = await readContents(source.rows(from, table), async (row) => {
      await add(store.toBackupRow(table, row));
      onRow();
    });
    await flush();
    copied.set(table, contents);
  }
  await store.continueNumbering(to, target.engine);
  return copied;
}

async function verifyTables(
  { target, to, onRow, report }: CopyDeps,
  copied: ReadonlyMap<Table, Contents>,
): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const [table, expected] of copied) {
    const actual = await readContents(store.streamRows(to, target.engine, table), onRow);
    requireSameContents(table, actual, expected);
    report(`${table}: ${actual.count} rows, checksum ${actual.checksum.slice(0, 16)} on both`);
    counts[table] = actual.count;
  }
  return counts;
}

async function countAllRows(tx: Tx): Promise<number> {
  let total = 0;
  for (const table of store.tableNames) total += await store.countRows(tx, table);
  return total;
}

/** In one transaction, so that an interrupted move can be repeated. Includes sessions. */
export async function move(deps: MoveDeps): Promise<Counts> {
  const { source, target, progress } = deps;
  await target.read(requireEmpty); // checked first, because the migration changes the database
  await target.migrate();
  return source.read(async (from) => {
    await requireSameSchema(from, target);
    const total = await countAllRows(from);
    return target.write(async (to) => {
      let rowsRead = 0;
      const onRow = (): void => {
        rowsRead += 1;
        progress(rowsRead / (2 * total));
      };
      await store.lockTables(to, target.engine);
      await requireEmpty(to);
      const copyDeps = { ...deps, from, to, onRow };
      return verifyTables(copyDeps, await copyTables(copyDeps));
    });
  });
}
