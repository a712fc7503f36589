/**
 * Counts how often the profile claims a difference between fantasy and activity, for people with
 * and without one (measurement §4).
 */

import { z95 } from '../../src/domain/scoring.ts';
import { themes } from '../../src/domain/themes.ts';
import { computeProfile, type Answers } from '../../src/psychometrics/index.ts';
import { traitCount } from '../naive/model.ts';
import { chooseByProduct, restrictAnswers } from '../people/forms.ts';
import { drawPerson, simulateAnswers } from '../people/population.ts';
import { generator } from '../people/random.ts';
import { getWorld, shippedBank, studySeed, type World } from '../people/worlds.ts';
import { mean } from './statistics.ts';

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
    const options = { targetCount: 15, adaptiveLength: true, seed };
    return claimedSigns(
      world,
      restrictAnswers(answers, chooseByProduct(world.provisional, answers, exposure, options)),
    );
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
export interface FoursGap {
  setA: number;
  survey: number;
  worstSurvey: number;
}

export function measureFoursGap(): FoursGap {
  const fours = shippedBank.items.map(() => 4);
  const surveys = Array.from({ length: 50 }, (_, n) => {
    const options = { targetCount: 15, adaptiveLength: true, seed: `fours ${n}` };
    const noExposure = shippedBank.items.map(() => 0);
    const setB = chooseByProduct(shippedBank, fours, noExposure, options);
    return largestGap(restrictAnswers(fours, setB));
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
