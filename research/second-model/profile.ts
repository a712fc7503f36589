/** Domain scores as sums over the items of the bank, where the product has tables (§4, §4.1). */

import { polarityThemes, themes, type Theme } from '../../src/domain/themes.ts';
import { moments, type Moments, choleskyRoot, apply } from './estimate.ts';
import {
  areaThemes,
  expectedAnswer,
  latentCount,
  themeTraits,
  traitCount,
  traitTheme,
  type NaiveItem,
  traitNames,
  priorCovariance,
} from './model.ts';

/**
 * The expected mean answers of a person, rescaled to 0 to 100, over all items of each of the 17
 * traits: as they are (`domain`), if all were worded as fantasies, and if all were worded as
 * activities.
 */
interface Domains {
  fantasy: number[];
  activity: number[];
  domain: number[];
}

/**
 * The scores that a profile reports, in points. `polarity` has one score per theme with a polarity,
 * `area` one per summary area, and each of the other lists one per theme.
 */
export interface ProfileScores {
  intensity: number[];
  polarity: number[];
  fantasy: number[];
  activity: number[];
  gap: number[];
  area: number[];
}

/** Returns the 17 scores on all items as they are, without those for one wording. */
export function scoresOnAllItems(items: readonly NaiveItem[], theta: ArrayLike<number>): number[] {
  const [sums, counts] = [zeros(), zeros()];
  for (const item of items) {
    const half = theta[traitCount + item.theme]! / 2;
    const x = theta[item.trait]! + (item.facet === 'F' ? half : -half);
    sums[item.trait]! += (100 * (expectedAnswer(item, x) - 1)) / 6;
    counts[item.trait]! += 1;
  }
  return sums.map((sum, t) => sum / counts[t]!);
}

export function domainScores(items: readonly NaiveItem[], theta: ArrayLike<number>): Domains {
  const allWordedAs = (facet: 'F' | 'A'): number[] =>
    scoresOnAllItems(
      items.map((item) => ({ ...item, facet })),
      theta,
    );
  return {
    fantasy: allWordedAs('F'),
    activity: allWordedAs('A'),
    domain: scoresOnAllItems(items, theta),
  };
}

function zeros(): number[] {
  return Array.from({ length: traitCount }, () => 0);
}

/** Computes the profile of a person whose domain scores are known (measurement §4.1). */
export function profileScores({ fantasy, activity, domain }: Domains): ProfileScores {
  const maxOverPoles = (values: readonly number[], theme: Theme): number =>
    Math.max(...themeTraits(theme).map((t) => values[t]!));
  const intensity = themes.map((theme) => maxOverPoles(domain, theme));
  return {
    intensity,
    polarity: polarityThemes.map((theme) => {
      const [plus, minus] = themeTraits(theme);
      return domain[plus!]! - domain[minus!]!;
    }),
    fantasy: themes.map((theme) => maxOverPoles(fantasy, theme)),
    activity: themes.map((theme) => maxOverPoles(activity, theme)),
    gap: themes.map((theme) => maxOverPoles(fantasy, theme) - maxOverPoles(activity, theme)),
    area: areaThemes.map(
      (own) => own.reduce((sum, theme) => sum + intensity[themes.indexOf(theme)]!, 0) / own.length,
    ),
  };
}

/** Returns mean and SD, over the draws, of every score that a profile reports. */
export function profileEstimates(
  domains: readonly Domains[],
): Record<keyof ProfileScores, Moments[]> {
  const byDraw = domains.map(profileScores);
  const estimate = (name: keyof ProfileScores): Moments[] =>
    byDraw[0]![name].map((_, i) => moments(byDraw.map((scores) => scores[name][i]!)));
  return {
    intensity: estimate('intensity'),
    polarity: estimate('polarity'),
    fantasy: estimate('fantasy'),
    activity: estimate('activity'),
    gap: estimate('gap'),
    area: estimate('area'),
  };
}

/**
 * Returns an upper bound, in points, for the error of linear interpolation in a score table. The
 * table has the values of a trait's score curve f at points that are h (`step`) apart. The bound is
 * max |f''| h² / 8 over all traits and both facets, where f'' is computed from differences on a
 * grid.
 */
export function interpolationBound(items: readonly NaiveItem[], step = 0.025): number {
  let maxCurvature = 0;
  for (let trait = 0; trait < traitCount; trait++) {
    for (const facet of ['F', 'A'] as const) {
      const own = items.filter((item) => item.trait === trait && item.facet === facet);
      const curve = (x: number): number =>
        own.reduce((sum, item) => sum + (100 * (expectedAnswer(item, x) - 1)) / 6, 0) / own.length;
      for (let x = -6; x <= 6; x += 0.05) {
        const curvature = Math.abs(curve(x + 0.01) - 2 * curve(x) + curve(x - 0.01)) / 1e-4;
        maxCurvature = Math.max(maxCurvature, curvature);
      }
    }
  }
  return (maxCurvature * step ** 2) / 8;
}

/** Returns the derivatives of a theme's polarity by the latent vector, as central differences. */
export function polarityGradient(
  items: readonly NaiveItem[],
  mode: readonly number[],
  theme: Theme,
): number[] {
  const h = 1e-4;
  const own = items.filter((item) => traitTheme(item.trait) === theme);
  const polarity = (theta: readonly number[]): number => {
    const domain = scoresOnAllItems(own, theta);
    const [plus, minus] = themeTraits(theme);
    return domain[plus!]! - domain[minus!]!;
  };
  return Array.from({ length: latentCount }, (_, i) => {
    const polarityAt = (change: number): number =>
      polarity(mode.map((value, k) => (k === i ? value + change : value)));
    return (polarityAt(h) - polarityAt(-h)) / (2 * h);
  });
}

interface Place extends Moments {
  /** The share of draws in which this is the highest of all. */
  first: number;
}

/** Mean and standard deviation of what the 200 reference people score. */
interface Reference {
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
  const half = vectors.map((z) => apply(root, z));
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
