/**
 * Encodes the figures of a profile for storage: one list of numbers in a fixed order, rounded to
 * one decimal (product decisions D2).
 */

import { factors, polarityThemes, poledThemes, record, themes } from '../../../../domain/themes.ts';
import type { Estimate, Profile } from '../../../../psychometrics/index.ts';

const round = (number: number): number => Math.round(number * 10) / 10;

/** Returns every estimate of a profile, in the order of storage. */
function listEstimates(profile: Profile): Estimate[] {
  return [
    ...themes.map((theme) => profile.scores[theme]),
    ...themes.flatMap((theme) => [
      profile.facets[theme].fantasy,
      profile.facets[theme].activity,
      profile.facets[theme].gap,
    ]),
    ...poledThemes.flatMap((theme) => {
      const poles = profile.poles[theme];
      if (!poles) throw new Error(`the theme ${theme} has no poles`);
      return [poles.positive, poles.negative];
    }),
    ...polarityThemes.map((theme) => profile.polarities[theme]),
    ...factors.map((factor) => profile.factors[factor]),
  ];
}

export function encodeFigures(profile: Profile): string {
  return JSON.stringify([
    profile.answered,
    profile.provisional ? 1 : 0,
    ...listEstimates(profile).flatMap(({ value, se }) => [round(value), round(se)]),
    round(profile.randomPartners.mean),
    round(profile.randomPartners.sd),
  ]);
}

/**
 * Decodes a list that `encodeFigures` wrote. Throws an Error if its length is wrong or a number is
 * missing.
 */
export function decodeFigures(figures: string): Profile {
  const numbers: (number | null)[] = JSON.parse(figures);
  const [answered, provisional] = numbers;
  let position = 2;
  const next = (): Estimate => {
    const [value, se] = [numbers[position], numbers[position + 1]];
    if (typeof value !== 'number' || typeof se !== 'number')
      throw new Error('a stored profile is too short, or has a gap');
    position += 2;
    return { value, se };
  };
  const scores = record(themes, next);
  const facets = record(themes, () => ({ fantasy: next(), activity: next(), gap: next() }));
  const poles = record(poledThemes, () => ({ positive: next(), negative: next() }));
  const polarities = record(polarityThemes, next);
  const factorScores = record(factors, next);
  const { value: mean, se: sd } = next();
  if (typeof answered !== 'number' || position !== numbers.length)
    throw new Error('a stored profile is too long');
  return {
    answered,
    provisional: provisional === 1,
    scores,
    facets,
    poles: { ...record(themes, () => null), ...poles },
    polarities,
    factors: factorScores,
    randomPartners: { mean, sd },
  };
}
