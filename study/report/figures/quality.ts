/**
 * Computes how well response quality separates careless answers from honest ones (measurement §7).
 */

import {
  calibratePersonFitCuts,
  isMisfit,
  personFitCuts,
  type PersonFit,
} from '../../../src/psychometrics/index.ts';
import { answerers, type Answerer } from '../../parts/quality/answerers.ts';
import {
  countFlaggedQuietPeople,
  knowledge,
  straightLines,
  type Knowledge,
  type QualityChunk,
} from '../../parts/quality/quality.ts';
import { jackknifeFigure, mean, quantile, type Figure } from '../../parts/statistics.ts';

export interface FitFigures {
  /** The cuts calibrated with the honest people of the study, who are scored in this way. */
  cuts: { logRatio: Figure; lz: Figure };
  /** The share of people of each kind below either of these cuts. */
  misfit: Record<Answerer, Figure>;
  /** The share of people of each kind below either of the product's cuts. */
  misfitShipped: Record<Answerer, Figure>;
}

/**
 * The shares of people whose log likelihood ratio lies in a bin of width 2 that starts at `from`.
 */
interface HistogramBin {
  from: number;
  honest: number;
  random: number;
  shuffled: number;
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
  shippedCuts: PersonFit;
  /** The share of people of each kind that the product flags. */
  flagged: Record<Answerer, Figure>;
  longestRun999: number;
  variability01: number;
  /**
   * A straight line gives the same answer to every question. This is the share of the five straight
   * lines of answers 2 to 6 that are flagged.
   */
  straightFlagged: number;
  /** Among the two such patterns with the answer 1 or 7, the number that is flagged, 0 to 2. */
  extremesFlagged: number;
  /**
   * How many of two people are flagged who like soft play and answer all else with 2, or with 3.
   */
  quietFlagged: number;
  histogram: HistogramBin[];
}

type Chunks = readonly QualityChunk[];

const fits = (chunks: Chunks, known: Knowledge, kind: Answerer): PersonFit[] =>
  chunks.flatMap((chunk) => chunk.fits[known][kind]);

function byAnswerer(figure: (kind: Answerer) => Figure): Record<Answerer, Figure> {
  // as: there is an entry for every kind
  return Object.fromEntries(answerers.map((kind) => [kind, figure(kind)])) as Record<
    Answerer,
    Figure
  >;
}

function fitFigures(chunks: Chunks, known: Knowledge): FitFigures {
  const calibrate = (some: Chunks): PersonFit =>
    calibratePersonFitCuts(fits(some, known, 'honest'));
  const share = (cutsFor: (some: Chunks) => PersonFit): Record<Answerer, Figure> =>
    byAnswerer((kind) =>
      jackknifeFigure(chunks, (some) => {
        const cuts = cutsFor(some);
        return mean(fits(some, known, kind).map((fit) => Number(isMisfit(fit, cuts))));
      }),
    );
  return {
    cuts: {
      logRatio: jackknifeFigure(chunks, (some) => calibrate(some).logRatio),
      lz: jackknifeFigure(chunks, (some) => calibrate(some).lz),
    },
    misfit: share(calibrate),
    misfitShipped: share(() => personFitCuts),
  };
}

function histogram(chunks: Chunks): HistogramBin[] {
  const share = (kind: Answerer, from: number): number =>
    mean(
      fits(chunks, 'provisional', kind).map(({ logRatio }) =>
        Number(logRatio >= from && logRatio < from + 2),
      ),
    );
  return Array.from({ length: 35 }, (_, i) => -30 + 2 * i).map((from) => ({
    from,
    honest: share('honest', from),
    random: share('random', from),
    shuffled: share('shuffled', from),
  }));
}

function lineFigures(): Pick<QualityFigures, 'straightFlagged' | 'extremesFlagged'> {
  const lines = straightLines();
  const isExtreme = (answer: number): boolean => answer === 1 || answer === 7;
  return {
    straightFlagged: mean(
      lines
        .filter(({ answer }) => !isExtreme(answer))
        .map(({ flags }) => Number(flags.includes('longestRun'))),
    ),
    extremesFlagged: lines.filter(({ answer, flags }) => isExtreme(answer) && flags.length > 0)
      .length,
  };
}

export function qualityFigures(chunks: Chunks): QualityFigures {
  return {
    people: fits(chunks, knowledge[0], 'honest').length,
    fit: {
      calibrated: fitFigures(chunks, 'calibrated'),
      ideal: fitFigures(chunks, 'ideal'),
      provisional: fitFigures(chunks, 'provisional'),
    },
    shippedCuts: personFitCuts,
    flagged: byAnswerer((kind) =>
      jackknifeFigure(chunks, (some) =>
        mean(some.flatMap((chunk) => chunk.flagged[kind]).map(Number)),
      ),
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
    quietFlagged: countFlaggedQuietPeople(),
    histogram: histogram(chunks),
  };
}
