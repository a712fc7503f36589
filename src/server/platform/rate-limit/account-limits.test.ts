import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  callFrom,
  countStatuses,
  newClient,
  statusOf,
  useLimitedApps,
} from '../../../../test/support/http/limited-apps.ts';
import { keen, mirrored } from '../../../../test/support/people/make-pairs.ts';
import { reveal } from '../../../../test/support/people/make-readings.ts';
import {
  makeFinishedUser,
  makeUser,
  seededAnswers,
} from '../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import type { ServedCall } from '../../../contract/endpoints.ts';

const apps = useLimitedApps();

describe('new accounts', () => {
  const create = (client: string) => statusOf(apps.limited, 'createUnique', { client });

  test('are limited to ten per minute and client', async () => {
    const client = newClient();
    expect(await countStatuses(100, () => create(client))).toEqual({ 200: 10, 429: 90 });
    expect(await create(newClient())).toBe(200);
  });

  test('succeed after Retry-After, up to sixty per hour', async () => {
    const client = newClient();
    const createTen = () => countStatuses(10, () => create(client));
    await createTen();
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
      expect(await createTen()).toEqual({ 200: 10 });
    }
    apps.limited.moveClock(60);
    const hourly = await callFrom(apps.limited, 'createUnique', { client });
    expect([hourly.statusCode, Number(hourly.headers['retry-after'])]).toEqual([429, 3600 - 360]);
    apps.limited.moveClock(3600);
    expect(await create(client)).toBe(200);
  });

  test('with a password count the same', async () => {
    const client = newClient();
    await countStatuses(9, () => create(client));
    const body = { email: 'a@b.example', password: 'four words of no sense' };
    const register = () => statusOf(apps.limited, 'register', { client, body });
    expect([await register(), await register()]).toEqual([200, 429]);
  });

  test('ignore X-Forwarded-For unless a proxy is trusted', async () => {
    const client = newClient();
    const created = await countStatuses(200, (i) =>
      statusOf(apps.limited, 'createUnique', {
        client,
        headers: {
          'x-forwarded-for': `192.0.2.${i % 250}, 10.0.${i % 9}.${i % 11}`,
          forwarded: `for=192.0.2.${i % 250}`,
        },
      }),
    );
    expect(created[200]).toBe(10);
    const { db } = apps.unlimited;
    const behindProxy = await openTestApp({ db, rateLimitScale: 1, trustProxy: 1 });
    const proxy = newClient();
    const through = (forwarded: string) =>
      statusOf(behindProxy, 'createUnique', {
        client: proxy,
        headers: { 'x-forwarded-for': forwarded },
      });
    // The trusted proxy appended only the last address; the client wrote the first.
    for (let i = 0; i < 10; i += 1) expect(await through(`192.0.2.${i}, 203.0.113.77`)).toBe(200);
    for (const spelling of ['203.0.113.77', ', 203.0.113.77, ,', '203.0.113.77:40001'])
      expect(await through(`192.0.2.99, ${spelling}`)).toBe(429);
    expect(await through('203.0.113.78')).toBe(200);
    for (let i = 0; i < 10; i += 1) expect(await through(`garbage-${i}`)).toBe(200);
    expect(await through('garbage-10')).toBe(429);
    await behindProxy.app.close();
  });

  test('are counted by the first 56 bits of IPv6', async () => {
    const created = await countStatuses(30, (i) =>
      create(`2001:db8:7:${(0x12_00 + i).toString(16)}::${i}`),
    );
    expect(created[200]).toBe(10);
    expect(await create('2001:db8:7:1300::1')).toBe(200);
  });

  test.each([
    ['an IPv6 /48', (i: number) => `2001:db8:8:${(i << 8).toString(16)}::1`, '2001:db8:9::1'],
    ['an IPv4 /24', (i: number) => `203.0.113.${i}`, '203.0.114.1'],
  ])('are limited to forty a minute for %s', async (_, addressIn, outside) => {
    expect(await countStatuses(119, (i) => create(addressIn(i)))).toEqual({ 200: 40, 429: 79 });
    expect(await create(outside)).toBe(200);
  });
});

