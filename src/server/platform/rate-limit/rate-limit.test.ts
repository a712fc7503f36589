import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  answerAll,
  makeFinishedUser,
  makeUser,
  scattered,
} from '../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp, urlOf } from '../../../../test/support/server/test-app.ts';
import { calls, type ServedCall } from '../../../contract/endpoints.ts';
import { createRateLimiter } from './rate-limit.ts';

/** With the limits as they are; `wide` makes people without being counted out, in the same database. */
let spark: TestApp;
let wide: TestApp;
beforeEach(async () => {
  wide = await openTestApp();
  spark = await openTestApp({ db: wide.db, rateLimitScale: 1 });
});
afterEach(async () => {
  await spark.app.close();
  await wide.close();
});

let clients = 0;
const newClient = (): string => `198.51.100.${(clients += 1)}`;

async function ask(
  app: TestApp,
  name: ServedCall,
  {
    client,
    token,
    body,
    params,
    headers = {},
  }: {
    client: string;
    token?: string;
    body?: object;
    params?: Record<string, string>;
    headers?: Record<string, string>;
  },
) {
  return app.app.inject({
    method: calls[name].method,
    url: urlOf(name, params),
    remoteAddress: client,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body && { payload: body }),
  });
}

async function statuses(
  times: number,
  request: (i: number) => Promise<{ statusCode: number }>,
): Promise<number[]> {
  return (await Promise.all(Array.from({ length: times }, (_, i) => request(i)))).map(
    ({ statusCode }) => statusCode,
  );
}
const count = (list: readonly number[], status: number): number =>
  list.filter((one) => one === status).length;

describe('new accounts', () => {
  test('are ten a minute for a client, exactly, also when a hundred are asked for at once (E11)', async () => {
    const client = newClient();
    const answers = await statuses(100, () => ask(spark, 'createUnique', { client }));
    expect([count(answers, 200), count(answers, 429)]).toEqual([10, 90]);
    expect((await ask(spark, 'createUnique', { client: newClient() })).statusCode).toBe(200);
  });

  test('refused say when to come again, and then are made; sixty an hour', async () => {
    const client = newClient();
    await statuses(10, () => ask(spark, 'createUnique', { client }));
    const refused = await ask(spark, 'createUnique', { client });
    expect(refused.json()).toMatchObject({
      status: 429,
      code: 'rate_limited',
      title: 'Too Many Requests',
    });
    expect(Number(refused.headers['retry-after'])).toBe(60); // the clock of the tests stands at midday
    for (let minute = 1; minute < 6; minute += 1) {
      spark.moveClock(60);
      expect(count(await statuses(10, () => ask(spark, 'createUnique', { client })), 200)).toBe(10);
    }
    spark.moveClock(60);
    const hourly = await ask(spark, 'createUnique', { client });
    expect([hourly.statusCode, Number(hourly.headers['retry-after'])]).toEqual([429, 3600 - 360]);
    spark.moveClock(3600);
    expect((await ask(spark, 'createUnique', { client })).statusCode).toBe(200);
  });

  test('with a password count the same', async () => {
    const client = newClient();
    await statuses(9, () => ask(spark, 'createUnique', { client }));
    const register = () =>
      ask(spark, 'register', {
        client,
        body: { email: 'a@b.example', password: 'four words of no sense' },
      });
    expect([(await register()).statusCode, (await register()).statusCode]).toEqual([200, 429]);
  });

  test('are counted by the client itself, whatever X-Forwarded-For says, unless a proxy is believed (E10)', async () => {
    const client = newClient();
    const from = (app: TestApp) =>
      statuses(1000, (i) =>
        ask(app, 'createUnique', {
          client,
          headers: {
            'x-forwarded-for': `192.0.2.${i % 250}, 10.0.${i % 9}.${i % 11}`,
            forwarded: `for=192.0.2.${i % 250}`,
          },
        }),
      );
    expect(count(await from(spark), 200)).toBe(10);
    const behindProxy = await openTestApp({ db: wide.db, rateLimitScale: 1, trustProxy: 1 });
    const proxy = newClient();
    const through = async (forwarded: string) =>
      (
        await ask(behindProxy, 'createUnique', {
          client: proxy,
          headers: { 'x-forwarded-for': forwarded },
        })
      ).statusCode;
    for (let i = 0; i < 10; i += 1) expect(await through(`192.0.2.${i}, 203.0.113.77`)).toBe(200); // only the last was written by the proxy
    expect(await through('192.0.2.99, 203.0.113.77')).toBe(429);
    expect(await through('203.0.113.78')).toBe(200);
    await behindProxy.app.close();
  });

  test('are counted by the first 56 bits of an IPv6 address', async () => {
    const answers = await statuses(30, (i) =>
      ask(spark, 'createUnique', { client: `2001:db8:7:${(0x12_00 + i).toString(16)}::${i}` }),
    );
    expect(count(answers, 200)).toBe(10);
    expect((await ask(spark, 'createUnique', { client: '2001:db8:7:1300::1' })).statusCode).toBe(
      200,
    );
  });
});

