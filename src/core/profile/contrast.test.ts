import { type Answers, computeProfile } from 'spark-psychometrics';
import { expect, test } from 'vitest';
import { seededUniform } from '../../../packages/psychometrics/src/kernel/random.ts';
import { simulateHonestSurveys } from '../../../test/support/psychometrics/honest-surveys.ts';
import { bank } from '../../../test/support/psychometrics/real-bank.ts';
import type { Contrast } from '../../domain/portrait.ts';
import { claimContrast } from './contrast.ts';

const { model } = bank.current;

/** The mean answer to the questions of a theme, of one pole if given. */
function meanOf(answers: Answers, theme: string, pole?: string): number {
  const given = answers.flatMap((answer, index) => {
    const item = model.items[index]!;
    const isMeant = item.category === theme && (pole === undefined || item.pole === pole);
    return answer !== null && isMeant ? [answer] : [];
  });
  return given.reduce((sum, answer) => sum + answer, 0) / given.length;
}

const strongest = (answers: Answers, theme: string): number =>
  Math.max(...['+', '-', '0'].map((pole) => meanOf(answers, theme, pole)).filter(Number.isFinite));

function isContradicted(answers: Answers, contrast: Contrast): boolean {
  const names = contrast.split(' ');
  const sided = names.filter((name) => /[+-]$/.test(name));
  if (sided.length === 0) return strongest(answers, names[0]!) <= strongest(answers, names[1]!);
  return sided.some((name) => {
    const [theme, own] = [name.slice(0, -1), name.slice(-1)];
    return meanOf(answers, theme, own) <= meanOf(answers, theme, own === '+' ? '-' : '+');
  });
}

test('a tenth to two fifths of honest people hear of one, and their answers agree', () => {
  const people = simulateHonestSurveys(model, 120, seededUniform('contrasts'));
  const told = people.flatMap((answers) => {
    const [claim] = claimContrast(computeProfile(model, answers));
    return claim?.kind === 'contrast' ? [{ answers, contrast: claim.contrast }] : [];
  });
  expect(told.length / people.length).toBeGreaterThan(0.1);
  expect(told.length / people.length).toBeLessThan(0.4);
  const kinds = told.map(({ contrast }) => /[+-]/.test(contrast));
  expect(new Set(kinds).size).toBe(2);
  expect(told.filter(({ answers, contrast }) => isContradicted(answers, contrast))).toEqual([]);
});
