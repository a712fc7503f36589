import { describe, expect, test } from 'vitest';
import type { ProcessingStatus } from './poll-profile.ts';
import { readProcessingStep } from './processing-step.ts';

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

  test('shows the server’s message about a failure', () => {
    expect(
      readProcessingStep({ status: 'failed', error: 'Two answers are missing.' }),
    ).toMatchObject({
      message: 'Two answers are missing.',
      leaveAfterMs: 3000,
      phase: 'failed',
    });
    expect(readProcessingStep({ status: 'failed', error: '' }).message).toBe(
      'Profile generation failed. Redirecting...',
    );
  });

  test('waits before the first poll', () => {
    expect(readProcessingStep(undefined)).toMatchObject({
      phase: 'waiting',
      title: 'Thank You!',
      leaveAfterMs: null,
    });
  });
});
