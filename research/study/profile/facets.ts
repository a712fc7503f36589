/**
 * Counts how often the profile claims a difference between fantasy and activity, for people with
 * and without one (measurement §4).
 */

import { z95 } from '../../../src/domain/scoring.ts';
import { themes } from '../../../src/domain/themes.ts';
import { computeProfile, type Answers } from '../../../src/psychometrics/index.ts';
import { traitCount } from '../../second-model/model.ts';
import { type Bar, percent, shortNumber, withError } from '../bars.ts';
import { takeSurvey, restrictAnswers } from '../people/forms.ts';
import { drawPerson, simulateAnswers, generator } from '../people/population.ts';
import { getWorld, shippedBank, studySeed, type World } from '../people/worlds.ts';
import { mean, jackknifeFigure, type Figure } from '../statistics.ts';

export interface FacetsTask {
  part: 'facets';
  world: number;
  chunk: number;
  people: number;
}

/** One number per person, for people of the prior unless said otherwise. */
export interface FacetsChunk {
  /** The number of themes in which a difference is claimed. */
  claims: number[];
  /** How many of these claims have the wrong sign. */
  wrongClaims: number[];
  /** The number of claims about people whose contrasts are all zero. */
  claimsWithoutContrast: number[];
}

export function facetsChunk({ world: index, chunk, people }: FacetsTask): FacetsChunk {
  const world = getWorld(index);
  const random = generator(`${studySeed}/facets ${index}.${chunk}`);
  const exposure = world.truth.map(() => 0);
  const claim = (person: readonly number[], seed: string): number[] => {
    const answers = simulateAnswers(world.truth, person, random);
    return claimedSigns(world, takeSurvey(world.provisional, answers, { exposure, seed }));
  };
  const result: FacetsChunk = { claims: [], wrongClaims: [], claimsWithoutContrast: [] };
  for (let n = 0; n < people; n++) {
    const person = drawPerson(random, 0);
    const signs = claim(person, `${index}.${chunk}.${n}`);
    result.claims.push(count(signs, (sign) => sign !== 0));
    result.wrongClaims.push(
      count(signs, (sign, theme) => sign !== 0 && sign !== Math.sign(person[traitCount + theme]!)),
    );
    const withoutContrast = person.map((value, i) => (i < traitCount ? value : 0));
    const unfounded = claim(withoutContrast, `${index}.${chunk}.${n} without contrast`);
    result.claimsWithoutContrast.push(count(unfounded, (sign) => sign !== 0));
  }
  return result;
}

function count(
  signs: readonly number[],
  condition: (sign: number, theme: number) => boolean,
): number {
  return signs.filter(condition).length;
}

/** Returns for each theme the sign of the claimed gap, and 0 where the profile claims none. */
function claimedSigns({ provisional }: World, answers: Answers): number[] {
  const { facets } = computeProfile(provisional, answers);
  return themes.map((theme) => {
    const { value, se } = facets[theme].gap;
    return Math.abs(value) > z95 * se ? Math.sign(value) : 0;
  });
}

/**
 * The largest gap of any theme, in points, after answering 4 to everything: after Set A, and the
 * mean and the maximum over 50 whole surveys, which differ in the questions of Set B.
 */
interface FoursGap {
  setA: number;
  survey: number;
  worstSurvey: number;
}

function measureFoursGap(): FoursGap {
  const fours = shippedBank.items.map(() => 4);
  const surveys = Array.from({ length: 50 }, (_, n) => {
    return largestGap(takeSurvey(shippedBank, fours, { seed: `fours ${n}` }));
  });
  return {
    setA: largestGap(restrictAnswers(fours)),
    survey: mean(surveys),
    worstSurvey: Math.max(...surveys),
  };
}

function largestGap(answers: Answers): number {
  const { facets } = computeProfile(shippedBank, answers);
  return Math.max(...themes.map((theme) => Math.abs(facets[theme].gap.value)));
}

export interface FacetFigures {
  people: number;
  /** The mean number of themes, 0 to 10, in which a difference is claimed. */
  claims: Figure;
  /** The share of these claims that have the wrong sign. */
  wrongSign: Figure;
  /** The share of people without any contrast about whom at least one claim is made. */
  withoutContrast: Figure;
  foursGap: FoursGap;
}

export function facetFigures(chunks: readonly FacetsChunk[]): FacetFigures {
  type Name = keyof FacetsChunk;
  const values = (some: readonly FacetsChunk[], name: Name): number[] =>
    some.flatMap((chunk) => chunk[name]);
  return {
    people: values(chunks, 'claims').length,
    claims: jackknifeFigure(chunks, (some) => mean(values(some, 'claims'))),
    wrongSign: jackknifeFigure(
      chunks,
      (some) => mean(values(some, 'wrongClaims')) / mean(values(some, 'claims')),
    ),
    withoutContrast: jackknifeFigure(chunks, (some) =>
      mean(values(some, 'claimsWithoutContrast').map((claims) => Number(claims > 0))),
    ),
    foursGap: measureFoursGap(),
  };
}

export const facetBars: readonly Bar<{ facets: FacetFigures }>[] = [
  {
    item: 'm2a',
    what: 'people without any contrast about whom a difference of fantasy and activity is claimed',
    max: 0.03,
    margin: 0.025,
    figure: ({ facets }) => facets.withoutContrast,
  },
  {
    item: 'm2b',
    what: 'claimed differences of fantasy and activity with the wrong sign',
    max: 0.03,
    margin: 0.03,
    figure: ({ facets }) => facets.wrongSign,
  },
  {
    item: 'm2c',
    what: 'answering 4 throughout: largest gap of any theme, points, mean of 50 surveys',
    max: 4,
    isKnownMiss: true,
    figure: ({ facets }) => facets.foursGap.survey,
  },
];

export function facetSection({ facets }: { facets: FacetFigures }): string[] {
  const { people, claims, wrongSign, withoutContrast, foursGap } = facets;
  return [
    '## Fantasy and activity',
    `${people} people of the prior, and the same people with all contrasts at zero, in the product’s form and with expert parameters that are off. A difference is claimed where the gap is beyond its 95 % margin: in ${withError(claims)} themes of a person of the prior, of which ${percent(wrongSign.value)} have the wrong sign, and in at least one theme of ${percent(withoutContrast.value)} of the people without contrast. Answering 4 throughout leaves a largest gap of ${shortNumber(foursGap.setA)} points after Set A, and after the whole survey of ${shortNumber(foursGap.survey)} on average and ${shortNumber(foursGap.worstSurvey)} at worst, depending on the questions of Set B.`,
  ];
}
