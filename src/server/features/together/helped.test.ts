import { beforeEach, expect, test } from 'vitest';
import { expectRefusals } from '../../../../test/support/http/expect-refusals.ts';
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

beforeEach(async () => {
  ada = await makeFinishedUser(spark, keen('helped'));
  ben = await makeFinishedUser(spark, mirrored(keen('helped')));
  pairId = await reveal(spark, ada, ben);
  await donate(spark, ada);
});

test('asks donors alone, and adds the answer and the level to their copy', async () => {
  const before = await read(ben);
  expect((await read(ada)).helped).toEqual({ value: null });
  expect(before.helped).toBeNull();
  await say(ada, 3);
  const { helped, result } = await say(ada, 6);
  expect(helped).toEqual({ value: 6 });
  expect(await read(ben)).toEqual(before);
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

test('is refused to others, before both have said yes, and out of range', async () => {
  const carl = await makeFinishedUser(spark, keen('carl'));
  const shown = pairId;
  pairId = await meet(spark, ada, carl);
  expect((await read(ada)).helped).toBeNull();
  await expectRefusals(spark, [
    [ben, 'sayHelped', { pairId: shown, value: 6 }, 409],
    [ada, 'sayHelped', { pairId, value: 6 }, 409],
    [ada, 'sayHelped', { pairId, value: 8 }, 400],
    [ada, 'sayHelped', { pairId: 'A'.repeat(22), value: 5 }, 404],
  ]);
});
