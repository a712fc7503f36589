/**
 * Simulated people for tests of the summary and of insights. A person is a function that returns
 * the answer to an item.
 */

import type { BankItem } from 'spark-psychometrics';
import { seededAnswers } from '../server/make-user.ts';
import { bank } from './real-bank.ts';
import { takeSurvey } from './take-survey.ts';

export type Person = (item: BankItem, index: number) => number;

const { items } = bank.current.model;

const answerEverything = (person: Person): number[] => items.map(person);

/** Returns the answers of a finished survey: Set A, and the Set B that these answers select. */
export const answerSurvey = (person: Person): (number | null)[] =>
  takeSurvey(bank.current.model, answerEverything(person), 'somebody');

/**
 * Returns a different person for each number. The answers depend on theme, pole and facet, with
 * some noise.
 */
export function scatteredPerson(number: number): Person {
  const level = seededAnswers(number);
  return ({ id, category, pole, facet }) => {
    const mean = (level(category + pole) * 2 + level(category + facet) + level(id)) / 4;
    return Math.min(7, Math.max(1, Math.round(mean + (number % 5) - 2)));
  };
}

const lowerByRarity = ({ rarity }: BankItem, top: number): number =>
  Math.max(1, top - (rarity - 1));

/**
 * Returns a person with the highest answers at one pole of DS, and lower answers at the same pole
 * of the other themes.
 */
const devotedTo =
  (own: '+' | '-'): Person =>
  (item) => {
    if (item.category === 'DS') return item.pole === own ? 7 : 1;
    if (item.pole === '0') return 4;
    return item.pole === own ? lowerByRarity(item, 6) : 2;
  };

/**
 * Returns a person whose answers fall with rarity from `top` in one theme, and are low elsewhere.
 */
export const drawnTo =
  (tops: Partial<Record<BankItem['category'], number>>, elsewhere: number): Person =>
  (item) =>
    lowerByRarity(item, tops[item.category] ?? elsewhere);

/** The people whose texts and screens are read and judged one by one. */
export const personas: Readonly<Record<string, Person>> = {
  leader: devotedTo('+'),
  follower: devotedTo('-'),
  switch: (item) =>
    item.category === 'DS' ? 7 : lowerByRarity(item, item.category === 'ROLE' ? 6 : 4),
  'two of a kind': (item) =>
    item.category === 'BOND' || item.category === 'PRIMAL' ? 6 : lowerByRarity(item, 4),
  'all 1': () => 1,
  'all 4': () => 4,
  'all 7': () => 7,
  vanilla: drawnTo({ SENS: 7, ROLE: 4, EXVOY: 4, DS: 3 }, 2),
  'very reserved': (item) => (item.category === 'SENS' && item.rarity === 1 ? 3 : 1),
  'only SENS': (item) => (item.category === 'SENS' ? 7 : 1),
  random: (item) => seededAnswers(42)(item.id),
  primal: (item) =>
    item.category === 'PRIMAL'
      ? 7
      : lowerByRarity(item, item.category === 'SM' || item.category === 'BOND' ? 5 : 3),
};
