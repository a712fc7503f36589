/** How often does the profile claim a difference of fantasy and activity (measurement §4)? */

import { type Answers, computeProfile, shownFacets } from 'spark-psychometrics';
import { z95 } from '../../../src/domain/scoring.ts';
import { record, themes } from '../../../src/domain/themes.ts';
import { type NaiveItem, traitCount } from '../../second-model/model.ts';
import { restrictAnswers, takeSurvey } from '../people/forms.ts';
import { drawPerson, generator, simulateAnswers } from '../people/population.ts';
import { getWorld, shippedBank, studySeed } from '../people/worlds.ts';
import { type Bar, type ChunkTask, indices, inOwnWorlds, type Question } from '../question.ts';
import { type Figure, jackknifeFigure, mean, overAll, share, sum } from '../statistics.ts';

/** How much harder it is in truth to say yes to a deed than to the fantasy of it. */
const offsets = { equal: 0, harder: 0.3 } as const;
type Truth = keyof typeof offsets;
const truths = Object.keys(offsets) as Truth[]; // as: the keys of a literal object

/** One number per person, for people of the prior unless said otherwise. */
interface Claims {
  /** The numbers of themes in which the person is told to imagine more, or rather to do it. */
  imagined: number[];
  done: number[];
  /** How many of these claims have the wrong sign. */
  wrong: number[];
  /** The number of claims about people whose contrasts are all zero. */
  withoutContrast: number[];
}
type FacetsChunk = Record<Truth, Claims>;

function simulate({ world: index, chunk, people }: ChunkTask): FacetsChunk {
  const random = generator(`${studySeed}/facets ${index}.${chunk}`);
  return record(truths, (kind) => {
    const { truth, provisional } = getWorld(index);
    const items = makeDeedsHarder(truth, offsets[kind]);
    /** Returns for each theme the sign of the claimed gap, and 0 where the profile claims none. */
    const claim = (person: readonly number[], seed: string): number[] => {
      const answers = simulateAnswers(items, person, random);
      const survey = takeSurvey(provisional, answers, { seed });
      const { facets } = computeProfile(provisional, survey);
      return themes.map((theme) => {
        const { value, se } = facets[theme].gap;
        return Math.abs(value) > z95 * se ? Math.sign(value) : 0;
      });
    };
    const result: Claims = { imagined: [], done: [], wrong: [], withoutContrast: [] };
    for (const n of indices(people)) {
      const person = drawPerson(random, 0);
      const signs = claim(person, `${index}.${chunk}.${n}`);
      const isWrong = (sign: number, theme: number): boolean =>
        sign !== 0 && sign !== Math.sign(person[traitCount + theme]!);
      result.imagined.push(signs.filter((sign) => sign > 0).length);
      result.done.push(signs.filter((sign) => sign < 0).length);
      result.wrong.push(signs.filter(isWrong).length);
      const withoutContrast = person.map((value, i) => (i < traitCount ? value : 0));
      const unfounded = claim(withoutContrast, `${index}.${chunk}.${n} without contrast`);
      result.withoutContrast.push(unfounded.filter(Boolean).length);
    }
    return result;
  });
}

/** Moves deeds up and fantasies down, by half the offset each. */
const makeDeedsHarder = (items: readonly NaiveItem[], offset: number): NaiveItem[] =>
  items.map((item) => {
    const shift = item.facet === 'A' ? offset / 2 : -offset / 2;
    return { ...item, thresholds: item.thresholds.map((b) => b + shift) };
  });

interface ClaimFigures {
  /** The mean number of themes, 0 to 10, in which a difference is claimed. */
  claims: Figure;
  /** How often the more frequent direction is claimed for each time of the other. */
  ratio: Figure;
  /** The share of these claims that have the wrong sign. */
  wrongSign: Figure;
  /** The share of people without any contrast about whom at least one claim is made. */
  withoutContrast: Figure;
}

interface FacetFigures {
  people: number;
  byTruth: Record<Truth, ClaimFigures>;
  /**
   * The largest shown gap of any theme, in points, after answering 4 to everything: after Set A,
   * and the mean and the maximum over 50 whole surveys, which differ in the questions of Set B.
   */
  foursGap: { setA: number; survey: number; worstSurvey: number };
}

function measure(chunks: readonly FacetsChunk[]): FacetFigures {
  const fours = shippedBank.items.map(() => 4);
  const surveys = indices(50).map((n) =>
    largestGap(takeSurvey(shippedBank, fours, { seed: `fours ${n}` })),
  );
  return {
    people: chunks.flatMap(({ equal }) => equal.wrong).length,
    byTruth: record(truths, (kind) => claimFigures(chunks.map((chunk) => chunk[kind]))),
    foursGap: {
      setA: largestGap(restrictAnswers(fours)),
      survey: mean(surveys),
      worstSurvey: Math.max(...surveys),
    },
  };
}

function claimFigures(chunks: readonly Claims[]): ClaimFigures {
  const total = (some: readonly Claims[], count: keyof Claims): number =>
    sum(some.flatMap((chunk) => chunk[count]));
  const claimed = (some: readonly Claims[]): number =>
    total(some, 'imagined') + total(some, 'done');
  return {
    claims: jackknifeFigure(
      chunks,
      (some) => claimed(some) / some.flatMap((one) => one.done).length,
    ),
    ratio: jackknifeFigure(chunks, (some) => {
      const [imagined, done] = [total(some, 'imagined'), total(some, 'done')];
      return Math.max(imagined, done) / Math.min(imagined, done);
    }),
    wrongSign: jackknifeFigure(chunks, (some) => total(some, 'wrong') / claimed(some)),
    withoutContrast: overAll(chunks, (chunk) => chunk.withoutContrast)(share((count) => count > 0)),
  };
}

function largestGap(answers: Answers): number {
  const { facets } = computeProfile(shippedBank, answers);
  return Math.max(
    ...themes.map((theme) => {
      const { fantasy, activity } = shownFacets(facets[theme]);
      return Math.abs(fantasy.value - activity.value);
    }),
  );
}

const truthNames: Readonly<Record<Truth, string>> = {
  equal: 'deeds as hard as fantasies',
  harder: 'deeds .30 harder',
};

const bars = ({ byTruth, foursGap }: FacetFigures): Bar[] => [
  ...truths.flatMap((kind): Bar[] => [
    [
      'm2a',
      `people without any contrast who are told of one, ${truthNames[kind]}`,
      { max: 0.01, margin: 0.025 },
      byTruth[kind].withoutContrast,
    ],
    [
      'm2b',
      `told contrasts with the wrong sign, ${truthNames[kind]}`,
      { max: 0.03, margin: 0.03 },
      byTruth[kind].wrongSign,
    ],
    [
      'm2d',
      `the more frequent direction of a told contrast against the other, ${truthNames[kind]}`,
      { max: 2, isKnownMiss: true },
      byTruth[kind].ratio,
    ],
  ]),
  [
    'm2c',
    'answering 4 throughout: largest shown gap of any theme, points, mean of 50 surveys',
    { max: 1 },
    foursGap.survey,
  ],
];

export const facets: Question<ChunkTask, FacetsChunk, FacetFigures> = {
  plan: (isQuick) => (isQuick ? inOwnWorlds(300, 40, 10) : inOwnWorlds(300, 80, 25)),
  effort: ({ people }) => people * 10,
  simulate,
  measure,
  bars,
  report: () => [],
};
