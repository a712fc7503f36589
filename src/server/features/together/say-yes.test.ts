import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusals, type Refusal } from '../../../../test/support/http/expect-refusals.ts';
import { keen, mirrored } from '../../../../test/support/people/make-pairs.ts';
import {
  confirm,
  end,
  findReading,
  forgetReadings,
  invite,
  meet,
  readPairRow,
  readResult,
  reveal,
} from '../../../../test/support/people/make-readings.ts';
import {
  makeFinishedUser,
  retake,
  signInAgain,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import type { Tx } from '../../platform/db/database.ts';

const spark = useTestApp();
let ben: TestUser;
beforeAll(async () => {
  ben = await makeFinishedUser(spark, mirrored(keen('yes')));
});

const makeAda = () => makeFinishedUser(spark, keen('yes'));
const daySeconds = 86_400;

async function refuseYes(person: TestUser, pairId: string) {
  const { attemptId } = await findReading(spark, person, pairId);
  return spark.refused('sayYes', { token: person.token, body: { pairId, attemptId } });
}

const readRow = (pairId: string) => readPairRow(spark, pairId);

describe('a yes', () => {
  test('may be repeated before and after the other one', async () => {
    const ada = await makeAda();
    const pairId = await meet(spark, ada, ben);
    await confirm(spark, ada, pairId);
    const before = await readRow(pairId);
    await confirm(spark, ada, pairId);
    expect(await readRow(pairId)).toEqual(before);
    await confirm(spark, ben, pairId);
    const result = await readResult(spark, ada, pairId);
    for (const person of [ada, ben]) await confirm(spark, person, pairId);
    expect(await readResult(spark, ada, pairId)).toEqual(result);
  });

  test('is refused for other answers, wrong ticks, alone, ended or too late', async () => {
    const [four = '', five = ''] = bank.current.layout.setA;
    let ada = await makeFinishedUser(spark, (id) => (id === four ? 4 : 5));
    const [open, ended] = [await meet(spark, ada, ben), await meet(spark, ada, ben)];
    const { pairId: alone } = await invite(spark, ada);
    await end(spark, ada, ended);
    const { attemptId } = await findReading(spark, ada, open);
    const row = (pairId: string, status: number, given: object = {}): Refusal => [
      ada,
      'sayYes',
      { pairId, attemptId, ...given },
      status,
    ];
    await expectRefusals(spark, [
      row(open, 409, { attemptId: 'another' }),
      row(open, 400, { ticks: [five] }),
      row(open, 400, { ticks: ['Z99'] }),
      row(open, 400, { ticks: Array.from({ length: 11 }, () => four) }),
      row(alone, 409),
      row(ended, 409),
    ]);
    const late = await meet(spark, ada, ben);
    await confirm(spark, ada, open, [four, four]);
    spark.moveClock(2 * daySeconds);
    [ada, ben] = [await signInAgain(spark, ada), await signInAgain(spark, ben)];
    await expectRefusals(spark, [row(late, 409)]);
  });

  test('is refused for answers that a retake has replaced', async () => {
    const ada = await makeAda();
    const pairId = await meet(spark, ada, ben);
    await retake(spark, ada);
    expect(await findReading(spark, ada, pairId)).toMatchObject({
      state: 'joined',
      isReplaced: true,
    });
    expect(await refuseYes(ada, pairId)).toMatchObject({
      status: 409,
      detail: expect.stringContaining('new invitation'),
    });
  });

  test('shows nothing if the other answers are gone', async () => {
    const ada = await makeAda();
    const pairId = await meet(spark, ada, ben);
    await confirm(spark, ada, pairId);
    await spark.db.write((tx) => tx.deleteFrom('users').where('id', '=', ada.id).execute());
    await confirm(spark, ben, pairId);
    expect(await readResult(spark, ben, pairId)).toBeNull();
    await end(spark, ben, pairId);
  });

  test('and the list are the same after the other person’s no', async () => {
    const ada = await makeAda();
    const [waiting, refused] = [await meet(spark, ada, ben), await meet(spark, ada, ben)];
    await end(spark, ben, refused);
    const expectAlike = async () => {
      const other = await findReading(spark, ada, refused);
      expect({ ...other, pairId: waiting }).toEqual(await findReading(spark, ada, waiting));
    };
    await expectAlike();
    for (const pairId of [waiting, refused]) await confirm(spark, ada, pairId);
    await expectAlike();
    expect((await readRow(refused)).deposit).toBeNull();
    expect(await findReading(spark, ben, refused)).toMatchObject({ state: 'over' });
  });

  test('counts once, even if its record was set back in the database', async () => {
    const ada = await makeAda();
    const pairId = await meet(spark, ada, ben);
    const own = (tx: Tx) => tx.selectFrom('pair_sides').selectAll().where('user_id', '=', ada.id);
    const side = await spark.db.read((tx) => own(tx).executeTakeFirstOrThrow());
    await confirm(spark, ada, pairId);
    await spark.db.write((tx) =>
      tx.updateTable('pair_sides').set(side).where('id', '=', side.id).execute(),
    );
    await confirm(spark, ada, pairId);
    expect(await readResult(spark, ada, pairId)).toBeNull();
    await end(spark, ben, pairId);
  });
});

describe('the limits', () => {
  test('allow the same two accounts one reading in 30 days', async () => {
    const [ada, cleo] = [await makeAda(), await makeFinishedUser(spark, mirrored(keen('yes')))];
    const waiting = await meet(spark, cleo, ada);
    await confirm(spark, cleo, waiting);
    await reveal(spark, ada, cleo);
    expect(await refuseYes(ada, waiting)).toMatchObject({ status: 409 });
    spark.moveClock(31 * daySeconds);
    const [later, other] = [await signInAgain(spark, ada), await signInAgain(spark, cleo)];
    const again = await reveal(spark, later, other);
    await end(spark, later, again);
    const third = await meet(spark, other, later);
    expect(await refuseYes(later, third)).toMatchObject({
      status: 409,
      detail: expect.stringContaining('You two'),
    });
    ben = await signInAgain(spark, ben);
  });

  test('allow five in 30 days, and count those that wait', async () => {
    const ada = await makeAda();
    const others: TestUser[] = [];
    for (let n = 0; n < 7; n++) others.push(await makeFinishedUser(spark, keen(`other ${n}`)));
    const pairIds: string[] = [];
    for (const other of others) pairIds.push(await meet(spark, ada, other));
    const [first = '', second = '', , , fifth = '', sixth = '', seventh = ''] = pairIds;
    for (const pairId of pairIds.slice(0, 5)) await confirm(spark, ada, pairId);
    expect(await refuseYes(ada, sixth)).toMatchObject({
      status: 409,
      detail: expect.stringContaining('5 shared readings in 30 days'),
    });
    await confirm(spark, others[0]!, first);
    await confirm(spark, others[1]!, second);
    await end(spark, others[4]!, fifth); // which the caller must not notice
    expect(await refuseYes(ada, sixth)).toMatchObject({ status: 409 });
    await end(spark, ada, fifth);
    await confirm(spark, ada, sixth);
    await end(spark, ada, first); // was shown, and counts although it is withdrawn
    expect(await refuseYes(ada, seventh)).toMatchObject({ status: 409 });
  });
});

test('simultaneous yeses make one reading', async () => {
  const ada = await makeAda();
  for (let round = 0; round < 5; round++) {
    const pairId = await meet(spark, ada, ben);
    await Promise.all([ada, ben, ada, ben].map((person) => confirm(spark, person, pairId)));
    expect(await readResult(spark, ada, pairId)).not.toBeNull();
    expect(await readRow(pairId)).toMatchObject({ state: 'REVEALED', deposit: null });
    await forgetReadings(spark);
  }
});
