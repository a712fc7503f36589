import { describe, expect, test } from 'vitest';
import {
  callFrom,
  countStatus,
  newClient,
  collectStatuses,
  useLimitedApps,
} from '../../../../test/support/http/limited-apps.ts';
import {
  makeFinishedUser,
  makeUser,
  seededAnswers,
} from '../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';

const apps = useLimitedApps();

describe('new accounts', () => {
  test('are limited to ten per minute and client (E11)', async () => {
    const client = newClient();
    const answers = await collectStatuses(100, () =>
      callFrom(apps.limited, 'createUnique', { client }),
    );
    expect([countStatus(answers, 200), countStatus(answers, 429)]).toEqual([10, 90]);
    expect((await callFrom(apps.limited, 'createUnique', { client: newClient() })).statusCode).toBe(
      200,
    );
  });

  test('succeed after Retry-After, up to sixty per hour', async () => {
    const client = newClient();
    await collectStatuses(10, () => callFrom(apps.limited, 'createUnique', { client }));
    const refused = await callFrom(apps.limited, 'createUnique', { client });
    expect(refused.json()).toMatchObject({
      status: 429,
      code: 'rate_limited',
      title: 'Too Many Requests',
    });
    // The test clock starts at midday, so a window of a minute has just begun.
    expect(Number(refused.headers['retry-after'])).toBe(60);
    for (let minute = 1; minute < 6; minute += 1) {
      apps.limited.moveClock(60);
      expect(
        countStatus(
          await collectStatuses(10, () => callFrom(apps.limited, 'createUnique', { client })),
          200,
        ),
      ).toBe(10);
    }
    apps.limited.moveClock(60);
    const hourly = await callFrom(apps.limited, 'createUnique', { client });
    expect([hourly.statusCode, Number(hourly.headers['retry-after'])]).toEqual([429, 3600 - 360]);
    apps.limited.moveClock(3600);
    expect((await callFrom(apps.limited, 'createUnique', { client })).statusCode).toBe(200);
  });

  test('with a password count the same', async () => {
    const client = newClient();
    await collectStatuses(9, () => callFrom(apps.limited, 'createUnique', { client }));
    const register = () =>
      callFrom(apps.limited, 'register', {
        client,
        body: { email: 'a@b.example', password: 'four words of no sense' },
      });
    expect([(await register()).statusCode, (await register()).statusCode]).toEqual([200, 429]);
  });

  test('ignore X-Forwarded-For unless a proxy is trusted (E10)', async () => {
    const client = newClient();
    const from = (app: TestApp) =>
      collectStatuses(1000, (i) =>
        callFrom(app, 'createUnique', {
          client,
          headers: {
            'x-forwarded-for': `192.0.2.${i % 250}, 10.0.${i % 9}.${i % 11}`,
            forwarded: `for=192.0.2.${i % 250}`,
          },
        }),
      );
    expect(countStatus(await from(apps.limited), 200)).toBe(10);
    const behindProxy = await openTestApp({
      db: apps.unlimited.db,
      rateLimitScale: 1,
      trustProxy: 1,
    });
    const proxy = newClient();
    const through = async (forwarded: string) =>
      (
        await callFrom(behindProxy, 'createUnique', {
          client: proxy,
          headers: { 'x-forwarded-for': forwarded },
        })
      ).statusCode;
    // The trusted proxy appended only the last address; the client wrote the first.
    for (let i = 0; i < 10; i += 1) expect(await through(`192.0.2.${i}, 203.0.113.77`)).toBe(200);
    expect(await through('192.0.2.99, 203.0.113.77')).toBe(429);
    expect(await through('203.0.113.78')).toBe(200);
    await behindProxy.app.close();
  });

  test.each([
    ['with a port', (i: number) => `203.0.113.5:${40_000 + i}`],
    ['in brackets with a port', (i: number) => `[2001:db8:9:100::${i}]:${40_000 + i}`],
    ['with a zone', (i: number) => `2001:db8:9:200::1%eth${i}`],
    ['mapped to IPv6', (i: number) => `[::ffff:203.0.113.6]:${40_000 + i}`],
    ['that are garbage', (i: number) => `garbage-${i}`],
    ['after empty parts', (i: number) => `192.0.2.${i}, , 203.0.113.8, ,`],
  ])('are counted for forwarded addresses %s', async (_, forwarded) => {
    const behindProxy = await openTestApp({
      db: apps.unlimited.db,
      rateLimitScale: 1,
      trustProxy: 1,
    });
    const proxy = newClient();
    const answers = await collectStatuses(15, (i) =>
      callFrom(behindProxy, 'createUnique', {
        client: proxy,
        headers: { 'x-forwarded-for': forwarded(i) },
      }),
    );
    expect([countStatus(answers, 200), countStatus(answers, 429)]).toEqual([10, 5]);
    await behindProxy.app.close();
  });

  test('are counted by the first 56 bits of IPv6', async () => {
    const answers = await collectStatuses(30, (i) =>
      callFrom(apps.limited, 'createUnique', {
        client: `2001:db8:7:${(0x12_00 + i).toString(16)}::${i}`,
      }),
    );
    expect(countStatus(answers, 200)).toBe(10);
    expect(
      (await callFrom(apps.limited, 'createUnique', { client: '2001:db8:7:1300::1' })).statusCode,
    ).toBe(200);
  });
});

