import { sql } from 'kysely';
import type { Profile } from 'spark-psychometrics';
import type { ItemBank } from '../../core/survey/bank.ts';
import { adoptMasterKey } from '../features/keys/keys.ts';
import { publishRecord } from '../features/sharing/sharing.ts';
import { loadBank } from '../features/survey/survey.ts';
import { type Keyring, rotatingKey } from '../platform/crypto/keyring.ts';
import type { RandomBytes } from '../platform/crypto/random.ts';
import type { Tx, Database } from '../platform/db/database.ts';
import { countRows, insertObjects } from './backup/backup-store.ts';
import {
  createPersonFactory,
  personRows,
  profileRow,
  scorePerson,
  type SimulatedPerson,
} from './seed-people.ts';

interface SeedDeps {
  readonly db: Database;
  readonly bank: ItemBank;
  readonly keyring: Keyring<'loginCode' | 'shareCode' | 'check'>;
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly progress?: (share: number) => void;
  /** Called after the commit. The login code cannot be read from the database later. */
  readonly onPerson?: (person: SimulatedPerson) => void;
}

export interface SeedOptions {
  readonly count: number;
  /** Whether to store profiles. Otherwise the server computes each at the person's first visit. */
  readonly profiles?: boolean;
  readonly distinctSetBs?: number;
}

/** Fewer while each person needs a new Set B, because choosing one takes milliseconds. */
const peoplePerCommit = { withSetB: 100, others: 2000 } as const;

/** Enlarges SQLite's page cache to 256 MiB, because rows arrive in random key order. */
async function prepare({ db, keyring, bank }: SeedDeps): Promise<number> {
  await db.migrate();
  await adoptMasterKey(db, keyring);
  await loadBank({ db, bank });
  if (db.engine === 'sqlite') await db.write((tx) => sql`pragma cache_size = -262144`.execute(tx));
  return db.read((tx) => countRows(tx, 'users'));
}

async function insertPeople(
  tx: Tx,
  { db, bank }: SeedDeps,
  people: readonly SimulatedPerson[],
  profiles: readonly Profile[] | null,
): Promise<void> {
  const rows = people.map((person) => personRows(bank, person));
  for (const table of ['users', 'key_wraps', 'attempts'] as const) {
    const ofTable = rows.map((row) => row[table]);
    await insertObjects(tx, db.engine, table, ofTable);
  }
  const lookups = rows.flatMap(({ users }) => [
    { hash: users.login_code_hash, id: users.id },
    { hash: users.share_code_hash, id: users.id },
  ]);
  await insertObjects(tx, db.engine, 'lookups', lookups);
  if (profiles === null) return;
  const computed = people.map((person, i) => profileRow(bank, person, profiles[i]!));
  await insertObjects(tx, db.engine, 'profiles', computed);
  for (const { owner } of people) await publishRecord(bank, tx, owner);
}

/** Returns the number of accounts in the database. */
export async function seed(
  deps: SeedDeps,
  { count, profiles = false, distinctSetBs = 1000 }: SeedOptions,
): Promise<number> {
  const { db, bank, keyring, now, random, progress = () => {}, onPerson = () => {} } = deps;
  const before = await prepare(deps);
  const make = createPersonFactory({
    bank,
    loginCodeKey: rotatingKey(keyring, 'loginCode'),
    shareCodeKey: rotatingKey(keyring, 'shareCode'),
    now,
    random,
    distinctSetBs,
  });
  for (let made = 0; made < count;) {
    const perCommit = peoplePerCommit[made < distinctSetBs ? 'withSetB' : 'others'];
    const length = Math.min(perCommit, count - made);
    const people = Array.from({ length }, (_, i) => make(before + made + i));
    const computed = profiles ? people.map((person) => scorePerson(bank, person)) : null;
    await db.write((tx) => insertPeople(tx, deps, people, computed));
    people.forEach(onPerson);
    made += people.length;
    progress(made / count);
  }
  // Update the planner's statistics now, because autovacuum does so only later.
  if (db.engine === 'postgres')
    await db.write((tx) => sql`analyze users, attempts, profiles`.execute(tx));
  return db.read((tx) => countRows(tx, 'users'));
}
