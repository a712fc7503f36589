/** What a person passed with 'Rather not say', and what is therefore not asked (measurement §5). */

import type { Bank } from '../bank/bank.ts';
import type { Answers } from '../profile/posterior.ts';

/** The bank indices of the passed items. */
export type PassedItems = ReadonlySet<number>;

export const nothingPassed: PassedItems = new Set();

/**
 * Returns, per bank item, whether it would ask again what was passed: the same scene, from either
 * side, as fantasy or activity; or any item of a theme whose whole Set A was passed.
 */
export function findBarred(bank: Bank, answers: Answers, passed: PassedItems): boolean[] {
  if (passed.size === 0) return bank.items.map(() => false);
  const scenes = new Set([...passed].map((index) => sceneOf(bank, index)));
  return bank.items.map(
    (_, index) =>
      scenes.has(sceneOf(bank, index)) || isThemePassed(bank, answers, passed, bank.theme[index]!),
  );
}

const sceneOf = ({ items }: Bank, index: number): string =>
  `${items[index]!.category} ${items[index]!.scene}`;

/** Whether every Set A item of the theme was passed. */
function isThemePassed(bank: Bank, answers: Answers, passed: PassedItems, theme: number): boolean {
  const ofSetA = bank.items.flatMap(({ form }, index) =>
    form === 'standard-48' && bank.theme[index] === theme ? [index] : [],
  );
  return ofSetA.every((index) => passed.has(index) && (answers[index] ?? null) === null);
}
