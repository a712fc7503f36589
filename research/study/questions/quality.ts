/** How well does response quality separate careless answers from honest ones (measurement §7)? */

import {
  type Answers,
  type Bank,
  calibratePersonFitCuts,
  isMisfit,
  personFit,
  responseQuality,
  type PersonFit,
  type PersonFitCuts,
} from 'spark-psychometrics';
import { record } from '../../../src/domain/themes.ts';
import { type NaiveItem, naiveItems } from '../../second-model/model.ts';
import { restrictAnswers, shuffleAnswers, takeSurvey } from '../people/forms.ts';
import {
  drawPerson,
  drawVanillaPerson,
  generator,
  type Random,
  simulateAnswers,
  simulateInStyle,
  styleSd,
} from '../people/population.ts';
import { getWorld, shippedBank, studySeed } from '../people/worlds.ts';
import {
  type Bar,
  type ChunkTask,
  indices,
  inOwnWorlds,
  percent,
  type Question,
  table,
} from '../question.ts';
import { type Figure, jackknifeFigure, overAll, share } from '../statistics.ts';
import { populations } from './precision-people.ts';

const answerers = [
  'honest',
  'realistic',
  'very reserved',
  'vanilla',
  'random',
  'half random',
  'shuffled',
] as const;
type Answerer = (typeof answerers)[number];

/** Honest people with one style of answering, by how much they draw thresholds together. */
const styles = {
  'mildly extreme': Math.exp(styleSd),
  extreme: Math.exp(2 * styleSd),
} as const;
type Style = keyof typeof styles;
const styleNames = Object.keys(styles) as Style[]; // as: the keys of a literal object

/**
 * Returns a finished survey of each kind of person. The first four kinds answer by the model, the
 * 'realistic' ones each in a style of their own. The others answer carelessly: all questions at
 * random; about half of them; or as the honest person does, but with the answers in random places.
 * The bank chooses Set B from the answers to Set A.
 */
function drawSurveys(
  truth: readonly NaiveItem[],
  bank: Bank,
  random: Random,
  seed: string,
): Record<Answerer, Answers> {
  const finish = (answers: readonly number[]) => takeSurvey(bank, answers, { seed });
  const byModel = (person: readonly number[]): number[] => simulateAnswers(truth, person, random);
  const honest = byModel(drawPerson(random, 0));
  const uniform = honest.map(() => 1 + random.below(7));
  const survey = finish(honest);
  return {
    honest: survey,
    realistic: finish(
      simulateInStyle(truth, drawPerson(random, 0), random, Math.exp(styleSd * random.normal())),
    ),
    'very reserved': finish(byModel(drawPerson(random, populations['very reserved']))),
    vanilla: finish(byModel(drawVanillaPerson(random))),
    random: finish(uniform),
    'half random': finish(
      honest.map((answer, i) => (random.uniform() < 0.5 ? uniform[i]! : answer)),
    ),
    shuffled: shuffleAnswers(survey, random),
  };
}

/**
 * With which parameters answers are made and scored. `calibrated`: the true ones, both times;
 * `ideal`: those of expert judgement, both times; `provisional`: the true ones make the answers,
 * those of expert judgement score them.
 */
const knowledge = {
  calibrated: 'true parameters',
  ideal: 'expert parameters that are right',
  provisional: 'expert parameters that are off',
} as const;
type Knowledge = keyof typeof knowledge;
const knowledges = Object.keys(knowledge) as Knowledge[]; // as: the keys of a literal object

interface QualityChunk {
  /** The person fit of each person. */
  fits: Record<Knowledge, Record<Answerer, PersonFit[]>>;
  /** Whether the product flags each person, with the provisional parameters. */
  flagged: Record<Answerer | Style, boolean[]>;
}

const expertItems = naiveItems(shippedBank.items);

function simulate({ world: index, chunk, people }: ChunkTask): QualityChunk {
  const world = getWorld(index);
  const random = generator(`${studySeed}/quality ${index}.${chunk}`);
  const result: QualityChunk = {
    fits: record(knowledges, () => record(answerers, () => [])),
    flagged: record([...answerers, ...styleNames], () => []),
  };
  for (const n of indices(people)) {
    for (const known of knowledges) {
      const bank = known === 'ideal' ? shippedBank : world[known];
      const truth = known === 'ideal' ? expertItems : world.truth;
      const surveys = drawSurveys(truth, bank, random, `${index}.${chunk}.${n}`);
      for (const kind of answerers) {
        result.fits[known][kind].push(personFit(bank, surveys[kind]));
        if (known === 'provisional') result.flagged[kind].push(isFlagged(surveys[kind], bank));
      }
    }
    for (const style of styleNames) {
      const { truth, provisional } = world;
      const answers = simulateInStyle(truth, drawPerson(random, 0), random, styles[style]);
      const survey = takeSurvey(provisional, answers, { seed: `${index}.${chunk}.${n}` });
      result.flagged[style].push(isFlagged(survey, provisional));
    }
  }
  return result;
}

const isFlagged = (answers: Answers, bank: Bank = shippedBank): boolean =>
  responseQuality(bank, answers).flags.length > 0;

interface QualityFigures {
  people: number;
  fit: Record<Knowledge, FitFigures>;
  /** The share of people of each kind that the product flags. */
  flagged: Record<Answerer | Style, Figure>;
  /**
   * A straight line gives the same answer to every question. This is the share of the five straight
   * lines of answers 2 to 6 that are flagged for their longest run.
   */
  straightFlagged: number;
  /** Of the two straight lines of 1 or 7, the number that is flagged. */
  extremesFlagged: number;
  /** Of two people who like soft play and answer all else with 2, or with 3, the number flagged. */
  quietFlagged: number;
}

