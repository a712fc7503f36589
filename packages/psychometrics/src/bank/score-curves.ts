/**
 * Expected scores over the latent level, tabulated per trait and facet, because every draw of every
 * profile evaluates them (measurement §4).
 */

import { categoryCount, expectedCategory, type LinearItem } from '../kernel/graded-response.ts';
import { type BankItem, startingParameters } from './bank-item.ts';
import { contrastIndex, type Facet, traitCount, traits } from './traits.ts';

/**
 * The score curves of one trait: the expected scores (0..100) on its fantasy items, on its activity
 * items and on all its items, at the levels x = -8, -7.975, …, 8. The shares are the proportions of
 * fantasy and activity items among the trait's items; they add up to 1.
 */
export interface TraitCurves {
  readonly fantasy: Float64Array;
  readonly activity: Float64Array;
  readonly all: Float64Array;
  readonly fantasyShare: number;
  readonly activityShare: number;
}

type CurveItem = Pick<LinearItem, 'slopes' | 'intercepts'>;

const curveEnd = 8;
const curveStep = 0.025;
const curvePoints = Math.round((2 * curveEnd) / curveStep) + 1;

/**
 * A theme without items gets the curves of one fantasy and one activity of middle rarity. Throws a
 * RangeError if a covered trait lacks a facet.
 */
export function traitCurves(
  items: readonly BankItem[],
  linear: readonly LinearItem[],
  trait: number,
): TraitCurves {
  const selectFacet = (facet: Facet): CurveItem[] =>
    linear.filter((line, i) => line.dimensions[0] === trait && items[i]!.facet === facet);
  const { theme } = traits[trait]!;
  const isCovered = items.some(({ category }) => category === theme);
  const [fantasy, activity] = isCovered
    ? [selectFacet('F'), selectFacet('A')]
    : [[typicalItem()], [typicalItem()]];
  if (fantasy.length === 0 || activity.length === 0) {
    throw new RangeError(
      `Every pole of ${theme} needs at least one fantasy and one activity item.`,
    );
  }
  const total = fantasy.length + activity.length;
  return {
    fantasy: scoreCurve(fantasy),
    activity: scoreCurve(activity),
    all: scoreCurve([...fantasy, ...activity]),
    fantasyShare: fantasy.length / total,
    activityShare: activity.length / total,
  };
}

function typicalItem(): CurveItem {
  const { a, b } = startingParameters({ rarity: 3 });
  return {
    slopes: Float64Array.of(a),
    intercepts: Float64Array.from(b, (threshold) => -a * threshold),
  };
}

/**
 * Tabulates the mean expected score (0..100) of the items at x = -8, -7.975, …, 8. Here x is the
 * level of the trait plus half the facet contrast (fantasy items) or minus half of it (activity
 * items).
 */
export function scoreCurve(items: readonly CurveItem[]): Float64Array {
  return Float64Array.from({ length: curvePoints }, (_, point) => {
    const x = -curveEnd + point * curveStep;
    const sum = items.reduce(
      (total, item) => total + expectedCategory(item.intercepts, item.slopes[0]! * x),
      0,
    );
    return (100 * (sum / items.length - 1)) / (categoryCount - 1);
  });
}

/** Returns the curve's value at x by linear interpolation. The curve is constant beyond -8..8. */
export function curveAt(curve: Float64Array, x: number): number {
  const place = (x + curveEnd) / curveStep;
  if (place <= 0) return curve[0]!;
  if (place >= curvePoints - 1) return curve[curvePoints - 1]!;
  const left = Math.floor(place);
  const low = curve[left]!;
  return low + (place - left) * (curve[left + 1]! - low);
}

/** The slope in points per unit of x, by a central difference over one step to each side. */
export function curveSlopeAt(curve: Float64Array, x: number): number {
  return (curveAt(curve, x + curveStep) - curveAt(curve, x - curveStep)) / (2 * curveStep);
}

/** For each trait, the index of its theme's facet contrast in the latent vector. */
const contrasts: readonly number[] = traits.map(({ theme }) => contrastIndex(theme));

interface Curves {
  /** In trait order. */
  readonly curves: readonly TraitCurves[];
}

/**
 * The domain scores (0..100) of a latent vector. They are written into `scores`, so that callers
 * with many draws need not allocate an array for each.
 */
export function domainScoresAt(
  { curves }: Curves,
  latent: Float64Array,
  scores: Float64Array = new Float64Array(traitCount),
): Float64Array {
  for (let trait = 0; trait < traitCount; trait++) {
    const { fantasy, activity, fantasyShare, activityShare } = curves[trait]!;
    const level = latent[trait]!;
    const halfContrast = latent[contrasts[trait]!]! / 2;
    scores[trait] =
      fantasyShare * curveAt(fantasy, level + halfContrast) +
      activityShare * curveAt(activity, level - halfContrast);
  }
  return scores;
}
