import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { deriveKeyId } from '../../../src/server/platform/crypto/keyring.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { knownSteps, steps } from '../../../src/server/platform/db/migrations/migrate.ts';
import { freshStorage, openStorage } from '../../support/server/fresh-storage.ts';

const step = '027-key-ids';

async function openEmptyDatabase(): Promise<Database> {
  const db = openStorage(await freshStorage());
  onTestFinished(() => db.close());
  return db;
}

const run = (db: Database, names: readonly string[]): Promise<void> =>
  db.write(async (tx) => {
    for (const name of names) await steps[name]?.(db.engine).up(tx);
  });

test('rows from before key ids get that of their master key', async () => {
  const db = await openEmptyDatabase();
  const check = new Uint8Array(32).fill(200);
  await run(db, knownSteps.slice(0, knownSteps.indexOf(step)));
  await db.write(async (tx) => {
    await sql`insert into instance (id, key_check) values (1, ${check})`.execute(tx);
    await sql`insert into users (id, login_code_hash, share_code, created_day, last_seen_month)
      values ('u', ${check}, 's', '2026-01-01', '2026-01')`.execute(tx);
    await sql`insert into key_wraps (user_id, kind, wrapped)
      values ('u', 'address', ${check})`.execute(tx);
  });
  await run(db, [step]);
  const id = deriveKeyId(check);
  const users = await db.read((tx) => tx.selectFrom('users').selectAll().execute());
  expect(users).toMatchObject([{ login_code_key_id: id, share_code_key_id: id, email_key_id: id }]);
  const wraps = await db.read((tx) => tx.selectFrom('key_wraps').select('key_id').execute());
  expect(wraps).toEqual([{ key_id: id }]);
});
