/** A short run of `npm run outage` (product decisions C4). */

import { expect, test } from 'vitest';
import { causeOutages, isSound } from '../programs/failures/outage.ts';

test('loses no acknowledged answer while PostgreSQL stops and crashes', async () => {
  const outcome = await causeOutages(2);
  expect(outcome, JSON.stringify(outcome)).toSatisfy(isSound);
}, 120_000);
