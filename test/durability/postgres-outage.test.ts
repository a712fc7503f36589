import { expect, test } from 'vitest';
import { breakDownRepeatedly, isSound } from '../programs/outage.ts';

test('PostgreSQL stops, and crashes, under a hundred saves a second: 503 meanwhile, saving again within five seconds, nothing acknowledged is lost (C4)', async () => {
  const outcome = await breakDownRepeatedly(2);
  expect(outcome, JSON.stringify(outcome)).toSatisfy(isSound);
}, 120_000);
