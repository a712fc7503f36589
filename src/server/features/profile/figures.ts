/** A profile as it lies in its row: one list of numbers, in tenths, in a fixed order (written once, decisions D2). */

import { factors, polarityThemes, poledThemes, themes } from '../../../domain/themes.ts';
import { type Estimate, type Profile } from '../../../psychometrics/index.ts';

const round = (number: number): number => Math.round(number * 10) / 10;

/** Visits every estimate of a profile in the order in which they are stored. */
function estimatesOf(profile: Profile): Estimate[] {
  return [
    ...themes.map((theme) => profile.scores[theme]),
    ...themes.flatMap((theme) => [
      profile.dimensions[theme].fantasy,
      profile.dimensions[theme].activity,
      profile.dimensions[theme].gap,
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
    ...estimatesOf(profile).flatMap(({ value, se }) => [round(value), round(se)]),
  ]);
}

function record<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>; // as: one entry for each key
}

/** The stored profile; throws where the list is not as long as a profile is. */
export function decodeFigures(figures: string): Profile {
  const numbers: (number | null)[] = JSON.parse(figures);
  const [answered, provisional] = numbers;
  let at = 2;
  const next = (): Estimate => {
    const [value, se] = [numbers[at], numbers[at + 1]];
    if (typeof value !== 'number' || typeof se !== 'number')
      throw new Error('a stored profile is too short, or has a gap');
    at += 2;
    return { value, se };
  };
  const scores = record(themes, next);
  const dimensions = record(themes, () => ({ fantasy: next(), activity: next(), gap: next() }));
  const poled = record(poledThemes, () => ({ positive: next(), negative: next() }));
  const [polarities, byFactor] = [record(polarityThemes, next), record(factors, next)];
  if (typeof answered !== 'number' || at !== numbers.length)
    throw new Error('a stored profile is too long');
  return {
    answered,
    provisional: provisional === 1,
    scores,
    dimensions,
    poles: { ...record(themes, () => null), ...poled },
    polarities,
    factors: byFactor,
  };
}
