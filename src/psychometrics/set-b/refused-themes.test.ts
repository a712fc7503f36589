import { describe, expect, test } from 'vitest';
import { readRealItems } from '../../../test/support/psychometrics/real-items.ts';
import {
  randomPerson,
  simulateAnswers,
} from '../../../test/support/psychometrics/synthetic-bank.ts';
import { themes } from '../../domain/themes.ts';
import { createBank } from '../bank/bank.ts';
import { seededUniform } from '../kernel/random.ts';
import type { Answers } from '../profile/posterior.ts';
import { selectSetB } from './set-b.ts';

const bank = createBank(readRealItems());
const exposure = bank.items.map(() => 0);
const uniform = seededUniform('refused themes');

/**
 * Simulates a person who answers by the model, except that they answer 1 or 2 throughout the themes
 * whose bits are set in `refused`.
 */
function refuseThemes(refused: number): Answers {
  const answers = simulateAnswers(bank, randomPerson(uniform), uniform);
  return answers.map((answer, i) =>
    isRefused(refused, bank.theme[i]!) ? 1 + Math.floor(2 * uniform()) : answer,
  );
}

function isRefused(refused: number, theme: number): boolean {
  return ((refused >> theme) & 1) === 1;
}

const rarityOf = (id: string): number => bank.items[bank.indexById.get(id)!]!.rarity;
const themeOf = (id: string): number => bank.theme[bank.indexById.get(id)!]!;

describe('a theme refused throughout Set A', () => {
  test.each([
    ['of adaptive length', 15, { targetCount: 15, adaptiveLength: true }],
    ['of 25 questions', 25, { targetCount: 25, adaptiveLength: false }],
  ])('gets only mild questions in a set %s', (_, minLength, length) => {
    for (let refused = 0; refused < 2 ** themes.length; refused++) {
      const setB = selectSetB(bank, refuseThemes(refused), {
        ...length,
        exposure,
        seed: `${refused}`,
      });
      const rare = setB.filter((id) => isRefused(refused, themeOf(id)) && rarityOf(id) > 2);
      expect({ refused, rare }).toEqual({ refused, rare: [] });
      expect(setB.length).toBeGreaterThanOrEqual(minLength);
      expect(new Set(setB.map(themeOf)).size).toBe(themes.length);
    }
  });

  test('is not one with a single answer of 3', () => {
    const first = bank.items.findIndex((_, i) => bank.theme[i] === 0);
    const almost = refuseThemes(1).map((answer, i) => (i === first ? 3 : answer));
    const rarities = Array.from({ length: 20 }, (_, n) =>
      selectSetB(bank, almost, { targetCount: 25, adaptiveLength: false, exposure, seed: `${n}` })
        .filter((id) => themeOf(id) === 0)
        .map(rarityOf),
    ).flat();
    expect(Math.max(...rarities)).toBeGreaterThan(2);
  });
});
