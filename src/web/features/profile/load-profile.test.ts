import { describe, expect, test } from 'vitest';
import type { CallFunction } from '../../platform/api/call-function.ts';
import { ApiError, requestId, errorStatus } from '../../platform/api/error.ts';
import { createRestoreSession } from '../../platform/session/restore-session.ts';
import { loadProfile, type ProfileWorld } from './load-profile.ts';

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

/** Answers each call in turn; the log names the calls made and what became of the session. */
function worldWith(answers: Readonly<Record<string, readonly Answer[]>>, loginCode: string | null) {
  const log: string[] = [];
  const queues = new Map(Object.entries(answers).map(([name, list]) => [name, [...list]]));
  const call = async (name: string) => {
    log.push(name);
    return queues.get(name)?.shift()?.();
  };
  const typedCall = call as CallFunction; // as: one answer for any call
  const world: ProfileWorld = {
    call: typedCall,
    restoreSession: createRestoreSession({
      call: typedCall,
      loginCode: () => loginCode,
      beginSession: () => log.push('session begun'),
    }),
    clearSession: () => log.push('session cleared'),
    now: () => new Date('2026-11-21T10:00:00Z'),
  };
  return { world, log };
}

const statusAfter = (world: ProfileWorld) => loadProfile(world, 'u1').then(() => 200, errorStatus);

describe('loading the own profile (spec §4)', () => {
  test('makes the computed profile record of the answer', async () => {
    const { world } = worldWith({ computeProfile: [() => legacy] }, null);
    expect(await loadProfile(world, 'u1')).toEqual({
      ...legacy,
      id: 'u1',
      userId: 'u1',
      version: 'v1',
      createdAt: '2026-11-21T10:00:00.000Z',
    });
  });

  test('logs in again after a 401 and retries once', async () => {
    const { world, log } = worldWith(
      { computeProfile: [refuse(401), () => legacy], login: [() => ({})] },
      'CODE',
    );
    expect(await statusAfter(world)).toBe(200);
    expect(log).toEqual(['computeProfile', 'login', 'session begun', 'computeProfile']);
  });

  test('logs out where the retry is refused too', async () => {
    const { world, log } = worldWith(
      { computeProfile: [refuse(401), refuse(401)], login: [() => ({})] },
      'CODE',
    );
    expect(await statusAfter(world)).toBe(401);
    expect(log.at(-1)).toBe('session cleared');
  });

  test('logs out where the login fails, and where there is no code', async () => {
    const refused = worldWith({ computeProfile: [refuse(401)], login: [refuse(401)] }, 'CODE');
    expect(await statusAfter(refused.world)).toBe(401);
    expect(refused.log).toEqual(['computeProfile', 'login', 'session cleared']);

    const without = worldWith({ computeProfile: [refuse(401)] }, null);
    expect(await statusAfter(without.world)).toBe(401);
    expect(without.log).toEqual(['computeProfile', 'session cleared']);
  });

  test('keeps the session where the server merely cannot be reached for the login', async () => {
    const { world, log } = worldWith(
      { computeProfile: [refuse(401)], login: [refuse(503)] },
      'CODE',
    );
    expect(await statusAfter(world)).toBe(503);
    expect(log).not.toContain('session cleared');
  });
});

describe('a profile that is not found', () => {
  test('is missing where the status knows of none', async () => {
    const { world } = worldWith(
      { computeProfile: [refuse(404)], profileStatus: [() => ({ status: 'not_found' })] },
      null,
    );
    expect(await statusAfter(world)).toBe(404);
  });

  test('is a failure where the status knows of one, or cannot be asked', async () => {
    const known = worldWith(
      { computeProfile: [refuse(404)], profileStatus: [() => ({ status: 'completed' })] },
      null,
    );
    expect(await statusAfter(known.world)).toBe(500);
    const offline = worldWith(
      { computeProfile: [refuse(404)], profileStatus: [refuse(503)] },
      null,
    );
    expect(await statusAfter(offline.world)).toBe(503);
  });

  test('keeps the number of the failure behind it (G08)', async () => {
    const refusal = new ApiError(
      'Profile not found',
      404,
      null,
      new ApiError('', 500, { requestId: 'abc123' }),
    );
    const { world } = worldWith(
      {
        computeProfile: [() => Promise.reject(refusal)],
        profileStatus: [() => ({ status: 'completed' })],
      },
      null,
    );
    expect(await loadProfile(world, 'u1').catch(requestId)).toBe('abc123');
  });
});
