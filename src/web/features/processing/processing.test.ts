import { describe, expect, test } from 'vitest';
import { pollOnce, stepOf, type Finding } from './processing.ts';

describe('what the wait shows (spec §4)', () => {
  test.each<[Finding, string, string, number | null]>([
    ['pending', 'Thank You!', 'Your profile is queued for processing...', null],
    ['processing', 'Thank You!', 'Generating your personalized profile...', null],
    ['completed', 'Complete!', 'Profile generation complete!', 1500],
    ['failed', 'Processing Error', 'Profile generation failed. Redirecting...', 3000],
    ['ready', 'Complete!', 'Profile ready!', 1000],
    ['missing', 'Thank You!', 'Processing your responses...', null],
    ['unreachable', 'Thank You!', 'Processing your responses...', null],
  ])('%s', (finding, title, message, leaveAfter) => {
    expect(stepOf({ finding })).toMatchObject({ title, message, leaveAfter });
  });

  test('says the server’s sentence of a failure where there is one', () => {
    expect(stepOf({ finding: 'failed', error: 'Two answers are missing.' })).toMatchObject({
      message: 'Two answers are missing.',
      leaveAfter: 3000,
      phase: 'failed',
    });
    expect(stepOf({ finding: 'failed', error: '' }).message).toBe(
      'Profile generation failed. Redirecting...',
    );
  });

  test('waits before the first answer', () => {
    expect(stepOf(undefined)).toMatchObject({
      phase: 'waiting',
      title: 'Thank You!',
      leaveAfter: null,
    });
  });
});

describe('one poll', () => {
  const fail = () => Promise.reject(new Error('offline'));

  test('asks for the profile itself only where the status knows of none', async () => {
    expect(await pollOnce(() => Promise.resolve({ status: 'processing' }), fail)).toEqual({
      finding: 'processing',
      error: undefined,
    });
    expect(
      await pollOnce(
        () => Promise.resolve({ status: 'not_found' }),
        () => Promise.resolve({}),
      ),
    ).toEqual({ finding: 'ready' });
    expect(await pollOnce(() => Promise.resolve({ status: 'not_found' }), fail)).toEqual({
      finding: 'missing',
    });
  });

  test('survives a server that cannot be reached', async () => {
    expect(await pollOnce(fail, fail)).toEqual({ finding: 'unreachable' });
  });
});