describe('signing in', () => {
  test('may fail ten times a minute; what succeeds does not count', async () => {
    const [client, user] = [newClient(), await makeUser(wide)];
    const right = () => ask(spark, 'login', { client, body: { loginCode: user.loginCode } });
    const wrong = () =>
      ask(spark, 'login', { client, body: { loginCode: '7K4M-9QXR-2FTB-W8ZD-H3NE-5YVC' } });
    for (let i = 0; i < 20; i += 1) expect((await right()).statusCode).toBe(200);
    for (let i = 0; i < 10; i += 1) expect((await wrong()).statusCode).toBe(401);
    expect([(await wrong()).statusCode, (await right()).statusCode]).toEqual([429, 429]);
    spark.moveClock(60);
    expect((await right()).statusCode).toBe(200);
  });

  test('lets no more than ten guesses through when they come at once, by code, password or mailed code', async () => {
    const guesses = [
      { loginCode: 'x' },
      { loginCode: 'a@b.example', password: 'p' },
      { loginCode: 'a@b.example', challengeId: 'c', code: '12345678' },
    ];
    const client = newClient();
    const answers = await statuses(60, (i) =>
      ask(spark, 'login', { client, body: guesses[i % 3] ?? {} }),
    );
    expect([count(answers, 401), count(answers, 429)]).toEqual([10, 50]);
  });

  test('with an address asks for ten codes an hour from one client, known or not', async () => {
    const client = newClient();
    const answers = await statuses(12, (i) =>
      ask(spark, 'login', { client, body: { loginCode: `a${i}@b.example` } }),
    );
    expect([count(answers, 202), count(answers, 429)]).toEqual([10, 2]);
  });

  test('with a password may be tried a hundred times a day on one address, from anywhere', async () => {
    const half = await openTestApp({ db: wide.db, rateLimitScale: 0.1 });
    const answers: number[] = [];
    for (let i = 0; i < 12; i += 1)
      answers.push(
        (
          await ask(half, 'login', {
            client: newClient(),
            body: { loginCode: 'a@b.example', password: 'p' },
          })
        ).statusCode,
      );
    expect([count(answers, 401), count(answers, 429)]).toEqual([10, 2]);
    await half.app.close();
  });
});

