import { describe, expect, test } from 'vitest';
import {
  confirm,
  end,
  findReading,
  invite,
  join,
  listReadings,
  meet,
  readAgreement,
  readPairRow,
  readResult,
  reveal,
  sendMarks,
} from '../../../../test/support/people/make-readings.ts';
import {
  makeFinishedUser,
  markLimit,
  retake,
  takeRound,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { itemTexts } from '../survey/survey.ts';

const spark = useTestApp();

/** The items of one theme that are the same for both. The people want nothing else. */
const wanted = bank.current.model.items.filter(
  ({ form, category, id, compareTo, side }) =>
    form === 'standard-48' && category === 'ENM' && id === compareTo && !side,
);
const wantsOne = (itemId: string) => (wanted.some(({ id }) => id === itemId) ? 7 : 1);
/** A question that no person here wants, the same for both. */
const unwanted = bank.current.model.items.find(
  ({ category, id, compareTo, side }) => category === 'SENS' && id === compareTo && !side,
)!.id;
const makeOne = () => makeFinishedUser(spark, wantsOne);

async function readNamed(person: TestUser, pairId: string): Promise<string[]> {
  const result = await readResult(spark, person, pairId);
  return result?.interests.map(({ questionText }) => questionText) ?? [];
}

describe('a limit that is marked later', () => {
  test('leaves a yes that waits, as one marked before', async () => {
    const [ada, ben] = [await makeOne(), await makeOne()];
    const pairId = await meet(spark, ada, ben);
    const [before = '', after = ''] = wanted.map(({ id }) => id);
    await markLimit(spark, ada, before);
    await confirm(spark, ada, pairId);
    await markLimit(spark, ada, after);
    await confirm(spark, ben, pairId);
    const named = await readNamed(ben, pairId);
    expect(named).toHaveLength(wanted.length - 2);
    const texts = await itemTexts(spark);
    for (const id of [before, after]) expect(named).not.toContain(texts.get(id));
  });

  test('leaves readings that both have seen, for good', async () => {
    const [ada, ben, cleo] = [await makeOne(), await makeOne(), await makeOne()];
    const [one, other] = [await reveal(spark, ada, ben), await reveal(spark, cleo, ada)];
    const before = await readNamed(ben, one);
    expect(before).toHaveLength(wanted.length);
    const marked = wanted[1]!.id;
    await markLimit(spark, await makeOne(), wanted[0]!.id); // no person here has this limit
    await markLimit(spark, ada, marked);
    await markLimit(spark, ada, marked, false);
    const text = (await itemTexts(spark)).get(marked);
    for (const [person, pairId] of [
      [ada, one],
      [ben, one],
      [cleo, other],
    ] as const)
      expect(await readNamed(person, pairId)).toEqual(before.filter((named) => named !== text));
  });

  test('takes a theme away with its last interest', async () => {
    const [ada, ben] = [await makeOne(), await makeOne()];
    const pairId = await reveal(spark, ada, ben);
    expect((await readResult(spark, ada, pairId))?.commonGround).toHaveLength(1);
    for (const { id } of wanted) await markLimit(spark, ben, id);
    expect(await readResult(spark, ada, pairId)).toMatchObject({ interests: [], commonGround: [] });
  });

  test('leaves the sheet of an agreement, for good', async () => {
    const [ada, ben] = [await makeOne(), await makeOne()];
    const pairId = await reveal(spark, ada, ben);
    const [first, second, ...others] = wanted.map(({ id }) => id);
    const marks = wanted.map(
      ({ id }, i) => ({ itemId: id, mark: i % 2 ? 'yes' : 'talk' }) as const,
    );
    for (const person of [ada, ben])
      await sendMarks(spark, person, pairId, { marks, added: [unwanted] });
    for (const [person, itemId] of [
      [ada, first!],
      [ben, second!],
      [ben, unwanted],
    ] as const) {
      await markLimit(spark, person, itemId);
      await markLimit(spark, person, itemId, false);
    }
    const { sheet } = (await readAgreement(spark, ada, pairId))!;
    const shown = [...sheet!.yes, ...sheet!.talk].map(({ itemId }) => itemId);
    expect(shown.toSorted()).toEqual(others.toSorted());
  });

  test('leaves marks that wait, and tells nothing by the other’s additions', async () => {
    const [ada, ben] = [await makeOne(), await makeOne()];
    const pairId = await reveal(spark, ada, ben);
    const [first, second, third] = wanted.map(({ id }) => ({ itemId: id, mark: 'yes' }) as const);
    await sendMarks(spark, ada, pairId, { marks: [first!, second!, third!], added: [unwanted] });
    await markLimit(spark, ben, unwanted);
    await markLimit(spark, ben, first!.itemId);
    await markLimit(spark, ada, second!.itemId);
    const readOwn = async () => (await readAgreement(spark, ada, pairId))?.own;
    expect(await readOwn()).toMatchObject({ marks: [third], added: [unwanted] });
    await markLimit(spark, ada, unwanted);
    expect(await readOwn()).toMatchObject({ marks: [third], added: [] });
  });

  test('writes to a refused reading as to one that waits', async () => {
    const [ada, ben] = [await makeOne(), await makeOne()];
    const [waiting, refused] = [await meet(spark, ada, ben), await meet(spark, ada, ben)];
    for (const pairId of [waiting, refused]) await confirm(spark, ada, pairId);
    await end(spark, ben, refused);
    const readVersions = async () => [
      (await readPairRow(spark, waiting)).version,
      (await readPairRow(spark, refused)).version,
    ];
    const before = await readVersions();
    await markLimit(spark, ada, wanted[0]!.id);
    expect(await readVersions()).toEqual(before.map((version) => version + 1));
    await retake(spark, ada, wantsOne);
    expect(await readVersions()).toEqual(before.map((version) => version + 2));
    expect(await readPairRow(spark, refused)).toMatchObject({ deposit: null, result: null });
  });
});

const retaking = { 'a retake': retake, 'a round of ten': takeRound };

test.each(Object.entries(retaking))('%s takes back a yes that waits', async (_, take) => {
  const [ada, ben] = [await makeOne(), await makeOne()];
  const pairId = await meet(spark, ada, ben);
  await confirm(spark, ada, pairId);
  await take(spark, ada, wantsOne);
  expect((await readPairRow(spark, pairId)).deposit).toBeNull();
  await confirm(spark, ben, pairId);
  expect(await readResult(spark, ben, pairId)).toBeNull();
});

test('a deleted account ends its readings for the other person', async () => {
  const [ada, ben] = [await makeOne(), await makeOne()];
  const shown = await reveal(spark, ada, ben);
  const other = await makeOne();
  const waiting = await meet(spark, ada, other);
  await confirm(spark, ada, waiting);
  const open = await invite(spark, ada);
  await spark.call('deleteData', { token: ada.token });
  expect(await readResult(spark, ben, shown)).toBeNull();
  expect(await findReading(spark, ben, shown)).toMatchObject({ state: 'over' });
  expect(await findReading(spark, other, waiting)).toMatchObject({ state: 'joined' });
  await confirm(spark, other, waiting);
  expect(await readResult(spark, other, waiting)).toBeNull();
  await expect(readPairRow(spark, open.pairId)).rejects.toThrow('no result');
  for (const pairId of [shown, waiting])
    expect(await readPairRow(spark, pairId)).toMatchObject({
      deposit: null,
      result: null,
      agreement: null,
    });
  expect(
    await spark.refused('joinPair', { token: ben.token, body: { token: open.token } }),
  ).toMatchObject({ status: 404 });
});

test('the list forgets readings that are gone', async () => {
  const [ada, ben] = [await makeOne(), await makeOne()];
  const invitation = await invite(spark, ada);
  await join(spark, ben, invitation);
  await spark.db.write((tx) =>
    tx.deleteFrom('pairs').where('id', '=', invitation.pairId).execute(),
  );
  expect(await readResult(spark, ada, invitation.pairId)).toBeNull();
  expect(await listReadings(spark, ada)).toEqual([]);
  const sides = await spark.db.read((tx) =>
    tx.selectFrom('pair_sides').select('id').where('user_id', '=', ada.id).execute(),
  );
  expect(sides).toEqual([]);
});
