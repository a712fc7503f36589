/** Measures the time of the calculations on one core (measurement §10.6). */

import {
  compareProfiles,
  computeProfile,
  selectSetB,
  type Answers,
} from '../../src/psychometrics/index.ts';
import { scoreAnswers } from '../../src/psychometrics/profile/posterior.ts';
import { naiveItems } from '../second-model/model.ts';
import type { Bar } from './bars.ts';
import { chooseByProduct, restrictAnswers } from './people/forms.ts';
import { drawPerson, simulateAnswers, generator } from './people/population.ts';
import { shippedBank as bank, studySeed } from './people/worlds.ts';
import { quantile } from './statistics.ts';

/** Elapsed milliseconds: the median and the 99th percentile. */
export interface Cost {
  median: number;
  p99: number;
}

export const calculations = [
  'choose 15 of 80',
  'score 63 answers',
  'whole profile of 63 answers',
  'compare two people',
] as const;
export type Calculation = (typeof calculations)[number];

/**
 * Measures each calculation for `count` people, in two rounds. Only the second round counts,
 * because the JavaScript engine compiles and optimises the code during the first.
 */
export function measureCosts(count: number): Record<Calculation, Cost> {
  const random = generator(`${studySeed}/cost`);
  const items = naiveItems(bank.items);
  const exposure = items.map(() => 0);
  const options = (n: number) => ({ targetCount: 15, adaptiveLength: false, seed: `cost ${n}` });
  const people = Array.from({ length: count }, (_, n) => {
    const complete = simulateAnswers(items, drawPerson(random, 0), random);
    const chosen = chooseByProduct(bank, complete, exposure, options(n));
    return { setA: restrictAnswers(complete), all: restrictAnswers(complete, chosen) };
  });
  const measure = (calculate: (n: number) => unknown): Cost => {
    const rounds = [0, 1].map(() =>
      people.map((_, n) => {
        const start = performance.now();
        calculate(n);
        return performance.now() - start;
      }),
    );
    return { median: quantile(rounds[1]!, 0.5), p99: quantile(rounds[1]!, 0.99) };
  };
  const answers = (n: number): Answers => people[n % count]!.all;
  return {
    'choose 15 of 80': measure((n) =>
      selectSetB(bank, people[n]!.setA, { ...options(n), exposure }),
    ),
    'score 63 answers': measure((n) => scoreAnswers(bank, answers(n))),
    'whole profile of 63 answers': measure((n) => computeProfile(bank, answers(n))),
    'compare two people': measure((n) =>
      compareProfiles({ bank, answers: answers(n) }, { bank, answers: answers(n + 1) }),
    ),
  };
}

export const costBars: readonly Bar<{ cost: Record<Calculation, Cost> }>[] = [
  {
    item: '6a',
    what: 'choose 15 of 80, median ms',
    max: 2,
    margin: 10,
    figure: ({ cost }) => cost['choose 15 of 80'].median,
  },
  {
    item: '6b',
    what: 'choose 15 of 80, 99 % point ms',
    max: 25,
    margin: 100,
    figure: ({ cost }) => cost['choose 15 of 80'].p99,
  },
  {
    item: '6c',
    what: 'score 63 answers, median ms',
    max: 25,
    margin: 10,
    figure: ({ cost }) => cost['score 63 answers'].median,
  },
  {
    item: '6d',
    what: 'whole profile with draws, median ms',
    max: 10,
    margin: 20,
    figure: ({ cost }) => cost['whole profile of 63 answers'].median,
  },
  {
    item: '6d',
    what: 'whole profile with draws, 99 % point ms',
    max: 50,
    margin: 100,
    figure: ({ cost }) => cost['whole profile of 63 answers'].p99,
  },
  {
    item: '6e',
    what: 'compare two people, median ms',
    max: 4,
    margin: 10,
    figure: ({ cost }) => cost['compare two people'].median,
  },
];
