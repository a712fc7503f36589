/** Turns published statistics into what is drawn. Pure functions. */

import { cellEdges, minReliabilityPeople } from '../../../domain/statistics.ts';
import { themeFacts, type Theme } from '../../../domain/themes.ts';
import type { Curve } from '../../ui/charts/plots.tsx';
import type { Statistics } from './use-statistics.ts';
import * as words from './words.ts';

/** The scores of each cell in words, such as '20 to 40'. */
const ranges = cellEdges.slice(1).map((edge, index) => words.range(cellEdges[index] ?? 0, edge));

/**
 * Returns in how many of ten cases two people keep their order if both are measured twice. For two
 * normal measurements with correlation r, the sign of a difference stays with the probability
 * 1/2 + arcsin(r) / pi, where r is the reliability.
 */
export const casesInOrder = (reliability: number): number =>
  Math.round(10 * (0.5 + Math.asin(reliability) / Math.PI));

function describeSteadiness(score: number | null, polarity: number | null): string {
  if (score === null) return words.notSteadyYet(minReliabilityPeople);
  const sentence = words.steadyScore(casesInOrder(score));
  return polarity === null
    ? sentence
    : `${sentence} ${words.steadyPolarity(casesInOrder(polarity))}`;
}

type Information = Statistics['themes'][number]['information'];

const poleName = (theme: Theme, pole: Information[number]['pole']): string => {
  const { name, poles } = themeFacts[theme];
  if (poles === null) return name;
  return pole === '+' ? poles.positive : poles.negative;
};

const toCurves = (theme: Theme, information: Information): Curve[] =>
  information.map(({ pole, scores, information: heights }) => ({
    name: poleName(theme, pole),
    points: scores.map((score, index) => [score, heights[index] ?? 0] as const),
  }));

export type ThemeView = ReturnType<typeof toStatisticsView>['themes'][number];

export const toStatisticsView = ({ themes, polarities }: Statistics) => ({
  themes: themes.map(({ theme, cells, reliability, information }) => ({
    theme,
    name: themeFacts[theme].name,
    cells,
    ranges,
    /** How steady the order of two people is. */
    steadiness: describeSteadiness(
      reliability,
      polarities.find((polarity) => polarity.theme === theme)?.reliability ?? null,
    ),
    curves: toCurves(theme, information),
  })),
  /** The highest point of all curves. */
  highest: Math.max(
    1,
    ...themes.flatMap((theme) => theme.information.flatMap((curve) => curve.information)),
  ),
});

/** Returns the height of a curve at a score by linear interpolation, in percent of `highest`. */
export function sharpnessAt({ points }: Curve, score: number, highest: number): number {
  const next = points.findIndex(([x]) => x >= score);
  const [x, value] = points.at(next) ?? [0, 0];
  const [beforeX, beforeValue] = points[next - 1] ?? [x, value];
  const part = next <= 0 || x === beforeX ? 1 : (score - beforeX) / (x - beforeX);
  return (100 * (beforeValue + part * (value - beforeValue))) / highest;
}
