import { describe, expect, test } from 'vitest';
import { inventedProfile } from '../../../../test/support/browser/invented/invented-profile.ts';
import type { CallFunction } from '../../platform/api/call-function.ts';
import { ApiError, requestId, errorStatus } from '../../platform/api/error.ts';
import { createRestoreSession } from '../../platform/session/restore-session.ts';
import type { User } from '../../platform/session/session.ts';
import { isFinished, loadProfile, type ProfileWorld, toProfilePhase } from './use-profile.ts';

type Answer = () => unknown;
const refuse = (status: number) => () => {
  throw new ApiError('', status);
};
const profile = {
  ...inventedProfile,
  id: 'u1',
  userId: 'u1',
  version: 'v1',
  createdAt: '2026-11-21T10:00:00.000Z',
} as const;

/** Fakes a server and session with a log. Each endpoint gives its replies in order. */
function createWorld(
  answers: Readonly<Record<string, readonly Answer[]>>,
  loginCode: string | null,
) {
  const log: string[] = [];
  const queues = new Map(Object.entries(answers).map(([name, list]) => [name, [...list]]));
  const call = async (name: string) => {
    log.push(name);
    return queues.get(name)?.shift()?.();
  };
  const typedCall = call as CallFunction; // as: the fake answers any call
  const world: ProfileWorld = {
    call: typedCall,
    restoreSession: createRestoreSession({
      call: typedCall,
      loginCode: () => loginCode,
      beginSession: () => log.push('session begun'),
      clearSession: () => {},
    }),
    clearSession: () => log.push('session cleared'),
    now: () => new Date('2026-11-21T10:00:00Z'),
  };
  return { world, log };
}

const loadStatus = (world: ProfileWorld) => loadProfile(world, 'u1').then(() => 200, errorStatus);

describe('loading the own profile', () => {
  test('makes the computed profile record from the reply', async () => {
    const { world } = createWorld({ computeProfile: [() => inventedProfile] }, null);
    expect(await loadProfile(world, 'u1')).toEqual(profile);
  });

  test('restores the session after a 401 and retries once', async () => {
    const { world, log } = createWorld(
      { computeProfile: [refuse(401), () => inventedProfile], login: [() => ({})] },
      'CODE',
    );
    expect(await loadStatus(world)).toBe(200);
    expect(log).toEqual(['computeProfile', 'login', 'session begun', 'computeProfile']);
  });

  const once = [refuse(401)];
  test.each([
    [
      'the retry is refused too',
      { computeProfile: [...once, ...once], login: [() => ({})] },
      'CODE',
      ['login', 'session begun', 'computeProfile'],
    ],
    ['the login fails', { computeProfile: once, login: once }, 'CODE', ['login']],
    ['no code exists', { computeProfile: once }, null, []],
  ])('logs out if %s', async (_, answers, code, between) => {
    const { world, log } = createWorld(answers, code);
    expect(await loadStatus(world)).toBe(401);
    expect(log).toEqual(['computeProfile', ...between, 'session cleared']);
  });

  test('keeps the session if the server is unreachable', async () => {
    const { world, log } = createWorld(
      { computeProfile: [refuse(401)], login: [refuse(503)] },
      'CODE',
    );
    expect(await loadStatus(world)).toBe(503);
    expect(log).not.toContain('session cleared');
  });
});

describe('a profile that is not found', () => {
  test.each([
    ['is missing if the status knows of none', () => ({ status: 'not_found' }), 404],
    ['is a failure if the status contradicts it', () => ({ status: 'completed' }), 500],
    ['is a failure if the status fails', refuse(503), 503],
  ])('%s', async (_, profileStatus, expected) => {
    const answers = { computeProfile: [refuse(404)], profileStatus: [profileStatus] };
    expect(await loadStatus(createWorld(answers, null).world)).toBe(expected);
  });

  test('keeps the request id of the failure behind it', async () => {
    const refusal = new ApiError(
      'Profile not found',
      404,
      null,
      new ApiError('', 500, { requestId: 'abc123' }),
    );
    const { world } = createWorld(
      {
        computeProfile: [() => Promise.reject(refusal)],
        profileStatus: [() => ({ status: 'completed' })],
      },
      null,
    );
    expect(await loadProfile(world, 'u1').catch(requestId)).toBe('abc123');
  });
});

test.each([
  [{ status: 'not_found' }, false],
  [{ status: 'not_found', progress: { answered: 30, total: 63 } }, false],
  [{ status: 'completed', progress: { answered: 0, total: 63 } }, false],
  [{ status: 'completed' }, true],
  [{ status: 'failed' }, true],
] as const)('the status %j is that of a finished survey: %s', (status, expected) => {
  expect(isFinished(status)).toBe(expected);
});

const user: User = {
  id: 'u1',
  shareCode: 'S',
  surveyCompleted: true,
  hasEmail: false,
  emailVerified: false,
  ageRange: null,
  gender: null,
  createdAt: '2026-11-21',
};
const waiting = { data: undefined, error: null };
const failing = (status: number) => ({ data: undefined, error: new ApiError('', status) });
test.each([
  ['no user', null, waiting, 'not-logged-in'],
  ['a user whose profile is loading', user, waiting, 'loading'],
  ['a 401', user, failing(401), 'not-logged-in'],
  ['a 404', user, failing(404), 'no-results'],
  ['any other failure', user, failing(503), 'failed'],
  ['a failure without a reply', user, { data: undefined, error: new TypeError('x') }, 'failed'],
  ['a profile', user, { data: profile, error: null }, 'shown'],
])('%s', (_, who, loaded, phase) => {
  expect(toProfilePhase(who, loaded).phase).toBe(phase);
});

describe('a survey that is not completed', () => {
  const unfinished = { ...user, surveyCompleted: false };
  const progress = { answered: 12, total: 63 };
  const found = (status: 'completed' | 'not_found') => ({
    data: { status, progress },
    error: null,
  });
  const shown = { data: profile, error: null };

  test.each([
    ['waits for the status', waiting, waiting, { phase: 'loading' }],
    ['has no results', waiting, found('not_found'), { phase: 'no-results', progress }],
    ['waits for the former profile', waiting, found('completed'), { phase: 'loading' }],
    ['shows the former profile', shown, found('completed'), { phase: 'shown', progress }],
    ['tells a failure', waiting, failing(503), { phase: 'failed' }],
    ['needs a session', waiting, failing(401), { phase: 'not-logged-in' }],
  ])('%s', (_, loaded, status, expected) => {
    expect(toProfilePhase(unfinished, loaded, status)).toMatchObject(expected);
  });
});
