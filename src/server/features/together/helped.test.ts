import { beforeEach, expect, test } from 'vitest';
import {
  calibration,
  donate,
  moveWaiting,
  readCopies,
} from '../../../../test/support/people/make-donations.ts';
import { keen, mirrored } from '../../../../test/support/people/make-pairs.ts';
import { end, meet, reveal } from '../../../../test/support/people/make-readings.ts';
import { makeFinishedUser, type TestUser } from '../../../../test/support/server/make-user.ts';
import { useFreshTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useFreshTestApp({ calibrationKey: calibration.publicKey });

let ada: TestUser;
let ben: TestUser;
let pairId: string;

const read = ({ token }: TestUser) => spark.call('pairResult', { token, body: { pairId } });
const say = ({ token }: TestUser, value: number) =>
  spark.call('sayHelped', { token, body: { pairId, value } });
const refuse = ({ token }: TestUser, body: object) => spark.refused('sayHelped', { token, body });

beforeEach(async () => {
  ada = await makeFinishedUser(spark, keen('helped'));
  ben = await makeFinishedUser(spark, mirrored(keen('helped')));
  pairId = await reveal(spark, ada, ben);
  await donate(spark, ada);
});

test('asks donors alone, and tells the other person nothing', async () => {
  const before = await read(ben);
  expect((await read(ada)).helped).toEqual({ value: null });
  expect(before.helped).toBeNull();
  await say(ada, 3);
  expect((await say(ada, 6)).helped).toEqual({ value: 6 });
  expect(await read(ben)).toEqual(before);
  expect((await refuse(ben, { pairId, value: 6 })).status).toBe(409);
});

test('puts the answer into the donated copy, with the level', async () => {
  const { result } = await say(ada, 6);
  await moveWaiting(spark);
  expect((await readCopies(spark)).donations.map(({ outcomes }) => outcomes)).toEqual([
    [{ level: result!.compatibilityLevel, helped: 6 }],
  ]);
});

test('keeps no answer of a reading that was withdrawn', async () => {
  await say(ada, 6);
  await end(spark, ben, pairId);
  await donate(spark, ada, 'none');
  await donate(spark, ada);
  await moveWaiting(spark);
  expect((await readCopies(spark)).donations.map(({ outcomes }) => outcomes)).toEqual([[]]);
});

test('is not asked before both have said yes', async () => {
  const carl = await makeFinishedUser(spark, keen('carl'));
  pairId = await meet(spark, ada, carl);
  expect((await read(ada)).helped).toBeNull();
  expect((await refuse(ada, { pairId, value: 6 })).status).toBe(409);
  expect((await refuse(ada, { pairId, value: 8 })).status).toBe(400);
  expect((await refuse(ada, { pairId: 'A'.repeat(22), value: 5 })).status).toBe(404);
});
