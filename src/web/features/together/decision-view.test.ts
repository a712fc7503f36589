import { describe, expect, test } from 'vitest';
import { inventAnswer } from '../../../../test/support/browser/invented/invented-together.ts';
import { maxTicks } from '../../../domain/together.ts';
import { withStored } from '../own-answers/limit-marks.ts';
import type { OwnAnswer } from '../own-answers/own-answers.ts';
import { describeOwnSide, viewOwnSide } from './decision-view.ts';

const answer = (itemId: string, value: number | null, more: Partial<OwnAnswer> = {}) =>
  inventAnswer(itemId, { value, ...more });
const limitOn = (itemId: string) => withStored([{ itemId, isLimit: true }]);
const noLimits = withStored([]);
const none = new Set<string>();

describe('the own side', () => {
  test('lists answers from 4 on by theme, the highest first', () => {
    const { groups, openCount } = viewOwnSide(
      [
        answer('A01', 5),
        answer('A02', 3),
        answer('A03', 7),
        answer('A04', 4, { category: 'SENS' }),
        answer('A05', null),
      ],
      noLimits,
      none,
    );
    const listed = groups.map(({ theme, entries }) => [
      theme,
      entries.map((row) => row.answer.itemId),
    ]);
    expect(listed).toEqual([
      ['DS', ['A03', 'A01']],
      ['SENS', ['A04']],
    ]);
    expect(openCount).toBe(2);
  });

  test('omits answers under a limit on either side', () => {
    const pair = [answer('A01', 7, { shownWith: ['A02'] }), answer('A02', 7)];
    expect(viewOwnSide(pair, noLimits, none).openCount).toBe(2);
    const { openCount, groups } = viewOwnSide(pair, limitOn('A02'), none);
    expect(openCount).toBe(0);
    expect(groups[0]?.entries.map(({ isLeftOut }) => isLeftOut)).toEqual([true, false]);
  });

  test('never names a question with the same side for both', () => {
    const { groups } = viewOwnSide([answer('A01', 7, { isOneSided: true })], noLimits, none);
    expect(groups).toEqual([]);
  });

  test('ticks what was answered 4 and is no limit', () => {
    const answers = [answer('A01', 4), answer('A02', 5), answer('A03', 4)];
    const ticks = new Set(['A01', 'A02', 'A03']);
    expect(viewOwnSide(answers, noLimits, ticks).ticked).toEqual(['A01', 'A03']);
    expect(viewOwnSide(answers, limitOn('A01'), ticks).ticked).toEqual(['A03']);
  });

  test(`ticks at most ${maxTicks}`, () => {
    const answers = Array.from({ length: maxTicks + 1 }, (_, i) => answer(`A${10 + i}`, 4));
    const ids = answers.map(({ itemId }) => itemId);
    const side = (count: number) => viewOwnSide(answers, noLimits, new Set(ids.slice(0, count)));
    expect(side(maxTicks - 1).canTickMore).toBe(true);
    expect(side(maxTicks).canTickMore).toBe(false);
  });
});

describe('the sentence about it', () => {
  test('counts high answers and ticks', () => {
    expect(describeOwnSide({ openCount: 5, ticked: ['A01'] })).toMatch(/^6 of your answers could/);
    expect(describeOwnSide({ openCount: 1, ticked: [] })).toMatch(/^One of your answers could/);
    expect(describeOwnSide({ openCount: 0, ticked: [] })).toMatch(/^None of your answers can/);
  });
});
