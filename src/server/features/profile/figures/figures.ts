/**
 * Encodes the figures of a profile for storage: one list of numbers in a fixed order, rounded to
 * one decimal; standard scores and probabilities to three (product decisions D2).
 */

import { archetypes } from '../../../../domain/readings/archetypes.ts';
import { factors, polarityThemes, poledThemes, record, themes } from '../../../../domain/themes.ts';
import type { Estimate, Profile, Ranked } from '../../../../psychometrics/index.ts';

const round = (number: number): number => Math.round(number * 10) / 10;
/** For standard scores and probabilities, which one decimal would blur. */
const roundFine = (number: number): number => Math.round(number * 1000) / 1000;

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

/** Returns the standard scores of the themes, in the order of storage. */
const listStandings = ({ standing }: Profile): number[] =>
  themes.flatMap((theme) => [standing[theme].value, standing[theme].se, standing[theme].first]);

/** Returns the percents of the archetypes, in the order of storage. */
const listArchetypes = (profile: Profile): number[] =>
  archetypes.flatMap((archetype) => {
    const { value, se, first } = profile.archetypes[archetype];
    return [round(value), round(se), roundFine(first)];
  });

export function encodeFigures(profile: Profile): string {
  return JSON.stringify([
    profile.answered,
    profile.provisional ? 1 : 0,
    ...listEstimates(profile).flatMap(({ value, se }) => [round(value), round(se)]),
    round(profile.randomPartners.mean),
    round(profile.randomPartners.sd),
    ...listStandings(profile).map(roundFine),
    ...listArchetypes(profile),
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
  const nextNumber = (): number => {
    const number = numbers[position++];
    if (typeof number !== 'number') throw new Error('a stored profile is too short, or has a gap');
    return number;
  };
  const next = (): Estimate => ({ value: nextNumber(), se: nextNumber() });
  const nextRanked = (): Ranked => ({ ...next(), first: nextNumber() });
  const scores = record(themes, next);
  const facets = record(themes, () => ({ fantasy: next(), activity: next(), gap: next() }));
  const poles = record(poledThemes, () => ({ positive: next(), negative: next() }));
  const polarities = record(polarityThemes, next);
  const factorScores = record(factors, next);
  const { value: mean, se: sd } = next();
  const standing = record(themes, nextRanked);
  const ofArchetypes = record(archetypes, nextRanked);
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
    standing,
    archetypes: ofArchetypes,
  };
}
