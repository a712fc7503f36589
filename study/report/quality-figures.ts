/** How well careless answers are told from honest ones (measurement §7, §10.10). */

import {
  answerers,
  shippedCutoff,
  straightLines,
  type Answerer,
  type QualityChunk,
} from '../parts/quality.ts';
import { deviation, figure, mean, quantile, type Figure } from '../parts/sums.ts';

export type Knowledge = keyof QualityChunk['fits'];
export const knowledge = [
  'calibrated',
  'ideal',
  'provisional',
] as const satisfies readonly Knowledge[];

export interface FitFigures {
  mean: number;
  sd: number;
  /** The 5 % quantile of honest people. */
  cutoff: Figure;
  /** Share flagged at that cut-off, that is at exactly 5 % false alarms. */
  random: Figure;
  halfRandom: Figure;
}

export interface QualityFigures {
  people: number;
  /** `calibrated`: scored with the true parameters; `ideal`: the expert's are true; `provisional`: they are off. */
  fit: Record<Knowledge, FitFigures>;
  /** The cut-off in the product and what is flagged by it, expert parameters off as expected. */
  shippedCutoff: number;
  flagged: Record<Answerer, Figure>;
  /** False alarms if the shipped cut-off were kept after calibration. */
  keptAfterCalibration: Figure;
  longestRun999: number;
  variability01: number;
  /** Of the five straight lines 2..6 the share flagged by longest run; flags raised by all 1 and all 7. */
  straightFlagged: number;
  extremesFlagged: number;
  /** Shares of honest and random answerers by person fit, in bins of .5 from -9, for the plot. */
  histogram: { from: number; honest: number; random: number; halfRandom: number }[];
}

export function qualityFigures(chunks: readonly QualityChunk[]): QualityFigures {
  const fits = (some: readonly QualityChunk[], known: Knowledge, kind: Answerer): number[] =>
    some.flatMap((chunk) => chunk.fits[known][kind]);
  const cutoff = (some: readonly QualityChunk[], known: Knowledge): number =>
    quantile(fits(some, known, 'honest'), 0.05);
  const below = (
    some: readonly QualityChunk[],
    known: Knowledge,
    kind: Answerer,
    limit: number,
  ): number => mean(fits(some, known, kind).map((value) => Number(value < limit)));
  const fitFigures = (known: Knowledge): FitFigures => ({
    mean: mean(fits(chunks, known, 'honest')),
    sd: deviation(fits(chunks, known, 'honest')),
    cutoff: figure(chunks, (some) => cutoff(some, known)),
    random: figure(chunks, (some) => below(some, known, 'random', cutoff(some, known))),
    halfRandom: figure(chunks, (some) => below(some, known, 'half random', cutoff(some, known))),
  });
  const flagged = (kind: Answerer): Figure =>
    figure(chunks, (some) => mean(some.flatMap((chunk) => chunk.flagged[kind]).map(Number)));
  const lines = straightLines();
  const inBin = (kind: Answerer, from: number): number =>
    mean(
      fits(chunks, 'provisional', kind).map((value) => Number(value >= from && value < from + 0.5)),
    );
  return {
    people: fits(chunks, 'provisional', answerers[0]).length,
    fit: {
      calibrated: fitFigures('calibrated'),
      ideal: fitFigures('ideal'),
      provisional: fitFigures('provisional'),
    },
    shippedCutoff,
    flagged: {
      honest: flagged('honest'),
      random: flagged('random'),
      'half random': flagged('half random'),
    },
    keptAfterCalibration: figure(chunks, (some) =>
      below(some, 'calibrated', 'honest', shippedCutoff),
    ),
    longestRun999: quantile(
      chunks.flatMap(({ longestRun }) => longestRun),
      0.999,
    ),
    variability01: quantile(
      chunks.flatMap(({ variability }) => variability),
      0.01,
    ),
    straightFlagged: mean(
      lines
        .filter(({ answer }) => answer > 1 && answer < 7)
        .map(({ flags }) => Number(flags.includes('longestRun'))),
    ),
    extremesFlagged: lines.filter(
      ({ answer, flags }) => (answer === 1 || answer === 7) && flags.length > 0,
    ).length,
    histogram: Array.from({ length: 28 }, (_, i) => -9 + i / 2).map((from) => ({
      from,
      honest: inBin('honest', from),
      random: inBin('random', from),
      halfRandom: inBin('half random', from),
    })),
  };
}
