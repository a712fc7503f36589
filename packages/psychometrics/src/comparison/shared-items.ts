/**
 * Finds the interests that two people share (measurement §6.2). Only items that are open on both
 * sides are named, so that a one-sided interest stays private.
 */

import type { Bank } from '../bank/bank.ts';
import { latentCount } from '../bank/traits.ts';
import { minHighAnswer } from '../facts/survey.ts';
import { themes, type Theme } from '../facts/themes.ts';
import { breadths, type Breadth, maxSharedItems } from '../facts/together.ts';
import { predictorVariance } from '../kernel/d-optimal.ts';
import { hermiteRule } from '../kernel/hermite-rule.ts';
import type { Answers } from '../profile/posterior.ts';

/** The lowest share of high answers for each word but the first (measurement §6.2). */
const breadthCuts = [0.4, 0.6, 0.8] as const;

/** Returns the word for the share of the given answers that are high; 'few' without answers. */
export function rateBreadth(answers: Answers): Breadth {
  const given = answers.filter((answer) => answer !== null);
  const high = given.filter((answer) => answer >= minHighAnswer).length;
  const share = given.length === 0 ? 0 : high / given.length;
  return breadths[breadthCuts.filter((cut) => share >= cut).length]!;
}

/** Returns the expected share of answers of at least 5 under the prior, 0..1. */
function expectedHighShare(bank: Bank, index: number): number {
  const item = bank.linear[index]!;
  const sd = Math.sqrt(predictorVariance(bank.priorCovariance, latentCount, item));
  // The k-th intercept belongs to answers of at least k + 2.
  const intercept = item.intercepts[minHighAnswer - 2]!;
  return hermiteRule.reduce(
    (share, [node, weight]) => share + weight / (1 + Math.exp(-(intercept + node * sd))),
    0,
  );
}

/** A person's edition of the bank, and the ids of the items that the other person may share. */
export interface OpenSide {
  readonly bank: Bank;
  readonly open: ReadonlySet<string>;
}

export interface SharedItem {
  readonly theme: Theme;
  /** The id of the item of the first person (`mine`). */
  readonly item: string;
  /**
   * The id of the item of the second person (`theirs`): the same content at the opposite pole, or
   * the same item in an unpoled theme.
   */
  readonly complementary: string;
  /** True if both items are open on both sides. */
  readonly isMutual: boolean;
}

interface RankedItem extends SharedItem {
  /** The expected share of high answers, averaged over the two items and both editions. */
  readonly share: number;
  /** The smaller of the two ids, which is the same for both people. */
  readonly firstId: string;
}

/**
 * Returns all interests that the two people share: an item open to `mine` whose complementary item
 * is open to `theirs`. The rarer ones come first. If both items of a pair are open to both people,
 * only the entry of the positive pole is returned. Swapping the two people swaps `item` and
 * `complementary` in every entry that is not mutual, and changes neither the others nor the order.
 */
export function findSharedItems(mine: OpenSide, theirs: OpenSide): SharedItem[] {
  const ranked = mine.bank.items.flatMap((_, index) => rankShared(mine, theirs, index));
  ranked.sort((a, b) => a.share - b.share || (a.firstId < b.firstId ? -1 : 1));
  return ranked.map(({ share: _share, firstId: _firstId, ...item }) => item);
}

function rankShared(mine: OpenSide, theirs: OpenSide, index: number): RankedItem[] {
  const { id, compareTo, category, pole } = mine.bank.items[index]!;
  if (!mine.open.has(id) || !theirs.open.has(compareTo)) return [];
  const isMutual = id !== compareTo && mine.open.has(compareTo) && theirs.open.has(id);
  if (isMutual && pole === '-') return [];
  const ids = id < compareTo ? [id, compareTo] : [compareTo, id];
  return [
    {
      theme: category,
      item: id,
      complementary: compareTo,
      isMutual,
      share: (averageShare(mine.bank, ids) + averageShare(theirs.bank, ids)) / 2,
      firstId: ids[0]!,
    },
  ];
}

/** An item that the edition lacks counts with the share 1, as the least rare. */
const averageShare = (bank: Bank, ids: readonly string[]): number =>
  ids.reduce((sum, id) => {
    const index = bank.indexById.get(id);
    return sum + (index === undefined ? 1 : expectedHighShare(bank, index));
  }, 0) / ids.length;

/**
 * Returns at most twelve results of `findSharedItems`: the first of each theme, then the second of
 * each, and so on. Every theme of the list is represented.
 */
export function chooseSharedItems(items: readonly SharedItem[]): SharedItem[] {
  const byTheme = themes.map((theme) => items.filter((each) => each.theme === theme));
  const rounds = Math.max(...byTheme.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    items.filter((item) => byTheme.some((ofTheme) => ofTheme[round] === item)),
  )
    .flat()
    .slice(0, maxSharedItems);
}
