/** What the product's calculations cost on one core (measurement §10.6; the benches hold the tighter bars). */

import { compareProfiles, computeProfile, selectSetB } from '../../src/psychometrics/index.ts';
import { scoreAnswers } from '../../src/psychometrics/profile/posterior.ts';
import { naiveItems } from '../naive/model.ts';
import { only, productChoice } from '../people/forms.ts';
import { answersOf, drawPerson } from '../people/population.ts';
import { generator } from '../people/random.ts';
import { shippedBank, studySeed } from '../people/worlds.ts';
import { quantile } from './sums.ts';

/** Milliseconds of wall clock, median and 99 % point. */
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

/** Each calculation for `people` people in turn, after one round to warm up. */
export function costs(people: number): Record<Calculation, Cost> {
  const random = generator(`${studySeed}/cost`);
  const items = naiveItems(shippedBank.items);
  const exposure = items.map(() => 0);
  const options = (n: number): { targetCount: number; adaptiveLength: boolean; seed: string } => ({
    targetCount: 15,
    adaptiveLength: false,
    seed: `cost ${n}`,
  });
  const everybody = Array.from({ length: people }, (_, n) => {
    const complete = answersOf(items, drawPerson(random, 0), random);
    return {
      setA: only(complete),
      all: only(complete, productChoice(shippedBank, complete, exposure, options(n))),
    };
  });
  const measure = (calculate: (n: number) => unknown): Cost => {
    const rounds = [0, 1].map(() =>
      everybody.map((_, n) => {
        const start = performance.now();
        calculate(n);
        return performance.now() - start;
      }),
    );
    return { median: quantile(rounds[1]!, 0.5), p99: quantile(rounds[1]!, 0.99) };
  };
  const answersOfPerson = (n: number): (number | null)[] => everybody[n % people]!.all;
  return {
    'choose 15 of 80': measure((n) =>
      selectSetB(shippedBank, everybody[n]!.setA, { ...options(n), exposure }),
    ),
    'score 63 answers': measure((n) => scoreAnswers(shippedBank, answersOfPerson(n))),
    'whole profile of 63 answers': measure((n) => computeProfile(shippedBank, answersOfPerson(n))),
    'compare two people': measure((n) =>
      compareProfiles(
        { bank: shippedBank, answers: answersOfPerson(n), key: 'a' },
        { bank: shippedBank, answers: answersOfPerson(n + 1), key: 'b' },
      ),
    ),
  };
}
