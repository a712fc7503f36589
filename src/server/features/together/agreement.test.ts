import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectRefusals, type Refusal } from '../../../../test/support/http/expect-refusals.ts';
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

type Mark = 'yes' | 'talk' | 'notNow';
/** Marks the first interests of a person. */
const mark = (ids: readonly string[], ...marks: readonly Mark[]) =>
  marks.map((each, i) => ({ itemId: ids[i]!, mark: each }));

/** Questions that neither touch a limit nor belong to the reading, on either side. */
const findFree = (count: number): string[] =>
  items
    .filter(({ id, side }) => !side && ![id, partnerOf(id)].some((each) => mine.includes(each)))
    .filter(({ id }) => id < partnerOf(id))
    .map(({ id }) => id)
    .slice(0, count);

const empty = { round: 1, own: null, sheet: null };

describe('marks', () => {
  test('are shown to their sender alone, and can be replaced, until both have sent', async () => {
    const [both = '', lone = ''] = findFree(2);
    await send(ada, { marks: mark(mine, 'yes', 'yes', 'yes', 'yes') });
    const given = {
      marks: mark(mine, 'yes', 'yes', 'talk', 'notNow'),
      added: [both, lone],
      stopSignals: ['gesture' as const, 'word' as const],
      aftercare: ['quiet' as const],
    };
    const { agreement } = await send(ada, given);
    const stored = { marks: given.marks.slice(0, 3), stopSignals: ['word', 'gesture'] };
    expect(agreement).toMatchObject({ round: 1, own: { ...given, ...stored }, sheet: null });
    expect(await read(ada)).toEqual(agreement);
    expect(await read(ben)).toEqual(empty);

    const seen = await send(ben, {
      marks: mark(theirs, 'yes', 'talk', 'talk', 'yes'),
      added: [partnerOf(both)],
      stopSignals: ['word'],
    });
    const { interests = [] } = (await readResult(spark, ben, pairId)) ?? {};
    expect(seen.agreement).toMatchObject({
      round: 2,
      own: null,
      sheet: {
        agreedDay: '2026-01-15',
        yes: [interests[0]],
        talk: [interests[1], interests[2], { itemId: partnerOf(both) }],
        stopSignals: [
          { signal: 'word', isBoth: true },
          { signal: 'gesture', isBoth: false },
        ],
        aftercare: [{ need: 'quiet', isBoth: false }],
      },
    });
    const talk = (await read(ada))?.sheet?.talk.map(({ itemId }) => itemId);
    expect(talk).toEqual([mine[1], mine[2], both]);
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

  test('are refused for what cannot be marked or added, or for another round', async () => {
    const [limited = '', free = ''] = findFree(2);
    await markLimit(spark, ada, limited);
    const oneSided = items.find(({ side }) => side)!.id;
    const swapped = mine.find((id) => !theirs.includes(id))!;
    const before = await readPairRow(spark, pairId);
    const row = (person: TestUser, given: object, status = 400): Refusal => [
      person,
      'sendMarks',
      { pairId, round: 1, marks: [], ...given },
      status,
    ];
    await expectRefusals(spark, [
      row(ada, { marks: mark([free], 'yes') }),
      row(ada, { marks: mark([mine[0]!, mine[0]!], 'yes', 'yes') }),
      row(ben, { marks: mark([swapped], 'yes') }),
      ...[['Z99'], [oneSided], [free, free], [mine[0]!], [limited], [partnerOf(limited)]].map(
        (added) => row(ada, { added }),
      ),
      row(ada, { sentence: 'A text of my own.' }),
      row(ada, { round: 2 }, 409),
    ]);
    expect(await readPairRow(spark, pairId)).toEqual(before);
    await markLimit(spark, ada, limited, false);
    await send(ada, { added: [limited, free] });
    await send(ben);
    await expectRefusals(spark, [row(ada, {}, 409), row(ada, { round: 3 }, 409)]);
  });

  test('may carry one of the sentences', async () => {
    expect(await send(ada, { sentence: 'slowly' })).toMatchObject({
      agreement: { own: { sentence: 'slowly' } },
    });
  });
});

test('a reading that is not shown has no agreement, always for the same reason', async () => {
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

  test('takes a sheet, and what either sent since, from both, once', async () => {
    await send(ada, { marks: mark(mine, 'yes') });
    await send(ben, { marks: mark(theirs, 'yes') });
    await send(ben, { marks: mark(theirs, 'talk') });
    const erased = { round: 3, own: null, sheet: null };
    expect((await erase(ada)).agreement).toEqual(erased);
    for (const person of [ada, ben]) expect(await read(person)).toEqual(erased);
    await expectRefusals(spark, [[ben, 'sendMarks', { pairId, round: 2, marks: [] }, 409]]);
    await send(ben);
    const before = await readPairRow(spark, pairId);
    await erase(ada);
    expect(await readPairRow(spark, pairId)).toEqual(before);
  });
});

test('an agreement of an earlier version is empty until somebody sends', async () => {
  const { agreement } = await readPairRow(spark, pairId);
  await spark.db.write((tx) =>
    tx.updateTable('pairs').set({ agreement: null }).where('id', '=', pairId).execute(),
  );
  expect((await erase(ada)).agreement).toEqual(empty);
  const sent = await send(ada);
  expect(sent.agreement).toMatchObject({ round: 1, own: { marks: [] }, sheet: null });
  expect((await readPairRow(spark, pairId)).agreement).toHaveLength(agreement!.length);
});

test('simultaneous marks make one sheet each', async () => {
  for (let round = 1; round <= 10; round++) {
    const body = { pairId, round, marks: [] };
    await Promise.all(
      [ada, ben].map(({ token }) => spark.call('sendMarks', { token, body: { ...body } })),
    );
    expect(await read(ada)).toMatchObject({ round: round + 1, own: null, sheet: { yes: [] } });
  }
});

test('erasing in turn adds one entry to the ledger', async () => {
  const count = async (): Promise<number> =>
    (await spark.db.read((tx) => tx.selectFrom('deletions').select('key_id').execute())).length;
  const before = await count();
  for (let round = 0; round < 10; round++) {
    await send(ada);
    await erase(ada);
  }
  expect(await count()).toBe(before + 1);
});
