/** A town that donates and withdraws, and what its publications tell of groups below ten. */

import { middleScore } from '../../src/domain/scoring.ts';
import { cellCount, cellStep, minCellPeople, peopleStep } from '../../src/domain/statistics.ts';
import { themes } from '../../src/domain/themes.ts';
import {
  type Bank,
  type PopulationStatistics,
  type PopulationSums,
  addCohort,
  describePopulation,
  type ScoredPerson,
} from '../../src/psychometrics/index.ts';
import { seededUniform } from '../../src/psychometrics/kernel/random.ts';
import {
  countCells,
  momentUnits,
  sumMoments,
} from '../../src/psychometrics/population/population-scales.ts';
import {
  cellNoiseScale,
  momentNoiseScale,
} from '../../src/psychometrics/population/population-sums.ts';
import { drawScoredPeople } from '../support/psychometrics/scored-people.ts';

export interface Published {
  readonly people: number;
  readonly cells: readonly (readonly (number | null)[])[];
}

export interface Refresh {
  readonly published: Published;
  /** The people who still take part, by theme and cell. */
  readonly present: readonly (readonly number[])[];
  readonly cohort: readonly ScoredPerson[];
  readonly before: PopulationSums | null;
  readonly after: PopulationSums;
  /** What would be published if one person fewer took part, for some people who do. */
  readonly afterWithdrawals: readonly Published[];
}

export type Publish = (
  sums: PopulationSums,
  present: readonly ScoredPerson[],
  bank: Bank,
) => Published;

export const publishAsProduct: Publish = (sums, present, bank) =>
  toPublished(describePopulation({ sums, present, bank }));

const toPublished = ({ people, themes }: PopulationStatistics): Published => ({
  people,
  cells: themes.map(({ cells }) => cells),
});

/** Exact counts of the people who take part. Only cells below ten are hidden. */
export const publishNaively: Publish = (_, present) => ({
  people: present.length,
  cells: countCells(present).map((counts) => counts.map((count) => (count < 10 ? null : count))),
});

interface TownOptions {
  readonly bank: Bank;
  readonly refreshes: number;
  readonly seed: string;
  readonly publish: Publish;
}

const triedWithdrawals = 5;

/** Lets 50 to 110 people come between two publications, and up to a fifth of as many withdraw. */
export function* liveInTown({
  bank,
  refreshes,
  seed,
  publish,
}: TownOptions): Generator<Refresh, void> {
  const drawPerson = drawScoredPeople(`${seed} people`);
  const uniform = seededUniform(`${seed} moves`);
  const noise = seededUniform(`${seed} noise`);
  const upTo = (max: number): number => Math.floor(uniform() * (max + 1));
  const present: ScoredPerson[] = [];
  let sums: PopulationSums | null = null;
  for (let n = 0; n < refreshes; n++) {
    const cohort = Array.from({ length: 50 + upTo(60) }, drawPerson);
    for (let gone = upTo(Math.min(20, present.length / 5)); gone > 0; gone--)
      present.splice(upTo(present.length - 1), 1);
    present.push(...cohort);
    const before: PopulationSums | null = sums;
    const after: PopulationSums = addCohort(before, cohort, noise);
    sums = after;
    yield {
      published: publish(after, present, bank),
      present: countCells(present),
      cohort,
      before,
      after,
      afterWithdrawals: Array.from({ length: triedWithdrawals }, () => {
        const leaver = upTo(present.length - 1);
        return publish(
          after,
          present.filter((__, i) => i !== leaver),
          bank,
        );
      }),
    };
  }
}

/** The lowest and the highest number of people that a published figure may stand for. */
type Range = readonly [number, number];

/** How far the figures of a publication are rounded, without the noise. */
export interface Rounding {
  readonly cell: (figure: number) => Range;
  readonly people: (figure: number) => Range;
}

