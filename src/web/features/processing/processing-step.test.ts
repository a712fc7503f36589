import { describe, expect, test } from 'vitest';
import { pollProfile, type ProcessingStatus, readProcessingStep } from './processing-step.ts';

describe('a processing step', () => {
  test.each<[ProcessingStatus, string, string, number | null]>([
    ['pending', 'Thank You!', 'Your profile is queued for processing...', null],
    ['processing', 'Thank You!', 'Generating your personalized profile...', null],
    ['completed', 'Complete!', 'Profile generation complete!', 1500],
    ['failed', 'Processing Error', 'Profile generation failed. Redirecting...', 3000],
    ['ready', 'Complete!', 'Profile ready!', 1000],
    ['missing', 'Thank You!', 'Processing your responses...', null],
    ['unreachable', 'Thank You!', 'Processing your responses...', null],
  ])('%s', (status, title, message, leaveAfterMs) => {
    expect(readProcessingStep({ status })).toMatchObject({ title, message, leaveAfterMs });
  });

  test.each([
    ['Two answers are missing.', 'Two answers are missing.'],
    ['', 'Profile generation failed. Redirecting...'],
  ])('of a failure with %j says %j', (error, message) => {
    expect(readProcessingStep({ status: 'failed', error }).message).toBe(message);
  });

  test('waits before the first poll', () => {
    expect(readProcessingStep(undefined)).toEqual(readProcessingStep({ status: 'missing' }));
  });
});

describe('a poll', () => {
  const fail = () => Promise.reject(new Error('offline'));
  const succeed = () => Promise.resolve({});

  test.each([
    ['processing', fail, { status: 'processing', error: undefined }],
    ['not_found', succeed, { status: 'ready' }],
    ['not_found', fail, { status: 'missing' }],
  ] as const)('with the status %s requests the profile only if there is none', async (...given) => {
    const [status, compute, poll] = given;
    expect(await pollProfile(() => Promise.resolve({ status }), compute)).toEqual(poll);
  });

  test('survives an unreachable server', async () => {
    expect(await pollProfile(fail, fail)).toEqual({ status: 'unreachable' });
  });
});
