/**
 * What stands out and the archetypes (measurement §4.2, §4.3), from lists of draws. Independent of
 * the product, except for its fixed standard normal vectors.
 */

import { themes } from '../../src/domain/themes.ts';
import { domainScores, profileScores, type Domains } from './domains.ts';
import { choleskyRoot, moments, type Moments } from './draws.ts';
import { latentCount, traitNames, type NaiveItem } from './model.ts';
import { priorCovariance } from './prior.ts';

export interface Place extends Moments {
  /** The share of draws in which this is the highest of all. */
  first: number;
}

/** Mean and standard deviation of what the 200 reference people score. */
export interface Reference {
  themes: Moments[];
  traits: Moments[];
  archetypes: Moments[];
}

/** The archetypes in the order of this program: the traits, then the three composed ones. */
export const archetypeNames: readonly string[] = [...traitNames, 'SWITCH', 'EXPLORER', 'SOFT'];

/** Returns what the reference people score, from the 100 vectors that the product uses for them. */
export function naiveReference(
  items: readonly NaiveItem[],
  vectors: readonly (readonly number[])[],
): Reference {
  const root = choleskyRoot(priorCovariance());
  const half = vectors.map((z) => root.map((row) => row.reduce((x, l, k) => x + l * z[k]!, 0)));
  const people = [...half, ...half.map((person) => person.map((x) => -x))].map((person) =>
    domainScores(items, person),
  );
  const ofThemes = columns(people.map((person) => profileScores(person).intensity));
  return {
    themes: ofThemes,
    traits: columns(people.map((person) => person.domain)),
    archetypes: columns(people.map((person) => archetypeStrengths(person, ofThemes))),
  };
}

/** Splits one list of numbers into vectors of the length of the latent vector. */
export function splitVectors(numbers: ArrayLike<number>): number[][] {
  const list = Array.from(numbers);
  return Array.from({ length: list.length / latentCount }, (_, n) =>
    list.slice(n * latentCount, (n + 1) * latentCount),
  );
}

function archetypeStrengths(person: Domains, reference: readonly Moments[]): number[] {
  const { intensity } = profileScores(person);
  const total = intensity.reduce((sum, score) => sum + score, 0);
  const standing = standardise(intensity, reference);
  const soft = standing[themes.indexOf('SENS')]!;
  const others = standing.filter((_, theme) => themes[theme] !== 'SENS');
  const [plus, minus] = ['DS+', 'DS-'].map((name) => person.domain[traitNames.indexOf(name)]!);
  return [
    ...person.domain,
    plus! < minus! ? plus! : minus!,
    total / themes.length,
    2 * soft - Math.max(...others),
  ];
}

/** Returns each theme's standard score with its moments, and its share of first places. */
export function themePlaces(reference: Reference, drawn: readonly Domains[]): Place[] {
  const scores = drawn.map((draw) => standardise(profileScores(draw).intensity, reference.themes));
  return places(scores);
}

/** Returns each archetype's percent with its moments, and its share of first places. */
export function archetypePlaces(reference: Reference, drawn: readonly Domains[]): Place[] {
  const centre = moments(reference.traits.map(({ value }) => value)).value;
  const spread = moments(reference.traits.map(({ se }) => se)).value;
  const scores = drawn.map((draw) =>
    standardise(archetypeStrengths(draw, reference.themes), reference.archetypes),
  );
  return places(scores).map(({ value, se, first }) => {
    const percent = centre + spread * value;
    return { value: percent < 0 ? 0 : percent > 100 ? 100 : percent, se: spread * se, first };
  });
}

function standardise(values: readonly number[], reference: readonly Moments[]): number[] {
  return values.map((value, i) => (value - reference[i]!.value) / reference[i]!.se);
}

function places(scores: readonly number[][]): Place[] {
  return scores[0]!.map((_, i) => ({
    ...moments(scores.map((draw) => draw[i]!)),
    first: scores.filter((draw) => draw[i] === Math.max(...draw)).length / scores.length,
  }));
}

function columns(rows: readonly number[][]): Moments[] {
  return rows[0]!.map((_, i) => moments(rows.map((row) => row[i]!)));
}
