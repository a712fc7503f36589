import { expect, test } from 'vitest';
import { breakDownRepeatedly, isSound } from '../programs/outage.ts';

test('loses no acknowledged answer while PostgreSQL stops and crashes', async () => {
  const outcome = await breakDownRepeatedly(2);
  expect(outcome, JSON.stringify(outcome)).toSatisfy(isSound);
}, 120_000);
