import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, type TestUser } from '../../test/make-user.ts';
import { adminKey, openTestApp, type TestApp, urlOf } from '../../test/test-app.ts';
import { calls, notYetServed, servedCalls } from '../contract/endpoints.ts';

let spark: TestApp;
let tokens: { readonly expired: string; readonly 'logged out': string; readonly valid: string };
let user: TestUser;
beforeAll(async () => {
  spark = await openTestApp();
  const expired = (await makeUser(spark)).token;
  spark.moveClock(5700);
  const loggedOut = (await makeUser(spark)).token;
  await spark.call('logout', { token: loggedOut });
  user = await makeUser(spark);
  await spark.call('startSurvey', { token: user.token });
  tokens = { expired, 'logged out': loggedOut, valid: user.token };
});
afterAll(() => spark.close());

/** What a call says to a request without body, with parameters that mean nothing, once it is let in; the survey is started. */
const letIn: Partial<Record<(typeof servedCalls)[number], number>> = {
  login: 400,
  saveResponse: 400,
  computeProfile: 400,
  compareProfiles: 400,
  attemptStatus: 404,
  completeSetA: 409,
  publicProfile: 404,
  listAdminItems: 400,
  updateAdminItem: 400,
  updateAdminItems: 400,
  updateAdminLabels: 400,
};

async function ask(name: (typeof servedCalls)[number], headers: Record<string, string>) {
  return spark.app.inject({ method: calls[name].method, url: urlOf(name), headers });
}

const who = ['no token', 'garbage', 'expired', 'logged out', 'valid'] as const;
function bearer(kind: (typeof who)[number]): Record<string, string>[] {
  if (kind === 'no token') return [{}, { authorization: '' }, { authorization: 'Bearer' }, { authorization: 'Bearer ' }];
  if (kind === 'garbage') return ['Bearer x', `Bearer spark_${'A'.repeat(43)}`, `Basic ${tokens.valid}`, tokens.valid, `Bearer ${tokens.valid}x`, `Bearer ${tokens.valid} x`, `Bearer ${'x'.repeat(5000)}`].map((authorization) => ({ authorization }));
  return [{ authorization: `Bearer ${tokens[kind]}` }];
}

describe('every call, by who makes it (spec §6, G1)', () => {
  const rows = servedCalls.filter((name) => name !== 'logout' && name !== 'refresh').flatMap((name) => who.map((kind) => ({ name, kind })));

  it.each(rows)('$name with $kind', async ({ name, kind }) => {
    const isOpen = calls[name].access === 'public' || (calls[name].access === 'user' && kind === 'valid');
    for (const headers of bearer(kind)) {
      const answer = await ask(name, headers);
      expect(answer.statusCode).toBe(isOpen ? (letIn[name] ?? 200) : 401);
      expect(answer.headers['cache-control']).toBe('no-store');
      if (isOpen) continue;
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.json()).toEqual({ type: 'about:blank', title: 'Unauthorized', status: 401, detail: calls[name].access === 'admin' ? 'Invalid admin key' : 'Please sign in.', code: 'unauthorized' });
    }
  });

  it.each(['refresh', 'logout'] as const)('%s needs a token that lives', async (name) => {
    for (const kind of who.filter((one) => one !== 'valid')) {
      for (const headers of bearer(kind)) expect((await ask(name, headers)).statusCode).toBe(401);
    }
    const { token } = await makeUser(spark);
    expect((await ask(name, { authorization: `Bearer ${token}` })).statusCode).toBe(200);
  });

  it('is judged before anything that was sent is looked at', async () => {
    const answer = await spark.app.inject({ method: 'POST', url: urlOf('saveResponse'), payload: { itemId: 'nonsense', value: 99 } });
    expect(answer.statusCode).toBe(401);
  });
});

describe('the administrator’s calls (spec §6)', () => {
  const names = servedCalls.filter((name) => calls[name].access === 'admin');

  it.each(names)('%s takes the key in its header alone', async (name) => {
    const wrong = [{}, { 'x-admin-key': '' }, { 'x-admin-key': 'wrong' }, { 'x-admin-key': `${adminKey}x` }, { 'x-admin-key': adminKey.slice(0, -1) }, { authorization: `Bearer ${adminKey}` }];
    for (const headers of wrong) expect((await ask(name, headers as Record<string, string>)).statusCode).toBe(401);
    const inUrl = await spark.app.inject({ method: calls[name].method, url: `${urlOf(name)}?key=${adminKey}&x-admin-key=${adminKey}` });
    expect(inUrl.statusCode).toBe(401);
    expect((await ask(name, { 'x-admin-key': adminKey })).statusCode).toBe(letIn[name] ?? 200);
  });
});

describe('the calls of the contract that nobody serves yet', () => {
  /** This list only shrinks: take a name out when its call is served; never add one. */
  it('are exactly these', () => {
    expect([...notYetServed]).toEqual([
      'register',
      'rotateLoginCode',
      'confirmEmail',
      'listSessions',
      'endSession',
      'retakeSurvey',
      'deleteData',
      'updateOptionalInfo',
      'renewShareCode',
      'switchSharingOff',
      'exportData',
    ]);
  });

  it('and those that are served are together the whole contract', () => {
    expect([...servedCalls, ...notYetServed].toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it.each(notYetServed.map((name) => ({ name, ...calls[name] })))('$name is answered as a path that does not exist, or a method that is not allowed', async ({ method, path }) => {
    const answer = await spark.app.inject({ method, url: path.replaceAll(/\{\w+\}/g, 'x'), headers: { authorization: `Bearer ${tokens.valid}` } });
    expect([404, 405]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });
});
