import { describe, expect, test } from 'vitest';
import { expectRefusals } from '../../../../test/support/http/expect-refusals.ts';
import {
  readBankWithNextEdition,
  retired,
} from '../../../../test/support/psychometrics/next-edition.ts';
import {
  callerOf,
  finishSurvey,
  makeFinishedUser,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { bank, openTestApp } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { loadHardLimits } from './hard-limits.ts';

const spark = useTestApp();

const mark = ({ token }: TestUser, itemId: string, isLimit = true, app = spark) =>
  app.call('setLimit', { token, body: { itemId, isLimit } });

const readAnswers = async ({ token }: TestUser, app = spark) =>
  (await app.call('listAnswers', { token })).answers;

const readLimits = async (user: TestUser, app = spark): Promise<string[]> =>
  (await readAnswers(user, app)).flatMap(({ itemId, isLimit }) => (isLimit ? [itemId] : []));

const countRows = (user: TestUser): Promise<number> =>
  spark.db.read(async (tx) => {
    const query = tx.selectFrom('hard_limits').selectAll().where('user_id', '=', user.id);
    return (await query.execute()).length;
  });

describe('the list of own answers', () => {
  test('names question, theme, answer and label of everything answered', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(1));
    const { responses } = await spark.call('surveyStatus', { token: user.token });
    const { setAItems, setBItems } = await spark.call('surveyItems', { token: user.token });
    const questions = new Map([...setAItems, ...setBItems].map(({ id, text }) => [id, text]));
    const labels = new Map(
      (await spark.call('scaleLabels')).map(({ value, label }) => [value, label]),
    );
    const answers = await readAnswers(user);
    expect(answers.map(({ itemId, value }) => ({ itemId, value }))).toEqual(responses);
    for (const { itemId, question, value, label, isLimit } of answers)
      expect({ question, label, isLimit }).toEqual({
        question: questions.get(itemId),
        label: labels.get(value ?? 0),
        isLimit: false,
      });
    expect(new Set(answers.map(({ category }) => category)).size).toBe(10);
    expect(answers.find(({ itemId }) => itemId === 'A02')?.category).toBe('SENS');
  });

  test('names what each question would show with it', async () => {
    // Which questions one person gets depends on a random key.
    const people = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (seed) =>
        readAnswers(await makeFinishedUser(spark, seededAnswers(seed))),
      ),
    );
    const answers = people.flat();
    const { items } = bank.current.model;
    for (const { itemId, shownWith, isOneSided } of answers) {
      const { compareTo, facet, side } = items.find(({ id }) => id === itemId)!;
      expect(isOneSided).toBe(Boolean(side));
      expect(shownWith).not.toContain(itemId);
      if (compareTo !== itemId) expect(shownWith).toContain(compareTo);
      else if (facet === 'A') expect(shownWith).toEqual([]);
    }
    expect(answers.some(({ shownWith }) => shownWith?.length === 3)).toBe(true);
    expect(answers.some(({ isOneSided }) => isOneSided)).toBe(true);
  });

  test('keeps the finished answers during a retake, and has none before', async () => {
    const user = await makeUser(spark);
    await spark.call('startSurvey', { token: user.token });
    await spark.call('saveResponse', { token: user.token, body: { itemId: 'A02', value: 3 } });
    expect(await readAnswers(user)).toEqual([]);
    await finishSurvey(spark, user, seededAnswers(2));
    const before = await readAnswers(user);
    await spark.call('retakeSurvey', { token: user.token });
    expect(await readAnswers(user)).toEqual(before);
  });

  test('is that of the caller alone', async () => {
    const [one, other] = [
      await makeFinishedUser(spark, () => 2),
      await makeFinishedUser(spark, () => 6),
    ];
    await mark(one, 'A05');
    expect(new Set((await readAnswers(one)).map(({ value }) => value))).toEqual(new Set([2]));
    expect(new Set((await readAnswers(other)).map(({ value }) => value))).toEqual(new Set([6]));
    expect(await readLimits(other)).toEqual([]);
  });
});

