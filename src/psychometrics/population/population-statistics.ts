/** The statistics that are published about all people who donated their answers (ADR 30). */

import { z95 } from '../../domain/scoring.ts';
import {
  cellStep,
  minCellPeople,
  minReliabilityPeople,
  minNewPeople,
  peopleStep,
} from '../../domain/statistics.ts';
import { type Theme, polarityThemes, themes, type PolarityTheme } from '../../domain/themes.ts';
import type { Bank } from '../bank/bank.ts';
import { curveAt } from '../bank/score-curves.ts';
import { themeTraits, traits, type Pole } from '../bank/traits.ts';
import { fisherInformation } from '../kernel/graded-response.ts';
import { varianceAndError, countCells, type ScoredPerson } from './population-scales.ts';
import { type PopulationSums, cellNoiseSd } from './population-sums.ts';

interface Cells {
  /** The number of people in each cell, with noise. */
  readonly noisy: readonly number[];
  /** The number of people in each cell who still take part. */
  readonly present: readonly number[];
  /** The standard deviation of the noise, in people. */
  readonly noiseSd: number;
}

/** A cell must stand above the lowest number by this many standard deviations of its noise. */
const thresholdDeviations = 3;

/**
 * Returns multiples of ten, null for a hidden cell. A shown cell has at least ten people. Hidden
 * ones are at least two, with ten people together, so that the total does not tell a hidden number.
 */
export function publishCells({ noisy, present, noiseSd }: Cells): (number | null)[] {
  const threshold = minCellPeople + thresholdDeviations * noiseSd;
  const isLarge = (cells: readonly number[]): boolean =>
    sumOf(present, cells) >= minCellPeople && sumOf(noisy, cells) >= threshold;
  const all = noisy.map((_, cell) => cell);
  const hidden = new Set(all.filter((cell) => !isLarge([cell])));
  const isSafe = (): boolean => hidden.size === 0 || (hidden.size > 1 && isLarge([...hidden]));
  while (hidden.size < all.length && !isSafe()) hidden.add(findSmallest(noisy, hidden));
  return all.map((cell) => (hidden.has(cell) ? null : roundCell(noisy[cell]!)));
}

const sumOf = (counts: readonly number[], cells: readonly number[]): number =>
  cells.reduce((sum, cell) => sum + counts[cell]!, 0);

const findSmallest = (counts: readonly number[], hidden: ReadonlySet<number>): number =>
  counts
    .map((count, cell) => ({ count, cell }))
    .filter(({ cell }) => !hidden.has(cell))
    .reduce((lowest, each) => (each.count < lowest.count ? each : lowest)).cell;

const roundCell = (count: number): number => Math.round(count / cellStep) * cellStep;

/** Reliabilities are published in these steps: the noise makes finer ones meaningless. */
const reliabilityStep = 0.05;

/**
 * The reliability, 0..1: the variance of the estimates over that variance plus the mean squared
 * error (du Toit 2003). Null with too few people, or if noise left no variance.
 */
function scaleReliability(sums: PopulationSums, scale: number): number | null {
  if (sums.people < minReliabilityPeople) return null;
  const { variance, error } = varianceAndError(sums.moments[scale]!, sums.people);
  if (variance <= 0) return null;
  const steps = Math.round(variance / (variance + error) / reliabilityStep);
  return Number((steps * reliabilityStep).toFixed(2));
}

interface InformationCurve {
  readonly pole: Pole;
  /** The domain scores (0..100) at the trait levels -3, -2.5, …, 3. */
  readonly scores: readonly number[];
  /** The information about the trait at each of them, per squared unit of the trait. */
  readonly information: readonly number[];
}

const levels = Array.from({ length: 13 }, (_, step) => -3 + step / 2);

/**
 * One curve per pole: the sum over its questions, for a person whose fantasy and activity do not
 * differ. A theme without questions has none.
 */
const testInformation = (bank: Bank, theme: Theme): InformationCurve[] =>
  bank.coveredThemes.includes(theme)
    ? themeTraits[theme].map((trait) => ({
        pole: traits[trait]!.pole,
        scores: levels.map((level) => round(curveAt(bank.curves[trait]!.all, level), 1)),
        information: levels.map((level) => round(traitInformation(bank, trait, level), 2)),
      }))
    : [];

const traitInformation = (bank: Bank, trait: number, level: number): number =>
  bank.linear.reduce((sum, item, i) => {
    if (bank.trait[i] !== trait) return sum;
    const slope = item.slopes[0]!;
    return sum + slope ** 2 * fisherInformation(item.intercepts, slope * level);
  }, 0);

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

export interface PopulationStatistics {
  /** Rounded down to a multiple of 50. */
  readonly people: number;
  /** Half the width of the 95 % interval of each number of people, from noise and rounding. */
  readonly margin: number;
  readonly themes: readonly {
    readonly theme: Theme;
    /** The number of people in each cell, a multiple of ten; null if hidden. */
    readonly cells: readonly (number | null)[];
    /** 0..1 in steps of .05; null if it cannot be told. */
    readonly reliability: number | null;
    readonly information: readonly InformationCurve[];
  }[];
  readonly polarities: readonly {
    readonly theme: PolarityTheme;
    readonly reliability: number | null;
  }[];
}

interface Population {
  readonly sums: PopulationSums;
  /** The people of the sums who still take part. */
  readonly present: readonly ScoredPerson[];
  readonly bank: Bank;
}

/** Throws a RangeError below 50 people. */
export function describePopulation({ sums, present, bank }: Population): PopulationStatistics {
  if (sums.people < minNewPeople)
    throw new RangeError(`Statistics need ${minNewPeople} people; there are ${sums.people}.`);
  const noiseSd = cellNoiseSd(sums);
  const presentCells = countCells(present);
  return {
    people: Math.floor(sums.people / peopleStep) * peopleStep,
    margin: Math.ceil(z95 * Math.sqrt(noiseSd ** 2 + cellStep ** 2 / 12)),
    themes: themes.map((theme, scale) => ({
      theme,
      cells: publishCells({
        noisy: sums.cells[scale]!,
        present: presentCells[scale]!,
        noiseSd,
      }),
      reliability: scaleReliability(sums, scale),
      information: testInformation(bank, theme),
    })),
    polarities: polarityThemes.map((theme, i) => ({
      theme,
      reliability: scaleReliability(sums, themes.length + i),
    })),
  };
}
