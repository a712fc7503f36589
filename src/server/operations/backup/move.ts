/** Everything from one database into another that is empty, compared row by row before it counts (decisions 011). */

import { createHash } from 'node:crypto';
import type { Database, Engine, Row, Snapshot, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { BackupProblem, encode, type Value } from './format.ts';
import * as store from './store.ts';

interface MoveDeps {
  /** Nobody writes there meanwhile. */
  readonly source: Snapshot;
  readonly target: Database;
  readonly report: (line: string) => void;
  /** Of all rows, each read twice: 0 to 1. */
  readonly progress: (share: number) => void;
}

type Table = keyof Tables;

/** What a table holds, whatever the order of its rows. */
interface Contents {
  readonly count: number;
  readonly checksum: string;
}

const rowsAtOnce = 500;

/**
 * Reads every row once. The checksum is the sum of all rows' SHA-256, modulo 2^256: unlike an exclusive or, it sees a row
 * that is there twice.
 */
async function contentsOf(
  rows: AsyncIterable<Row>,
  use: (row: Row) => Promise<void> | void,
): Promise<Contents> {
  let [count, sum] = [0, 0n];
  for await (const row of rows) {
    const text = JSON.stringify(
      Object.keys(row)
        .toSorted()
        .map((column) => [column, encode(row[column])]),
    );
    sum = BigInt.asUintN(256, sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`));
    count += 1;
    await use(row);
  }
  return { count, checksum: sum.toString(16).padStart(64, '0') };
}

function inserter(
  to: Tx,
  engine: Engine,
  table: Table,
): { add(row: Row): Promise<void>; flush(): Promise<void> } {
  let rows: Row[] = [];
  const flush = async (): Promise<void> => {
    const columns = Object.keys(rows[0] ?? {});
    await store.insertRows(
      to,
      engine,
      rows.map((row) => ({
        table,
        columns,
        values: columns.map((column) => row[column] as Value),
      })),
    ); // as: what columns hold
    rows = [];
  };
  return {
    async add(row) {
      rows.push(row);
      if (rows.length === rowsAtOnce) await flush();
    },
    flush,
  };
}

async function refuseWhereAnythingIs(tx: Tx): Promise<void> {
  for (const table of await store.selectTables(tx)) {
    if ((await store.countRows(tx, table)) > 0)
      throw new BackupProblem(
        `The database to move to is not empty: it has rows in ${table}. Name an empty one; nothing was changed.`,
      );
  }
}

/**
 * One transaction: all or nothing, so that it can be repeated after an interruption. Sessions go along, and the ledger of
 * deletions. Returns how many rows each table has.
 */
export async function move(deps: MoveDeps): Promise<Record<string, number>> {
  const { source, target } = deps;
  await target.read(refuseWhereAnythingIs); // before it is migrated
  await target.migrate();
  return source.read(async (from) => {
    const [steps, known] = [
      await store.selectSteps(from),
      new Set(await target.read(store.selectSteps)),
    ];
    if (steps.length !== known.size || !steps.every((step) => known.has(step)))
      throw new BackupProblem(
        'The two databases do not have the same schema. Start the server of this version on the embedded one once, stop it, and move then.',
      );
    let total = 0;
    for (const table of store.tableNames) total += await store.countRows(from, table);
    let done = 0;
    const step = (): void => deps.progress((done += 1) / (2 * total));
    return target.write(async (to) => {
      done = 0;
      await store.lockTables(to, target.engine);
      await refuseWhereAnythingIs(to);
      const moved = new Map<Table, Contents>();
      for (const table of store.tableNames) {
        const { add, flush } = inserter(to, target.engine, table);
        const contents = await contentsOf(source.rows(from, table), async (row) => {
          await add(row);
          step();
        });
        moved.set(table, contents);
        await flush();
      }
      await store.continueNumbering(to, target.engine);
      const counts: Record<string, number> = {};
      for (const [table, wanted] of moved) {
        const found = await contentsOf(store.rowsOf(to, target.engine, table), step); // what was inserted, read again
        compare(table, found, wanted);
        deps.report(
          `${table}: ${found.count} rows, checksum ${found.checksum.slice(0, 16)} on both`,
        );
        counts[table] = found.count;
      }
      return counts;
    });
  });
}

function compare(table: Table, found: Contents, wanted: Contents): void {
  if (found.count !== wanted.count)
    throw new BackupProblem(
      `${table} has ${found.count} rows where ${wanted.count} belong. Nothing was changed.`,
    );
  if (found.checksum !== wanted.checksum)
    throw new BackupProblem(
      `${table} does not have the checksum of the rows that it was given. Nothing was changed.`,
    );
}
