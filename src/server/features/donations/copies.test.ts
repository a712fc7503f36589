import { describe, expect, test } from 'vitest';
import {
  calibration,
  donate,
  moveWaiting,
  readCopies,
} from '../../../../test/support/people/make-donations.ts';
import {
  makeFinishedUser,
  retake,
  seededAnswers,
  signInAgain,
} from '../../../../test/support/server/make-user.ts';
import { adminKey, bank } from '../../../../test/support/server/test-app.ts';
import { useFreshTestApp } from '../../../../test/support/server/use-test-app.ts';
import { ageRanges, genders } from '../../../domain/account.ts';
import { decodeCopy, encodeCopy } from './copy-content.ts';
import { answersOfWeek, answersSince } from './text-edits.ts';

const { layout } = bank.current;
const [first = '', second = ''] = layout.setA;
const week = 7 * 86_400;

describe('answers to a question that was edited', () => {
  const answers = [...layout.positions.keys()].map(() => 4);
  const edits = [{ target: first, at: Date.UTC(2026, 0, 15, 12) }]; // Thursday of week 3
  const isLeftOut = (left: readonly (number | null)[]) =>
    left[layout.positions.get(first)!] === null &&
    left.filter((each) => each === null).length === 1;

  test.each([
    ['2026-01-14', true],
    ['2026-01-15', true],
    ['2026-01-16', false],
  ])('are left out of an attempt of %s: %s', (day, isOut) => {
    expect(isLeftOut(answersSince(day, layout, answers, edits))).toBe(isOut);
  });

  test.each([
    ['2025-W52', true],
    ['2026-W03', true],
    ['2026-W04', false],
  ])('are left out of a copy of %s: %s', (copyWeek, isOut) => {
    expect(isLeftOut(answersOfWeek(copyWeek, layout, answers, edits))).toBe(isOut);
  });

  test('to a question of another edition change nothing', () => {
    const others = [{ target: 'Z99', at: 0 }];
    expect(answersSince('1970-01-01', layout, answers, others)).toEqual(answers);
  });
});

describe('a donated copy', () => {
  const spark = useFreshTestApp({ calibrationKey: calibration.publicKey });

  const edit = (id: string) =>
    spark.call('updateAdminItem', { adminKey, params: { id }, body: { text: `Other ${id}.` } });
  const readAnswers = async () => {
    const [copy] = (await readCopies(spark)).donations;
    return [first, second].map((id) => copy!.answers[layout.positions.get(id)!] !== null);
  };

  test('lacks answers to texts edited during or after the attempt', async () => {
    let user = await makeFinishedUser(spark, seededAnswers(1));
    await edit(first);
    spark.moveClock(2 * week);
    user = await signInAgain(spark, user);
    await donate(spark, user);
    await moveWaiting(spark);
    expect(await readAnswers()).toEqual([false, true]);
    await edit(second);
    expect(await readAnswers()).toEqual([false, false]);
  });

  test('of a retake has answers to the new text', async () => {
    let user = await makeFinishedUser(spark, seededAnswers(1));
    await donate(spark, user);
    await edit(first);
    spark.moveClock(2 * week);
    user = await signInAgain(spark, user);
    await retake(spark, user);
    await moveWaiting(spark);
    expect(await readAnswers()).toEqual([true, true]);
  });
});

const copied = Array.from({ length: 128 }, (_, i) => (i % 8 === 0 ? null : i % 8));

const outcomes = [
  { level: 'unlikely to be compatible', helped: 7 },
  { level: 'very compatible', helped: 1 },
] as const;
const languages = ['en', 'he'] as const;
const studyAnswers = '0'.repeat(100);
const without = { ageRange: null, gender: null, retest: null, studyAnswers };
const nothing = { ...without, outcomes: [], languages: [] };
const retest = { days: 21, answers: copied.toReversed(), languages: ['de'] } as const;

describe('the content of a copy', () => {
  test('comes back equal', () => {
    for (const ageRange of [null, ...ageRanges])
      for (const gender of [null, ...genders]) {
        const others = { outcomes, languages, retest, studyAnswers: '3b0'.padEnd(100, '1') };
        const content = { answers: copied, ageRange, gender, ...others };
        expect(decodeCopy(encodeCopy(content), 128)).toEqual(content);
      }
  });

  test('has one length for few and many answers', () => {
    const answers = [0, 1, 128, 256].map((length) => Array<number>(length).fill(7));
    const lengths = answers.flatMap((given) => [
      encodeCopy({ ...nothing, answers: given }).length,
      encodeCopy({ ...nothing, answers: given, retest: { ...retest, answers: given } }).length,
    ]);
    expect(new Set(lengths).size).toBe(1);
  });

  test('of an earlier version has no outcomes', () => {
    const earlier = encodeCopy({ ...nothing, answers: copied }).subarray(0, 130);
    expect(decodeCopy(earlier, 128)).toEqual({ ...nothing, answers: copied, languages: ['en'] });
  });

  test('of an earlier version was answered in English', () => {
    const content = { ...nothing, answers: copied, outcomes };
    const earlier = encodeCopy({ ...content, languages }).subarray(0, 142);
    expect(decodeCopy(earlier, 128)).toEqual({ ...content, languages: ['en'] });
  });

  test('with more answers than fit is refused', () => {
    const tooMany = { ...nothing, answers: Array(257).fill(1) };
    expect(() => encodeCopy(tooMany)).toThrow(RangeError);
  });
});
