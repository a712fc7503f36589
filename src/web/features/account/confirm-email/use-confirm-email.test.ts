import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/error.ts';
import { failedPhase } from './use-confirm-email.ts';

describe('a link that does not confirm (decisions B6)', () => {
  test.each([400, 409])('is over with what the server says of it: %i', (status) => {
    expect(
      failedPhase(new ApiError('x', status, { detail: 'This link was used already.' })),
    ).toEqual({ name: 'failed', text: 'This link was used already.', isFinal: true });
  });
  test.each([429, 500, 503])('may be tried again: %i', (status) => {
    expect(failedPhase(new ApiError('x', status, { detail: 'Inner matters.' }))).toMatchObject({
      isFinal: false,
      text: expect.stringContaining('please try again'),
    });
  });
});
