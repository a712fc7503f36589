/** The item bank as the model sees it: parameters, traits, partners, prior, and the score curves of measurement §4. */

import { themes, type Theme } from '../../domain/themes.ts';
import { factorPrior, type FactoredPrior, type LinearItem } from '../kernel/estimate-map.ts';
import { categoryCount, expectedCategory } from '../kernel/graded-response.ts';
import {
  contrastIndex,
  isPoled,
  latentCount,
  priorCovariance,
  traitCount,
  traitIndex,
  type Facet,
  type Pole,
} from './traits.ts';

export interface BankItem {
  id: string;
  form: 'standard-48' | 'pool-80';
  category: Theme;
  pole: Pole;
  facet: Facet;
  /** Expert class: 1 common and mild … 5 rare. */
  rarity: 1 | 2 | 3 | 4 | 5;
  /** Content slug; the F and A items of one scene and pole are twins. */
  scene: string;
  /** Id of the item with the same content and facet at the opposite pole; its own id in an unpoled theme. */
  compareTo: string;
}

/** Slope a > 0 and six increasing thresholds b: P(Y >= k + 1) = logistic(a (x - b_k)). */
export interface ItemParameters {
  a: number;
  b: readonly [number, number, number, number, number, number];
  status: 'provisional' | 'calibrated';
}

/** How many items each form has (decisions C1). */
export const formSizes = { 'standard-48': 48, 'pool-80': 80 } as const satisfies Record<
  BankItem['form'],
  number
>;

/** Made by createBank; everything in it is fixed. Arrays are per item, in bank order, unless said otherwise. */
export interface Bank {
  readonly items: readonly BankItem[];
  readonly linear: readonly LinearItem[];
  /** True while any item has provisional parameters: every score rests on the whole bank. */
  readonly provisional: boolean;
  readonly trait: readonly number[];
  readonly theme: readonly number[];
  readonly indexById: ReadonlyMap<string, number>;
  /** Index of the compareTo item. */
  readonly partner: readonly number[];
  /** Index of the item of the same theme, scene and pole in the other facet, or -1. */
  readonly twin: readonly number[];
  readonly prior: FactoredPrior;
  /** Per trait (0..16): the expected score curves of its fantasy and its activity items and their shares. */
  readonly curves: readonly TraitCurves[];
}

/** Curves hold 0..100 at x = -8, -7.975 … 8; the shares are by item count and add up to 1. */
export interface TraitCurves {
  readonly fantasy: Float64Array;
  readonly activity: Float64Array;
  readonly fantasyShare: number;
  readonly activityShare: number;
}

const thresholdSpread = [-1.45, -0.85, -0.35, 0.15, 0.75, 1.55] as const;
const rarityLocation = { 1: -1, 2: -0.4, 3: 0.2, 4: 0.8, 5: 1.4 } as const satisfies Record<
  BankItem['rarity'],
  number
>;
const facetShift = { F: -0.15, A: 0.15 } as const satisfies Record<Facet, number>;
const contrastLoading = { F: 0.5, A: -0.5 } as const satisfies Record<Facet, number>;
const provisionalSlope = 1.7;

/** The expert prior of measurement §3.2: equal slopes, location by rarity and facet. No data stand behind it. */
export function provisionalParameters(item: Pick<BankItem, 'rarity' | 'facet'>): ItemParameters {
  const location = rarityLocation[item.rarity] + facetShift[item.facet];
  const [b1, b2, b3, b4, b5, b6] = thresholdSpread;
  return {
    a: provisionalSlope,
    b: [location + b1, location + b2, location + b3, location + b4, location + b5, location + b6],
    status: 'provisional',
  };
}

/**
 * Prepares the 128 items (48 standard-48, 80 pool-80, any order; answers follow this order). Items without an entry in
 * `parameters` (by id) get provisional ones. RangeError, with the item's id, if the bank breaks a rule of measurement §3.
 */
