import { describe, expect, test } from 'vitest';
import { pollProfile } from './poll-profile.ts';

describe('a poll', () => {
  const fail = () => Promise.reject(new Error('offline'));

  test('requests the profile only if the status is not_found', async () => {
    expect(await pollProfile(() => Promise.resolve({ status: 'processing' }), fail)).toEqual({
      status: 'processing',
      error: undefined,
    });
    expect(
      await pollProfile(
        () => Promise.resolve({ status: 'not_found' }),
        () => Promise.resolve({}),
      ),
    ).toEqual({ status: 'ready' });
    expect(await pollProfile(() => Promise.resolve({ status: 'not_found' }), fail)).toEqual({
      status: 'missing',
    });
  });

  test('survives an unreachable server', async () => {
    expect(await pollProfile(fail, fail)).toEqual({ status: 'unreachable' });
  });
});
