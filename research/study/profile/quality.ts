/**
 * The kinds of people and of careless answers on which response quality is studied (measurement
 * §7).
 */

import {
  type Answers,
  type Bank,
  personFit,
  responseQuality,
  type PersonFit,
} from '../../../src/psychometrics/index.ts';
import { type NaiveItem, naiveItems } from '../../second-model/model.ts';
import { takeSurvey, restrictAnswers, type Exposure } from '../people/forms.ts';
import {
  drawPerson,
  drawVanillaPerson,
  simulateAnswers,
  type Random,
  generator,
} from '../people/population.ts';
import { getWorld, shippedBank, studySeed, type Scoring, type World } from '../people/worlds.ts';
import { populations } from './precision-record.ts';

export const answerers = [
  'honest',
  'very reserved',
  'vanilla',
  'random',
  'half random',
  'shuffled',
] as const;
export type Answerer = (typeof answerers)[number];

/**
 * Returns a finished survey of each kind of person. The first three kinds answer by the model. The
 * others answer carelessly: all questions at random; about half of them; or as the honest person
 * does, but with the answers in random places. The bank chooses Set B from the answers to Set A.
 */
function drawSurveys(
  truth: readonly NaiveItem[],
  bank: Bank,
  random: Random,
  seed: string,
): Record<Answerer, Answers> {
  const exposure: Exposure = bank.items.map(() => 0);
  const finish = (answers: readonly number[]): (number | null)[] =>
    takeSurvey(bank, answers, { exposure, seed });
  const byModel = (person: readonly number[]): number[] => simulateAnswers(truth, person, random);
  const honest = byModel(drawPerson(random, 0));
  const uniform = honest.map(() => 1 + random.below(7));
  const survey = finish(honest);
  return {
    honest: survey,
    'very reserved': finish(byModel(drawPerson(random, populations['very reserved']))),
    vanilla: finish(byModel(drawVanillaPerson(random))),
    random: finish(uniform),
    'half random': finish(
      honest.map((answer, i) => (random.uniform() < 0.5 ? uniform[i]! : answer)),
    ),
    shuffled: shuffleAnswers(survey, random),
  };
}

/** Moves the answers to random places among the answered questions (Fisher and Yates). */
function shuffleAnswers(survey: Answers, random: Random): Answers {
  const values = survey.filter((answer) => answer !== null);
  for (let i = values.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [values[i], values[j]] = [values[j]!, values[i]!];
  }
  return survey.map((answer) => (answer === null ? null : values.pop()!));
}

export interface QualityTask {
  part: 'quality';
  world: number;
  chunk: number;
  people: number;
}

/**
 * How the parameters that score the answers relate to the true ones. For 'ideal', the true
 * parameters are those of expert judgement.
 */
export type Knowledge = Scoring | 'ideal';
export const knowledge = ['calibrated', 'ideal', 'provisional'] as const;

export interface QualityChunk {
  /** The person fit of each person. */
  fits: Record<Knowledge, Record<Answerer, PersonFit[]>>;
  /** Whether the product flags each person, with the provisional parameters. */
  flagged: Record<Answerer, boolean[]>;
  /** The longest run and the standard deviation of the answers, of honest people only. */
  longestRun: number[];
  variability: number[];
}

const expertItems = naiveItems(shippedBank.items);

export function qualityChunk({ world: index, chunk, people }: QualityTask): QualityChunk {
  const world = getWorld(index);
  const random = generator(`${studySeed}/quality ${index}.${chunk}`);
  const result: QualityChunk = {
    fits: {
      calibrated: emptyLists<PersonFit>(),
      ideal: emptyLists<PersonFit>(),
      provisional: emptyLists<PersonFit>(),
    },
    flagged: emptyLists<boolean>(),
    longestRun: [],
    variability: [],
  };
  for (let n = 0; n < people; n++) {
    for (const known of knowledge) {
      const [truth, bank] = truthAndBank(world, known);
      const surveys = drawSurveys(truth, bank, random, `${index}.${chunk}.${n}`);
      for (const kind of answerers) result.fits[known][kind].push(personFit(bank, surveys[kind]));
      if (known !== 'provisional') continue;
      for (const kind of answerers)
        result.flagged[kind].push(responseQuality(bank, surveys[kind]).flags.length > 0);
      const { longestRun, variability } = responseQuality(bank, surveys.honest);
      result.longestRun.push(longestRun);
      result.variability.push(variability ?? Number.NaN);
    }
  }
  return result;
}

function emptyLists<T>(): Record<Answerer, T[]> {
  return {
    honest: [],
    'very reserved': [],
    vanilla: [],
    random: [],
    'half random': [],
    shuffled: [],
  };
}

/** Returns the items that people answer by, and the bank that scores the answers. */
function truthAndBank(world: World, known: Knowledge): [readonly NaiveItem[], Bank] {
  if (known === 'ideal') return [expertItems, shippedBank];
  return [world.truth, world[known]];
}

/**
 * Counts how many of two people the product flags: they like soft play, and give the answer 2, or
 * the answer 3, to everything else.
 */
export function countFlaggedQuietPeople(): number {
  return [2, 3].filter((value) => {
    const answers = shippedBank.items.map(({ category, rarity }) =>
      category === 'SENS' ? 8 - rarity : value,
    );
    const survey = takeSurvey(shippedBank, answers, { seed: `quiet ${value}` });
    return responseQuality(shippedBank, survey).flags.length > 0;
  }).length;
}

/** Returns the flags and notes for the same answer to all questions, for each possible answer. */
export function straightLines(): { answer: number; flags: string[]; notes: string[] }[] {
  return [1, 2, 3, 4, 5, 6, 7].map((answer) => {
    const { flags, notes } = responseQuality(
      shippedBank,
      restrictAnswers(shippedBank.items.map(() => answer)),
    );
    return { answer, flags, notes };
  });
}
