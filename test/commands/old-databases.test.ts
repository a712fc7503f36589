/** Databases and backups of the first versions open, migrate and lose nothing (test/fixtures). */

import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { themeFacts, themes } from '../../src/domain/themes.ts';
import { computeProfile, recordFigures } from '../../src/psychometrics/index.ts';
import { findRecord } from '../../src/server/features/sharing/find-record.ts';
import { findEdition } from '../../src/server/features/survey/bank/bank.ts';
import {
  rotatingKey,
  type RotatingKey,
  singleKey,
} from '../../src/server/platform/crypto/keyring.ts';
import { readKeys } from '../../src/server/platform/crypto/keys.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { openPostgres } from '../../src/server/platform/db/postgres/postgres.ts';
import { openSqlite } from '../../src/server/platform/db/sqlite/sqlite.ts';
import { clearValues } from '../support/people/clear/clear-values.ts';
import { runScript } from '../support/process/run-script.ts';
import { freshFolder } from '../support/server/fresh-storage.ts';
import { answerAll, seededAnswers } from '../support/server/make-user.ts';
import { bank, openTestApp, type TestApp } from '../support/server/test-app.ts';
import { engine, makePostgresDatabase } from '../support/server/test-database.ts';

/** The data that the old server returned about an account when it wrote the database. */
interface OldAccount {
  readonly loginCode: string;
  readonly shareCode: string;
  readonly userId: string;
  readonly createdAt: string;
  readonly surveyCompleted: boolean;
  readonly consentVersion: string | null;
  readonly attemptId?: string;
  readonly state: string | null;
  readonly setB: readonly string[];
  readonly answers: Readonly<Record<string, number>>;
  readonly profile?: Readonly<Record<string, unknown>>;
}
interface OldServer {
  readonly accounts: Readonly<Record<'A' | 'B' | 'C' | 'D' | 'E', OldAccount>>;
  readonly comparison: Readonly<Record<string, unknown>> & {
    readonly sharedActivities: readonly { readonly questionText: string }[];
  };
}

const fixtures = fileURLToPath(new URL('../fixtures/first-schema/', import.meta.url));
const expected: Readonly<Record<'sqlite' | 'postgres', OldServer>> = JSON.parse(
  readFileSync(join(fixtures, 'expected.json'), 'utf8'),
);

interface OldApp extends TestApp {
  readonly shareCodeKey: RotatingKey;
}

async function openOld(db: Database, masterKey: string): Promise<OldApp> {
  const keys = readKeys(masterKey, freshFolder());
  const spark = await openTestApp({ db, keys });
  onTestFinished(() => spark.close());
  return { ...spark, shareCodeKey: rotatingKey(singleKey(keys), 'shareCode') };
}

const readMasterKey = (name: 'sqlite' | 'postgres' | 'backup'): string =>
  readFileSync(join(fixtures, name, 'master.key'), 'utf8').trim();

/** Opens a copy, because opening the file changes it. */
function openOldSqlite(): Promise<OldApp> {
  const folder = freshFolder();
  cpSync(join(fixtures, 'sqlite'), folder, { recursive: true });
  return openOld(openSqlite(folder), readMasterKey('sqlite'));
}

