/**
 * Do the stated chances of the four levels come true? Pairs are drawn from the priors of
 * measurement §6: strangers compare by a share code, couples have a shared reading.
 */

import { compareProfiles, computeProfile } from 'spark-psychometrics';
import { compatibilityLevels } from '../../../src/domain/scoring.ts';
import { record } from '../../../src/domain/themes.ts';
import { type PairOrigin, pairMixtures } from '../../second-model/pair.ts';
import { takeSurvey } from '../people/forms.ts';
import { drawPartner, generator, type Random } from '../people/population.ts';
import { getWorld, studySeed } from '../people/worlds.ts';
import { type Bar, indices, type Question, shortNumber, table } from '../question.ts';
import { type Figure, sum } from '../statistics.ts';
import { compareByRecords, levelAt, toCompared } from './pair-sentences.ts';
import { answerAll, referenceOf, trueDomains, truePairPercent } from './people.ts';
import { drawOf } from './ways.ts';

const origins = ['strangers', 'couple'] as const satisfies readonly PairOrigin[];
const way = 'the model';
const limit = { max: 0.1, tolerance: 2 };

const binCount = 10;
/** Fewer stated levels say nothing about their tenth. */
const minCount = 30;
const worldCount = 8;

interface LevelTask {
  readonly origin: PairOrigin;
  readonly chunk: number;
  readonly pairs: number;
}

/** For each tenth of a stated chance: how often, the sum stated, and how often it was true. */
type Bins = readonly (readonly [count: number, stated: number, held: number])[];

/** The bins of each level of `compatibilityLevels`. */
interface LevelChunk extends LevelTask {
  readonly levels: readonly Bins[];
}

interface LevelFigures {
  readonly pairsOfEachOrigin: number;
  readonly levels: Readonly<Record<PairOrigin, readonly Bins[]>>;
}

function drawCorrelation(origin: PairOrigin, random: Random): number {
  const parts = pairMixtures[origin];
  let rest = random.uniform();
  return (parts.find(({ weight }) => (rest -= weight) < 0) ?? parts[0]!).correlation;
}

function simulate({ origin, chunk, pairs }: LevelTask): LevelChunk {
  const world = chunk % worldCount;
  const { truth: items, provisional: bank } = getWorld(world);
  const seed = `${studySeed}/level chances ${origin} ${chunk}`;
  const random = generator(seed);
  const reference = referenceOf(way, world);
  const outcomes = indices(pairs).map((n) => {
    const first = drawOf(way, random);
    const latent = drawPartner(random, first.latent, drawCorrelation(origin, random));
    const people = [first, { ...drawOf(way, random), latent }];
    const [mine, theirs] = people.map((person, side) => {
      const complete = answerAll(items, person, random);
      const answers = takeSurvey(bank, complete, { seed: `${seed} ${n} ${side}` });
      return { bank, answers, profile: computeProfile(bank, answers) };
    });
    const { levelProbabilities } =
      origin === 'couple'
        ? compareProfiles(mine!, theirs!)
        : compareByRecords(toCompared(mine!), toCompared(theirs!)).detail;
    const [one, other] = people.map((person) => trueDomains(items, person));
    return { levelProbabilities, truth: levelAt(truePairPercent(reference, one!, other!)) };
  });
  const levels = compatibilityLevels.map((_, level) =>
    binned(
      outcomes.map(({ levelProbabilities, truth }) => [
        levelProbabilities[level]!,
        truth === level,
      ]),
    ),
  );
  return { origin, chunk, pairs, levels };
}

function binned(stated: readonly (readonly [chance: number, isTrue: boolean])[]): Bins {
  const byBin = Map.groupBy(stated, ([chance]) =>
    Math.min(binCount - 1, Math.floor(chance * binCount)),
  );
  return indices(binCount).map((bin) => {
    const some = byBin.get(bin) ?? [];
    return [some.length, sum(some.map(([chance]) => chance)), some.filter(([, is]) => is).length];
  });
}

const addBins = (all: readonly Bins[]): Bins =>
  indices(binCount).map((bin) => {
    const [count, stated, held] = [0, 1, 2].map((k) => sum(all.map((bins) => bins[bin]![k]!)));
    return [count!, stated!, held!];
  });

const measure = (chunks: readonly LevelChunk[]): LevelFigures => {
  const of = (origin: PairOrigin) => chunks.filter((chunk) => chunk.origin === origin);
  return {
    pairsOfEachOrigin: sum(of('couple').map(({ pairs }) => pairs)),
    levels: record(origins, (origin) =>
      compatibilityLevels.map((_, level) =>
        addBins(of(origin).map(({ levels }) => levels[level]!)),
      ),
    ),
  };
};

/** The bin whose stated and true shares differ most, with the error of the true one. */
function worstBin(bins: Bins): Figure {
  const gaps = bins
    .filter(([count]) => count >= minCount)
    .map(([count, stated, held]) => {
      // One success and one failure more keep the error of a share of 0 or 1 above 0.
      const careful = (held + 1) / (count + 2);
      return {
        value: Number((Math.abs(stated - held) / count).toFixed(4)),
        se: Number(Math.sqrt((careful * (1 - careful)) / count).toFixed(4)),
      };
    });
  return gaps.toSorted((one, other) => other.value - one.value)[0] ?? { value: 0, se: null };
}

const bars = ({ levels }: LevelFigures): Bar[] =>
  origins.flatMap((origin): Bar[] => [
    ['s2a', `stated and true, all levels, ${origin}`, limit, worstBin(addBins(levels[origin]))],
    [
      's2b',
      `stated and true, 'very compatible', ${origin}`,
      limit,
      worstBin(levels[origin].at(-1)!),
    ],
  ]);

const report = ({ pairsOfEachOrigin, levels }: LevelFigures): string[] => [
  `${pairsOfEachOrigin} pairs of each origin, drawn from the priors of two people. The stated and the true share of a level, by tenths of what was stated, where ${minCount} or more were stated.`,
  table(
    ['', ...indices(binCount).map((bin) => `.${bin}–`)],
    origins.flatMap((origin) =>
      [
        ['all levels', addBins(levels[origin])] as const,
        ['very compatible', levels[origin].at(-1)!] as const,
      ].map(([name, bins]) => [
        `${origin}, ${name}`,
        ...bins.map(([count, stated, held]) =>
          count < minCount ? '' : `${shortNumber(stated / count)} / ${shortNumber(held / count)}`,
        ),
      ]),
    ),
  ),
];

export const levelChances: Question<LevelTask, LevelChunk, LevelFigures> = {
  plan: (isQuick) =>
    origins.flatMap((origin) =>
      indices(isQuick ? 4 : 80).map((chunk) => ({ origin, chunk, pairs: 50 })),
    ),
  effort: ({ pairs }) => pairs * 30,
  simulate,
  measure,
  bars,
  report,
};
