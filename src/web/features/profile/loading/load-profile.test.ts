import { describe, expect, test } from 'vitest';
import type { CallFunction } from '../../../platform/api/call-function.ts';
import { ApiError, requestId, errorStatus } from '../../../platform/api/error.ts';
import { createRestoreSession } from '../../../platform/session/restore-session.ts';
import { isFinished, loadProfile, type ProfileWorld } from './load-profile.ts';

type Answer = () => unknown;
const refuse = (status: number) => () => {
  throw new ApiError('', status);
};
const legacy = {
  dsScore: 4,
  smScore: 4,
  veScore: 4,
  fetScore: 4,
  enmScore: 4,
  profileSummary: 'Even.',
};

/**
 * Returns a fake server and session, and a log of the calls and the session changes. `answers`
 * lists the answers of each endpoint in the order of the calls.
 */
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
    const { world } = createWorld({ computeProfile: [() => legacy] }, null);
    expect(await loadProfile(world, 'u1')).toEqual({
      ...legacy,
      id: 'u1',
      userId: 'u1',
      version: 'v1',
      createdAt: '2026-11-21T10:00:00.000Z',
    });
  });

  test('restores the session after a 401 and retries once', async () => {
    const { world, log } = createWorld(
      { computeProfile: [refuse(401), () => legacy], login: [() => ({})] },
      'CODE',
    );
    expect(await loadStatus(world)).toBe(200);
    expect(log).toEqual(['computeProfile', 'login', 'session begun', 'computeProfile']);
  });

  test('logs out if the retry is refused too', async () => {
    const { world, log } = createWorld(
      { computeProfile: [refuse(401), refuse(401)], login: [() => ({})] },
      'CODE',
    );
    expect(await loadStatus(world)).toBe(401);
    expect(log.at(-1)).toBe('session cleared');
  });

  test('logs out if the login fails or no code exists', async () => {
    const refused = createWorld({ computeProfile: [refuse(401)], login: [refuse(401)] }, 'CODE');
    expect(await loadStatus(refused.world)).toBe(401);
    expect(refused.log).toEqual(['computeProfile', 'login', 'session cleared']);

    const without = createWorld({ computeProfile: [refuse(401)] }, null);
    expect(await loadStatus(without.world)).toBe(401);
    expect(without.log).toEqual(['computeProfile', 'session cleared']);
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
  test('is missing if the status knows of none', async () => {
    const { world } = createWorld(
      { computeProfile: [refuse(404)], profileStatus: [() => ({ status: 'not_found' })] },
      null,
    );
    expect(await loadStatus(world)).toBe(404);
  });

  test('is a failure if the status contradicts it or fails', async () => {
    const known = createWorld(
      { computeProfile: [refuse(404)], profileStatus: [() => ({ status: 'completed' })] },
      null,
    );
    expect(await loadStatus(known.world)).toBe(500);
    const offline = createWorld(
      { computeProfile: [refuse(404)], profileStatus: [refuse(503)] },
      null,
    );
    expect(await loadStatus(offline.world)).toBe(503);
  });

  test('keeps the request id of the failure behind it (G08)', async () => {
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
