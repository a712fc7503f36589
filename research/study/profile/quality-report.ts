/**
 * Computes how well response quality separates careless answers from honest ones (measurement §7).
 */

import {
  calibratePersonFitCuts,
  isMisfit,
  personFitCuts,
  type PersonFit,
} from '../../../src/psychometrics/index.ts';
import { type Bar, percent, shortNumber, table, withError } from '../bars.ts';
import { jackknifeFigure, mean, quantile, type Figure } from '../statistics.ts';
import {
  answerers,
  type Answerer,
  countFlaggedQuietPeople,
  knowledge,
  straightLines,
  type Knowledge,
  type QualityChunk,
} from './quality.ts';

interface FitFigures {
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

export const qualityBars: readonly Bar<{ quality: QualityFigures }>[] = [
  {
    item: '10f',
    what: 'all 1 and all 7 called careless',
    max: 0,
    figure: ({ quality }) => quality.extremesFlagged,
  },
  {
    item: 'm5a',
    what: 'random answerers flagged by the product, expert parameters that are off',
    min: 0.98,
    margin: 0.02,
    figure: ({ quality }) => quality.flagged.random,
  },
  {
    item: 'm5b',
    what: 'random answerers flagged, true parameters and cuts of their own',
    min: 0.99,
    margin: 0.01,
    figure: ({ quality }) => quality.fit.calibrated.misfit.random,
  },
  {
    item: 'm5c',
    what: 'random answerers flagged, expert parameters that are right and cuts of their own',
    min: 0.99,
    margin: 0.015,
    figure: ({ quality }) => quality.fit.ideal.misfit.random,
  },
  {
    item: 'm5d',
    what: 'own answers in random places flagged by the product',
    min: 0.9,
    margin: 0.04,
    figure: ({ quality }) => quality.flagged.shuffled,
  },
  {
    item: 'm5e',
    what: 'straight lines on 2 to 6 flagged by longest run',
    min: 1,
    figure: ({ quality }) => quality.straightFlagged,
  },
  {
    item: 'm5f',
    what: 'honest people flagged by the product (false alarms), expert parameters that are off',
    max: 0.055,
    margin: 0.035,
    figure: ({ quality }) => quality.flagged.honest,
  },
  {
    item: 'm5g',
    what: 'very reserved people flagged by the product (false alarms)',
    max: 0.07,
    margin: 0.035,
    figure: ({ quality }) => quality.flagged['very reserved'],
  },
  {
    item: 'm5h',
    what: 'people of soft play only flagged by the product (false alarms)',
    max: 0.02,
    margin: 0.02,
    figure: ({ quality }) => quality.flagged.vanilla,
  },
  {
    item: 'm5i',
    what: 'answers of 2 or 3 to all but soft play called careless',
    max: 0,
    figure: ({ quality }) => quality.quietFlagged,
  },
];

const names = {
  calibrated: 'true parameters',
  ideal: 'expert parameters that are right',
  provisional: 'expert parameters that are off',
} as const;

export function qualitySection({ quality }: { quality: QualityFigures }): string[] {
  const { shippedCuts, flagged } = quality;
  return [
    '## Response quality',
    `${quality.people} people of each kind, a new world for each chunk of them. *very reserved*: all traits 2.2 below the prior’s centre; *vanilla*: soft play .8 above it, all else 1.8 below; *shuffled*: an honest person’s answers in random places. Person fit is the log likelihood ratio against uniform answers and lz, both from all answers. Flagged at cuts that flag 4.5 % of honest people, the cut for lz 1 %:`,
    table(
      ['Scored with', 'cut of log ratio', 'cut of lz', ...answerers],
      knowledge.map((known) => {
        const { cuts, misfit } = quality.fit[known];
        return [
          names[known],
          withError(cuts.logRatio),
          withError(cuts.lz),
          ...answerers.map((kind) => percent(misfit[kind].value)),
        ];
      }),
    ),
    `At the product’s cuts, ${shippedCuts.logRatio} for the log ratio and ${shippedCuts.lz} for lz:`,
    table(
      ['Scored with', ...answerers],
      knowledge.map((known) => [
        names[known],
        ...answerers.map((kind) => withError(quality.fit[known].misfitShipped[kind])),
      ]),
    ),
    `Flagged in the product, by person fit or a long run: ${answerers.map((kind) => `${kind} ${withError(flagged[kind])}`).join(', ')}. After a calibration the cuts must be calibrated anew with the new parameters. Longest run of 4, 5 or 6 of honest people, 99.9 %: ${quality.longestRun999}; SD of answers, 1 %: ${shortNumber(quality.variability01)}.`,
  ];
}
