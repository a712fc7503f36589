import { expect, test } from 'vitest';
import { ApiError } from './error.ts';
import { describeFailure } from './use-action.ts';

const fallback = 'Please try again.';
const refusal = (status: number) => new ApiError('x', status, { detail: 'The rule.' });

test('a refusal is told in the server’s sentence', () => {
  for (const status of [400, 403, 404, 409, 429])
    expect(describeFailure(refusal(status), fallback)).toBe('The rule.');
});

test('reports a server fault in the page’s own sentence', () => {
  expect(describeFailure(refusal(500), fallback)).toBe(fallback);
  expect(describeFailure(new ApiError('x', 409), fallback)).toBe(fallback);
});

test('a missing connection is told as such', () => {
  const lost = new ApiError('x', 500, new TypeError('Failed to fetch'));
  expect(describeFailure(lost, fallback)).toMatch(/^There is no connection/);
});
