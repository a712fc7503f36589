import { expect, test } from 'vitest';
import { isSound, killRepeatedly } from './kill-9.ts';

test('no acknowledged answer is lost when the whole process group is killed, and the database always reopens (C4)', async () => {
  const outcome = await killRepeatedly(3);
  expect(outcome, JSON.stringify(outcome)).toSatisfy(isSound);
}, 60_000);