/** The attacker takes the figures for exact up to rounding, as if they had no noise. */
export const productRounding: Rounding = {
  cell: (figure) => [figure - cellStep / 2, figure + cellStep / 2],
  people: (figure) => [figure, figure + peopleStep - 1],
};
export const noRounding: Rounding = {
  cell: (figure) => [figure, figure],
  people: (figure) => [figure, figure],
};

const subtract = ([low, high]: Range, [otherLow, otherHigh]: Range): Range => [
  low - otherHigh,
  high - otherLow,
];
const add = ([low, high]: Range, [otherLow, otherHigh]: Range): Range => [
  low + otherLow,
  high + otherHigh,
];

/** Whether the range says that there is a group, and that it has fewer than ten people. */
const isSmallGroup = ([low, high]: Range): boolean =>
  (low >= 1 && high < minCellPeople) || (high <= -1 && low > -minCellPeople);

const shownSum = (cells: readonly (number | null)[], { cell }: Rounding): Range =>
  cells.reduce<Range>((sum, figure) => (figure === null ? sum : add(sum, cell(figure))), [0, 0]);

export const countSmallCells = ({ published, present }: Refresh): number =>
  published.cells
    .flatMap((cells, theme) => cells.map((figure, cell) => [figure, present[theme]![cell]!]))
    .filter(([figure, people]) => figure !== null && people! < minCellPeople).length;

/** Counts themes whose hidden cells, subtracted from the total, are fewer than ten people. */
export const countSubtractions = ({ people, cells }: Published, rounding: Rounding): number =>
  cells.filter(
    (figures) =>
      figures.includes(null) &&
      isSmallGroup(subtract(rounding.people(people), shownSum(figures, rounding))),
  ).length;

/**
 * Counts cells in which two publications differ by fewer than ten people, and themes whose hidden
 * cells do.
 */
export function countDifferences(one: Published, other: Published, rounding: Rounding): number {
  const total = subtract(rounding.people(other.people), rounding.people(one.people));
  return other.cells.reduce((count, figures, theme) => {
    const earlier = one.cells[theme]!;
    const differences = figures.flatMap((figure, cell): Range[] => {
      const known = earlier[cell] ?? null;
      return figure === null || known === null
        ? []
        : [subtract(rounding.cell(figure), rounding.cell(known))];
    });
    const rest = differences.reduce<Range>(subtract, total);
    const groups = differences.length < cellCount ? [...differences, rest] : differences;
    return count + groups.filter(isSmallGroup).length;
  }, 0);
}

export const countVisibleWithdrawals = ({ published, afterWithdrawals }: Refresh): number =>
  afterWithdrawals.filter((each) => JSON.stringify(each) !== JSON.stringify(published)).length;

/**
 * Guesses in which cell of each theme the first person of the cohort stands, from the exact figures
 * of all others in it and from the sums with noise, which are never published. Returns how many of
 * the ten guesses are right. Each is the most likely cell if all five are equally likely at first.
 */
export function guessTarget({ cohort, before, after }: Refresh): number {
  const [target, ...others] = cohort;
  if (!target) throw new Error('a cohort has people');
  const [known, truth] = [countCells(others), countCells([target])];
  const moments = sumMoments(others);
  return themes.filter((_, theme) => {
    const residual = after.cells[theme]!.map(
      (sum, cell) => sum - (before?.cells[theme]?.[cell] ?? 0) - known[theme]![cell]!,
    );
    const distance =
      after.moments[theme]!.distance -
      (before?.moments[theme]?.distance ?? 0) -
      moments[theme]!.distance;
    const logLikelihoods = residual.map((___, cell) => {
      const expected = ((cell + 0.5) * (100 / cellCount) - middleScore) / momentUnits.distance;
      return (
        residual.reduce(
          (sum, rest, i) => sum - Math.abs(rest - (i === cell ? 1 : 0)) / cellNoiseScale,
          0,
        ) -
        Math.abs(distance - expected) / momentNoiseScale
      );
    });
    const guess = logLikelihoods.indexOf(Math.max(...logLikelihoods));
    return truth[theme]![guess] === 1;
  }).length;
}