describe('signing in', () => {
  const signIn = (body: object, client = newClient(), app: TestApp = apps.limited) =>
    statusOf(app, 'login', { client, body });

  test('may fail ten times a minute; successes do not count', async () => {
    const [client, { loginCode }] = [newClient(), await makeUser(apps.unlimited)];
    const right = () => signIn({ loginCode }, client);
    const wrong = () => signIn({ loginCode: '7K4M-9QXR-2FTB-W8ZD-H3NE-5YVC' }, client);
    for (let i = 0; i < 20; i += 1) expect(await right()).toBe(200);
    for (let i = 0; i < 10; i += 1) expect(await wrong()).toBe(401);
    expect([await wrong(), await right()]).toEqual([429, 429]);
    apps.limited.moveClock(60);
    expect(await right()).toBe(200);
  });

  test('may fail forty times a minute in a /24', async () => {
    const { loginCode } = await makeUser(apps.unlimited);
    for (let i = 0; i < 41; i += 1) expect(await signIn({ loginCode }, `203.0.113.${i}`)).toBe(200);
    const guess = (i: number) => signIn({ loginCode: 'x' }, `203.0.113.${i}`);
    expect(await countStatuses(60, guess)).toEqual({ 401: 40, 429: 20 });
  });

  test('admits ten concurrent guesses, by code, password or mailed code', async () => {
    const guesses = [
      { loginCode: 'x' },
      { loginCode: 'a@b.example', password: 'p' },
      { loginCode: 'a@b.example', challengeId: 'c', code: '12345678' },
    ];
    const client = newClient();
    const answers = await countStatuses(60, (i) => signIn(guesses[i % 3] ?? {}, client));
    expect(answers).toEqual({ 401: 10, 429: 50 });
  });

  test('limits password attempts per address to a hundred a day', async () => {
    const half = await openTestApp({ db: apps.unlimited.db, rateLimitScale: 0.1 });
    const attempt = () => signIn({ loginCode: 'a@b.example', password: 'p' }, newClient(), half);
    for (let i = 0; i < 10; i += 1) expect(await attempt()).toBe(401);
    expect([await attempt(), await attempt()]).toEqual([429, 429]);
    await half.app.close();
  });
});

interface AccountLimit {
  readonly names: readonly [ServedCall, ...ServedCall[]];
  readonly body?: object;
  readonly status?: number;
  readonly allowed: number;
}

describe('an account', () => {
  test.each<AccountLimit>([
    { names: ['refresh'], allowed: 30 },
    { names: ['renewShareCode', 'switchSharingOff'], allowed: 20 },
    { names: ['rotateLoginCode'], allowed: 10 },
    { names: ['computeProfile'], allowed: 60 },
    { names: ['updateOptionalInfo'], body: { compareDetail: 'all' }, allowed: 60 },
    { names: ['confirmEmail'], body: { code: '12345678' }, status: 400, allowed: 60 },
    { names: ['setLimit'], body: { itemId: 'A01', isLimit: true }, allowed: 120 },
    { names: ['reviseAnswer'], body: { itemId: 'A01', value: null }, status: 404, allowed: 30 },
    { names: ['preparePasskey'], allowed: 20 },
    { names: ['exportData'], allowed: 5 },
  ])('may call $names together $allowed times, from any client', async (row) => {
    const { names, body, status = 200, allowed } = row;
    const [name] = names;
    const makeRequest = async () => {
      const { id: userId, token } = await (name === 'computeProfile'
        ? makeFinishedUser(apps.unlimited, seededAnswers(1))
        : makeUser(apps.unlimited));
      return { token, ...(name !== 'exportData' && { body: { userId, ...body } }) };
    };
    const [request, ofOther] = [await makeRequest(), await makeRequest()];
    const answers = await countStatuses(allowed + 15, (i) =>
      statusOf(apps.limited, names[i % names.length] ?? name, request),
    );
    expect(answers).toEqual({ [status]: allowed, 429: 15 });
    const refused = await callFrom(apps.limited, name, { client: newClient(), ...request });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await statusOf(apps.limited, name, ofOther)).toBe(status);
  });

  test('may erase an agreement ten times a day; invented ones add no count', async () => {
    const ada = await makeFinishedUser(apps.unlimited, keen('erase'));
    const ben = await makeFinishedUser(apps.unlimited, mirrored(keen('erase')));
    const shown = await reveal(apps.unlimited, ada, ben);
    const { token } = ada;
    const erase = (pairId: string) =>
      statusOf(apps.limited, 'eraseAgreement', { token, body: { pairId } });
    const listCounts = () =>
      apps.unlimited.db.read((tx) => tx.selectFrom('rate_limits').select('key').execute());
    const before = await listCounts();
    expect(await countStatuses(15, () => erase(randomUUID()))).toEqual({ 404: 15 });
    expect(await listCounts()).toEqual(before);
    expect(await countStatuses(12, () => erase(shown))).toEqual({ 200: 10, 429: 2 });
  });

  test('gets a new login code although a stolen token tried', async () => {
    const { token: stolen, loginCode } = await makeUser(apps.unlimited);
    apps.limited.moveClock(600);
    const rotate = (token: string) => statusOf(apps.limited, 'rotateLoginCode', { token });
    expect(await countStatuses(15, () => rotate(stolen))).toEqual({ 403: 15 });
    const { accessToken } = await apps.limited.call('login', { body: { loginCode } });
    expect(await rotate(accessToken)).toBe(200);
  });

  test('may read 1,200 times a minute', async () => {
    const { token } = await makeUser(apps.unlimited);
    await apps.unlimited.call('startSurvey', { token });
    const read = (i: number) => statusOf(apps.limited, i % 2 ? 'me' : 'surveyStatus', { token });
    for (let i = 0; i < 24; i += 1) expect(await countStatuses(50, read)).toEqual({ 200: 50 });
    expect(await countStatuses(3, read)).toEqual({ 429: 3 });
    expect(await statusOf(apps.limited, 'startSurvey', { token })).toBe(200);
    apps.limited.moveClock(60);
    expect(await read(0)).toBe(200);
  });
});
