/** What an attacker who keeps every publication can tell about groups of fewer than ten people. */

import { middleScore } from '../../src/domain/scoring.ts';
import { cellCount, cellStep, minCellPeople, peopleStep } from '../../src/domain/statistics.ts';
import { themes } from '../../src/domain/themes.ts';
import {
  countCells,
  momentUnits,
  sumMoments,
} from '../../src/psychometrics/population/population-scales.ts';
import {
  cellNoiseScale,
  momentNoiseScale,
} from '../../src/psychometrics/population/population-sums.ts';
import type { Published, Refresh } from './town.ts';

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
