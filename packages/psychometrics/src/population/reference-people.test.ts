import { expect, test } from 'vitest';
import { syntheticBank as bank } from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { scoreCurve, domainScoresAt } from '../bank/score-curves.ts';
import { traitCount } from '../bank/traits.ts';
import { themes } from '../facts/themes.ts';
import { referenceCount, referencePeople } from './reference-people.ts';

test('the reference people have scores within 0 to 100, and the same ones each time', () => {
  const people = referencePeople(bank);
  expect(people.domains).toHaveLength(referenceCount);
  for (const domains of people.domains) {
    expect(domains).toHaveLength(traitCount);
    expect(Math.min(...domains)).toBeGreaterThan(0);
    expect(Math.max(...domains)).toBeLessThan(100);
  }
  expect(referencePeople(bank)).toBe(people);
});

test('the means and standard deviations are those of the people', () => {
  const { domains, traits, themes: byTheme } = referencePeople(bank);
  traits.forEach(({ mean, sd }, trait) => {
    const scores = domains.map((person) => person[trait]!);
    expect(mean).toBeCloseTo(scores.reduce((a, b) => a + b) / scores.length, 9);
    const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
    expect(sd ** 2).toBeCloseTo(squares / scores.length, 9);
  });
  // The intensity is the higher of two poles, so its mean is at least each pole's mean.
  for (const theme of themes) expect(byTheme[theme].sd).toBeGreaterThan(5);
  expect(byTheme.DS.mean).toBeGreaterThan(Math.max(traits[0]!.mean, traits[1]!.mean));
});

test('a person without a facet contrast scores as on the curve of all items of a trait', () => {
  const latent = new Float64Array(27);
  latent[0] = 0.4;
  const items = bank.linear.filter(({ dimensions }) => dimensions[0] === 0);
  const whole = scoreCurve(items);
  const index = Math.round((0.4 + 8) / 0.025);
  expect(domainScoresAt(bank, latent)[0]).toBeCloseTo(whole[index]!, 6);
});
