/** Items of the bank and their parameters (measurement §3). */

import { exploreSlug, type ItemForm, exploreCount, poolCount, setACount } from '../facts/survey.ts';
import { type Theme, isPoled, themes } from '../facts/themes.ts';
import { categoryCount } from '../kernel/graded-response.ts';
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
   * The situation of the item. A fantasy and an activity of the same theme, pole and scene are
   * twins.
   */
  scene: string;
  /**
   * The partner: same content and facet at the opposite pole; in an unpoled theme the item itself.
   */
  compareTo: string;
  /**
   * The side that a person takes in an item without poles: to wear something, or to admire it on a
   * partner. Two people who answer it alike want the same side.
   */
  side?: 'wearing' | 'admiring';
}

/** Equal for an item and its rewording in another edition, different within an edition. */
export const contentOf = ({ category, scene, pole, facet }: BankItem): string =>
  [category, scene, pole, facet].join(' ');

/**
 * Whether the item is in Set A or the pool, which define the domain scores and the survey that all
 * people take; other items only add information (measurement §4.1, §5.1).
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
   * The source: expert judgement, figures of published surveys (items/evidence.csv), or answers.
   */
  status: 'provisional' | 'literature' | 'calibrated';
}

const provisionalSlope = 1.7;
/** Half-way between the experts' steps and those of two published questions with seven answers. */
const thresholdSpread = [-1.45, -0.8, -0.325, 0.15, 0.8, 1.725] as const;
const rarityLocation = {
  1: -1,
  2: -0.4,
  3: 0.2,
  4: 0.8,
  5: 1.4,
} as const satisfies Record<BankItem['rarity'], number>;
const facets: readonly Facet[] = ['F', 'A'];

/**
 * The starting values (measurement §3.2): equal slopes, locations by rarity alone. `status` tells
 * whether the rarity rests on a published figure.
 */
export function startingParameters(
  { rarity }: Pick<BankItem, 'rarity'>,
  status: Exclude<ItemParameters['status'], 'calibrated'> = 'provisional',
): ItemParameters {
  const location = rarityLocation[rarity];
  const [b1, b2, b3, b4, b5, b6] = thresholdSpread;
  return {
    a: provisionalSlope,
    b: [location + b1, location + b2, location + b3, location + b4, location + b5, location + b6],
    status,
  };
}

const itemCounts = {
  'standard-48': setACount,
  'pool-80': poolCount,
  [exploreSlug]: exploreCount,
} as const satisfies Record<ItemForm, number>;

/**
 * Throws a RangeError that names the item if a field is invalid, or if `partner`, the item named by
 * `compareTo`, cannot be its pair.
 */
export function assertBankItem(item: BankItem, partner: BankItem | undefined): void {
  const refuse = (rule: string): never => {
    throw new RangeError(`Item ${item.id}: ${rule}`);
  };
  if (!themes.includes(item.category)) refuse(`there is no theme ${item.category}.`);
  if (!(item.form in itemCounts)) refuse(`there is no form ${item.form}.`);
  if (!facets.includes(item.facet)) refuse(`the facet must be F or A, it is ${item.facet}.`);
  if (!(item.rarity in rarityLocation))
    refuse(`the rarity must be an integer from 1 to 5, it is ${item.rarity}.`);
  const poles: readonly Pole[] = isPoled(item.category) ? ['+', '-'] : ['0'];
  if (!poles.includes(item.pole))
    refuse(`in ${item.category} the pole must be one of ${poles.join(' ')}, it is ${item.pole}.`);
  if (!partner) return refuse(`compareTo names ${item.compareTo}, which is not in the bank.`);
  if (partner.compareTo !== item.id)
    refuse(`compareTo must be mutual, but ${partner.id} names ${partner.compareTo}.`);
  const isSame = (['category', 'facet', 'form', 'scene'] as const).every(
    (field) => partner[field] === item[field],
  );
  if (!isSame) refuse('the compareTo item must have the same theme, facet, form and scene.');
  if (item.pole === '0' ? partner !== item : partner.pole === item.pole) {
    refuse(
      'the compareTo item must be at the opposite pole, or the item itself in an unpoled theme.',
    );
  }
}

/**
 * Throws a RangeError unless each form has its number of items. The form for rounds may be absent.
 */
export function assertItemCounts(items: readonly BankItem[]): void {
  for (const [form, size] of Object.entries(itemCounts)) {
    const count = items.filter((item) => item.form === form).length;
    const isLeftOut = form === exploreSlug && count === 0;
    if (count !== size && !isLeftOut)
      throw new RangeError(`The form ${form} must have ${size} items, it has ${count}.`);
  }
}

/** Throws a RangeError unless a > 0 and six finite thresholds strictly increase. */
export function assertParameters(item: BankItem, { a, b }: ItemParameters): void {
  if (!Number.isFinite(a) || a <= 0)
    throw new RangeError(`Item ${item.id}: the slope must be a positive number.`);
  const increasing = b.every(
    (threshold, k) => Number.isFinite(threshold) && (k === 0 || threshold > b[k - 1]!),
  );
  if (b.length !== categoryCount - 1 || !increasing) {
    throw new RangeError(
      `Item ${item.id}: there must be six finite, strictly increasing thresholds.`,
    );
  }
}
