import { describe, expect, test } from 'vitest';
import {
  callFrom,
  countStatuses,
  newClient,
  statusOf,
  useLimitedApps,
} from '../../../../test/support/http/limited-apps.ts';
import type { LooseOptions } from '../../../../test/support/server/documented-calls.ts';
import {
  type TestUser,
  answerAll,
  makeFinishedUser,
  makeUser,
  seededAnswers,
} from '../../../../test/support/server/make-user.ts';
import { makePasskey } from '../../../../test/support/server/passkey.ts';
import { type TestApp, openTestApp } from '../../../../test/support/server/test-app.ts';
import type { CallName, calls } from '../../../contract/endpoints.ts';
import { DatabaseUnavailable } from '../db/database-errors.ts';
import { createRateLimiter } from './rate-limit.ts';

const apps = useLimitedApps();

const compare = (
  { token, shareCode: shareCode1 }: TestUser,
  shareCode2: string,
  { app = apps.limited, client = newClient() }: { app?: TestApp; client?: string } = {},
) => statusOf(app, 'compareProfiles', { client, token, body: { shareCode1, shareCode2 } });

describe('looking at profiles', () => {
  test('is limited to thirty hits or six misses a minute', async () => {
    const { shareCode } = await makeFinishedUser(apps.unlimited, seededAnswers(1));
    const [finds, misses, both] = [newClient(), newClient(), newClient()];
    const look = (client: string, code: string) =>
      statusOf(apps.limited, 'publicProfile', { client, params: { shareCode: code } });
    for (let i = 0; i < 30; i += 1) expect(await look(finds, shareCode)).toBe(200);
    expect(await look(finds, shareCode)).toBe(429);
    for (let i = 0; i < 6; i += 1) expect(await look(misses, '0'.repeat(20))).toBe(404);
    expect([await look(misses, '0'.repeat(20)), await look(misses, shareCode)]).toEqual([429, 429]);
    for (let i = 0; i < 5; i += 1) await look(both, '0'.repeat(20));
    const me = await makeFinishedUser(apps.unlimited, seededAnswers(2));
    const again = () => compare(me, shareCode, { client: both });
    for (let i = 0; i < 5; i += 1) expect(await again()).toBe(200);
    expect(await again()).toBe(429);
  });

  test('compares with twenty known codes a day', async () => {
    const app = await openTestApp({ db: apps.unlimited.db, rateLimitScale: 0.1 });
    const me = await makeFinishedUser(apps.unlimited, seededAnswers(3));
    const [one, two, three] = await Promise.all(
      [4, 5, 6].map((seed) => makeFinishedUser(apps.unlimited, seededAnswers(seed))),
    );
    const codes = [one, two, three, one].map((user) => user!.shareCode);
    const statuses: number[] = [];
    for (const code of [...codes, '0'.repeat(20)]) statuses.push(await compare(me, code, { app }));
    expect(statuses).toEqual([200, 200, 429, 200, 404]);
    await app.app.close();
  });

  test('lets twenty accounts a day compare with one code', async () => {
    const app = await openTestApp({ db: apps.unlimited.db, rateLimitScale: 0.1 });
    const { shareCode } = await makeFinishedUser(apps.unlimited, seededAnswers(5));
    const [one, two, three] = await Promise.all([
      makeFinishedUser(apps.unlimited, seededAnswers(6)),
      makeFinishedUser(apps.unlimited, seededAnswers(7)),
      makeFinishedUser(apps.unlimited, seededAnswers(8)),
    ]);
    const statuses: number[] = [];
    for (const user of [one, two, three, one])
      statuses.push(await compare(user, shareCode, { app }));
    expect(statuses).toEqual([200, 200, 429, 200]);
    await app.app.close();
  });
});

type PublicCall = {
  [K in CallName]: (typeof calls)[K]['access'] extends 'public' ? K : never;
}[CallName];

/**
 * A request that counts, or the reason for having none. `register` shares the limit of
 * `createUnique`.
 */
const requests = {
  createUnique: {},
  register: { body: { email: 'somebody@example.org', password: 'a long enough passphrase' } },
  login: { body: { loginCode: '0'.repeat(24) } },
  openLink: { body: { token: 'A'.repeat(27) } },
  openStudy: { body: { token: 'A'.repeat(27) } },
  publicProfile: { params: { shareCode: '0'.repeat(20) } },
  signInByPasskey: { body: makePasskey().use('any', 'any') },
  passkeyChallenge: 'a token that costs less than counting it',
  scaleLabels: 'texts that each node keeps in memory',
} satisfies Record<PublicCall, LooseOptions | string>;

test('every public call is refused after a while, or says why not', async () => {
  const client = newClient();
  const admitted = [];
  for (const [name, request] of Object.entries(requests)) {
    if (typeof request === 'string') continue;
    const statuses: number[] = [];
    while (statuses.length < 12 && !statuses.includes(429)) {
      // as: the names are the keys of the table
      statuses.push(await statusOf(apps.limited, name as PublicCall, { ...request, client }));
    }
    if (!statuses.includes(429)) admitted.push(name);
  }
  expect(admitted).toEqual([]);
});

