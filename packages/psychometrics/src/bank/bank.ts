/** Checks the items of the bank and prepares them for scoring and selection. */

import { themes, type Theme } from '../facts/themes.ts';
import type { LinearItem } from '../kernel/graded-response.ts';
import { factorPrior, type FactoredPrior } from '../kernel/posterior-mode.ts';
import {
  isCoreItem,
  startingParameters,
  type BankItem,
  type ItemParameters,
  assertBankItem,
  assertItemCounts,
  assertParameters,
} from './bank-item.ts';
import { priorCovariance } from './prior.ts';
import { traitCurves, type TraitCurves } from './score-curves.ts';
import { contrastIndex, latentCount, traitCount, traitIndex, type Facet } from './traits.ts';

/** Arrays have one entry per item, in bank order, unless their comment says otherwise. */
export interface Bank {
  readonly items: readonly BankItem[];
  /** The themes that have items. An edition does not cover a theme that was added after it. */
  readonly coveredThemes: readonly Theme[];
  readonly linear: readonly LinearItem[];
  /**
   * Whether an item’s parameters rest on no answers. One such item makes all scores provisional,
   * because every score depends on the whole bank.
   */
  readonly provisional: boolean;
  readonly status: readonly ItemParameters['status'][];
  /** The index of the item's trait in the list of traits. */
  readonly trait: readonly number[];
  /** The index of the item's theme in the list of themes. */
  readonly theme: readonly number[];
  readonly indexById: ReadonlyMap<string, number>;
  /** The index of the item that compareTo names. */
  readonly partner: readonly number[];
  /**
   * The index of the item of the other facet with the same theme, scene and pole; -1 if there is
   * none.
   */
  readonly twin: readonly number[];
  readonly prior: FactoredPrior;
  /** The covariance of the prior, 27 x 27, row-major. */
  readonly priorCovariance: Float64Array;
  /** Score curves over the core items: one entry per trait, not per item. */
  readonly curves: readonly TraitCurves[];
}

/** The slope on the facet contrast (fantasy minus activity) over the slope on the trait. */
const contrastLoading = { F: 0.5, A: -0.5 } as const satisfies Record<Facet, number>;

/**
 * Creates a bank from 48 items of standard-48, 80 of pool-80 and none or 40 of explore-40. All
 * answers use the order of `items`. An item without `parameters` gets provisional ones. Contrasts
 * have the given variance (squared logits), or the provisional one. Throws a RangeError if a rule
 * is broken (measurement §3).
 */
export function createBank(
  items: readonly BankItem[],
  parameters?: ReadonlyMap<string, ItemParameters>,
  contrastVariance?: number,
): Bank {
  const indexById = new Map(items.map((item, i) => [item.id, i]));
  if (indexById.size !== items.length)
    throw new RangeError('Every item of the bank must have an id of its own.');
  for (const item of items) assertBankItem(item, items[indexById.get(item.compareTo) ?? -1]);
  assertItemCounts(items);
  const used = items.map((item) => parameters?.get(item.id) ?? startingParameters(item));
  const linear = items.map((item, i) => bankLinearItem(item, used[i]!));
  const covariance = priorCovariance(contrastVariance);
  const core = items.filter(isCoreItem);
  const coreLinear = linear.filter((_, i) => isCoreItem(items[i]!));
  return {
    items: items.map((item) => ({ ...item })),
    coveredThemes: themes.filter((theme) => items.some(({ category }) => category === theme)),
    linear,
    provisional: used.some(({ status }) => status !== 'calibrated'),
    status: used.map(({ status }) => status),
    trait: items.map((item) => traitIndex(item.category, item.pole)),
    theme: items.map((item) => themes.indexOf(item.category)),
    indexById,
    partner: items.map((item) => indexById.get(item.compareTo)!),
    twin: items.map((item) => items.findIndex((other) => isTwin(item, other))),
    prior: factorPrior({ mean: Array.from({ length: latentCount }, () => 0), covariance }),
    priorCovariance: Float64Array.from(covariance.flat()),
    curves: Array.from({ length: traitCount }, (_, trait) => traitCurves(core, coreLinear, trait)),
  };
}

const isTwin = (item: BankItem, other: BankItem): boolean =>
  other.facet !== item.facet &&
  (['category', 'scene', 'pole'] as const).every((field) => other[field] === item[field]);

function bankLinearItem(item: BankItem, parameters: ItemParameters): LinearItem {
  assertParameters(item, parameters);
  const { a, b } = parameters;
  return {
    dimensions: Int32Array.of(traitIndex(item.category, item.pole), contrastIndex(item.category)),
    slopes: Float64Array.of(a, a * contrastLoading[item.facet]),
    intercepts: Float64Array.from(b, (threshold) => -a * threshold),
  };
}
