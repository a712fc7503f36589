/** Computes a shared reading from the parts of two people (measurement §6.2). */

import type { Bank } from '../bank/bank.ts';
import type { LatentNormal } from '../bank/latent-draws.ts';
import { minHighAnswer } from '../facts/survey.ts';
import type { Theme } from '../facts/themes.ts';
import { maxTicks, tickableAnswer, type CommonStrength } from '../facts/together.ts';
import { assertAnswers, type Answers } from '../profile/posterior.ts';
import { describeThemes } from '../profile/profile.ts';
import { compareRecords, type RecordHolder } from '../public-record/compare-records.ts';
import { recordFigures, touchesLimit } from '../public-record/public-record.ts';
import { comparePosteriors, describePosterior, type CompareResult } from './compare.ts';
import {
  chooseSharedItems,
  findSharedItems,
  type OpenSide,
  type SharedItem,
} from './shared-items.ts';

/** A person's choice of items that the other person may share. */
interface OpenItemsOptions {
  readonly bank: Bank;
  readonly answers: Answers;
  /** The ids of items answered 4 that the person ticked with 'Yes, if you want it'. */
  readonly ticks: ReadonlySet<string>;
  /** The ids of the items that the person marked as hard limits, in all editions. */
  readonly limits: ReadonlySet<string>;
}

/**
 * Returns the indices, in bank order, of the items that the person answered with at least 5 or
 * ticked. Excludes hard limits, items that touch one, and items with a `side`, as in
 * chooseRevealable. Throws a RangeError if an answer is invalid, or if more than ten items are
 * ticked or one of them was not answered with 4.
 */
export function openItems({ bank, answers, ticks, limits }: OpenItemsOptions): number[] {
  assertAnswers(bank, answers);
  const isTickable = (id: string): boolean =>
    answers[bank.indexById.get(id) ?? -1] === tickableAnswer;
  if (ticks.size > maxTicks || ![...ticks].every(isTickable))
    throw new RangeError(
      `At most ${maxTicks} items answered with ${tickableAnswer} can be ticked.`,
    );
  return bank.items.flatMap(({ id, side }, index) => {
    const isOpen = (answers[index] ?? 0) >= minHighAnswer || ticks.has(id);
    return isOpen && !side && !touchesLimit(bank, index, limits) ? [index] : [];
  });
}

/** One person's part of a shared reading. */
export interface ReadingPart extends OpenSide {
  readonly posterior: LatentNormal;
}

export interface SharedReading extends Pick<
  CompareResult,
  'percent' | 'interval' | 'level' | 'levelRange'
> {
  /**
   * The themes with much in common, then those with some, each in the order of a comparison of the
   * two records. A strong theme with few shared interests must not come first, because that would
   * reveal that most of its questions are hard limits.
   */
  readonly commonGround: readonly { readonly theme: Theme; readonly strength: CommonStrength }[];
  /** At most twelve shared interests, spread over the themes, the rarer ones first. */
  readonly items: readonly SharedItem[];
}

/** From this many shared interests on, two people have much in common in a theme. */
const muchShared = 3;

/**
 * The figures equal those of compareProfiles for the same answers. Swapping the two people changes
 * only the order of the two items of an interest that is not mutual. Both banks must have the same
 * prior.
 */
export function computeSharedReading(mine: ReadingPart, theirs: ReadingPart): SharedReading {
  const { percent, interval, level, levelRange } = comparePosteriors(
    describePosterior(mine.bank, mine.posterior),
    describePosterior(theirs.bank, theirs.posterior),
    'couple',
  );
  const shared = findSharedItems(mine, theirs);
  const { themes } = compareRecords(toHolder(mine), toHolder(theirs));
  return {
    percent,
    interval,
    level,
    levelRange,
    commonGround: themes
      .map(({ theme }) => ({ theme, count: shared.filter((item) => item.theme === theme).length }))
      .filter(({ count }) => count > 0)
      .map(({ theme, count }): SharedReading['commonGround'][number] => ({
        theme,
        strength: count >= muchShared ? 'much' : 'some',
      }))
      .sort((a, b) => Number(b.strength === 'much') - Number(a.strength === 'much')),
    items: chooseSharedItems(shared),
  };
}

/** The public record, which a comparison uses to choose and order common themes. */
const toHolder = ({ bank, posterior }: ReadingPart): RecordHolder => ({
  bank,
  figures: recordFigures(describeThemes(bank, posterior)),
});
