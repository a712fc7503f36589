import { describe, expect, test } from 'vitest';
import { inventUser } from '../../../../test/support/people/invent-user.ts';
import { commonCalls } from '../../../contract/common-calls.ts';
import { profileCalls } from '../../../contract/profile-calls.ts';
import type { CallFunction } from '../api/call-function.ts';
import { createClient } from '../api/client.ts';
import { ApiError, requestId } from '../api/error.ts';
import { memoryStorage } from '../storage.ts';
import { createRestoreSession } from './restore-session.ts';
import { createTokenStore } from './token.ts';

const user = inventUser();

interface SentRequest {
  readonly path: string;
  readonly authorization: string | null;
  readonly body: unknown;
}

type Answer = (sent: SentRequest) => {
  readonly status: number;
  readonly body?: unknown;
  readonly statusText?: string;
};

/** Creates a client whose server replies through `answer`, and a log of what the client did. */
function openBrowser(
  answer: Answer,
  { loginCode = null as string | null, path = '/profile', accessToken = 'old' } = {},
) {
  const sent: SentRequest[] = [];
  const wentTo: string[] = [];
  let isCleared = false;
  let logouts = 0;
  let storedCode = loginCode;
  const clearSession = () => {
    isCleared = true;
  };
  const token = createTokenStore(memoryStorage(), () => 1000);
  if (accessToken !== '') token.write({ accessToken, expiresIn: 60 });
  const bindCalls = createClient({
    locale: 'en',
    fetch: async (input, init) => {
      const request = {
        path: String(input),
        authorization: new Headers(init?.headers).get('authorization'),
        body: init?.body === undefined ? undefined : JSON.parse(String(init.body)),
      };
      sent.push(request);
      await Promise.resolve();
      const { status, body, statusText } = answer(request);
      return new Response(JSON.stringify(body ?? {}), {
        status,
        ...(statusText !== undefined && { statusText }),
      });
    },
    token,
    watchLogout: () => {
      const before = logouts;
      return () => logouts !== before;
    },
    restoreSession: () => restoreSession(),
    clearSession,
    currentPath: () => path,
    goTo: (to) => wentTo.push(to),
  });
  const call: CallFunction = bindCalls(commonCalls);
  const restoreSession = createRestoreSession({
    call,
    loginCode: () => storedCode,
    beginSession: (reply) => {
      if ('accessToken' in reply) token.write(reply);
    },
    clearSession,
  });
  const hasSession = () => !isCleared;
  const logOut = () => {
    logouts += 1;
    storedCode = null;
    token.clear();
  };
  return { call, callOther: bindCalls(profileCalls), sent, wentTo, token, hasSession, logOut };
}

/** Refuses the old token and hands out a new one at login. */
const renewing: Answer = ({ path, authorization }) => {
  if (path.endsWith('/login'))
    return { status: 200, body: { accessToken: 'new', expiresIn: 60, user, loginCode: 'CODE' } };
  return authorization === 'Bearer new' ? { status: 200, body: user } : { status: 401 };
};

describe('a request', () => {
  test('carries the bearer token and fills the path', async () => {
    const { callOther, sent } = openBrowser(() => ({ status: 200, body: {} }));
    await callOther('attemptStatus', { params: { attemptId: 'a/1' } });
    expect(sent).toEqual([
      { path: '/api/survey/two-stage/status/a%2F1', authorization: 'Bearer old', body: undefined },
    ]);
  });

  test('carries no token when there is none', async () => {
    const { call, sent } = openBrowser(() => ({ status: 200, body: {} }), { accessToken: '' });
    await call('createUnique');
    expect(sent[0]?.authorization).toBeNull();
  });
});

describe('a table of calls', () => {
  test('shares the silent login with the others', async () => {
    const { call, callOther, sent } = openBrowser(renewing, { loginCode: 'CODE' });
    await Promise.all([call('me'), callOther('listAnswers'), callOther('listAnswers')]);
    expect(sent.filter(({ path }) => path.endsWith('/login'))).toHaveLength(1);
    expect(sent.at(-1)).toMatchObject({
      path: '/api/v1/profile/answers',
      authorization: 'Bearer new',
    });
  });
});

describe('a failure', () => {
  test('carries status, statusText and data, and says so', async () => {
    const { call } = openBrowser(() => ({
      status: 503,
      statusText: 'Service Unavailable',
      body: { detail: 'Later.' },
    }));
    const error = await call('scaleLabels').catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: 'API Error: 503 Service Unavailable',
      status: 503,
      statusText: 'Service Unavailable',
      data: { detail: 'Later.' },
    });
  });

  test('of the network is a 500 with the fallback text', async () => {
    const { call } = openBrowser(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(call('surveyStatus')).rejects.toMatchObject({
      message: 'API Error: 500 Failed to get survey status',
      status: 500,
    });
  });

  test('of computing a profile remains a 401, for another login', async () => {
    const { call } = openBrowser(() => ({ status: 401 }));
    await expect(
      call('computeProfile', { body: { userId: 'u1' }, recover: false }),
    ).rejects.toMatchObject({ status: 401 });
  });

  test('of computing a profile is otherwise a 404', async () => {
    const { call } = openBrowser(() => ({ status: 500 }));
    await expect(call('computeProfile', { body: { userId: 'u1' } })).rejects.toMatchObject({
      status: 404,
      statusText: 'Profile not found',
      data: 'No survey responses found for user',
    });
  });
});