interface FitFigures {
  /** The cuts calibrated with the realistic people of the study, who are scored in this way. */
  cuts: { logRatio: Figure };
  /** The share of people of each kind below either of these cuts. */
  misfit: Record<Answerer, Figure>;
}

type Chunks = readonly QualityChunk[];

function measure(chunks: Chunks): QualityFigures {
  const straight = (answer: number): Answers =>
    restrictAnswers(shippedBank.items.map(() => answer));
  const quiet = [2, 3].map((value) => {
    const answers = shippedBank.items.map(({ category, rarity }) =>
      category === 'SENS' ? 8 - rarity : value,
    );
    return takeSurvey(shippedBank, answers, { seed: `quiet ${value}` });
  });
  return {
    people: chunks.flatMap(({ flagged }) => flagged.honest).length,
    fit: record(knowledges, (known) => fitFigures(chunks, known)),
    flagged: record([...answerers, ...styleNames], (kind) =>
      overAll(chunks, ({ flagged }) => flagged[kind])(share(Boolean)),
    ),
    straightFlagged: share((answer: number) =>
      responseQuality(shippedBank, straight(answer)).flags.includes('longestRun'),
    )([2, 3, 4, 5, 6]),
    extremesFlagged: [1, 7].filter((answer) => isFlagged(straight(answer))).length,
    quietFlagged: quiet.filter((answers) => isFlagged(answers)).length,
  };
}

function fitFigures(chunks: Chunks, known: Knowledge): FitFigures {
  const fits = (some: Chunks, kind: Answerer): PersonFit[] =>
    some.flatMap((chunk) => chunk.fits[known][kind]);
  const calibrate = (some: Chunks): PersonFitCuts =>
    calibratePersonFitCuts(fits(some, 'realistic'));
  return {
    cuts: record(['logRatio'] as const, (cut) =>
      jackknifeFigure(chunks, (some) => calibrate(some)[cut]),
    ),
    misfit: record(answerers, (kind) =>
      jackknifeFigure(chunks, (some) => {
        const cuts = calibrate(some);
        return share((fit: PersonFit) => isMisfit(fit, cuts))(fits(some, kind));
      }),
    ),
  };
}

/** Careless answers are noticed. */
function noticed({ fit, flagged, ...counts }: QualityFigures): Bar[] {
  return [
    ['10f', 'all 1 and all 7 called careless', { max: 0 }, counts.extremesFlagged],
    [
      'm5a',
      'random answerers flagged by the product, expert parameters that are off',
      { min: 0.98, margin: 0.02 },
      flagged.random,
    ],
    [
      'm5b',
      'random answerers flagged, true parameters and cuts of their own',
      { min: 0.99, margin: 0.01 },
      fit.calibrated.misfit.random,
    ],
    [
      'm5c',
      'random answerers flagged, expert parameters that are right and cuts of their own',
      { min: 0.98, margin: 0.015 },
      fit.ideal.misfit.random,
    ],
    [
      'm5d',
      'own answers in random places flagged by the product',
      { min: 0.9, margin: 0.04 },
      flagged.shuffled,
    ],
    ['m5e', 'straight lines on 2 to 6 flagged by longest run', { min: 1 }, counts.straightFlagged],
  ];
}

/** The bars on false alarms: honest people who are flagged. */
function falseAlarms({ flagged, quietFlagged }: QualityFigures): Bar[] {
  const alarms = 'flagged by the product (false alarms)';
  return [
    [
      'm5f',
      `honest people ${alarms}, expert parameters that are off`,
      { max: 0.055, margin: 0.035 },
      flagged.honest,
    ],
    [
      'm5j',
      `honest people of all styles ${alarms}`,
      { max: 0.05, margin: 0.035 },
      flagged.realistic,
    ],
    [
      'm5k',
      `mildly extreme people ${alarms}`,
      { max: 0.05, margin: 0.035 },
      flagged['mildly extreme'],
    ],
    ['m5l', `extreme people ${alarms}`, { max: 0.15, margin: 0.05 }, flagged.extreme],
    [
      'm5g',
      `very reserved people ${alarms}`,
      { max: 0.07, margin: 0.035 },
      flagged['very reserved'],
    ],
    ['m5h', `people of soft play only ${alarms}`, { max: 0.02, margin: 0.02 }, flagged.vanilla],
    ['m5i', 'answers of 2 or 3 to all but soft play called careless', { max: 0 }, quietFlagged],
  ];
}

const report = ({ people, flagged }: QualityFigures): string[] => [
  '## Response quality',
  `${people} people of each kind, a new world for each chunk of them. *realistic*: thresholds drawn together by a factor with log SD .3, and a pair effect of SD .4; *very reserved*: all traits 2.2 below the prior’s centre; *vanilla*: soft play .8 above it, all else 1.8 below; *shuffled*: an honest person’s answers in random places. Of people who draw thresholds together by e^.3 it flags ${percent(flagged['mildly extreme'].value)}, by e^.6 ${percent(flagged.extreme.value)}.`,
  table(answerers, [answerers.map((kind) => percent(flagged[kind].value))]),
];

export const quality: Question<ChunkTask, QualityChunk, QualityFigures> = {
  plan: (isQuick) => (isQuick ? inOwnWorlds(100, 50, 10) : inOwnWorlds(100, 120, 20)),
  effort: ({ people }) => people * 300,
  simulate,
  measure,
  bars: (figures) => [...noticed(figures), ...falseAlarms(figures)],
  report,
};
