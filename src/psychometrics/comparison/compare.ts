/** Compares two people by their answers (measurement §6). */

import type { CompatibilityLevel } from '../../domain/scoring.ts';
import type { ComparedDimension, Theme } from '../../domain/themes.ts';
import { themeTraits, traitCount, traitIndex, traits } from '../bank/traits.ts';
import {
  maxDraws,
  meanDraws,
  summariseDraws,
  traitDraws,
  type Estimate,
} from '../profile/draw-statistics.ts';
import { drawCount, drawDomains } from '../profile/draws.ts';
import { scoreAnswers, type Respondent } from '../profile/posterior.ts';
import { compatibilityIndex, emptyTally, type Tally } from './compatibility-index.ts';
import { findLevel, findNeighbourLevel } from './compatibility-level.ts';
import { summariseContributions, type Contributions } from './contributions.ts';

/**
 * A person to compare. The `key` must be different for the two people; it can be the share code.
 */
export interface ComparedPerson extends Respondent {
  key: string;
}

export interface CompareResult {
  /** The compatibility index, 0..100, rounded to a whole number. */
  percent: number;
  /** The 5 % and 95 % quantiles of the compatibility index, rounded to whole numbers. */
  interval: [number, number];
  level: CompatibilityLevel;
  /**
   * The level below or above `level`, if `interval` extends into it; otherwise null. If `interval`
   * extends into both, this is the one whose cut-off is nearer to `percent`.
   */
  neighbourLevel: CompatibilityLevel | null;
  contributions: Contributions;
  /**
   * The dimensions of each person, 0..100. `ds` is the mean of the positive poles of DS and SM,
   * `sm` the mean of their negative poles. `ve`, `fet` and `enm` are intensities.
   */
  dimensions: Record<'mine' | 'theirs', Record<ComparedDimension, Estimate>>;
}

/**
 * Draw r of one person is paired with draws r + 37 and r - 37 of the other. Draws with the same
 * number are not paired, because they come from the same random vector. Both r + 37 and r - 37 are
 * used, so that the set of pairs does not depend on which person comes first.
 */
const pairingShift = 37;

/**
 * Compares two people. If the arguments are swapped, percent, interval and levels stay exactly the
 * same, and `mine` and `theirs` are exchanged in the rest of the result. The symmetry is exact
 * because the keys fix the order of floating-point sums. Each person's dimensions come from the
 * same draws as that person's profile. Only themes that both banks cover count. Throws a
 * RangeError if an answer is invalid.
 */
export function compareProfiles(mine: ComparedPerson, theirs: ComparedPerson): CompareResult {
  const isSwapped = theirs.key < mine.key;
  const [first, second] = (isSwapped ? [theirs, mine] : [mine, theirs]).map(
    ({ bank, answers }) => drawDomains(bank, scoreAnswers(bank, answers)).domain,
  ) as [Float64Array, Float64Array]; // as: map keeps the length
  const bothCover = (theme: Theme): boolean =>
    [mine, theirs].every(({ bank }) => bank.coveredThemes.includes(theme));
  const compared = traits.flatMap(({ theme }, k) => (bothCover(theme) ? [k] : []));
  const { indices, tally } = drawIndices(first, second, compared);
  const percent = Math.round(summariseDraws(indices).value);
  indices.sort();
  const interval: [number, number] = [
    Math.round(quantile(indices, 0.05)),
    Math.round(quantile(indices, 0.95)),
  ];
  const [mySide, theirSide] = isSwapped ? [second, first] : [first, second];
  return {
    percent,
    interval,
    level: findLevel(percent),
    neighbourLevel: findNeighbourLevel(percent, interval),
    contributions: summariseContributions(tally, indices.length, isSwapped),
    dimensions: { mine: comparedDimensions(mySide), theirs: comparedDimensions(theirSide) },
  };
}

/**
 * Computes the compatibility index (0..100) of each of the 512 pairs of draws. The tally holds the
 * contributions of the compared traits, summed over these pairs.
 */
function drawIndices(
  first: Float64Array,
  second: Float64Array,
  compared: readonly number[],
): { indices: Float64Array; tally: Tally } {
  const tally = emptyTally(compared);
  const indices = new Float64Array(2 * drawCount);
  const rows = [rowsByDraw(first), rowsByDraw(second)] as const;
  for (let r = 0; r < drawCount; r++) {
    const one = rows[0].subarray(r * traitCount, (r + 1) * traitCount);
    [pairingShift, drawCount - pairingShift].forEach((shift, side) => {
      const partner = (r + shift) % drawCount;
      const other = rows[1].subarray(partner * traitCount, (partner + 1) * traitCount);
      indices[2 * r + side] = compatibilityIndex(one, other, tally);
    });
  }
  return { indices, tally };
}

/**
 * Divides domain scores by 100 and transposes them: from one row of 256 draws per trait to one row
 * of 17 traits per draw.
 */
function rowsByDraw(domain: Float64Array): Float64Array {
  const rows = new Float64Array(domain.length);
  for (let k = 0; k < traitCount; k++) {
    for (let r = 0; r < drawCount; r++) rows[r * traitCount + k] = domain[k * drawCount + r]! / 100;
  }
  return rows;
}

/**
 * Returns a quantile by linear interpolation between neighbouring values. `sorted` must be in
 * ascending order.
 */
function quantile(sorted: Float64Array, probability: number): number {
  const place = probability * (sorted.length - 1);
  const left = Math.floor(place);
  const low = sorted[left]!;
  return low + (place - left) * ((sorted[left + 1] ?? low) - low);
}

function comparedDimensions(domain: Float64Array): Record<ComparedDimension, Estimate> {
  const roleSide = (pole: '+' | '-'): Float64Array =>
    meanDraws((['DS', 'SM'] as const).map((theme) => traitDraws(domain, traitIndex(theme, pole))));
  const intensity = (theme: Theme): Float64Array => maxDraws(domain, themeTraits[theme]);
  return {
    ds: summariseDraws(roleSide('+')),
    sm: summariseDraws(roleSide('-')),
    ve: summariseDraws(intensity('EXVOY')),
    fet: summariseDraws(intensity('FET')),
    enm: summariseDraws(intensity('ENM')),
  };
}
