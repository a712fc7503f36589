/**
 * A bank of items without texts, with the item counts of measurement §3.1, and simulated people who
 * answer according to the model.
 */

import type { BankItem } from '../../../packages/psychometrics/src/bank/bank-item.ts';
import { createBank, type Bank } from '../../../packages/psychometrics/src/bank/bank.ts';
import type { Facet } from '../../../packages/psychometrics/src/bank/traits.ts';
import {
  drawCategory,
  predictorAt,
} from '../../../packages/psychometrics/src/kernel/graded-response.ts';
import {
  drawLatent,
  priorRoot,
} from '../../../packages/psychometrics/src/population/simulated-people.ts';
import { isPoled, themes, type Theme } from '../../../src/domain/themes.ts';

/** The number of items per theme: [in Set A, in the pool]. */
const counts: Record<Theme, readonly [number, number]> = {
  DS: [6, 12],
  SM: [6, 10],
  BOND: [6, 10],
  EXVOY: [6, 10],
  HUMIL: [4, 8],
  PRIMAL: [4, 6],
  ROLE: [4, 6],
  FET: [4, 8],
  ENM: [4, 6],
  SENS: [4, 4],
};
const rarities = [2, 3, 1, 4, 3, 5, 2, 4] as const;

/**
 * Returns 128 items, Set A first. In a theme with poles the items form pairs: one item for each
 * pole, with the same rarity, facet and scene. The facets alternate from pair to pair. If the
 * number of pairs is odd, facet F has one more pair than A in every other theme, and one fewer in
 * the rest.
 */
export function syntheticItems(): BankItem[] {
  const items: BankItem[] = [];
  (['standard-48', 'pool-80'] as const).forEach((form, formIndex) => {
    let number = 0;
    const id = (n: number): string => `${formIndex === 0 ? 'A' : 'B'}${String(n).padStart(2, '0')}`;
    themes.forEach((category, themeIndex) => {
      const total = counts[category][formIndex]!;
      const contents = isPoled(category) ? total / 2 : total;
      for (let content = 0; content < contents; content++) {
        const facet: Facet = (content + (contents % 2 ? themeIndex : 0)) % 2 ? 'A' : 'F';
        const common = {
          form,
          category,
          facet,
          rarity: rarities[(content + 3 * themeIndex + 2 * formIndex) % rarities.length]!,
          scene: `${category.toLowerCase()}-${formIndex}-${content >> 1}`,
        };
        const own = id(++number);
        if (!isPoled(category)) {
          items.push({ ...common, id: own, pole: '0', compareTo: own });
        } else {
          const other = id(++number);
          items.push(
            { ...common, id: own, pole: '+', compareTo: other },
            { ...common, id: other, pole: '-', compareTo: own },
          );
        }
      }
    });
  });
  return items;
}

export const syntheticBank: Bank = createBank(syntheticItems());

const root = priorRoot(syntheticBank);

/** Draws a latent vector (27 numbers) from the prior and lowers its 17 traits by `shift`. */
export const randomPerson = (uniform: () => number, shift?: number): Float64Array =>
  drawLatent(root, uniform, shift);

export function simulateAnswers(
  bank: Bank,
  person: Float64Array,
  uniform: () => number,
  isAsked: (index: number) => boolean = () => true,
): (number | null)[] {
  return bank.linear.map((item, i) =>
    isAsked(i) ? drawCategory(item.intercepts, predictorAt(item, person), uniform()) : null,
  );
}

export function isSetA(bank: Bank, index: number): boolean {
  return bank.items[index]!.form === 'standard-48';
}

/** Simulates people who answer Set A and, at random, a fifth of the pool. */
export const simulatePeople = (
  count: number,
  uniform: () => number,
  shiftOf: (index: number) => number,
): (number | null)[][] =>
  Array.from({ length: count }, (_, n) =>
    simulateAnswers(
      syntheticBank,
      randomPerson(uniform, shiftOf(n)),
      uniform,
      (i) => isSetA(syntheticBank, i) || uniform() < 0.2,
    ),
  );
