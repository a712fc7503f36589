/**
 * The twenty archetypes of a person, each as a percent (measurement §4.3). Raw scores would give
 * most people the archetype with the mildest questions. Each strength is therefore equated
 * linearly: its distance from the reference mean, in reference standard deviations, is put on the
 * average scale of the seventeen traits. The percent is not a percentile.
 */

import type { Bank } from '../bank/bank.ts';
import { themeTraits, traitIndex, traits } from '../bank/traits.ts';
import { archetypes, type Archetype, type TraitArchetype } from '../facts/archetypes.ts';
import { middleScore, minTitleProbability } from '../facts/scoring.ts';
import { record, type Theme } from '../facts/themes.ts';
import { oncePer } from '../kernel/once-per.ts';
import { referencePeople, type ReferencePeople } from '../population/reference-people.ts';
import { summariseDraws, meanAndSd, type MeanAndSd } from './posterior.ts';
import { byFirstProbability, shareOfFirstPlaces, type Ranked } from './standing-out.ts';

/**
 * Returns the strength of an archetype from 17 domain scores (0..100), on a scale of its own. Only
 * the covered themes count.
 */
type Strength = (
  domain: ArrayLike<number>,
  people: ReferencePeople,
  covered: readonly Theme[],
) => number;

const [leader, follower] = [traitIndex('DS', '+'), traitIndex('DS', '-')];

const traitStrengths = Object.fromEntries(
  traits.map(({ theme, pole }, trait): [string, Strength] => [
    `${theme}${pole}`,
    (domain) => domain[trait]!,
  ]),
) as Record<TraitArchetype, Strength>; // as: one entry for each trait

const strengths: Readonly<Record<Archetype, Strength>> = {
  ...traitStrengths,
  SWITCH: (domain) => Math.min(domain[leader]!, domain[follower]!),
  EXPLORER: (domain, _, covered) => mean(covered.map((theme) => intensity(domain, theme))),
  SOFT: (domain, people, covered) => {
    const stand = (theme: Theme): number => {
      const { mean: centre, sd } = people.themes[theme];
      return (intensity(domain, theme) - centre) / sd;
    };
    const others = covered.filter((theme) => theme !== 'SENS');
    const strongestOther = Math.max(...others.map(stand));
    return stand('SENS') + (stand('SENS') - strongestOther);
  },
};

function intensity(domain: ArrayLike<number>, theme: Theme): number {
  return Math.max(...themeTraits[theme].map((trait) => domain[trait]!));
}

interface Equating {
  /** The mean and standard deviation of each strength over the reference people. */
  readonly strengths: Readonly<Record<Archetype, MeanAndSd>>;
  /** The mean over the traits of these means, and of these standard deviations. */
  readonly scale: MeanAndSd;
}
/** How the strengths of a bank are equated. */
const findEquating = oncePer((bank: Bank): Equating => {
  const people = referencePeople(bank);
  const covered = people.traits.filter((_, k) => bank.coveredThemes.includes(traits[k]!.theme));
  return {
    strengths: record(archetypes, (archetype) =>
      meanAndSd(
        people.domains.map((person) => strengths[archetype](person, people, bank.coveredThemes)),
      ),
    ),
    scale: {
      mean: mean(covered.map((trait) => trait.mean)),
      sd: mean(covered.map((trait) => trait.sd)),
    },
  };
});

/**
 * Returns each archetype's percent (0..100) with its posterior standard deviation, and the
 * probability that no other archetype is higher. `domain` has the domain scores of 17 traits x n
 * draws, row-major by trait.
 */
export function computeArchetypes(bank: Bank, domain: Float64Array): Record<Archetype, Ranked> {
  const people = referencePeople(bank);
  const { strengths: reference, scale } = findEquating(bank);
  const drawCount = domain.length / traits.length;
  const equated = record(archetypes, () => new Float64Array(drawCount));
  for (let r = 0; r < drawCount; r++) {
    const person = traits.map((_, trait) => domain[trait * drawCount + r]!);
    for (const archetype of archetypes) {
      const { mean: centre, sd } = reference[archetype];
      const distance = (strengths[archetype](person, people, bank.coveredThemes) - centre) / sd;
      equated[archetype][r] = scale.mean + scale.sd * distance;
    }
  }
  const ranked = archetypes.filter((archetype) => isCovered(bank, archetype));
  const first = shareOfFirstPlaces(ranked, equated);
  return record(archetypes, (archetype) => {
    const { value, se } = summariseDraws(equated[archetype]);
    return { value: Math.min(100, Math.max(0, value)), se, first: first[archetype] ?? 0 };
  });
}

/** Whether the bank covers the archetype's theme, if it belongs to a single trait. */
const isCovered = ({ coveredThemes }: Bank, archetype: Archetype): boolean =>
  traits.every(
    ({ theme, pole }) => `${theme}${pole}` !== archetype || coveredThemes.includes(theme),
  );

/**
 * Returns the archetypes of a person's title: one if it is first with a probability of at least
 * `minTitleProbability`, two if one of the two is, and none otherwise. An archetype below the
 * middle of the scale is no title.
 */
export function findTitle(ranked: Readonly<Record<Archetype, Ranked>>): Archetype[] {
  const order = byFirstProbability(ranked);
  const count = [1, 2].find(
    (size) =>
      order.slice(0, size).reduce((sum, key) => sum + ranked[key].first, 0) >= minTitleProbability,
  );
  const title = order.slice(0, count ?? 0);
  return title.every((key) => ranked[key].value >= middleScore) ? title : [];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