export function createBank(
  items: readonly BankItem[],
  parameters?: ReadonlyMap<string, ItemParameters>,
): Bank {
  const indexById = new Map(items.map((item, i) => [item.id, i]));
  if (indexById.size !== items.length)
    throw new RangeError('Every item of the bank must have an id of its own.');
  for (const item of items) assertBankItem(item, items[indexById.get(item.compareTo) ?? -1]);
  assertCounts(items);
  const used = items.map((item) => parameters?.get(item.id) ?? provisionalParameters(item));
  const linear = items.map((item, i) => bankLinearItem(item, used[i]!));
  return {
    items: items.map((item) => ({ ...item })),
    linear,
    provisional: used.some(({ status }) => status === 'provisional'),
    trait: items.map((item) => traitIndex(item.category, item.pole)),
    theme: items.map((item) => themes.indexOf(item.category)),
    indexById,
    partner: items.map((item) => indexById.get(item.compareTo)!),
    twin: items.map((item) => items.findIndex((other) => isTwin(item, other))),
    prior: factorPrior({
      mean: Array.from({ length: latentCount }, () => 0),
      covariance: priorCovariance(),
    }),
    curves: Array.from({ length: traitCount }, (_, trait) => traitCurves(items, linear, trait)),
  };
}

function isTwin(item: BankItem, other: BankItem): boolean {
  return (
    other.category === item.category &&
    other.scene === item.scene &&
    other.pole === item.pole &&
    other.facet !== item.facet
  );
}

function assertBankItem(item: BankItem, partner: BankItem | undefined): void {
  const refuse = (rule: string): never => {
    throw new RangeError(`Item ${item.id}: ${rule}`);
  };
  if (!themes.includes(item.category)) refuse(`there is no theme ${item.category}.`);
  if (!(item.form in formSizes)) refuse(`there is no form ${item.form}.`);
  if (!(item.facet in facetShift)) refuse(`the facet must be F or A, it is ${item.facet}.`);
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

function assertCounts(items: readonly BankItem[]): void {
  for (const [form, size] of Object.entries(formSizes)) {
    const count = items.filter((item) => item.form === form).length;
    if (count !== size)
      throw new RangeError(`The form ${form} must have ${size} items, it has ${count}.`);
  }
}

function bankLinearItem(item: BankItem, { a, b }: ItemParameters): LinearItem {
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
  return {
    dimensions: Int32Array.of(traitIndex(item.category, item.pole), contrastIndex(item.category)),
    slopes: Float64Array.of(a, a * contrastLoading[item.facet]),
    intercepts: Float64Array.from(b, (threshold) => -a * threshold),
  };
}

const curveEnd = 8;
const curveStep = 0.025;
const curvePoints = Math.round((2 * curveEnd) / curveStep) + 1;

function traitCurves(
  items: readonly BankItem[],
  linear: readonly LinearItem[],
  trait: number,
): TraitCurves {
  const ofFacet = (facet: Facet): LinearItem[] =>
    linear.filter((line, i) => line.dimensions[0] === trait && items[i]!.facet === facet);
  const [fantasy, activity] = [ofFacet('F'), ofFacet('A')];
  if (fantasy.length === 0 || activity.length === 0) {
    throw new RangeError(
      'Every pole of every theme needs at least one fantasy and one activity item.',
    );
  }
  const total = fantasy.length + activity.length;
  return {
    fantasy: scoreCurve(fantasy),
    activity: scoreCurve(activity),
    fantasyShare: fantasy.length / total,
    activityShare: activity.length / total,
  };
}

/** The mean expected score 0..100 of items whose first slope belongs to x, at x = -8, -7.975 … 8. */
export function scoreCurve(items: readonly LinearItem[]): Float64Array {
  return Float64Array.from({ length: curvePoints }, (_, point) => {
    const x = -curveEnd + point * curveStep;
    const sum = items.reduce(
      (total, item) => total + expectedCategory(item.intercepts, item.slopes[0]! * x),
      0,
    );
    return (100 * (sum / items.length - 1)) / (categoryCount - 1);
  });
}

/** The curve at x by linear interpolation; beyond -8..8 its end value. */
export function curveAt(curve: Float64Array, x: number): number {
  const place = (x + curveEnd) / curveStep;
  if (place <= 0) return curve[0]!;
  if (place >= curvePoints - 1) return curve[curvePoints - 1]!;
  const left = Math.floor(place);
  const low = curve[left]!;
  return low + (place - left) * (curve[left + 1]! - low);
}

/** The curve's slope at x (per unit of x), from the two table points half a step further out on each side. */
export function curveSlopeAt(curve: Float64Array, x: number): number {
  return (curveAt(curve, x + curveStep) - curveAt(curve, x - curveStep)) / (2 * curveStep);
}
