/**
 * Estimates item parameters a second time, slowly and plainly: EM with integration over a grid, for
 * one trait and its facet contrast. It maximises the same posterior as the product's calibration
 * (measurement §8), but draws no random numbers.
 */

import { probabilities, type ResponseCurves } from './model.ts';

interface GridItem {
  /** +1/2 for a fantasy, -1/2 for an activity. */
  loading: number;
  start: ResponseCurves;
}

/** The standard deviations of the prior: log slope, mean threshold, log step. */
const priorSds = [0.35, 0.5, 0.3, 0.3, 0.3, 0.3, 0.3];
const contrastSd = 0.6;
const difference = 1e-4;

interface GridPoint {
  trait: number;
  contrast: number;
  weight: number;
}

function standardGrid(): GridPoint[] {
  const points: GridPoint[] = [];
  for (let i = -14; i <= 14; i++)
    for (let j = -7; j <= 7; j++) {
      const [z, w] = [0.32 * i, 0.55 * j];
      const weight = Math.exp(-(z * z + w * w) / 2);
      points.push({ trait: z, contrast: contrastSd * w, weight });
    }
  return points;
}

/** The coordinates of the prior: log slope, mean threshold, five log steps. */
const pack = ({ slope, thresholds }: ResponseCurves): number[] => [
  Math.log(slope),
  thresholds.reduce((sum, b) => sum + b / 6, 0),
  ...thresholds.slice(1).map((b, k) => Math.log(b - thresholds[k]!)),
];

function unpack([logSlope, centre, ...logSteps]: number[]): ResponseCurves {
  const raw = [0];
  for (const logStep of logSteps) raw.push(raw.at(-1)! + Math.exp(logStep));
  const mean = raw.reduce((sum, b) => sum + b / 6, 0);
  return { slope: Math.exp(logSlope!), thresholds: raw.map((b) => b - mean + centre!) };
}

/** Expected counts: for each grid point, how many people there gave each answer to the item. */
type Counts = number[][];

function expectedCounts(
  items: readonly GridItem[],
  curves: readonly ResponseCurves[],
  people: readonly (readonly number[])[],
  grid: readonly GridPoint[],
): Counts[] {
  const tables = items.map(({ loading }, i) =>
    grid.map(({ trait, contrast }) => probabilities(curves[i]!, trait + loading * contrast)),
  );
  const counts = items.map(() => grid.map(() => [0, 0, 0, 0, 0, 0, 0]));
  for (const answers of people) {
    const weights = grid.map(({ weight }, g) =>
      answers.reduce((product, y, i) => product * tables[i]![g]![y - 1]!, weight),
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    answers.forEach((y, i) =>
      weights.forEach((weight, g) => (counts[i]![g]![y - 1]! += weight / total)),
    );
  }
  return counts;
}

/** One Newton step of an item, with derivatives by differences; halved until it is an ascent. */
function improve(
  coordinates: number[],
  objective: (coordinates: readonly number[]) => number,
): number[] {
  const moved = (i: number, by: number): number[] =>
    coordinates.map((value, k) => (k === i ? value + by : value));
  const here = objective(coordinates);
  // The Hessian is nearly diagonal in these coordinates, so that each is improved on its own.
  const step = coordinates.map((_, i) => {
    const [up, down] = [objective(moved(i, difference)), objective(moved(i, -difference))];
    const curvature = (up - 2 * here + down) / difference ** 2;
    return curvature < 0 ? -(up - down) / (2 * difference) / curvature : 0;
  });
  for (let length = 1; length > 1e-3; length /= 2) {
    const next = coordinates.map((value, i) => value + length * step[i]!);
    if (objective(next) > here) return next;
  }
  return coordinates;
}

/** Returns the items after so many iterations of EM. Every person has answered every item. */
export function estimateItemParameters(
  items: readonly GridItem[],
  people: readonly (readonly number[])[],
  iterations: number,
): ResponseCurves[] {
  const grid = standardGrid();
  const starts = items.map(({ start }) => pack(start));
  let coordinates = starts;
  for (let iteration = 0; iteration < iterations; iteration++) {
    const counts = expectedCounts(items, coordinates.map(unpack), people, grid);
    // The prior floats: its mean log slope and mean location are those of the items.
    const floats = [0, 1].map((k) =>
      coordinates.reduce((sum, own, i) => sum + (own[k]! - starts[i]![k]!) / items.length, 0),
    );
    coordinates = coordinates.map((own, i) =>
      improve(own, (candidate) => {
        const curves = unpack([...candidate]);
        let value = 0;
        grid.forEach(({ trait, contrast }, g) => {
          const p = probabilities(curves, trait + items[i]!.loading * contrast);
          counts[i]![g]!.forEach((count, y) => (value += count > 0 ? count * Math.log(p[y]!) : 0));
        });
        candidate.forEach((coordinate, k) => {
          const centre = starts[i]![k]! + (floats[k] ?? 0);
          value -= ((coordinate - centre) / priorSds[k]!) ** 2 / 2;
        });
        return value;
      }),
    );
  }
  return coordinates.map(unpack);
}
