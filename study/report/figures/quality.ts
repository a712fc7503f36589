/**
 * Computes how well response quality separates careless answers from honest ones (measurement §7,
 * §10.10).
 */

import {
  answerers,
  shippedCutoff,
  straightLines,
  type Answerer,
  type QualityChunk,
} from '../../parts/quality.ts';
import {
  jackknifeFigure,
  mean,
  quantile,
  standardDeviation,
  type Figure,
} from '../../parts/statistics.ts';

/**
 * Names the parameters with which honest answers are simulated and all answers are scored; see
 * `fit` below.
 */
export type Knowledge = keyof QualityChunk['fits'];
export const knowledge = [
  'calibrated',
  'ideal',
  'provisional',
] as const satisfies readonly Knowledge[];

export interface FitFigures {
  mean: number;
  sd: number;
  /** The 5 % quantile of person fit among honest people. */
  cutoff: Figure;
  /** The shares of random and half-random answerers whose person fit is below `cutoff`. */
  random: Figure;
  halfRandom: Figure;
}

/** The shares of people whose person fit lies in a bin of width .5 that starts at `from`. */
interface HistogramBin {
  from: number;
  honest: number;
  random: number;
  halfRandom: number;
}

export interface QualityFigures {
  people: number;
  /**
   * The person fit figures for each choice of parameters. `calibrated`: the true parameters are
   * used both to simulate honest answers and to score all answers. `ideal`: the parameters from
   * expert judgement are used for both. `provisional`: the true parameters are used to simulate,
   * those from expert judgement to score.
   */
  fit: Record<Knowledge, FitFigures>;
  /** The product's cut-off for person fit. */
  shippedCutoff: number;
  /** The share of people of each kind that the product flags. */
  flagged: Record<Answerer, Figure>;
  /**
   * The share of honest people who would be flagged if the product kept its cut-off after a
   * calibration.
   */
  keptAfterCalibration: Figure;
  longestRun999: number;
  variability01: number;
  /**
   * A person may give the same answer to every question. Among the five such patterns with an
   * answer from 2 to 6, this is the share that is flagged for the longest run.
   */
  straightFlagged: number;
  /** Among the two such patterns with the answer 1 or 7, the number that is flagged, 0 to 2. */
  extremesFlagged: number;
  histogram: HistogramBin[];
}

type Chunks = readonly QualityChunk[];

const fits = (chunks: Chunks, known: Knowledge, kind: Answerer): number[] =>
  chunks.flatMap((chunk) => chunk.fits[known][kind]);

const honestCutoff = (chunks: Chunks, known: Knowledge): number =>
  quantile(fits(chunks, known, 'honest'), 0.05);

const shareBelow = (values: readonly number[], limit: number): number =>
  mean(values.map((value) => Number(value < limit)));

function fitFigures(chunks: Chunks, known: Knowledge): FitFigures {
  const flagged = (kind: Answerer): Figure =>
    jackknifeFigure(chunks, (some) =>
      shareBelow(fits(some, known, kind), honestCutoff(some, known)),
    );
  return {
    mean: mean(fits(chunks, known, 'honest')),
    sd: standardDeviation(fits(chunks, known, 'honest')),
    cutoff: jackknifeFigure(chunks, (some) => honestCutoff(some, known)),
    random: flagged('random'),
    halfRandom: flagged('half random'),
  };
}

function histogram(chunks: Chunks): HistogramBin[] {
  const share = (kind: Answerer, from: number): number =>
    mean(
      fits(chunks, 'provisional', kind).map((value) => Number(value >= from && value < from + 0.5)),
    );
  return Array.from({ length: 28 }, (_, i) => -9 + i / 2).map((from) => ({
    from,
    honest: share('honest', from),
    random: share('random', from),
    halfRandom: share('half random', from),
  }));
}

function lineFigures(): Pick<QualityFigures, 'straightFlagged' | 'extremesFlagged'> {
  const lines = straightLines();
  return {
    straightFlagged: mean(
      lines
        .filter(({ answer }) => answer > 1 && answer < 7)
        .map(({ flags }) => Number(flags.includes('longestRun'))),
    ),
    extremesFlagged: lines.filter(
      ({ answer, flags }) => (answer === 1 || answer === 7) && flags.length > 0,
    ).length,
  };
}

export function qualityFigures(chunks: Chunks): QualityFigures {
  const flagged = (kind: Answerer): Figure =>
    jackknifeFigure(chunks, (some) =>
      mean(some.flatMap((chunk) => chunk.flagged[kind]).map(Number)),
    );
  return {
    people: fits(chunks, 'provisional', answerers[0]).length,
    fit: {
      calibrated: fitFigures(chunks, 'calibrated'),
      ideal: fitFigures(chunks, 'ideal'),
      provisional: fitFigures(chunks, 'provisional'),
    },
    shippedCutoff,
    flagged: {
      honest: flagged('honest'),
      random: flagged('random'),
      'half random': flagged('half random'),
    },
    keptAfterCalibration: jackknifeFigure(chunks, (some) =>
      shareBelow(fits(some, 'calibrated', 'honest'), shippedCutoff),
    ),
    longestRun999: quantile(
      chunks.flatMap(({ longestRun }) => longestRun),
      0.999,
    ),
    variability01: quantile(
      chunks.flatMap(({ variability }) => variability),
      0.01,
    ),
    ...lineFigures(),
    histogram: histogram(chunks),
  };
}
