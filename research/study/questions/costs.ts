/** How long do the calculations take on one core (measurement §10.6)? */

import {
  compareProfiles,
  computeProfile,
  selectSetB,
  type Answers,
} from '../../../src/psychometrics/index.ts';
import { scoreAnswers } from '../../../src/psychometrics/profile/posterior.ts';
import { naiveItems } from '../../second-model/model.ts';
import { chooseByProduct, restrictAnswers } from '../people/forms.ts';
import { drawPerson, generator, simulateAnswers } from '../people/population.ts';
import { shippedBank as bank, studySeed } from '../people/worlds.ts';
import { type Bar, indices, type Question } from '../question.ts';
import { quantile } from '../statistics.ts';

/** Elapsed milliseconds: the median and the 99th percentile. */
interface Cost {
  median: number;
  p99: number;
}

const people = 400;

/**
 * Measures a calculation for each person, in two rounds. Only the second round counts, because the
 * JavaScript engine compiles and optimises the code during the first.
 */
function time(calculate: (n: number) => unknown): Cost {
  const rounds = [0, 1].map(() =>
    indices(people).map((n) => {
      const start = performance.now();
      calculate(n);
      return performance.now() - start;
    }),
  );
  return { median: quantile(rounds[1]!, 0.5), p99: quantile(rounds[1]!, 0.99) };
}

/** Measures in this thread, after all tasks, so that no other thread competes for the processor. */
function measure() {
  const random = generator(`${studySeed}/cost`);
  const items = naiveItems(bank.items);
  const options = (n: number) => ({ targetCount: 15, adaptiveLength: false, seed: `cost ${n}` });
  const given = indices(people).map((n) => {
    const complete = simulateAnswers(items, drawPerson(random, 0), random);
    const chosen = chooseByProduct(bank, complete, options(n));
    return { setA: restrictAnswers(complete), all: restrictAnswers(complete, chosen) };
  });
  const answers = (n: number): Answers => given[n % people]!.all;
  const person = (n: number) => ({ bank, answers: answers(n) });
  return {
    choose: time((n) => selectSetB(bank, given[n]!.setA, options(n))),
    score: time((n) => scoreAnswers(bank, answers(n))),
    profile: time((n) => computeProfile(bank, answers(n))),
    compare: time((n) => compareProfiles(person(n), person(n + 1))),
  };
}

type Costs = ReturnType<typeof measure>;

const bars = ({ choose, score, profile, compare }: Costs): Bar[] => [
  ['6a', 'choose 15 of 80, median ms', { max: 2, margin: 10 }, choose.median],
  ['6b', 'choose 15 of 80, 99 % point ms', { max: 25, margin: 100 }, choose.p99],
  ['6c', 'score 63 answers, median ms', { max: 25, margin: 10 }, score.median],
  ['6d', 'whole profile with draws, median ms', { max: 10, margin: 20 }, profile.median],
  ['6d', 'whole profile with draws, 99 % point ms', { max: 50, margin: 100 }, profile.p99],
  ['6e', 'compare two people, median ms', { max: 4, margin: 10 }, compare.median],
];

export const costs: Question<never, never, Costs> = {
  plan: () => [],
  effort: () => 0,
  simulate: (task) => task,
  measure,
  bars,
  report: () => [],
};
