import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keen, mirrored } from '../../../../test/support/people/make-pairs.ts';
import {
  end,
  eraseAgreement,
  findReading,
  forgetReadings,
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
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();
const { items, indexById } = bank.current.model;
const partnerOf = (id: string): string => items[indexById.get(id)!]!.compareTo;

let ada: TestUser;
let ben: TestUser;
let pairId: string;
/** The ids of the interests, by each person's own question. */
let mine: string[];
let theirs: string[];

const readIds = async (person: TestUser): Promise<string[]> =>
  ((await readResult(spark, person, pairId))?.interests ?? []).map(({ itemId }) => itemId);

beforeAll(async () => {
  ada = await makeFinishedUser(spark, keen('agree'));
  ben = await makeFinishedUser(spark, mirrored(keen('agree')));
});

beforeEach(async () => {
  await forgetReadings(spark);
  pairId = await reveal(spark, ada, ben);
  [mine, theirs] = [await readIds(ada), await readIds(ben)];
});

const read = (person: TestUser) => readAgreement(spark, person, pairId);
const erase = (person: TestUser) => eraseAgreement(spark, person, pairId);
const send = (person: TestUser, given: Parameters<typeof sendMarks>[3] = {}) =>
  sendMarks(spark, person, pairId, given);

const refuse = (person: TestUser, round: number, given: object = {}) => {
  const body = { pairId, round, marks: [], ...given };
  return spark.refused('sendMarks', { token: person.token, body });
};

type Mark = 'yes' | 'talk' | 'notNow';
/** Marks the first interests of a person. */
const mark = (ids: readonly string[], ...marks: readonly Mark[]) =>
  marks.map((each, i) => ({ itemId: ids[i]!, mark: each }));

/** A question that neither touches a limit nor belongs to the reading, on either side. */
const findFree = (count: number): string[] =>
  items
    .filter(({ id, side }) => !side && ![id, partnerOf(id)].some((each) => mine.includes(each)))
    .filter(({ id }) => id < partnerOf(id))
    .map(({ id }) => id)
    .slice(0, count);

const empty = { round: 1, own: null, sheet: null };
const nothing = { marks: [], added: [], stopSignals: [], aftercare: [], line: '' };

describe('marks', () => {
  test('are shown to their sender alone while the other one is missing', async () => {
    expect(await read(ada)).toEqual(empty);
    const given = {
      marks: mark(mine, 'yes', 'notNow', 'talk'),
      added: findFree(1),
      stopSignals: ['gesture' as const, 'word' as const],
      aftercare: ['quiet' as const],
      line: '  slowly, please ',
    };
    const { agreement } = await send(ada, given);
    expect(agreement).toEqual({
      round: 1,
      own: {
        ...given,
        marks: [given.marks[0], given.marks[2]],
        stopSignals: ['word', 'gesture'],
        line: 'slowly, please',
      },
      sheet: null,
    });
    expect(await read(ada)).toEqual(agreement);
    expect(await read(ben)).toEqual(empty);
  });

  test('can be replaced until the other one has sent', async () => {
    await send(ada, { marks: mark(mine, 'yes', 'yes'), line: 'first' });
    await send(ada, { marks: mark(mine, 'talk'), line: 'second' });
    expect(await read(ada)).toMatchObject({
      round: 1,
      own: { marks: mark(mine, 'talk'), line: 'second' },
    });
    const { agreement } = await send(ben, { marks: mark(theirs, 'yes', 'yes') });
    expect(agreement?.sheet).toMatchObject({ yes: [], otherLine: 'second' });
    expect(agreement?.sheet?.talk.map(({ itemId }) => itemId)).toEqual([theirs[0]]);
  });

  test('of both make a sheet of what both want', async () => {
    const [both = '', lone = ''] = findFree(2);
    await send(ada, {
      marks: mark(mine, 'yes', 'yes', 'talk', 'yes', 'notNow', 'yes'),
      added: [both, lone],
      stopSignals: ['word', 'trafficLight'],
      aftercare: ['holding'],
      line: 'of Ada',
    });
    const { agreement } = await send(ben, {
      marks: mark(theirs, 'yes', 'talk', 'talk', 'notNow', 'yes'),
      added: [partnerOf(both)],
      stopSignals: ['word'],
      line: 'of Ben',
    });
    const { interests = [] } = (await readResult(spark, ben, pairId)) ?? {};
    expect(agreement).toMatchObject({ round: 2, own: null });
    expect(agreement?.sheet).toMatchObject({
      agreedDay: '2026-01-15',
      yes: [interests[0]],
      talk: [interests[1], interests[2], { itemId: partnerOf(both) }],
      stopSignals: [
        { signal: 'word', isBoth: true },
        { signal: 'trafficLight', isBoth: false },
      ],
      aftercare: [{ need: 'holding', isBoth: false }],
      ownLine: 'of Ben',
      otherLine: 'of Ada',
    });
    const seen = await read(ada);
    expect(seen?.sheet?.talk.map(({ itemId }) => itemId)).toEqual([mine[1], mine[2], both]);
    expect(seen).toMatchObject({ sheet: { ownLine: 'of Ada', otherLine: 'of Ben' } });
  });

  test('of a new round leave the old sheet until both have sent', async () => {
    await send(ada, { marks: mark(mine, 'yes') });
    await send(ben, { marks: mark(theirs, 'yes') });
    const { sheet } = (await read(ada))!;
    await send(ben, { marks: mark(theirs, 'notNow', 'yes') });
    expect(await read(ada)).toEqual({ round: 2, own: null, sheet });
    await send(ada, { marks: mark(mine, 'yes', 'yes') });
    const latest = await read(ada);
    expect(latest?.round).toBe(3);
    expect(latest?.sheet?.yes.map(({ itemId }) => itemId)).toEqual([mine[1]]);
  });

  test('for another round are refused', async () => {
    await send(ada);
    await send(ben);
    const before = await readPairRow(spark, pairId);
    for (const round of [1, 3])
      expect(await refuse(ada, round)).toMatchObject({
        status: 409,
        detail: expect.stringContaining('sent this round already'),
      });
    expect(await readPairRow(spark, pairId)).toEqual(before);
  });

  test('name questions of the reading alone, each once', async () => {
    const other = findFree(1)[0]!;
    for (const marks of [mark([other], 'yes'), mark([mine[0]!, mine[0]!], 'yes', 'yes')])
      expect(await refuse(ada, 1, { marks })).toMatchObject({ status: 400 });
    const swapped = mine.find((id) => !theirs.includes(id))!;
    expect(await refuse(ben, 1, { marks: mark([swapped], 'yes') })).toMatchObject({ status: 400 });
    expect(await read(ada)).toEqual(empty);
  });

  test('add no unknown, repeated or limited question, and none of the reading', async () => {
    const [limited = '', free = ''] = findFree(2);
    await markLimit(spark, ada, limited);
    const oneSided = items.find(({ side }) => side)!.id;
    for (const added of [
      ['Z99'],
      [oneSided],
      [free, free],
      [mine[0]!],
      [limited],
      [partnerOf(limited)],
    ])
      expect(await refuse(ada, 1, { added })).toMatchObject({ status: 400 });
    await markLimit(spark, ada, limited, false);
    await send(ada, { added: [limited, free] });
  });

  test('may have the longest line of any characters', async () => {
    for (const character of ['\u0001', '\u{1F499}', '"']) {
      const line = character.repeat(200);
      expect(await send(ada, { line })).toMatchObject({ agreement: { own: { line } } });
    }
    expect(await refuse(ada, 1, { line: 'x'.repeat(201) })).toMatchObject({ status: 400 });
  });
});

describe('a reading that is not shown', () => {
  test('has no agreement, always for the same reason', async () => {
    const withdrawn = pairId;
    await send(ada);
    await end(spark, ben, withdrawn);
    expect(await read(ada)).toBeNull();
    const waiting = await meet(spark, ada, ben);
    const refused = await meet(spark, ada, ben);
    await end(spark, ben, refused);
    const { token } = ada;
    const refusals = [];
    for (const id of [withdrawn, waiting, refused]) {
      const body = { pairId: id, round: 1, marks: [] };
      refusals.push(await spark.refused('sendMarks', { token, body }));
      refusals.push(await spark.refused('eraseAgreement', { token, body: { pairId: id } }));
    }
    expect(refusals[0]).toMatchObject({ status: 409 });
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
    expect(await findReading(spark, ada, withdrawn)).toMatchObject({ state: 'over' });
    const erased = { deposit: null, result: null, agreement: null };
    expect(await readPairRow(spark, withdrawn)).toMatchObject(erased);
  });
});

describe('erasing', () => {
  test('takes back one’s own marks alone before there is a sheet', async () => {
    await send(ada, { marks: mark(mine, 'yes') });
    const before = await readPairRow(spark, pairId);
    expect((await erase(ben)).agreement).toEqual(empty);
    expect(await readPairRow(spark, pairId)).toEqual(before);
    expect((await erase(ada)).agreement).toEqual(empty);
    await send(ben, { marks: mark(theirs, 'yes') });
    expect(await read(ada)).toEqual(empty);
  });

  test('takes a sheet, and what either sent since, from both', async () => {
    await send(ada, { marks: mark(mine, 'yes') });
    await send(ben, { marks: mark(theirs, 'yes') });
    await send(ben, { marks: mark(theirs, 'talk') });
    const erased = { round: 3, own: null, sheet: null };
    expect((await erase(ada)).agreement).toEqual(erased);
    for (const person of [ada, ben]) expect(await read(person)).toEqual(erased);
    expect(await refuse(ben, 2)).toMatchObject({ status: 409 });
    await send(ada, { marks: mark(mine, 'yes') });
    expect(await read(ben)).toEqual(erased);
  });

  test('may be repeated', async () => {
    await send(ada);
    await send(ben);
    await erase(ada);
    await send(ben, { line: 'stays' });
    const before = await readPairRow(spark, pairId);
    await erase(ada);
    expect(await readPairRow(spark, pairId)).toEqual(before);
  });
});

test('an agreement of an earlier version is empty until somebody sends', async () => {
  const { agreement } = await readPairRow(spark, pairId);
  expect(agreement).not.toBeNull();
  await spark.db.write((tx) =>
    tx.updateTable('pairs').set({ agreement: null }).where('id', '=', pairId).execute(),
  );
  expect((await erase(ada)).agreement).toEqual(empty);
  expect((await send(ada)).agreement).toEqual({ ...empty, own: nothing });
  expect((await readPairRow(spark, pairId)).agreement).toHaveLength(agreement!.length);
});

test('twenty times simultaneous marks make one sheet each', async () => {
  for (let round = 1; round <= 20; round++) {
    const body = { pairId, round, marks: [] };
    const sendAs = ({ token }: TestUser, line: string) =>
      spark.call('sendMarks', { token, body: { ...body, line } });
    await Promise.all([sendAs(ada, `Ada ${round}`), sendAs(ben, `Ben ${round}`)]);
    expect(await read(ada)).toMatchObject({
      round: round + 1,
      own: null,
      sheet: { ownLine: `Ada ${round}`, otherLine: `Ben ${round}` },
    });
  }
});
