import { expect, test } from 'vitest';
import { fuzz } from '../programs/fuzz.ts';

const seed = Date.now() % 1_000_000; // another one each time; a failure says which

test('E09: random requests get only documented answers', async () => {
  const { findings, statuses } = await fuzz({ requests: 1500, seed });
  expect(findings, `npm run fuzz -- --requests 1500 --seed ${seed}`).toEqual([]);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '404'])); // it gets through, and is refused, in each way
}, 120_000);