async function openOldPostgres(): Promise<OldApp> {
  const { url, drop } = await makePostgresDatabase('empty');
  onTestFinished(drop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(readFileSync(join(fixtures, 'postgres', 'spark.sql'), 'utf8'));
  await client.end();
  return openOld(openPostgres(url), readMasterKey('postgres'));
}

const openOldDatabase = engine === 'sqlite' ? openOldSqlite : openOldPostgres;

/** The backup of the SQLite database, of a version without signatures, restored on this engine. */
async function openRestoredBackup(): Promise<OldApp> {
  const file = join(fixtures, 'backup', 'spark.backup');
  const restoreArguments = [file, '--unsigned', '--without-deletions'];
  const MASTER_KEY = readMasterKey('backup');
  const folder = freshFolder();
  if (engine === 'sqlite') {
    const settings = { DATA_DIR: folder, MASTER_KEY };
    expect(await runScript('restore', restoreArguments, settings)).toMatchObject({ code: 0 });
    return openOld(openSqlite(folder), MASTER_KEY);
  }
  const { url, drop } = await makePostgresDatabase('empty');
  onTestFinished(drop);
  const settings = { DATA_DIR: folder, DATABASE_URL: url, MASTER_KEY };
  expect(await runScript('restore', restoreArguments, settings)).toMatchObject({ code: 0 });
  return openOld(openPostgres(url), MASTER_KEY);
}

async function signIn(spark: TestApp, { loginCode }: OldAccount): Promise<string> {
  const reply = await spark.call('login', { body: { loginCode } });
  if (!('accessToken' in reply)) throw new Error('the login code opens no session');
  return reply.accessToken;
}

/**
 * Expects the data of an account to be as the old server returned it, except for reworded texts.
 */
async function expectSame(spark: TestApp, account: OldAccount): Promise<void> {
  const token = await signIn(spark, account);
  expect(await spark.call('me', { token })).toMatchObject({
    id: account.userId,
    shareCode: account.shareCode,
    surveyCompleted: account.surveyCompleted,
    createdAt: account.createdAt,
  });
  const exported = await spark.call('exportData', { token });
  expect(exported.account.consent?.version ?? null).toBe(account.consentVersion);
  if (account.state === null) {
    expect(exported.attempts).toEqual([]);
    return;
  }
  const { responses, ...status } = await spark.call('surveyStatus', { token });
  expect(status).toMatchObject({ attemptId: account.attemptId, state: account.state });
  expect(status.setBItems ?? []).toEqual(account.setB);
  const answers = Object.fromEntries(responses.map(({ itemId, value }) => [itemId, value]));
  expect(answers).toEqual(account.answers);
  expect(exported.attempts.map(({ edition }) => edition)).toEqual([1]);
  expect(exported.attempts[0]?.answers).toHaveLength(responses.length);
  if (account.profile) await expectProfileOfAnswers(spark, account, token);
}

/**
 * The stored profile belongs to an old model version, so the server computes it anew. Expects what
 * the current model says about the old answers to the old questions.
 */
async function expectProfileOfAnswers(
  spark: TestApp,
  { userId, answers }: OldAccount,
  token: string,
): Promise<void> {
  const { model } = findEdition(bank, 1);
  const { scores } = computeProfile(
    model,
    model.items.map(({ id }) => answers[id] ?? null),
  );
  const reply = await spark.call('computeProfile', { token, body: { userId } });
  expect(reply.notes.answered).toBe(Object.keys(answers).length);
  for (const theme of themes)
    expect(reply.dimensions[theme].score).toBeCloseTo(scores[theme].value, 0);
}

/** What the current model says about the answers, as the public record rounds it. */
function roundedFigures({ answers }: OldAccount): ReturnType<typeof recordFigures>['themes'] {
  const { model } = findEdition(bank, 1);
  const given = model.items.map(({ id }) => answers[id] ?? null);
  return recordFigures(computeProfile(model, given)).themes;
}

/** Expects the profile that a holder of the share code sees, in steps of 5 and without errors. */
async function expectShared(spark: TestApp, account: OldAccount): Promise<void> {
  const params = { shareCode: account.shareCode };
  if (account.state !== 'FINISHED') {
    expect(await spark.refused('publicProfile', { params })).toMatchObject({ status: 404 });
    return;
  }
  const { dimensions } = await spark.call('publicProfile', { params });
  const figures = roundedFigures(account);
  for (const theme of themes)
    expect(dimensions[theme]).toEqual({ label: themeFacts[theme].name, ...figures[theme] });
}

/** The items that a comparison with the account may name. */
async function namedItems(spark: OldApp, { shareCode }: OldAccount): Promise<unknown> {
  const found = await findRecord(spark, shareCode);
  return found?.record.items;
}

const compare = (spark: TestApp, token: string, { accounts }: OldServer) =>
  spark.call('compareProfiles', {
    token,
    body: { shareCode1: accounts.A.shareCode, shareCode2: accounts.D.shareCode },
  });

type Comparison = Awaited<ReturnType<typeof compare>>;

/** Expects the fields of the old server's reply, and no item that it did not list as shared. */
function expectBounded(reply: Comparison, { comparison }: OldServer): void {
  expect(Object.keys(reply)).toEqual(expect.arrayContaining(Object.keys(comparison)));
  const listed = new Set(comparison.sharedActivities.map(({ questionText }) => questionText));
  expect(reply.sharedActivities.filter(({ questionText }) => !listed.has(questionText))).toEqual(
    [],
  );
}

/** Answers the open questions. If Set B was chosen before the upgrade, expects the same Set B. */
async function finish(spark: TestApp, account: OldAccount): Promise<void> {
  const token = await signIn(spark, account);
  const user = { ...account, id: account.userId, token };
  const open = await spark.call('startSurvey', { token });
  const isOpen = (id: string): boolean => account.answers[id] === undefined;
  await answerAll(spark, user, open.setAItems.filter(isOpen), seededAnswers(1));
  const { setBItems = [] } = await spark.call('surveyStatus', { token });
  if (account.setB.length > 0) expect(setBItems).toEqual(account.setB);
  await answerAll(spark, user, setBItems.filter(isOpen), seededAnswers(1));
  const { state, responses } = await spark.call('surveyStatus', { token });
  expect(state).toBe('FINISHED');
  const after = Object.fromEntries(responses.map(({ itemId, value }) => [itemId, value]));
  expect(after).toMatchObject(account.answers);
}

describe.each([
  ['a database of the first schema', openOldDatabase, expected[engine]],
  ['a backup of the first schema', openRestoredBackup, expected.sqlite],
] as const)(
  '%s',
  (_, open, old) => {
    test('answers its share links before their owners return', async () => {
      const spark = await open();
      for (const account of Object.values(old.accounts)) await expectShared(spark, account);
      const { A, D } = old.accounts;
      expect([await namedItems(spark, A), await namedItems(spark, D)]).toEqual([[], []]);
      expectBounded(await compare(spark, await signIn(spark, A), old), old);
    });

    test('keeps every account, answer, profile and comparison', async () => {
      const spark = await open();
      for (const account of Object.values(old.accounts)) await expectSame(spark, account);
      for (const account of Object.values(old.accounts)) await expectShared(spark, account);
      expectBounded(await compare(spark, await signIn(spark, old.accounts.A), old), old);
      for (const account of [old.accounts.A, old.accounts.D])
        expect(await namedItems(spark, account)).not.toEqual([]);
    });

    test('is sealed as its owners sign in by login code', async () => {
      const spark = await open();
      expect(await clearValues(spark.db)).not.toEqual([]);
      for (const account of Object.values(old.accounts)) await signIn(spark, account);
      expect(await clearValues(spark.db)).toEqual([]);
      const wraps = await spark.db.read((tx) => tx.selectFrom('key_wraps').selectAll().execute());
      expect(wraps.map(({ user_id, kind }) => `${user_id} ${kind}`).toSorted()).toEqual(
        Object.values(old.accounts)
          .map(({ userId }) => `${userId} login_code`)
          .toSorted(),
      );
    });

    test('lets unfinished surveys be finished', async () => {
      const spark = await open();
      await finish(spark, old.accounts.B);
      await finish(spark, old.accounts.C);
    });
  },
  60_000,
);
