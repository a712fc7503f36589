/**
 * Measures the response quality of honest people and of careless answerers (measurement §7): the
 * indices of person fit, and the flags of the product.
 */

import {
  personFit,
  responseQuality,
  type Bank,
  type PersonFit,
} from '../../../src/psychometrics/index.ts';
import { naiveItems, type NaiveItem } from '../../naive/model.ts';
import { chooseByProduct, restrictAnswers } from '../../people/forms.ts';
import { generator } from '../../people/random.ts';
import { getWorld, shippedBank, studySeed, type Scoring, type World } from '../../people/worlds.ts';
import { answerers, drawSurveys, type Answerer } from './answerers.ts';

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
    const options = { targetCount: 15, adaptiveLength: true, seed: `quiet ${value}` };
    const setB = chooseByProduct(
      shippedBank,
      answers,
      answers.map(() => 0),
      options,
    );
    return responseQuality(shippedBank, restrictAnswers(answers, setB)).flags.length > 0;
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