describe('looking at profiles', () => {
  test('is free thirty times a minute, and six times in vain', async () => {
    const { shareCode } = await makeFinishedUser(wide, scattered(1));
    const [finds, misses, both] = [newClient(), newClient(), newClient()];
    const look = async (client: string, code: string) =>
      (await ask(spark, 'publicProfile', { client, params: { shareCode: code } })).statusCode;
    for (let i = 0; i < 30; i += 1) expect(await look(finds, shareCode)).toBe(200);
    expect(await look(finds, shareCode)).toBe(429);
    for (let i = 0; i < 6; i += 1) expect(await look(misses, '0'.repeat(20))).toBe(404);
    expect([await look(misses, '0'.repeat(20)), await look(misses, shareCode)]).toEqual([429, 429]); // past it nobody learns which is which
    for (let i = 0; i < 5; i += 1) await look(both, '0'.repeat(20));
    const me = await makeFinishedUser(wide, scattered(2));
    const compare = (shareCode2: string) =>
      ask(spark, 'compareProfiles', {
        client: both,
        token: me.token,
        body: { shareCode1: me.shareCode, shareCode2 },
      });
    for (let i = 0; i < 5; i += 1) expect((await compare(shareCode)).statusCode).toBe(200);
    expect((await compare(shareCode)).statusCode).toBe(429);
  });

  test('compares with twenty codes a day, as often as one likes, whether or not there is such a code', async () => {
    const me = await makeFinishedUser(wide, scattered(3));
    const known = await makeFinishedUser(wide, scattered(4));
    const compare = async (shareCode2: string) =>
      (
        await ask(spark, 'compareProfiles', {
          client: newClient(),
          token: me.token,
          body: { shareCode1: me.shareCode, shareCode2 },
        })
      ).statusCode;
    const never = (i: number): string => String(i).padStart(20, '0');
    expect(await compare(known.shareCode)).toBe(200);
    for (let i = 0; i < 19; i += 1) expect(await compare(never(i))).toBe(404);
    expect([
      await compare(never(20)),
      await compare(never(20)),
      await compare(never(3)),
      await compare(known.shareCode),
    ]).toEqual([429, 429, 404, 200]);
  });

  test('lets twenty accounts a day compare with one code', async () => {
    const half = await openTestApp({ db: wide.db, rateLimitScale: 0.1 });
    const target = await makeFinishedUser(wide, scattered(5));
    const others = await Promise.all(
      [6, 7, 8].map((seed) => makeFinishedUser(wide, scattered(seed))),
    );
    const compare = async (user: (typeof others)[number] | undefined) =>
      (
        await ask(half, 'compareProfiles', {
          client: newClient(),
          token: user?.token ?? '',
          body: { shareCode1: user?.shareCode, shareCode2: target.shareCode },
        })
      ).statusCode;
    expect([
      await compare(others[0]),
      await compare(others[1]),
      await compare(others[2]),
      await compare(others[0]),
    ]).toEqual([200, 200, 429, 200]);
    await half.app.close();
  });
});

describe('answers', () => {
  test('are 240 a minute for an account, and cost the shared table nothing below 60', async () => {
    const user = await makeUser(wide);
    const { setAItems } = await wide.call('startSurvey', { token: user.token });
    const save = (i: number) =>
      ask(spark, 'saveResponse', {
        client: newClient(),
        token: user.token,
        body: { itemId: setAItems[i % 40], value: 1 + (i % 7) },
      });
    const counted = () => spark.db.read((tx) => tx.selectFrom('rate_limits').selectAll().execute());
    const before = (await counted()).length;
    expect(count(await statuses(60, save), 200)).toBe(60);
    expect(await counted()).toHaveLength(before);
    expect(count(await statuses(200, save), 200)).toBe(180);
    expect(await counted()).toHaveLength(before + 1);
    expect(
      (
        await ask(spark, 'saveResponse', {
          client: newClient(),
          token: (await makeUser(wide)).token,
          body: { itemId: 'A01', value: 1 },
        })
      ).statusCode,
    ).toBe(404);
    spark.moveClock(60);
    expect((await save(1)).statusCode).toBe(200);
  });

  test('are counted together by two nodes, but for what the second has free', async () => {
    const other = await openTestApp({ db: wide.db, rateLimitScale: 1 });
    const user = await makeUser(wide);
    const { setAItems } = await wide.call('startSurvey', { token: user.token });
    const save = (app: TestApp) => (i: number) =>
      ask(app, 'saveResponse', {
        client: newClient(),
        token: user.token,
        body: { itemId: setAItems[i % 40], value: 1 + (i % 7) },
      });
    expect(count(await statuses(200, save(spark)), 200)).toBe(200);
    let admitted = 0; // one after the other: at once, those under way at the limit would be let in too
    while (admitted < 200 && (await save(other)(admitted)).statusCode === 200) admitted += 1;
    expect(admitted).toBe(60); // 200 were handed in by the first; with the second's 61st there are 261
    await other.app.close();
  });

  test('of a whole survey at a human pace meet no limit', async () => {
    const user = await makeUser(wide);
    const { setAItems } = await spark.call('startSurvey', { token: user.token });
    await answerAll(spark, user, setAItems, scattered(1));
    const { setBItems = [] } = await spark.call('surveyStatus', { token: user.token });
    await answerAll(spark, user, setBItems, scattered(1));
    expect((await spark.call('me', { token: user.token })).surveyCompleted).toBe(true);
  });
});

