import { beforeAll, describe, expect, test } from 'vitest';
import { callUrl, type LooseOptions } from '../../test/support/server/documented-calls.ts';
import { makeUser } from '../../test/support/server/make-user.ts';
import { adminKey } from '../../test/support/server/test-app.ts';
import { useTestApp } from '../../test/support/server/use-test-app.ts';
import { type CallName, calls, servedCalls, shapes } from '../contract/endpoints.ts';
import type { InputShape } from './platform/http/request.ts';
import type { ReplyShape } from './platform/http/serve.ts';

const spark = useTestApp();
let tokens: {
  readonly expired: string;
  readonly 'logged out': string;
  readonly 'of a deleted account': string;
  readonly valid: string;
};
beforeAll(async () => {
  const expired = (await makeUser(spark)).token;
  spark.moveClock(5700);
  const loggedOut = (await makeUser(spark)).token;
  await spark.call('logout', { token: loggedOut });
  const deleted = (await makeUser(spark)).token;
  await spark.call('deleteData', { token: deleted });
  tokens = {
    expired,
    'logged out': loggedOut,
    'of a deleted account': deleted,
    valid: await startedToken(),
  };
});

async function startedToken(): Promise<string> {
  const { token } = await makeUser(spark);
  await spark.call('startSurvey', { token });
  return token;
}

/** The answers to authorised requests without body and parameters that find nothing. */
const statusWithoutData: Partial<Record<CallName, number>> = {
  attemptStatus: 404,
  beginRound: 404,
  roundStatus: 404,
  endSession: 404,
  completeSetA: 409,
  publicProfile: 404,
};

/** Whether the schemas take a request without body, whose parameters are all 'none'. */
function takesNothing(name: CallName): boolean {
  const { params, query, body }: InputShape & ReplyShape = shapes[name];
  const names = [...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, 'none']);
  try {
    params?.parse(Object.fromEntries(names));
    query?.parse({});
    body?.parse(undefined);
    return true;
  } catch {
    return false;
  }
}

const authorisedStatus = (name: CallName): number =>
  takesNothing(name) ? (statusWithoutData[name] ?? 200) : 400;

async function send(name: (typeof servedCalls)[number], headers: Record<string, string>) {
  return spark.app.inject({ method: calls[name].method, url: callUrl(name), headers });
}

const credentialKinds = [
  'no token',
  'garbage',
  'expired',
  'logged out',
  'of a deleted account',
  'wrong admin key',
  'admin key only',
  'valid',
] as const;
function headersWith(kind: (typeof credentialKinds)[number]): Record<string, string>[] {
  if (kind === 'no token')
    return [{}, { authorization: '' }, { authorization: 'Bearer' }, { authorization: 'Bearer ' }];
  if (kind === 'garbage')
    return [
      'Bearer x',
      `Bearer spark_${'A'.repeat(43)}`,
      `Basic ${tokens.valid}`,
      tokens.valid,
      `Bearer ${tokens.valid}x`,
      `Bearer ${tokens.valid} x`,
      `Bearer ${'x'.repeat(5000)}`,
    ].map((authorization) => ({ authorization }));
  if (kind === 'wrong admin key')
    return [
      { 'x-admin-key': '' },
      { 'x-admin-key': 'wrong' },
      { 'x-admin-key': `${adminKey}x` },
      { 'x-admin-key': adminKey.slice(0, -1) },
      { authorization: `Bearer ${adminKey}` },
    ];
  if (kind === 'admin key only') return [{ 'x-admin-key': adminKey }];
  return [{ authorization: `Bearer ${tokens[kind]}` }];
}

describe('every call, by its credentials', () => {
  const rows = servedCalls.flatMap((name) => credentialKinds.map((kind) => ({ name, kind })));

  test.each(rows)('$name with $kind', async ({ name, kind }) => {
    const { access } = calls[name];
    const isOpen =
      access === 'public' ||
      (access === 'user' && kind === 'valid') ||
      (access === 'admin' && kind === 'admin key only');
    // Each call gets a new token, because some calls end the session.
    if (kind === 'valid') tokens = { ...tokens, valid: await startedToken() };
    for (const headers of headersWith(kind)) {
      const answer = await send(name, headers);
      expect(answer.statusCode).toBe(isOpen ? authorisedStatus(name) : 401);
      expect(answer.headers['cache-control']).toBe('no-store');
      if (isOpen) continue;
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.json()).toEqual({
        type: 'about:blank',
        title: 'Unauthorized',
        status: 401,
        detail: calls[name].access === 'admin' ? 'Invalid admin key' : 'Please sign in.',
        code: 'unauthorized',
      });
    }
  });

  test('is authorised before its input is parsed', async () => {
    const answer = await spark.app.inject({
      method: 'POST',
      url: callUrl('saveResponse'),
      payload: { itemId: 'nonsense', value: 99 },
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('the data of another account', () => {
  test('looks like missing data and stays unchanged', async () => {
    const [mine, theirs] = [await makeUser(spark), await makeUser(spark)];
    await spark.call('startSurvey', { token: mine.token });
    const { attemptId } = await spark.call('startSurvey', { token: theirs.token });
    const [session] = await spark.call('listSessions', { token: theirs.token });
    const { id, shareCode } = await spark.call('me', { token: theirs.token });
    const me = await spark.call('me', { token: mine.token });
    const before = JSON.stringify(await spark.call('exportData', { token: theirs.token }));
    const { token } = mine;
    const answer = { itemId: 'A01', value: 3 };
    const idsOfOther = { attemptId, id, shareCode: shareCode ?? '', sessionId: session?.id ?? '' };
    const unknownIds = {
      attemptId: 'none',
      id: 'none',
      shareCode: '0'.repeat(20),
      sessionId: 'none',
    };
    const requestsFor = (ids: typeof idsOfOther) =>
      ({
        attemptStatus: { params: { attemptId: ids.attemptId } },
        saveResponse: { body: { ...answer, attemptId: ids.attemptId } },
        completeSetA: { body: { attemptId: ids.attemptId } },
        computeProfile: { body: { userId: ids.id } },
        compareProfiles: { body: { shareCode1: ids.shareCode, shareCode2: me.shareCode } },
        endSession: { params: { sessionId: ids.sessionId } },
      }) satisfies Partial<Record<CallName, LooseOptions>>;
    const [another, none] = [requestsFor(idsOfOther), requestsFor(unknownIds)];
    for (const name of Object.keys(another) as (keyof typeof another)[]) {
      // as: its keys
      const refused = await spark.refused(name, { token, ...another[name] });
      expect([403, 404], name).toContain(refused.status);
      expect(refused, name).toEqual(await spark.refused(name, { token, ...none[name] }));
    }
    expect(JSON.stringify(await spark.call('exportData', { token: theirs.token }))).toBe(before);
  });
});

describe('administrators’ calls', () => {
  const names = servedCalls.filter((name) => calls[name].access === 'admin');

  test.each(names)('%s takes no key in its address', async (name) => {
    const inUrl = await spark.app.inject({
      method: calls[name].method,
      url: `${callUrl(name)}?key=${adminKey}&x-admin-key=${adminKey}`,
    });
    expect(inUrl.statusCode).toBe(401);
  });
});

describe('the contract', () => {
  test('is served completely', () => {
    expect(servedCalls.toSorted()).toEqual(Object.keys(calls).toSorted());
  });
});
