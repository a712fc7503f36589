/** Items of the bank and their parameters (measurement §3). */

import { exploreSlug, type ItemForm } from '../../domain/survey.ts';
import type { Theme } from '../../domain/themes.ts';
import type { Facet, Pole } from './traits.ts';

export interface BankItem {
  id: string;
  form: ItemForm;
  /** The item's theme. The property is named after the column in the question files. */
  category: Theme;
  pole: Pole;
  facet: Facet;
  /** Expert rating from 1 (common and mild) to 5 (rare). */
  rarity: 1 | 2 | 3 | 4 | 5;
  /**
   * A name for the situation that the item describes. A fantasy item and an activity item with the
   * same theme, pole and scene are called twins.
   */
  scene: string;
  /**
   * The id of the partner item, which has the same content and facet at the opposite pole. In an
   * unpoled theme, this is the item's own id.
   */
  compareTo: string;
  /**
   * The side that the person takes in an item without poles that has two: to wear something, or to
   * admire it on a partner. Two people who answer it alike want the same side, so that neither has
   * what the other wants.
   */
  side?: 'wearing' | 'admiring';
}

/**
 * Returns what an item asks about: the same text for an item and for its rewording in another
 * edition, and different texts for different items of an edition.
 */
export const contentOf = ({ category, scene, pole, facet }: BankItem): string =>
  [category, scene, pole, facet].join(' ');

/**
 * Whether the item belongs to Set A or the pool. These define the domain scores and the survey that
 * everybody takes; the others only add information (measurement §4.1, §5.1).
 */
export const isCoreItem = ({ form }: Pick<BankItem, 'form'>): boolean => form !== exploreSlug;

/**
 * The slope a > 0 and the six strictly increasing thresholds b_1 to b_6 of an item. At the latent
 * level x, the answer Y is at least k + 1 with probability logistic(a (x - b_k)).
 */
export interface ItemParameters {
  a: number;
  b: readonly [number, number, number, number, number, number];
  /**
   * Where the parameters come from: the judgement of experts, figures of published surveys
   * (items/evidence.csv), or answers to this bank.
   */
  status: 'provisional' | 'literature' | 'calibrated';
}

const provisionalSlope = 1.7;
/** Half-way from the experts' steps to those of two published questions with seven answers. */
const thresholdSpread = [-1.45, -0.8, -0.325, 0.15, 0.8, 1.725] as const;
export const rarityLocation = {
  1: -1,
  2: -0.4,
  3: 0.2,
  4: 0.8,
  5: 1.4,
} as const satisfies Record<BankItem['rarity'], number>;
export const facetShift = { F: -0.15, A: 0.15 } as const satisfies Record<Facet, number>;

/**
 * Returns starting values, which are used until a calibration replaces them. All slopes are equal;
 * the location depends on rarity and facet (measurement §3.2). `status` says whether the rarity
 * leans on a published figure.
 */
export function startingParameters(
  item: Pick<BankItem, 'rarity' | 'facet'>,
  status: Exclude<ItemParameters['status'], 'calibrated'> = 'provisional',
): ItemParameters {
  const location = rarityLocation[item.rarity] + facetShift[item.facet];
  const [b1, b2, b3, b4, b5, b6] = thresholdSpread;
  return {
    a: provisionalSlope,
    b: [location + b1, location + b2, location + b3, location + b4, location + b5, location + b6],
    status,
  };
}
