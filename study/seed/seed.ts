/** Fills a database with simulated people, in bulk; what is there stays. */

import { sql } from 'kysely';
import type { RandomBytes } from '../../src/server/features/accounts/accounts.ts';
import { type ItemBank, loadBank } from '../../src/server/features/survey/survey.ts';
import type { BackupRow, Value } from '../../src/server/operations/backup/format.ts';
import { countRows, insertRows } from '../../src/server/operations/backup/store.ts';
import type { Keys } from '../../src/server/platform/crypto/keys.ts';
import type { Database, Tx } from '../../src/server/platform/db/database.ts';
import { checkKeys } from '../../src/server/platform/db/key-check.ts';
import type { Tables } from '../../src/server/platform/db/tables.ts';
import { peopleMaker, profileRow, type SimulatedPerson } from './people.ts';

interface SeedDeps {
  readonly db: Database;
  readonly bank: ItemBank;
  readonly keys: Pick<Keys, 'loginCode' | 'check'>;
  readonly now: () => number;
  readonly random: RandomBytes;
  /** The share of the people that are there, 0 to 1. */
  readonly progress?: (share: number) => void;
  /** Told after the commit; the only chance to learn a login code. */
  readonly onPerson?: (person: SimulatedPerson) => void;
}

interface SeedOptions {
  readonly count: number;
  /** The same text in an empty database, the same answers. */
  readonly text?: string;
  /** Whether profiles are stored too; else each is computed when somebody first asks for it. */
  readonly profiles?: boolean;
  readonly ownSetB?: number;
}

/** Few at first, where each takes milliseconds. */
const peopleACommit = { withOwnSetB: 100, others: 2000 } as const;
const rowsAStatement = 500;

async function insertAll(
  tx: Tx,
  db: Database,
  table: keyof Tables,
  objects: readonly object[],
): Promise<void> {
  const columns = Object.keys(objects[0] ?? {});
  const rows = objects.map((object): BackupRow => ({
    table,
    columns,
    values: Object.values(object) as Value[],
  })); // as: what columns hold
  for (let at = 0; at < rows.length; at += rowsAStatement)
    await insertRows(tx, db.engine, rows.slice(at, at + rowsAStatement));
}

/** SQLite keeps 2 MiB of pages in memory, too few for rows that come in no order: 256 MiB while this lasts. */
async function prepare({ db, keys, bank }: SeedDeps): Promise<number> {
  await db.migrate();
  await checkKeys(db, keys.check);
  await loadBank({ db, bank });
  if (db.engine === 'sqlite') await db.write((tx) => sql`pragma cache_size = -262144`.execute(tx));
  return db.read((tx) => countRows(tx, 'users'));
}

/** Returns how many accounts there are now. Ended half way, it leaves whole people. */
export async function seed(
  deps: SeedDeps,
  { count, text = 'spark people 1', profiles = false, ownSetB = 1000 }: SeedOptions,
): Promise<number> {
  const { db, bank, keys, now, random, progress = () => {}, onPerson = () => {} } = deps;
  const before = await prepare(deps);
  const make = peopleMaker({ bank, loginCodeKey: keys.loginCode, now, random, text, ownSetB });
  for (let made = 0; made < count;) {
    const people = Array.from(
      { length: Math.min(peopleACommit[made < ownSetB ? 'withOwnSetB' : 'others'], count - made) },
      (_, i) => make(before + made + i),
    );
    const computed = profiles ? people.map(({ attempt }) => profileRow(bank, attempt)) : [];
    await db.write(async (tx) => {
      await insertAll(
        tx,
        db,
        'users',
        people.map(({ user }) => user),
      );
      await insertAll(
        tx,
        db,
        'attempts',
        people.map(({ attempt }) => attempt),
      );
      if (profiles) await insertAll(tx, db, 'profiles', computed);
    });
    people.forEach(onPerson);
    made += people.length;
    progress(made / count);
  }
  if (db.engine === 'postgres')
    await db.write((tx) => sql`analyze users, attempts, profiles`.execute(tx)); // now, not when autovacuum comes by
  return db.read((tx) => countRows(tx, 'users'));
}
