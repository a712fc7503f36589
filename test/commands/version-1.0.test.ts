/** This version opens what version 1.0 wrote, and loses nothing (test/fixtures/version-1.0). */

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { verify } from '../../src/server/commands/backup/backup-reader.ts';
import { backUp } from '../../src/server/commands/backup/backup.ts';
import { singleKey } from '../../src/server/platform/crypto/keyring.ts';
import { readKeys } from '../../src/server/platform/crypto/master-key.ts';
import { newKeyPair } from '../../src/server/platform/crypto/seal-to-key.ts';
import { SchemaTooEarly } from '../../src/server/platform/db/database-errors.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { retentionIndexes } from '../../src/server/platform/db/migrations/005-retention-indexes.ts';
import {
  openPostgres,
  openPostgresSnapshot,
} from '../../src/server/platform/db/postgres/postgres.ts';
import { openSqlite, openSqliteSnapshot } from '../../src/server/platform/db/sqlite/sqlite.ts';
import {
  type FixtureAccount,
  masterKey,
  readAccount,
} from '../fixtures/version-1.0/read-account.ts';
import { queryOnce } from '../support/postgres/query.ts';
import { restoreInto } from '../support/server/backups.ts';
import { freshFolder, freshStorage, openStorage } from '../support/server/fresh-storage.ts';
import type { TestApp } from '../support/server/test-app.ts';
import { engine, makePostgresDatabase } from '../support/server/test-database.ts';
import { testKeyring } from '../support/server/test-keys.ts';
import { openAppForTest } from '../support/server/use-test-app.ts';

const folder = fileURLToPath(new URL('../fixtures/version-1.0/', import.meta.url));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Returns the place of a copy, because opening a database changes it. */
async function copyOld(): Promise<string> {
  if (engine === 'sqlite') {
    const copy = freshFolder();
    copyFileSync(join(folder, 'spark.sqlite'), join(copy, 'spark.sqlite'));
    return copy;
  }
  const { url, drop } = await makePostgresDatabase('empty');
  onTestFinished(drop);
  await queryOnce(url, read('postgres.sql'));
  return url;
}

const [openAny, openSnapshot] =
  engine === 'sqlite' ? [openSqlite, openSqliteSnapshot] : [openPostgres, openPostgresSnapshot];

const openOld = async (): Promise<Database> => openAny(await copyOld());

/** The fields that replies about shared readings have gained since version 1.0. */
const laterKeys = {
  agreement: undefined,
  helped: undefined,
  itemId: undefined,
  shortText: undefined,
  pole: undefined,
  isImagined: undefined,
  isRepeated: undefined,
};

/** Only the presence of profiles is compared, because each version recomputes them. */
const asStored = (seen: unknown): unknown =>
  JSON.parse(
    JSON.stringify(seen, (key, value) => {
      if (key === 'profile' || key === 'figures') return value !== null;
      if (key === 'passkeys' || key === 'consentRecord' || key === 'study') return undefined; // later
      if (key === 'showsLine' && value === false) return undefined; // later, and off
      if (key === 'views') return undefined; // withdrawn since
      // The second word of a verdict, and the range of words that tells it since.
      if (key === 'neighbourLevel' || key === 'levelRange') return undefined;
      if (key === 'copy' && value !== null)
        return { ...value, outcomes: undefined, languages: undefined };
      if (value?.answers !== undefined) return { ...value, languages: undefined };
      if (typeof value === 'string') return value.replaceAll(/[‘’]/g, "'"); // typeset since
      const isOfReading = value?.result !== undefined || value?.isSameQuestion !== undefined;
      return isOfReading ? { ...value, ...laterKeys } : value;
    }),
  );

async function expectAccounts(spark: TestApp): Promise<void> {
  const accounts: FixtureAccount[] = JSON.parse(read(`${engine}.json`));
  expect(accounts).toHaveLength(4);
  for (const { loginCode, seen } of accounts)
    expect(asStored(await readAccount(spark, loginCode))).toEqual(asStored(seen));
}

