/** The export against what is really stored: a column that is neither exported nor a secret fails here (decisions B11, check F05). */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  finishSurvey,
  makeFinishedUser,
  scattered,
} from '../../../../test/support/server/make-user.ts';
import { bank, openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import type { Reply } from '../../../contract/endpoints.ts';
import { storedTables } from '../../../contract/stored-data.ts';

type Export = Reply<'exportData'>;

let spark: TestApp;
let data: Export;
beforeAll(async () => {
  spark = await openTestApp();
  await makeFinishedUser(spark, scattered(6));
  data = await spark.call('exportData', { token: await makeFullAccount() });
});
afterAll(() => spark.close());

const account = (value: (user: Export['account']) => unknown) => (data: Export) => [
  value(data.account),
];
const attempts = (value: (attempt: Export['attempts'][number]) => unknown) => (data: Export) =>
  data.attempts.map(value);
const finished = (value: (attempt: Export['attempts'][number]) => unknown) => (data: Export) =>
  data.attempts.filter(({ figures }) => figures).map(value);
const insights =
  (value: (insight: NonNullable<Export['attempts'][number]['insight']>) => unknown) =>
  (data: Export) =>
    data.attempts.flatMap(({ insight }) => (insight ? [value(insight)] : []));
const sessions = (value: (session: Export['sessions'][number]) => unknown) => (data: Export) =>
  data.sessions.map(value);
const tokens =
  (value: (token: Export['sessions'][number]['tokens'][number]) => unknown) => (data: Export) =>
    data.sessions.flatMap((session) => session.tokens.map(value));
const id = account((user) => user.id);
const each = (rows: (data: Export) => readonly unknown[]) => (data: Export) =>
  rows(data).map(() => data.account.id);

/** Proves who somebody is, and tells nothing about them. */
const secret = 'secret';

/** Column by column: what the export tells, in the form in which it is stored. */
const told: Readonly<Record<string, typeof secret | ((data: Export) => readonly unknown[])>> = {
  'users.id': id,
  'users.login_code_hash': secret,
  'users.share_code': account((user) => user.shareCode),
  'users.survey_completed': account((user) => Number(user.surveyCompleted)),
  'users.consent_version': account((user) => user.consent?.version),
  'users.consent_day': account((user) => user.consent?.day),
  'users.created_day': account((user) => user.createdAt),
  'users.email_index': secret,
  'users.pending_email_index': secret,
  'users.pending_token_hash': secret,
  'users.pending_expires_at': account((user) => Date.parse(user.emailLinkExpiresAt ?? '')),
  'users.password_hash': secret,
  'users.age_range': account((user) => user.ageRange),
  'users.gender': account((user) => user.gender),
  'users.last_seen_month': account((user) => user.lastSeenMonth),
  'attempts.id': attempts((attempt) => attempt.attemptId),
  'attempts.user_id': each(attempts(() => null)),
  'attempts.state': attempts((attempt) => attempt.state),
  'attempts.target_count': attempts((attempt) => attempt.targetCount),
  'attempts.adaptive': attempts((attempt) => Number(attempt.adaptive)),
  'attempts.set_b': attempts((attempt) => attempt.setBItems.join(',')),
  'attempts.answers': attempts((attempt) =>
    bank.texts
      .map((text) => attempt.answers.find(({ itemId }) => itemId === text.id)?.value ?? 0)
      .join(''),
  ),
  'attempts.started_day': attempts((attempt) => attempt.startedDay),
  'attempts.synthetic': attempts((attempt) => Number(attempt.synthetic)),
  'profiles.attempt_id': finished((attempt) => attempt.attemptId),
  'profiles.user_id': each(finished(() => null)),
  'profiles.model_version': finished((attempt) => attempt.figures?.modelVersion),
  'profiles.figures': finished((attempt) => JSON.stringify(attempt.figures?.numbers)),
  'insights.attempt_id': (data) =>
    data.attempts.flatMap(({ attemptId, insight }) => (insight ? [attemptId] : [])),
  'insights.user_id': each(insights(() => null)),
  'insights.model_version': insights((insight) => insight.modelVersion),
  'insights.text': insights((insight) => insight.text),
  'insights.writer': insights((insight) => insight.model),
  'insights.written_day': insights((insight) => insight.writtenDay),
  'retakes.user_id': each((data) => data.account.retakes),
  'retakes.started_day': (data) => data.account.retakes,
  'sessions.id': sessions((session) => session.id),
  'sessions.user_id': each(sessions(() => null)),
  'sessions.created_at': sessions((session) => Date.parse(session.startedAt)),
  'sessions.last_used_day': sessions((session) => session.lastUsedDay),
  'tokens.hash': secret,
  'tokens.session_id': (data) =>
    data.sessions.flatMap((session) => session.tokens.map(() => session.id)),
  'tokens.issued_at': tokens((token) => Date.parse(token.issuedAt)),
  'tokens.expires_at': tokens((token) => Date.parse(token.expiresAt)),
  'tokens.superseded': tokens((token) => Number(token.replaced)),
  'email_challenges.id': (data) => data.emailCodes.map((code) => code.id),
  'email_challenges.user_id': each((data) => data.emailCodes),
  'email_challenges.code_hash': secret,
  'email_challenges.tries': (data) => data.emailCodes.map((code) => code.tries),
  'email_challenges.expires_at': (data) =>
    data.emailCodes.map((code) => Date.parse(code.expiresAt)),
  'kept_replies.key_hash': secret,
  'kept_replies.user_id': each((data) => data.keptReplies),
  'kept_replies.sealed': secret,
  'kept_replies.expires_at': (data) => data.keptReplies.map((reply) => Date.parse(reply.expiresAt)),
};

/** Of a person, by the page that says what is stored; the other parts hold counts and words of nobody in particular. */
const personal = storedTables.filter(
  ({ part }) => part === 'account' || part === 'answers' || part === 'signIn',
);

/** An account with something in every column. */
async function makeFullAccount(): Promise<string> {
  const created = await spark.app.inject({
    method: 'POST',
    url: '/api/v1/auth/create-unique',
    headers: { 'idempotency-key': randomUUID() },
  });
  const { user, accessToken: token } = created.json<Reply<'createUnique'>>();
  const person = { id: user.id, shareCode: user.shareCode ?? '', loginCode: '', token };
  await spark.call('startSurvey', {
    token,
    body: { consent: { adult: true, version: '2026-11' } },
  });
  await finishSurvey(spark, person, scattered(5));
  await spark.call('computeProfile', { token, body: { userId: user.id } });
  await spark.call('updateOptionalInfo', {
    token,
    body: { email: 'one@mail.example', ageRange: '35-44', gender: 'female' },
  });
  await spark.call('retakeSurvey', { token });
  const {
    attempts: [attempt],
  } = await spark.call('exportData', { token });
  await spark.db.write(async (tx) => {
    await tx
      .updateTable('users')
      .set({ email_index: new Uint8Array(32).fill(1), password_hash: 'a hash' })
      .where('id', '=', user.id)
      .execute();
    await tx
      .insertInto('email_challenges')
      .values({
        id: 'challenge',
        user_id: user.id,
        code_hash: new Uint8Array(32).fill(2),
        tries: 2,
        expires_at: spark.now() + 1,
      })
      .execute();
    await tx
      .insertInto('insights')
      .values({
        attempt_id: attempt?.attemptId ?? '',
        user_id: user.id,
        model_version: 'older',
        text: 'A text.',
        writer: 'A model',
        written_day: '2026-01-02',
      })
      .execute();
  });
  return token;
}

async function storedOf(table: string, column: string): Promise<unknown[]> {
  const userId = data.account.id;
  const owner =
    table === 'users'
      ? sql`id = ${userId}`
      : table === 'tokens'
        ? sql`session_id in (select id from sessions where user_id = ${userId})`
        : sql`user_id = ${userId}`;
  const query = sql<{
    value: unknown;
  }>`select ${sql.ref(column)} as value from ${sql.table(table)} where ${owner}`;
  const { rows } = await spark.db.read((tx) => query.execute(tx));
  return rows.map(({ value }) => value);
}

/** As it might be written in a document. */
const formsOf = (value: unknown): string[] =>
  value instanceof Uint8Array
    ? [
        Buffer.from(value).toString('hex'),
        Buffer.from(value).toString('base64').slice(0, -3),
        [...value].join(','),
      ]
    : [String(value)];

test('names every column of a person, as exported or as a secret', () => {
  const columns = personal.flatMap(({ table, columns: ofTable }) =>
    ofTable.map(({ column }) => `${table}.${column}`),
  );
  expect(
    Object.keys(told).toSorted(),
    'export what is new (src/server/profile/export.ts) and say here where',
  ).toEqual(columns.toSorted());
});

test('holds every value that is stored, of this account and of no other', async () => {
  const sorted = (values: readonly unknown[]) => values.map(String).toSorted();
  for (const [name, where] of Object.entries(told)) {
    const [table = '', column = ''] = name.split('.');
    const stored = await storedOf(table, column);
    expect(
      stored.filter((value) => value !== null),
      `${name} has something in it, or this shows nothing`,
    ).not.toEqual([]);
    if (where !== secret)
      expect({ [name]: sorted(where(data)) }).toEqual({ [name]: sorted(stored) });
  }
  const others = await spark.db.read((tx) =>
    tx.selectFrom('users').select('id').where('id', '!=', data.account.id).execute(),
  );
  expect(others).toHaveLength(1);
  for (const { id: other } of others) expect(JSON.stringify(data)).not.toContain(other);
});

test('holds nothing that proves who somebody is', async () => {
  const text = JSON.stringify(data);
  for (const [name] of Object.entries(told).filter(([, where]) => where === secret)) {
    const [table = '', column = ''] = name.split('.');
    for (const value of await storedOf(table, column))
      for (const form of formsOf(value))
        expect({ [name]: text.includes(form) }).toEqual({ [name]: false });
  }
});