describe('answers that are free', () => {
  test('are counted here, once each; at the end of what is free nothing is counted until it is spent with the others', async () => {
    const limiter = createRateLimiter({
      db: spark.db,
      now: () => 0,
      random: (count) => new Uint8Array(count),
      key: new Uint8Array(32),
      scale: 1,
    });
    const meter = await limiter.today();
    expect(
      Array.from({ length: 62 }, () => meter.trySpendLocally('answer', 'somebody')).filter(Boolean),
    ).toHaveLength(60);
    expect(meter.trySpendLocally('answer', 'another')).toBe(true);
    for (let i = 60; i < 240; i += 1) await limiter.spend('answer', 'somebody');
    await expect(limiter.spend('answer', 'somebody')).rejects.toMatchObject({
      code: 'rate_limited',
    });
    expect(meter.trySpendLocally('create', 'somebody')).toBe(false);
  });
});

describe('what is kept of a client', () => {
  test('is a hash that cannot be made again once the day is over', async () => {
    const client = newClient();
    const day = () =>
      spark.db.read(async (tx) => ({
        salts: await tx.selectFrom('rate_salts').selectAll().execute(),
        counts: await tx.selectFrom('rate_limits').selectAll().execute(),
      }));
    await ask(spark, 'createUnique', { client });
    const first = await day();
    expect(first.salts).toHaveLength(1);
    expect(first.counts).toHaveLength(2);
    expect(Buffer.concat(first.counts.map(({ key }) => key)).includes(client)).toBe(false);
    spark.moveClock(86_400);
    await ask(spark, 'createUnique', { client });
    const second = await day();
    expect(second.salts).toHaveLength(1);
    expect(second.salts[0]?.salt).not.toEqual(first.salts[0]?.salt);
    const keys = new Set(first.counts.map(({ key }) => Buffer.from(key).toString('hex')));
    expect(second.counts.filter(({ key }) => keys.has(Buffer.from(key).toString('hex')))).toEqual(
      [],
    );
  });

  test('is nothing where the database does not answer: then nobody is let in', async () => {
    const { DatabaseUnavailable } = await import('../db/errors.ts');
    const gone = async (): Promise<never> => {
      throw new DatabaseUnavailable('away');
    };
    let isAway = false;
    const db = {
      ...wide.db,
      write: <T>(unit: Parameters<typeof wide.db.write<T>>[0]) =>
        isAway ? gone() : wide.db.write(unit),
    };
    const app = await openTestApp({ db, rateLimitScale: 1 });
    isAway = true;
    for (const [name, body] of [
      ['createUnique', undefined],
      ['login', { loginCode: 'x' }],
      ['login', { loginCode: 'a@b.example' }],
    ] as const) {
      const answer = await ask(app, name, { client: newClient(), ...(body && { body }) });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    }
    isAway = false;
    expect((await ask(app, 'createUnique', { client: newClient() })).statusCode).toBe(200);
    await app.app.close();
  });
});

describe('an export', () => {
  test('is made five times an hour', async () => {
    const { token } = await makeUser(wide);
    const answers = await statuses(7, () =>
      ask(spark, 'exportData', { client: newClient(), token }),
    );
    expect([count(answers, 200), count(answers, 429)]).toEqual([5, 2]);
  });
});
