import { describe, expect, test } from 'vitest';
import { readRealItems } from '../../../test/support/psychometrics/real-items.ts';
import {
  randomPerson,
  simulateAnswers,
} from '../../../test/support/psychometrics/synthetic-bank.ts';
import { themes, type Theme } from '../../domain/themes.ts';
import { createBank } from '../bank/bank.ts';
import { seededUniform } from '../kernel/random.ts';
import type { Answers } from '../profile/posterior.ts';
import { explainSetB } from './asking-reasons.ts';

const bank = createBank(readRealItems());
const isSetA = (index: number): boolean => bank.items[index]!.form === 'standard-48';

/** Answers Set A; the value depends on the theme and the pole of the question. */
const answerSetA = (value: (theme: Theme, pole: string) => number): Answers =>
  bank.items.map(({ category, pole }, i) => (isSetA(i) ? value(category, pole) : null));

describe('why Set B asks', () => {
  test('names two poles that are close', () => {
    const { byTheme } = explainSetB(
      bank,
      answerSetA(() => 5),
    );
    expect(byTheme.DS).toBe('poles');
    expect(byTheme.PRIMAL).toBe('poles');
  });

  test('calls poles that are far apart decided', () => {
    const { byTheme } = explainSetB(
      bank,
      answerSetA((theme, pole) => (theme === 'DS' ? (pole === '+' ? 7 : 1) : 4)),
    );
    expect(byTheme.DS).not.toBe('poles');
  });

  test('says nothing about poles of a refused theme', () => {
    const { byTheme } = explainSetB(
      bank,
      answerSetA((theme) => (theme === 'DS' ? 1 : 5)),
    );
    expect(byTheme.DS).not.toBe('poles');
  });

  test('names three themes, which differ between people', () => {
    const uniform = seededUniform('open themes');
    const named = Array.from({ length: 40 }, () => {
      const answers = simulateAnswers(bank, randomPerson(uniform), uniform);
      return explainSetB(bank, answers).openThemes;
    });
    for (const openThemes of named) expect(new Set(openThemes).size).toBe(3);
    expect(new Set(named.flat()).size).toBeGreaterThan(themes.length / 2);
    expect(new Set(named.map((openThemes) => openThemes.toSorted().join())).size).toBeGreaterThan(
      9,
    );
  });

  test('ignores answers outside Set A', () => {
    const answers = answerSetA(() => 4);
    const withPool = answers.map((answer, i) => answer ?? (i % 7) + 1);
    expect(explainSetB(bank, withPool)).toEqual(explainSetB(bank, answers));
  });
});
