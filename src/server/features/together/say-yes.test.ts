import { beforeAll, describe, expect, test } from 'vitest';
import { keen, mirrored } from '../../../../test/support/people/make-pairs.ts';
import {
  confirm,
  end,
  findReading,
  forgetReadings,
  meet,
  readPairRow,
  readResult,
  reveal,
} from '../../../../test/support/people/make-readings.ts';
import {
  finishSurvey,
  makeFinishedUser,
  markLimit,
  retake,
  signInAgain,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { isFull } from '../../../../test/support/tiers.ts';
import type { Tx } from '../../platform/db/database.ts';

const spark = useTestApp();
let ben: TestUser;
beforeAll(async () => {
  ben = await makeFinishedUser(spark, mirrored(keen('yes')));
});

const makeAda = () => makeFinishedUser(spark, keen('yes'));
const daySeconds = 86_400;

async function refuseYes(
  person: TestUser,
  pairId: string,
  given: { readonly attemptId?: string; readonly ticks?: string[] } = {},
) {
  const { attemptId } = await findReading(spark, person, pairId);
  const body = { pairId, attemptId, ...given };
  return spark.refused('sayYes', { token: person.token, body });
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
    await confirm(spark, ada, pairId);
    await confirm(spark, ben, pairId);
    expect(await readResult(spark, ada, pairId)).toEqual(result);
  });

  test('needs somebody who has joined', async () => {
    const ada = await makeAda();
    const { pairId } = await spark.call('createPair', { token: ada.token, body: { hours: 24 } });
    expect(await refuseYes(ada, pairId)).toMatchObject({ status: 409 });
  });

  test('is refused for other answers', async () => {
    const ada = await makeAda();
    const pairId = await meet(spark, ada, ben);
    expect(await refuseYes(ada, pairId, { attemptId: 'another' })).toMatchObject({ status: 409 });
  });

  test('is refused for answers that a retake has replaced', async () => {
    const ada = await makeAda();
    const pairId = await meet(spark, ada, ben);
    const { attemptId } = await findReading(spark, ada, pairId);
    await spark.call('retakeSurvey', { token: ada.token });
    expect(await findReading(spark, ada, pairId)).toMatchObject({ isReplaced: false });
    await finishSurvey(spark, ada, () => 6);
    expect(await findReading(spark, ada, pairId)).toMatchObject({
      state: 'joined',
      isReplaced: true,
    });
    expect(await refuseYes(ada, pairId, { attemptId })).toMatchObject({
      status: 409,
      detail: expect.stringContaining('new invitation'),
    });
  });

  test('is erased by a retake, so that the other yes shows nothing', async () => {
    const ada = await makeAda();
    const pairId = await meet(spark, ada, ben);
    await confirm(spark, ada, pairId);
    expect((await readRow(pairId)).deposit).not.toBeNull();
    await retake(spark, ada);
    expect((await readRow(pairId)).deposit).toBeNull();
    expect(await findReading(spark, ada, pairId)).toMatchObject({ hasSaidYes: false });
    await confirm(spark, ben, pairId);
    expect(await readResult(spark, ben, pairId)).toBeNull();
    await end(spark, ben, pairId);
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

  test('is refused once its time is over, or one has ended the reading', async () => {
    const ada = await makeAda();
    const [late, ended] = [await meet(spark, ada, ben), await meet(spark, ada, ben)];
    await end(spark, ada, ended);
    expect(await refuseYes(ada, ended)).toMatchObject({ status: 409 });
    spark.moveClock(2 * daySeconds);
    ben = await signInAgain(spark, ben);
    expect(await refuseYes(await signInAgain(spark, ada), late)).toMatchObject({ status: 409 });
  });

  test('is answered alike after the other person’s no', async () => {
    const ada = await makeAda();
    const [waiting, refused] = [await meet(spark, ada, ben), await meet(spark, ada, ben)];
    await end(spark, ben, refused);
    for (const pairId of [waiting, refused]) await confirm(spark, ada, pairId);
    const [one, other] = [
      await findReading(spark, ada, waiting),
      await findReading(spark, ada, refused),
    ];
    expect({ ...other, pairId: waiting }).toEqual(one);
    expect((await readRow(refused)).deposit).toBeNull();
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

  test('accepts ticks on answers of 4 alone', async () => {
    const [four = '', five = ''] = bank.current.layout.setA;
    const ada = await makeFinishedUser(spark, (id) => (id === four ? 4 : 5));
    const pairId = await meet(spark, ada, ben);
    for (const tick of [five, 'Z99'])
      expect(await refuseYes(ada, pairId, { ticks: [tick] })).toMatchObject({ status: 400 });
    const eleven = Array.from({ length: 11 }, () => four);
    expect(await refuseYes(ada, pairId, { ticks: eleven })).toMatchObject({ status: 400 });
    await confirm(spark, ada, pairId, [four, four]);
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

describe('a reading', () => {
  test('names no limit of either, nor what touches one', async () => {
    const all = () => 7;
    const [ada, cleo] = [await makeFinishedUser(spark, all), await makeFinishedUser(spark, all)];
    const { items } = bank.current.model;
    // Everything but two themes is a limit of one of them.
    const left = new Set(['FET', 'SENS']);
    for (const [i, { id, category }] of items.entries())
      if (!left.has(category)) await markLimit(spark, i % 2 ? ada : cleo, id);
    const pairId = await reveal(spark, ada, cleo);
    const result = await readResult(spark, ada, pairId);
    expect(result?.interests.map(({ theme }) => theme).filter((theme) => !left.has(theme))).toEqual(
      [],
    );
    expect(result?.interests.length).toBeGreaterThan(3);
    expect(result?.commonGround.map(({ theme }) => theme).toSorted()).toEqual(['FET', 'SENS']);
  });
});

const blocks = isFull ? [1, 2, 3, 4, 5] : [1];

// In blocks, so that a busy machine does not reach the time limit of a test.
test.each(blocks)('twenty times simultaneous yeses make one reading (%i)', async () => {
  const ada = await makeAda();
  ben = await signInAgain(spark, ben);
  for (let round = 0; round < 20; round++) {
    const pairId = await meet(spark, ada, ben);
    await Promise.all([ada, ben, ada, ben].map((person) => confirm(spark, person, pairId)));
    expect(await readResult(spark, ada, pairId)).not.toBeNull();
    expect(await readRow(pairId)).toMatchObject({ state: 'REVEALED', deposit: null });
    await forgetReadings(spark);
  }
});