describe('signing in', () => {
  test('may fail ten times a minute; successes do not count', async () => {
    const [client, user] = [newClient(), await makeUser(apps.unlimited)];
    const right = () =>
      callFrom(apps.limited, 'login', { client, body: { loginCode: user.loginCode } });
    const wrong = () =>
      callFrom(apps.limited, 'login', {
        client,
        body: { loginCode: '7K4M-9QXR-2FTB-W8ZD-H3NE-5YVC' },
      });
    for (let i = 0; i < 20; i += 1) expect((await right()).statusCode).toBe(200);
    for (let i = 0; i < 10; i += 1) expect((await wrong()).statusCode).toBe(401);
    expect([(await wrong()).statusCode, (await right()).statusCode]).toEqual([429, 429]);
    apps.limited.moveClock(60);
    expect((await right()).statusCode).toBe(200);
  });

  test('admits ten concurrent guesses, by code, password or mailed code', async () => {
    const guesses = [
      { loginCode: 'x' },
      { loginCode: 'a@b.example', password: 'p' },
      { loginCode: 'a@b.example', challengeId: 'c', code: '12345678' },
    ];
    const client = newClient();
    const answers = await collectStatuses(60, (i) =>
      callFrom(apps.limited, 'login', { client, body: guesses[i % 3] ?? {} }),
    );
    expect([countStatus(answers, 401), countStatus(answers, 429)]).toEqual([10, 50]);
  });

  test('sends a client ten mailed codes per hour', async () => {
    const client = newClient();
    const answers = await collectStatuses(12, (i) =>
      callFrom(apps.limited, 'login', { client, body: { loginCode: `a${i}@b.example` } }),
    );
    expect([countStatus(answers, 202), countStatus(answers, 429)]).toEqual([10, 2]);
  });

  test('limits password attempts per address to a hundred a day', async () => {
    const half = await openTestApp({ db: apps.unlimited.db, rateLimitScale: 0.1 });
    const answers: number[] = [];
    for (let i = 0; i < 12; i += 1)
      answers.push(
        (
          await callFrom(half, 'login', {
            client: newClient(),
            body: { loginCode: 'a@b.example', password: 'p' },
          })
        ).statusCode,
      );
    expect([countStatus(answers, 401), countStatus(answers, 429)]).toEqual([10, 2]);
    await half.app.close();
  });
});

describe('an account', () => {
  test.each([
    { names: ['refresh'], allowed: 30 },
    { names: ['renewShareCode', 'switchSharingOff'], allowed: 20 },
    { names: ['rotateLoginCode'], allowed: 10 },
    { names: ['computeProfile'], allowed: 60 },
  ] as const)('may call $names together $allowed times, from any client', async (row) => {
    const user = await makeFinishedUser(apps.unlimited, seededAnswers(1));
    const { names, allowed } = row;
    const body = { userId: user.id };
    const use = (i: number) =>
      callFrom(apps.limited, names[i % names.length] ?? names[0], {
        client: newClient(),
        token: user.token,
        body,
      });
    const answers = await collectStatuses(allowed + 15, use);
    expect([countStatus(answers, 200), countStatus(answers, 429)]).toEqual([allowed, 15]);
    expect(Number((await use(0)).headers['retry-after'])).toBeGreaterThan(0);

    const other = await makeFinishedUser(apps.unlimited, seededAnswers(2));
    const ofOther = { client: newClient(), token: other.token, body: { userId: other.id } };
    expect((await callFrom(apps.limited, names[0], ofOther)).statusCode).toBe(200);
  });

  test.each([
    ['optional information', { name: 'updateOptionalInfo', body: { compareDetail: 'all' } }, 200],
    ['codes of an address', { name: 'confirmEmail', body: { code: '12345678' } }, 400],
  ] as const)('may send %s sixty times a minute', async (_, { name, body }, status) => {
    const { token } = await makeUser(apps.unlimited);
    const answers = await collectStatuses(70, () =>
      callFrom(apps.limited, name, { client: newClient(), token, body }),
    );
    expect([countStatus(answers, status), countStatus(answers, 429)]).toEqual([60, 10]);
  });

  test('gets a new login code although a stolen token tried', async () => {
    const { token: stolen, loginCode } = await makeUser(apps.unlimited);
    apps.limited.moveClock(600);
    const rotate = (token: string) =>
      callFrom(apps.limited, 'rotateLoginCode', { client: newClient(), token });
    const answers = await collectStatuses(15, () => rotate(stolen));
    expect(countStatus(answers, 403)).toBe(15);
    const { accessToken } = await apps.limited.call('login', { body: { loginCode } });
    expect((await rotate(accessToken)).statusCode).toBe(200);
  });
});
