/** How often does the profile claim a difference of fantasy and activity (measurement §4)? */

import { z95 } from '../../../src/domain/scoring.ts';
import { themes } from '../../../src/domain/themes.ts';
import { computeProfile, type Answers } from '../../../src/psychometrics/index.ts';
import { traitCount } from '../../second-model/model.ts';
import { restrictAnswers, takeSurvey } from '../people/forms.ts';
import { drawPerson, generator, simulateAnswers } from '../people/population.ts';
import { getWorld, shippedBank, studySeed } from '../people/worlds.ts';
import {
  type Bar,
  type ChunkTask,
  indices,
  inOwnWorlds,
  type Question,
  shortNumber,
  withError,
} from '../question.ts';
import { type Figure, jackknifeFigure, mean, overAll, share } from '../statistics.ts';

/** One number per person, for people of the prior unless said otherwise. */
interface FacetsChunk {
  /** The number of themes in which a difference is claimed. */
  claims: number[];
  /** How many of these claims have the wrong sign. */
  wrongClaims: number[];
  /** The number of claims about people whose contrasts are all zero. */
  claimsWithoutContrast: number[];
}

function simulate({ world: index, chunk, people }: ChunkTask): FacetsChunk {
  const { truth, provisional } = getWorld(index);
  const random = generator(`${studySeed}/facets ${index}.${chunk}`);
  /** Returns for each theme the sign of the claimed gap, and 0 where the profile claims none. */
  const claim = (person: readonly number[], seed: string): number[] => {
    const answers = simulateAnswers(truth, person, random);
    const { facets } = computeProfile(provisional, takeSurvey(provisional, answers, { seed }));
    return themes.map((theme) => {
      const { value, se } = facets[theme].gap;
      return Math.abs(value) > z95 * se ? Math.sign(value) : 0;
    });
  };
  const result: FacetsChunk = { claims: [], wrongClaims: [], claimsWithoutContrast: [] };
  for (const n of indices(people)) {
    const person = drawPerson(random, 0);
    const signs = claim(person, `${index}.${chunk}.${n}`);
    const isWrong = (sign: number, theme: number): boolean =>
      sign !== 0 && sign !== Math.sign(person[traitCount + theme]!);
    result.claims.push(signs.filter(Boolean).length);
    result.wrongClaims.push(signs.filter(isWrong).length);
    const withoutContrast = person.map((value, i) => (i < traitCount ? value : 0));
    const unfounded = claim(withoutContrast, `${index}.${chunk}.${n} without contrast`);
    result.claimsWithoutContrast.push(unfounded.filter(Boolean).length);
  }
  return result;
}

interface FacetFigures {
  people: number;
  /** The mean number of themes, 0 to 10, in which a difference is claimed. */
  claims: Figure;
  /** The share of these claims that have the wrong sign. */
  wrongSign: Figure;
  /** The share of people without any contrast about whom at least one claim is made. */
  withoutContrast: Figure;
  /**
   * The largest gap of any theme, in points, after answering 4 to everything: after Set A, and the
   * mean and the maximum over 50 whole surveys, which differ in the questions of Set B.
   */
  foursGap: { setA: number; survey: number; worstSurvey: number };
}

function measure(chunks: readonly FacetsChunk[]): FacetFigures {
  const claims = overAll(chunks, (chunk) => chunk.claims)(mean);
  const fours = shippedBank.items.map(() => 4);
  const surveys = indices(50).map((n) =>
    largestGap(takeSurvey(shippedBank, fours, { seed: `fours ${n}` })),
  );
  return {
    people: chunks.flatMap((chunk) => chunk.claims).length,
    claims,
    wrongSign: jackknifeFigure(
      chunks,
      (some) =>
        mean(some.flatMap(({ wrongClaims }) => wrongClaims)) /
        mean(some.flatMap((chunk) => chunk.claims)),
    ),
    withoutContrast: overAll(
      chunks,
      (chunk) => chunk.claimsWithoutContrast,
    )(share((count) => count > 0)),
    foursGap: {
      setA: largestGap(restrictAnswers(fours)),
      survey: mean(surveys),
      worstSurvey: Math.max(...surveys),
    },
  };
}

function largestGap(answers: Answers): number {
  const { facets } = computeProfile(shippedBank, answers);
  return Math.max(...themes.map((theme) => Math.abs(facets[theme].gap.value)));
}

const bars = ({ withoutContrast, wrongSign, foursGap }: FacetFigures): Bar[] => [
  [
    'm2a',
    'people without any contrast about whom a difference of fantasy and activity is claimed',
    { max: 0.03, margin: 0.025 },
    withoutContrast,
  ],
  [
    'm2b',
    'claimed differences of fantasy and activity with the wrong sign',
    { max: 0.03, margin: 0.03 },
    wrongSign,
  ],
  [
    'm2c',
    'answering 4 throughout: largest gap of any theme, points, mean of 50 surveys',
    { max: 4, isKnownMiss: true },
    foursGap.survey,
  ],
];

const report = ({ people, claims, foursGap }: FacetFigures): string[] => [
  '## Fantasy and activity',
  `${people} people of the prior, and the same people with all contrasts at zero, in the product’s form and with expert parameters that are off. A difference is claimed where the gap is beyond its 95 % margin: in ${withError(claims)} themes of a person of the prior. Answering 4 throughout leaves a largest gap of ${shortNumber(foursGap.setA)} points after Set A, and of ${shortNumber(foursGap.worstSurvey)} after the worst whole survey.`,
];

export const facets: Question<ChunkTask, FacetsChunk, FacetFigures> = {
  plan: (isQuick) => (isQuick ? inOwnWorlds(300, 40, 10) : inOwnWorlds(300, 80, 25)),
  effort: ({ people }) => people * 5,
  simulate,
  measure,
  bars,
  report,
};
