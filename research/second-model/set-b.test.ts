/** Checks the product's choice of Set B against the naive program. */

import { selectDOptimal, selectSetB } from 'spark-psychometrics';
import { describe, expect, test } from 'vitest';
import { seededUniform } from '../../packages/psychometrics/src/kernel/random.ts';
import {
  scoreAnswers,
  fixedNormalVectors,
} from '../../packages/psychometrics/src/profile/posterior.ts';
import { meanPolaritySe } from '../../packages/psychometrics/src/set-b/selection.ts';
import { polarityThemes } from '../../src/domain/themes.ts';
import { rulesForEverybody } from '../study/people/forms.ts';
import { generator } from '../study/people/population.ts';
import { createCase, createCases, graded, prior } from './cases.ts';
import { draws, posterior } from './estimate.ts';
import { information, position } from './model.ts';
import { scoresOnAllItems, polarityGradient } from './profile.ts';
import {
  choose,
  meanPolarityError,
  quadraticForm,
  refusedThemes,
  selectBatch,
  startSelection,
  themesThatAllowPairs,
  type SelectionState,
} from './select.ts';

const random = generator('naive against fast: Set B');
const cases = createCases(generator('naive against fast'));

/** Returns the first `count` items of a pool in greedy order, by Fisher information at the mode. */
function greedyOrder(state: SelectionState, count: number): number[] {
  const order: number[] = [];
  while (order.length < count) {
    const gains = state.items.map((item, i) =>
      order.includes(i)
        ? -1
        : Math.log(1 + state.weights[i]! * quadraticForm(state.covariance, item.slopes)),
    );
    const best = gains.findIndex((gain) => gain > Math.max(...gains) - 1e-12);
    order.push(best);
    choose(state, best);
  }
  return order;
}

describe('Set B', () => {
  test.each(Array.from({ length: 24 }, (_, n) => n))('case %i: the same questions', (n) => {
    const { bank, items, answers: given } = createCase(n, random, { pool: false });
    // Every other case refuses at least one theme, but not all.
    const refusedCount = n % 2 ? n % 10 : 0;
    const answers = given.map((answer, i) =>
      answer !== null && items[i]!.theme < refusedCount ? 1 + (i % 2) : answer,
    );
    const [targetCount, adaptiveLength, seed] = [15 + (n % 3) * 5, n % 4 < 3, `case ${n}`];
    const naive = posterior(prior, items, answers);
    const rules = {
      allowsPairs: themesThatAllowPairs(
        draws(naive, fixedNormalVectors()).map((theta) => scoresOnAllItems(items, theta)),
      ),
      refused: refusedThemes(items, answers),
    };
    const uniform = seededUniform(seed); // the product's numbers
    const chosen = selectBatch(startSelection(items, naive, rules), naive.mode, {
      minLength: targetCount,
      adaptiveLength,
      draw: (candidates) => candidates[Math.floor(uniform() * candidates.length)]!,
    });
    const inOrderOfPresentation = chosen.sort(
      (i, j) => items[i]!.theme - items[j]!.theme || items[i]!.rarity - items[j]!.rarity || i - j,
    );
    const fast = selectSetB(bank, answers, { targetCount, adaptiveLength, seed });
    expect(fast).toEqual(inOrderOfPresentation.map((i) => items[i]!.id));
  });

  test('predicted polarity errors agree within the table slopes', () => {
    for (const { bank, items, answers } of cases.slice(0, 8)) {
      const naive = posterior(prior, items, answers);
      const gradients = polarityThemes.map((theme) => polarityGradient(items, naive.mode, theme));
      const fast = scoreAnswers(bank, answers);
      expect(
        Math.abs(
          meanPolaritySe(bank, fast.mode, fast.covariance) -
            meanPolarityError(gradients, naive.covariance),
        ),
      ).toBeLessThan(5e-3);
    }
  });

  test('the greedy D-optimal order agrees over dense items', () => {
    for (const { items, answers } of cases.slice(0, 20)) {
      const naive = posterior(prior, items, answers);
      const pool = items.filter(({ isSetA }) => !isSetA);
      const state = startSelection(pool, naive, rulesForEverybody());
      state.weights = pool.map((item) => information(item, position(item, naive.mode)));
      expect(selectDOptimal(naive, pool.map(graded), 15)).toEqual(greedyOrder(state, 15));
    }
  });
});
