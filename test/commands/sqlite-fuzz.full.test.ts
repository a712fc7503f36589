import { expect, test } from 'vitest';
import { fuzz } from '../programs/fuzz.ts';

const seed = Date.now() % 1_000_000; // differs in every run; a failure prints it

test('random requests get only documented answers', async () => {
  const { findings, statuses } = await fuzz({ requests: 1500, seed });
  expect(findings, `npm run program -- fuzz --requests 1500 --seed ${seed}`).toEqual([]);
  // Some requests succeed. Others are refused as invalid, as unauthenticated or as not found.
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '404']));
}, 120_000);
