/**
 * Measures how many answers can be computed back from what a share code shows (at most five points
 * more than the best prediction by somebody who knows the person's true traits).
 */

import { setACount } from '../../../src/domain/survey.ts';
import { themeFacts } from '../../../src/domain/themes.ts';
import { computeProfile, type Answers } from '../../../src/psychometrics/index.ts';
import { naiveItems, position, probabilities } from '../../naive/model.ts';
import { chooseByProduct, restrictAnswers } from '../../people/forms.ts';
import { drawPerson, simulateAnswers } from '../../people/population.ts';
import { generator } from '../../people/random.ts';
import { shippedBank as bank, studySeed } from '../../people/worlds.ts';
import { solve } from './solver.ts';
import { views, type ViewName } from './view.ts';

export interface DisclosureTask {
  part: 'disclosure';
  chunk: number;
  view: ViewName;
  people: number;
  sweeps: number;
}

/** The number of answers that are predicted right: all 1 to 7, or only as high (5 to 7) or not. */
interface Hits {
  exact: number;
  high: number;
}

/** What is predicted of some questions of all people of a chunk. */
export interface Predictions {
  questions: number;
  /** By the true traits and the true parameters, and by the solver from the figures shown. */
  fromTraits: Hits;
  fromFigures: Hits;
}

/** All questions asked, and the core questions of the themes without poles. */
export const questionGroups = ['all', 'unpoled'] as const;
export type QuestionGroup = (typeof questionGroups)[number];

export interface DisclosureChunk {
  view: ViewName;
  people: number;
  groups: Record<QuestionGroup, Predictions>;
}

const items = naiveItems(bank.items);

/**
 * The answers follow the model with the parameters that the solver knows. With parameters that are
 * off, as in the worlds of the other parts, it would do worse.
 */
export function disclosureChunk(task: DisclosureTask): DisclosureChunk {
  const random = generator(`${studySeed}/disclosure ${task.chunk}`);
  const exposure = items.map(() => 0);
  const none = (): Predictions => ({
    questions: 0,
    fromTraits: { exact: 0, high: 0 },
    fromFigures: { exact: 0, high: 0 },
  });
  const groups = { all: none(), unpoled: none() };
  for (let n = 0; n < task.people; n++) {
    const person = drawPerson(random, 0);
    const complete = simulateAnswers(items, person, random);
    const answers = restrictAnswers(
      complete,
      chooseByProduct(bank, complete, exposure, {
        targetCount: 15,
        adaptiveLength: true,
        seed: `disclosure ${task.chunk}.${n}`,
      }),
    );
    const asked = answers.flatMap((answer, i) => (answer === null ? [] : [i]));
    const view = views[task.view](computeProfile(bank, answers));
    const counts = solve({ bank, asked, view, random, sweeps: task.sweeps });
    asked.forEach((i, k) => {
      const traitShares = probabilities(items[i]!, position(items[i]!, person));
      addPrediction(groups.all, answers, i, [traitShares, counts[k]!]);
      if (isUnpoledCore(i)) addPrediction(groups.unpoled, answers, i, [traitShares, counts[k]!]);
    });
  }
  return { view: task.view, people: task.people, groups };
}

const isUnpoledCore = (i: number): boolean =>
  i < setACount && themeFacts[bank.items[i]!.category].poles === null;

/** Predicts the most frequent answer, and 'high' if it has at least half of the weight. */
function addPrediction(
  to: Predictions,
  answers: Answers,
  i: number,
  [fromTraits, fromFigures]: readonly [readonly number[], readonly number[]],
): void {
  const answer = answers[i]!;
  const add = (hits: Hits, weights: readonly number[]): void => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const high = (weights[4]! + weights[5]! + weights[6]!) / total >= 0.5;
    hits.exact += Number(weights.indexOf(Math.max(...weights)) + 1 === answer);
    hits.high += Number(high === answer >= 5);
  };
  to.questions += 1;
  add(to.fromTraits, fromTraits);
  add(to.fromFigures, fromFigures);
}
