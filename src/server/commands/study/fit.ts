/** Whether people answer as the model expects from the rest of their answers. */

import { type Bank, expectedAnswers } from 'spark-psychometrics';
import type { Theme } from '../../../domain/themes.ts';
import type { Participant } from './participants.ts';
import { correlation, correlationInterval, type Interval, mean, variance } from './statistics.ts';

/** By person and question: the answer minus what the model expects of it. */
export type Residuals = readonly ReadonlyMap<number, number>[];

export function computeResiduals(bank: Bank, people: readonly Participant[]): Residuals {
  const { twin } = bank;
  const asked = bank.items.flatMap(({ form }, i) =>
    form === 'standard-48' || bank.items[twin[i]!]?.form === 'standard-48' ? [i] : [],
  );
  return people.map(
    ({ answers }) =>
      new Map(
        [...expectedAnswers(bank, answers, asked)].map(([i, value]) => [i, answers[i]! - value]),
      ),
  );
}

/** Half the width of an interval in standard errors, such that all of six hold with .95. */
export const fitFactor = 2.64;

/** The question of the theme in Set A whose answers are furthest from the model's on average. */
export function fitInterval({ items }: Bank, residuals: Residuals, theme: Theme): Interval | null {
  const intervals = items.flatMap(({ form, category }, i): Interval[] => {
    if (form !== 'standard-48' || category !== theme) return [];
    const values = residuals.flatMap((person) => person.get(i) ?? []);
    if (values.length < 10) return [];
    const [estimate, half] = [
      mean(values),
      fitFactor * Math.sqrt(variance(values) / values.length),
    ];
    return [{ estimate, low: estimate - half, high: estimate + half, n: values.length }];
  });
  const [worst] = intervals.toSorted((a, b) => Math.abs(b.estimate) - Math.abs(a.estimate));
  return worst ?? null;
}

type Pair = readonly [own: number, other: number];

/** The pairs of residuals of a fantasy and an activity of the same theme and side. */
function pairResiduals(
  { items, twin }: Bank,
  residuals: Residuals,
): { readonly twins: readonly Pair[]; readonly others: readonly Pair[]; readonly people: number } {
  const [twins, others]: [Pair[], Pair[]] = [[], []];
  const people = new Set<number>();
  residuals.forEach((person, n) => {
    for (const [i, own] of person)
      for (const [j, other] of person) {
        const isSame = (field: 'category' | 'pole' | 'facet' | 'form'): boolean =>
          items[i]![field] === items[j]![field];
        // Twins differ in facet and form, and so do those that they are compared with.
        if (i >= j || !isSame('category') || !isSame('pole') || isSame('facet') || isSame('form'))
          continue;
        const isTwin = twin[i] === j;
        (isTwin ? twins : others).push([own, other]);
        if (isTwin) people.add(n);
      }
  });
  return { twins, others, people: people.size };
}

const correlatePairs = (pairs: readonly Pair[]): number =>
  correlation(
    pairs.map(([own]) => own),
    pairs.map(([, other]) => other),
  );

/**
 * How much more the residuals of twins correlate than those of other questions of the same theme
 * and side. Those are below zero, because each question helps to expect the other. The pairs of one
 * person are not independent: the people count, not the pairs.
 */
export function twinInterval(bank: Bank, residuals: Residuals): Interval | null {
  const { twins, others, people } = pairResiduals(bank, residuals);
  if (people < 10 || others.length < 10) return null;
  const usual = correlatePairs(others);
  const { estimate, low, high, n } = correlationInterval(correlatePairs(twins), people);
  return { estimate: estimate - usual, low: low - usual, high: high - usual, n };
}
