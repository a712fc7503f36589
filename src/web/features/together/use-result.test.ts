import { expect, test } from 'vitest';
import { inventReading } from '../gallery/invented/invented-together.ts';
import { toResultPhase } from './use-result.ts';

const error = new Error('x');

test.each([
  ['waits for the reply', undefined, null, 'loading'],
  ['says that the reply failed', undefined, error, 'failed'],
  ['shows the result', { result: inventReading() }, null, 'shown'],
  ['shows nothing of a withdrawn reading', { result: null }, null, 'over'],
  ['keeps the result if looking again fails', { result: inventReading() }, error, 'shown'],
])('%s', (_, data, failure, phase) => {
  expect(toResultPhase({ data, error: failure }).phase).toBe(phase);
});
