/**
 * Do the margins hold for people who pass questions, also where their reason is the answer itself
 * (measurement §4.1)? Each person answers once, and passes in every way.
 */

import { computeProfile, selectSetB } from 'spark-psychometrics';
import { z95 } from '../../../src/domain/scoring.ts';
import { setACount } from '../../../src/domain/survey.ts';
import { record, themes } from '../../../src/domain/themes.ts';
import {
  drawPerson,
  generator,
  type Random,
  simulateAnswers,
  trueScores,
} from '../people/population.ts';
import { getWorld, studySeed, type World } from '../people/worlds.ts';
import { type Bar, type ChunkTask, indices, inEachWorld, type Question } from '../question.ts';
import { type Figure, jackknifeFigure, sum } from '../statistics.ts';

const passesOneIn = { four: 0.25, three: 1 / 3 } as const;

/** The probability that a question with this answer is passed. */
const ways = {
  none: () => 0,
  random: () => passesOneIn.four,
  refusals: (answer: number) => (answer <= 2 ? passesOneIn.three : 0),
  wishes: (answer: number) => (answer >= 6 ? passesOneIn.three : 0),
  extremes: (answer: number) => (answer === 1 || answer === 7 ? passesOneIn.three : 0),
} as const satisfies Record<string, (answer: number) => number>;
type Way = keyof typeof ways;
const names = Object.keys(ways) as Way[]; // as: the keys of a literal object

/** Sums over people and the intensities of all themes. */
interface Sums {
  count: number;
  /** How many 95 % intervals hold the truth. */
  held: number;
  margin: number;
  error: number;
}

type PassingChunk = Record<Way, Sums>;

interface WayFigures {
  coverage: Figure;
  /** The coverage minus that without passing, of the same people. */
  change: Figure;
  margin: Figure;
  bias: Figure;
}

type PassingFigures = Record<Way, WayFigures>;

/** Returns the answers to Set A and to the Set B that follows, without what was passed. */
function takeSurvey(
  { calibrated: bank }: World,
  answers: readonly number[],
  isPassed: readonly boolean[],
  seed: string,
): (number | null)[] {
  const setA = answers.map((answer, i) => (i < setACount && !isPassed[i] ? answer : null));
  const passed = new Set(indices(setACount).filter((i) => isPassed[i]));
  const setB = selectSetB(bank, setA, { targetCount: 15, adaptiveLength: true, seed, passed });
  return answers.map((answer, i) =>
    i < setACount ? setA[i]! : setB.includes(bank.items[i]!.id) && !isPassed[i] ? answer : null,
  );
}

function observe(world: World, latent: readonly number[], given: (number | null)[], sums: Sums) {
  const { intensity } = trueScores(world.truth, latent);
  const { scores } = computeProfile(world.calibrated, given);
  themes.forEach((theme, i) => {
    const { value, se } = scores[theme];
    const error = value - intensity[i]!;
    sums.count += 1;
    sums.held += Number(Math.abs(error) <= z95 * se);
    sums.margin += z95 * se;
    sums.error += error;
  });
}

function simulate({ world: index, chunk, people }: ChunkTask): PassingChunk {
  const world = getWorld(index);
  const random: Random = generator(`${studySeed}/passing ${index}.${chunk}`);
  const sums = record(names, () => ({ count: 0, held: 0, margin: 0, error: 0 }));
  for (const n of indices(people)) {
    const latent = drawPerson(random, 0);
    const answers = simulateAnswers(world.truth, latent, random);
    const luck = answers.map(() => random.uniform());
    for (const way of names) {
      const isPassed = answers.map((answer, i) => luck[i]! < ways[way](answer));
      observe(world, latent, takeSurvey(world, answers, isPassed, `passing ${n}`), sums[way]);
    }
  }
  return sums;
}

function measure(chunks: readonly PassingChunk[]): PassingFigures {
  const mean = (some: readonly PassingChunk[], way: Way, key: 'held' | 'margin' | 'error') =>
    sum(some.map((chunk) => chunk[way][key])) / sum(some.map((chunk) => chunk[way].count));
  return record(names, (way) => ({
    coverage: jackknifeFigure(chunks, (some) => mean(some, way, 'held')),
    change: jackknifeFigure(chunks, (some) => mean(some, way, 'held') - mean(some, 'none', 'held')),
    margin: jackknifeFigure(chunks, (some) => mean(some, way, 'margin')),
    bias: jackknifeFigure(chunks, (some) => mean(some, way, 'error')),
  }));
}

const bars = (figures: PassingFigures): Bar[] =>
  names.flatMap((way): Bar[] =>
    way === 'none'
      ? []
      : [
          [
            'p1',
            `passing ${way}: coverage of the 95 % intervals minus that without passing`,
            { min: -0.01, max: 0.01, margin: 0.02 },
            figures[way].change,
          ],
          ['p2', `passing ${way}: coverage`, { min: 0.93, margin: 0.02 }, figures[way].coverage],
          ['p3', `passing ${way}: mean margin in points`, { max: 20 }, figures[way].margin],
          [
            'p4',
            `passing ${way}: bias in points`,
            { min: -3, max: 3, margin: 1 },
            figures[way].bias,
          ],
        ],
  );

export const passing: Question<ChunkTask, PassingChunk, PassingFigures> = {
  plan: (isQuick) =>
    inEachWorld(
      isQuick ? { worlds: 3, chunks: 2, people: 15 } : { worlds: 3, chunks: 10, people: 40 },
    ),
  effort: ({ people }) => people * 20,
  simulate,
  measure,
  bars,
  report: () => [],
};