describe('a hard limit', () => {
  test('is marked, repeated and taken off, and leaves no row behind', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(3));
    expect(await mark(user, 'A07')).toEqual({ itemId: 'A07', isLimit: true });
    await mark(user, 'A03');
    await mark(user, 'A07');
    expect(await readLimits(user)).toEqual(['A03', 'A07']);
    expect(await mark(user, 'A03', false)).toEqual({ itemId: 'A03', isLimit: false });
    await mark(user, 'A03', false);
    expect(await readLimits(user)).toEqual(['A07']);
    expect(await countRows(user)).toBe(1);
    await mark(user, 'A07', false);
    expect(await countRows(user)).toBe(0);
  });

  test('is not lost among concurrent marks', async () => {
    const user = await makeUser(spark);
    const ids = Array.from({ length: 40 }, (_, i) => `A${String(i + 1).padStart(2, '0')}`);
    await Promise.all(ids.map((itemId) => mark(user, itemId)));
    expect((await readLimits(user)).toSorted()).toEqual(ids);
    await Promise.all(ids.slice(1).map((itemId) => mark(user, itemId, false)));
    expect(await readLimits(user)).toEqual(['A01']);
  });

  test('also covers the rewording of its question in another edition', async () => {
    const user = await makeUser(spark);
    await mark(user, 'A26');
    const caller = await callerOf(spark, user);
    const limits = await spark.db.read((tx) => loadHardLimits(bank, tx, caller));
    expect(limits.has('A53')).toBe(true);
    expect(limits.size).toBeLessThan(5);
  });

  test('changes neither answers nor profile', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(4));
    const read = async () => [
      await spark.call('computeProfile', { token: user.token, body: { userId: user.id } }),
      await spark.call('publicProfile', { params: { shareCode: user.shareCode } }),
      await spark.call('surveyStatus', { token: user.token }),
    ];
    const before = await read();
    for (const { itemId } of await readAnswers(user)) await mark(user, itemId);
    expect(await read()).toEqual(before);
  });

  test('survives a retake that does not ask the question', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(5));
    const marked = ['A10', ...bank.current.layout.pool];
    for (const itemId of marked) await mark(user, itemId);
    await spark.call('retakeSurvey', { token: user.token });
    await finishSurvey(spark, user, () => 1);
    expect((await readLimits(user)).toSorted()).toEqual(marked.toSorted());
    const answers = await readAnswers(user);
    expect(answers.find(({ itemId }) => itemId === 'A10')).toMatchObject({ value: 1 });
    const unasked = answers.at(-1);
    expect(unasked).toMatchObject({ value: null, label: null, isLimit: true });
    expect(unasked?.question).toMatch(/\w/);
    await mark(user, unasked?.itemId ?? '', false);
    expect(await readAnswers(user)).toHaveLength(answers.length - 1);
  });

  test('survives an edition that retires the question', async () => {
    const first = await openTestApp();
    const user = await makeFinishedUser(first, seededAnswers(6));
    await mark(user, retired, true, first);
    await first.app.close();
    await first.db.close();
    const second = await openTestApp({ folder: first.folder, bank: readBankWithNextEdition() });
    expect(await readLimits(user, second)).toEqual([retired]);
    await second.call('retakeSurvey', { token: user.token });
    await finishSurvey(second, user, seededAnswers(7));
    expect((await readAnswers(user, second)).at(-1)).toMatchObject({
      itemId: retired,
      value: null,
      isLimit: true,
    });
    await second.close();
  });

  test('needs a question of the bank', async () => {
    const user = await makeUser(spark);
    const bodies = [
      ...['A99', 'a01'].map((itemId) => ({ itemId, isLimit: true })),
      { itemId: 'A02' },
      { itemId: 'A02', isLimit: 'yes' },
    ];
    await expectRefusals(
      spark,
      bodies.map((body) => [user, 'setLimit', body, 400]),
    );
  });
});