test('a database of version 1.0 opens, and its owners find everything', async () => {
  const spark = await openAppForTest({
    db: await openOld(),
    keys: readKeys(masterKey, ''),
    calibrationKey: newKeyPair().publicKey,
  });
  await expectAccounts(spark);
});

test('answers of version 1.0 were given in English', async () => {
  const spark = await openAppForTest({ db: await openOld(), keys: readKeys(masterKey, '') });
  const accounts: FixtureAccount[] = JSON.parse(read(`${engine}.json`));
  const tokens = await Promise.all(
    accounts.map(async ({ loginCode }) => {
      const { accessToken } = await spark.call('login', { body: { loginCode } });
      return accessToken;
    }),
  );
  const readLanguages = (token: string) =>
    spark
      .call('exportData', { token })
      .then(({ attempts, earlierAttempts }) =>
        [...attempts, ...earlierAttempts].map(({ languages }) => languages),
      );
  for (const token of tokens)
    for (const languages of await readLanguages(token)) expect(languages).toEqual(['en']);
  const token = tokens.at(-1)!; // has only begun
  const { setAItems } = await spark.call('surveyItems', { token });
  const body = { itemId: setAItems[5]!.id, value: 3 };
  await spark.call('saveResponse', { token, body, language: 'de' });
  expect(await readLanguages(token)).toEqual([['en', 'de']]);
});

test('a backup of version 1.0 restores, and nothing is lost', async () => {
  const keys = singleKey(readKeys(masterKey, ''));
  const snapshot = openSnapshot(await copyOld());
  onTestFinished(() => snapshot.close());
  const path = join(freshFolder(), 'backup.jsonl');
  const now = () => Date.parse('2026-12-01T12:00:00.000Z');
  await backUp({ snapshot, keys, now, report: () => {} }, path);
  expect(readFileSync(path, 'utf8')).toContain('"exposure"');
  const spark = await openAppForTest({
    keys: keys.current,
    calibrationKey: newKeyPair().publicKey,
  });
  await restoreInto(spark, path, { keys, withoutDeletions: true });
  await expectAccounts(spark);
});

test('a database from before version 1.0 is refused', async () => {
  const db = openStorage(await freshStorage());
  onTestFinished(() => db.close());
  await db.migrate();
  await db.write((tx) =>
    sql`update kysely_migration set name = '001-first' where name = '001-version-1.0'`.execute(tx),
  );
  await expect(db.migrate()).rejects.toThrow(SchemaTooEarly);
});

test('a backup from before version 1.0 is refused', async () => {
  const path = join(freshFolder(), 'backup.jsonl');
  const header = { madeAt: '2026-01-15T12:00:00.000Z', steps: ['001-first'], keyCheck: '' };
  writeFileSync(path, `${JSON.stringify({ format: 'spark-backup', version: 2, ...header })}\n`);
  await expect(verify(path, testKeyring)).rejects.toThrow('before version 1.0');
});

test.runIf(engine === 'postgres')('an upgrade builds its indexes beside writers', async () => {
  const url = await copyOld();
  // A failed build may have left these.
  await queryOnce(url, 'create index tokens_expires on tokens (expires_at)');
  await queryOnce(
    url,
    "update pg_index set indisvalid = false where indexrelid = 'tokens_expires'::regclass",
  );
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  onTestFinished(() => reader.end());
  await reader.query('begin');
  await reader.query('update sessions set last_used_day = last_used_day');

  const db = openPostgres(url);
  onTestFinished(() => db.close());
  const migrated = db.migrate();
  await vi.waitFor(async () => {
    const waiting = await queryOnce(
      url,
      "select 1 from pg_stat_activity where query like 'create index%' and wait_event_type = 'Lock'",
    );
    expect(waiting).toHaveLength(1);
  }, 10_000);
  await queryOnce(url, "set lock_timeout = '2s'", 'update sessions set proven_at = 1 where false');
  await reader.query('commit');
  await migrated;

  const names = Object.keys(retentionIndexes);
  const valid = await queryOnce(
    url,
    `select indexrelid::regclass::text as name from pg_index where indisvalid
      and indexrelid::regclass::text in (${names.map((name) => `'${name}'`).join()})`,
  );
  expect(valid.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});