describe('a 401', () => {
  test('logs in again with the stored code and retries once', async () => {
    const { call, sent, wentTo } = openBrowser(renewing, { loginCode: 'CODE' });
    await expect(call('me')).resolves.toEqual(user);
    expect(sent.map(({ path, authorization }) => `${path} ${authorization}`)).toEqual([
      '/api/v1/auth/me Bearer old',
      '/api/v1/auth/login null',
      '/api/v1/auth/me Bearer new',
    ]);
    expect(sent[1]?.body).toEqual({ loginCode: 'CODE' });
    expect(wentTo).toEqual([]);
  });

  test('of concurrent calls causes one login', async () => {
    const { call, sent } = openBrowser(renewing, { loginCode: 'CODE' });
    await Promise.all([call('me'), call('surveyStatus'), call('profileStatus')]);
    expect(sent.filter(({ path }) => path.endsWith('/login'))).toHaveLength(1);
  });

  test('without a code clears the session and leaves', async () => {
    const { call, wentTo, token, hasSession } = openBrowser(() => ({ status: 401 }));
    await expect(call('me')).rejects.toMatchObject({ status: 401 });
    expect(token.read()).toBeNull();
    expect(hasSession()).toBe(false);
    expect(wentTo).toEqual(['/unauthenticated#ended']);
  });

  test.each(['me', 'login'])('after a logout during %s leads nowhere', async (during) => {
    const browser = openBrowser(
      (one) => {
        if (one.path.endsWith(`/${during}`)) browser.logOut();
        return renewing(one);
      },
      { loginCode: 'CODE' },
    );
    await expect(browser.call('me')).rejects.toMatchObject({ status: 401 });
    expect(browser.token.read()).toBeNull();
    expect(browser.wentTo).toEqual([]);
  });

  test('of one person is not repeated for the next', async () => {
    const browser = openBrowser(() => {
      browser.logOut();
      browser.token.write({ accessToken: 'new', expiresIn: 60 });
      return { status: 401 };
    });
    await expect(browser.call('me')).rejects.toMatchObject({ status: 401 });
    expect(browser.sent).toHaveLength(1);
  });

  test.each([
    [500, true],
    [429, true],
    [401, false], // only then is the code forgotten
  ])('stays a 401 when the login fails with %i', async (status, isKept) => {
    const { call, wentTo, hasSession } = openBrowser(
      ({ path }) => ({ status: path.endsWith('/login') ? status : 401 }),
      { loginCode: 'CODE' },
    );
    await expect(call('me')).rejects.toMatchObject({ status: 401 });
    expect(hasSession()).toBe(isKept);
    expect(wentTo).toEqual(['/unauthenticated#ended']);
  });

  test('after the retry leaves, without another try', async () => {
    const { call, sent, wentTo } = openBrowser(
      (one) => (one.path.endsWith('/login') ? renewing(one) : { status: 401 }),
      { loginCode: 'CODE' },
    );
    await expect(call('me')).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(3);
    expect(wentTo).toEqual(['/unauthenticated#ended']);
  });

  test.each(['/unauthenticated', '/auth/confirm'])('does not leave %s', async (path) => {
    const { call, wentTo } = openBrowser(() => ({ status: 401 }), { path });
    await expect(call('me')).rejects.toMatchObject({ status: 401 });
    expect(wentTo).toEqual([]);
  });

  test('of the login itself goes to the caller', async () => {
    const { call, sent, wentTo } = openBrowser(() => ({ status: 401 }), { loginCode: 'CODE' });
    await expect(call('login', { body: { loginCode: 'X' } })).rejects.toMatchObject({
      status: 401,
    });
    expect(sent).toHaveLength(1);
    expect(wentTo).toEqual([]);
  });

  test('goes to callers that opt out of recovery', async () => {
    const { call, sent } = openBrowser(() => ({ status: 401 }), { loginCode: 'CODE' });
    await expect(call('me', { recover: false })).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
  });
});

describe('the request id of a failure', () => {
  const requestIdOf = (failing: Promise<unknown>) => failing.then(() => 'no failure', requestId);
  test('is the server’s, also behind a changed status', async () => {
    const { call } = openBrowser(() => ({
      status: 500,
      body: { detail: 'x', requestId: 'abc123' },
    }));
    expect(await requestIdOf(call('me'))).toBe('abc123');
    expect(await requestIdOf(call('computeProfile', { body: { userId: 'u' } }))).toBe('abc123');
  });
  test('is null when the server sent none', async () => {
    expect(
      await requestIdOf(openBrowser(() => ({ status: 404, body: { detail: 'x' } })).call('me')),
    ).toBeNull();
    const { call } = openBrowser(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await requestIdOf(call('me'))).toBeNull();
    expect(await requestIdOf(call('computeProfile', { body: { userId: 'u' } }))).toBeNull();
  });
});
