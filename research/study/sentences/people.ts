/** The answers of a person in a world of `ways.ts`, and what is true of the person there. */

import { seededNormalVectors } from '../../../packages/psychometrics/src/bank/latent-draws.ts';
import { referenceCount } from '../../../packages/psychometrics/src/population/reference-people.ts';
import { themes, type Theme } from '../../../src/domain/themes.ts';
import { apply, choleskyRoot } from '../../second-model/estimate.ts';
import {
  type NaiveItem,
  priorCovariance,
  themeTraits,
  traitCount,
} from '../../second-model/model.ts';
import { percentOf } from '../../second-model/pair-percent.ts';
import { compatibility, complement } from '../../second-model/pair.ts';
import { splitVectors } from '../../second-model/profile.ts';
import { drawPerson, generator, type Random } from '../people/population.ts';
import { getWorld, studySeed } from '../people/worlds.ts';
import { indices } from '../question.ts';
import { mean, standardDeviation } from '../statistics.ts';
import { drawOf, type Person, type WayName } from './ways.ts';

/** The place of a person on the scale of an item. */
function placeOn({ theme, trait, facet }: NaiveItem, latent: readonly number[]): number {
  const half = latent[traitCount + theme]! / 2;
  return latent[trait]! + (facet === 'F' ? half : -half);
}

export function drawAnswer(chances: readonly number[], random: Random): number {
  let rest = random.uniform();
  for (let answer = 1; answer < 7; answer++) {
    rest -= chances[answer - 1]!;
    if (rest < 0) return answer;
  }
  return 7;
}

export const answerAll = (
  items: readonly NaiveItem[],
  { latent, habit }: Pick<Person, 'latent' | 'habit'>,
  random: Random,
): number[] => items.map((item, i) => drawAnswer(habit(item, placeOn(item, latent), i), random));

/** Returns the person in the state and the mood of another day. */
export function onAnotherDay(person: Person, random: Random): Person {
  const { day, latent } = person;
  if (day.state === 0 && day.mood === 0) return person;
  const state = drawPerson(random, 0);
  const mood = day.mood * random.normal();
  const today = latent.map(
    (value, i) => value + day.state * state[i]! + (i < traitCount ? mood : 0),
  );
  return { ...person, latent: today };
}

/**
 * The 17 true domain scores, 0 to 100: the mean answer to all questions of a trait that the person
 * gives in the long run. That is what a score claims to be, whatever makes people answer.
 */
export function trueDomains(
  items: readonly NaiveItem[],
  { latent, careful }: Pick<Person, 'latent' | 'careful'>,
): number[] {
  const [sums, counts] = [zeros(), zeros()];
  items.forEach((item, i) => {
    const chances = careful(item, placeOn(item, latent), i);
    const answer = chances.reduce((sum, chance, k) => sum + chance * (k + 1), 0);
    sums[item.trait]! += (100 * (answer - 1)) / 6;
    counts[item.trait]! += 1;
  });
  return sums.map((sum, t) => sum / counts[t]!);
}

const zeros = (): number[] => indices(traitCount).map(() => 0);

export const intensityOf = (domains: readonly number[], theme: Theme): number =>
  Math.max(...themeTraits(theme).map((trait) => domains[trait]!));

/** Simulated people of the prior who answer as in a world: the measure of what stands out. */
export interface Reference {
  readonly domains: readonly (readonly number[])[];
  /** The domain scores divided by 100. */
  readonly shares: readonly (readonly number[])[];
  readonly themes: readonly { readonly mean: number; readonly sd: number }[];
}

const references = new Map<string, Reference>();

/** The product's reference people, who follow the prior in every world. */
function referenceLatents(): number[][] {
  const root = choleskyRoot(priorCovariance());
  const vectors = seededNormalVectors(referenceCount / 2, 'spark reference people');
  const half = splitVectors(vectors).map((z) => apply(root, z));
  return [...half, ...half.map((person) => person.map((value) => -value))];
}

export function referenceOf(way: WayName, world: number): Reference {
  const key = `${way} ${world}`;
  const known = references.get(key);
  if (known) return known;
  const random = generator(`${studySeed}/reference ${key}`);
  const domains = referenceLatents().map((latent) =>
    trueDomains(getWorld(world).truth, { ...drawOf(way, random), latent }),
  );
  const reference = {
    domains,
    shares: domains.map((person) => person.map((d) => d / 100)),
    themes: themes.map((theme) => {
      const intensities = domains.map((person) => intensityOf(person, theme));
      return { mean: mean(intensities), sd: standardDeviation(intensities) };
    }),
  };
  references.set(key, reference);
  return reference;
}

/** The percent of two people with these true scores, among the reference people of their world. */
export function truePairPercent(
  { shares }: Reference,
  mine: readonly number[],
  theirs: readonly number[],
): number {
  const [one, other] = [mine, theirs].map((person) => person.map((d) => d / 100));
  const index = compatibility(one!, other!);
  const standings = [one!, other!].map((person) => {
    const chance = shares.map((each) => compatibility(person, each));
    return (index - mean(chance)) / standardDeviation(chance);
  });
  return percentOf(mean(standings), one!, other!);
}

/** Whether a wish of one of the two meets the openness of the other in a theme (measurement §6). */
export const areMeeting = (
  mine: readonly number[],
  theirs: readonly number[],
  theme: Theme,
): boolean =>
  themeTraits(theme).some((trait) => {
    const [one, other] = [mine[trait]!, theirs[complement(trait)]!];
    return Math.max(one, other) > 50 && Math.min(one, other) >= 40;
  });
