import { expect, test } from 'vitest';
import { inventResult } from '../../../../test/support/browser/invented/invented-agreement.ts';
import { toResultPhase } from './use-result.ts';

const error = new Error('x');

test.each([
  ['waits for the reply', undefined, null, 'loading'],
  ['says that the reply failed', undefined, error, 'failed'],
  ['shows the result', inventResult(), null, 'shown'],
  [
    'shows nothing of a withdrawn reading',
    { result: null, agreement: null, helped: null },
    null,
    'over',
  ],
  ['keeps the result if looking again fails', inventResult(), error, 'shown'],
])('%s', (_, data, failure, phase) => {
  expect(toResultPhase({ data, error: failure }).phase).toBe(phase);
});