describe('the stored count of a client', () => {
  test('is a hash that becomes unreproducible the next day', async () => {
    const client = newClient();
    const day = () =>
      apps.limited.db.read(async (tx) => ({
        salts: await tx.selectFrom('rate_salts').selectAll().execute(),
        counts: await tx.selectFrom('rate_limits').selectAll().execute(),
      }));
    await callFrom(apps.limited, 'createUnique', { client });
    const first = await day();
    expect(first.salts).toHaveLength(1);
    expect(first.counts).toHaveLength(4); // of a minute and an hour, and of two networks
    expect(Buffer.concat(first.counts.map(({ key }) => key)).includes(client)).toBe(false);
    apps.limited.moveClock(86_400);
    await callFrom(apps.limited, 'createUnique', { client });
    const second = await day();
    expect(second.salts).toHaveLength(1);
    expect(second.salts[0]?.salt).not.toEqual(first.salts[0]?.salt);
  });

  test('is required: without a database every request is refused', async () => {
    const failing = async (): Promise<never> => {
      throw new DatabaseUnavailable('away');
    };
    let isAway = false;
    const db = {
      ...apps.unlimited.db,
      write: <T>(unit: Parameters<typeof apps.unlimited.db.write<T>>[0]) =>
        isAway ? failing() : apps.unlimited.db.write(unit),
    };
    const app = await openTestApp({ db, rateLimitScale: 1 });
    isAway = true;
    for (const [name, body] of [
      ['createUnique', undefined],
      ['login', { loginCode: 'x' }],
      ['login', { loginCode: 'a@b.example' }],
    ] as const) {
      const answer = await callFrom(app, name, { client: newClient(), ...(body && { body }) });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    }
    isAway = false;
    expect((await callFrom(app, 'createUnique', { client: newClient() })).statusCode).toBe(200);
    await app.app.close();
  });
});

describe('answers', () => {
  /** Starts a survey. Returns a function that saves answers to it through an app. */
  async function startSaving() {
    const { token } = await makeUser(apps.unlimited);
    const { setAItems } = await apps.unlimited.call('startSurvey', { token });
    return (app: TestApp) => (i: number) =>
      statusOf(app, 'saveResponse', {
        token,
        body: { itemId: setAItems[i % 40], value: 1 + (i % 7) },
      });
  }

  test('are limited to 240 a minute, 60 in memory', async () => {
    const save = (await startSaving())(apps.limited);
    const counted = () =>
      apps.limited.db.read((tx) => tx.selectFrom('rate_limits').selectAll().execute());
    const before = (await counted()).length;
    expect(await countStatuses(60, save)).toEqual({ 200: 60 });
    expect(await counted()).toHaveLength(before);
    expect(await countStatuses(200, save)).toMatchObject({ 200: 180 });
    expect(await counted()).toHaveLength(before + 1);
    const { token } = await makeUser(apps.unlimited);
    const body = { itemId: 'A01', value: 1 };
    expect(await statusOf(apps.limited, 'saveResponse', { token, body })).toBe(404);
    apps.limited.moveClock(60);
    expect(await save(1)).toBe(200);
  });

  test('are counted across nodes, except each node’s local allowance', async () => {
    const other = await openTestApp({ db: apps.unlimited.db, rateLimitScale: 1 });
    const saveOn = await startSaving();
    expect(await countStatuses(200, saveOn(apps.limited))).toEqual({ 200: 200 });
    // Send the answers in sequence, because requests in flight at the limit would be admitted too.
    let admitted = 0;
    while (admitted < 200 && (await saveOn(other)(admitted)) === 200) admitted += 1;
    // The second node counts 60 in memory; with the next, 200 + 61 exceed the limit of 240.
    expect(admitted).toBe(60);
    await other.app.close();
  });

  test('of a whole survey meet no limit', async () => {
    const user = await makeUser(apps.unlimited);
    const { setAItems } = await apps.limited.call('startSurvey', { token: user.token });
    await answerAll(apps.limited, user, setAItems, seededAnswers(1));
    const { setBItems = [] } = await apps.limited.call('surveyStatus', { token: user.token });
    await answerAll(apps.limited, user, setBItems, seededAnswers(1));
    expect((await apps.limited.call('me', { token: user.token })).surveyCompleted).toBe(true);
  });
});

test('the local allowance counts until the shared count takes over', async () => {
  const limiter = createRateLimiter({
    db: apps.limited.db,
    now: () => 0,
    random: (count) => new Uint8Array(count),
    key: new Uint8Array(32),
    scale: 1,
  });
  const meter = await limiter.today();
  const spend = (subject: string) => meter.spendLocally('answer', subject);
  for (let i = 0; i < 60; i += 1) expect(spend('somebody')).toBeNull();
  expect(spend('another')).toBeNull();
  for (let i = 60; i < 240; i += 1) await limiter.spend('answer', 'somebody');
  await expect(limiter.spend('answer', 'somebody')).rejects.toMatchObject({
    code: 'rate_limited',
  });
  expect(meter.spendLocally('create', 'somebody')).not.toBeNull();
  for (let i = 0; i < 480; i += 1)
    expect(meter.spendLocally('ingest', `192.0.2.${i % 4}`)).toBeNull();
  expect(() => meter.spendLocally('ingest', '192.0.2.4')).toThrow('Too many requests');
});
