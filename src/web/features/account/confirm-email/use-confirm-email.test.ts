import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/error.ts';
import { failedPhase } from './use-confirm-email.ts';

describe('a failed confirmation', () => {
  test.each([400, 409])('is final with the server’s sentence after %i', (status) => {
    expect(
      failedPhase(new ApiError('x', status, { detail: 'This link was used already.' })),
    ).toEqual({ name: 'failed', text: 'This link was used already.', isFinal: true });
  });
  test.each([429, 500, 503])('can be tried again after %i', (status) => {
    expect(failedPhase(new ApiError('x', status, { detail: 'Inner matters.' }))).toMatchObject({
      isFinal: false,
      text: expect.stringContaining('please try again'),
    });
  });
});
