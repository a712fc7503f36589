/** Computes a shared reading from what each of two people gave to it (measurement §6.2). */

import type { CommonStrength } from '../../domain/readings/together.ts';
import { themes, type Theme } from '../../domain/themes.ts';
import type { LatentNormal } from '../bank/latent-draws.ts';
import { comparePosteriors, describePosterior, type CompareResult } from '../comparison/compare.ts';
import {
  chooseSharedItems,
  findSharedItems,
  type OpenSide,
  type SharedItem,
} from './shared-items.ts';

/** What one person gives to a shared reading. */
export interface ReadingPart extends OpenSide {
  readonly posterior: LatentNormal;
}

export interface SharedReading extends Pick<
  CompareResult,
  'percent' | 'interval' | 'level' | 'neighbourLevel'
> {
  /** The themes with a shared interest, the most shared first. */
  readonly commonGround: readonly { readonly theme: Theme; readonly strength: CommonStrength }[];
  /** At most twelve shared interests, spread over the themes, the rarer ones first. */
  readonly items: readonly SharedItem[];
}

/** From this many shared interests on, two people have much in common in a theme. */
const muchShared = 3;

/**
 * The figures are exactly those of compareProfiles for the same answers. Swapping the two people
 * changes nothing but the order of the two items of an interest that is not mutual. Both banks must
 * have the same prior.
 */
export function computeSharedReading(mine: ReadingPart, theirs: ReadingPart): SharedReading {
  const { percent, interval, level, neighbourLevel } = comparePosteriors(
    describePosterior(mine.bank, mine.posterior),
    describePosterior(theirs.bank, theirs.posterior),
  );
  const shared = findSharedItems(mine, theirs);
  return {
    percent,
    interval,
    level,
    neighbourLevel,
    commonGround: themes
      .map((theme) => ({ theme, count: shared.filter((item) => item.theme === theme).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .map(({ theme, count }) => ({ theme, strength: count >= muchShared ? 'much' : 'some' })),
    items: chooseSharedItems(shared),
  };
}
