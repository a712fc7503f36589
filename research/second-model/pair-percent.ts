/** Computes the percent of measurement §6 from a standing and domain scores divided by 100. */

import { traitTheme } from './model.ts';
import { complement } from './pair.ts';

/** Borders of the levels: standing and percent (measurement §6). */
const borders = [
  [-0.64, 40],
  [0.39, 60],
  [1.12, 80],
] as const;

/** Returns the percent, 0 to 100, of two people whose standing is known. */
export function percentOf(z: number, mine: readonly number[], theirs: readonly number[]): number {
  const [[z1, p1], [z2, p2], [z3, p3]] = borders;
  const [lower, upper] = [(p2 - p1) / (z2 - z1), (p3 - p2) / (z3 - z2)];
  let percent = z < z2 ? p1 + lower * (z - z1) : p2 + upper * (z - z2);
  if (z < z1) percent = p1 * Math.exp((lower * (z - z1)) / p1);
  if (z > z3) percent = 100 - (100 - p3) * Math.exp((upper * (z3 - z)) / (100 - p3));
  const sides = [wishes(mine, theirs), wishes(theirs, mine)];
  const doWant = sides.some(({ needed }) => needed >= 0.25);
  if (percent > 59 && doWant && sides.every(({ open }) => open < 0.4)) return 59;
  return Math.sqrt(sides[0]!.met * sides[1]!.met) < 0.5 ? Math.min(79, percent) : percent;
}

/** One person's need, the fulfilled part of it, and the most open wanted theme. */
function wishes(mine: readonly number[], theirs: readonly number[]) {
  const parts = mine.map((d, k) => {
    const need = Math.max(0, 2 * (d - 0.5));
    const readiness = Math.min(1, Math.max(0, 2 * (theirs[complement(k)]! - 1 / 6)));
    return { theme: traitTheme(k), need, met: need * readiness };
  });
  const sum = (some: typeof parts, key: 'need' | 'met') => some.reduce((t, p) => t + p[key], 0);
  const open = [...Map.groupBy(parts, ({ theme }) => theme).values()]
    .filter((some) => sum(some, 'need') >= 0.1)
    .map((some) => sum(some, 'met') / sum(some, 'need'));
  return { needed: sum(parts, 'need'), met: sum(parts, 'met'), open: Math.max(0, ...open) };
}

/** Returns the median, and the 5 % and 95 % quantiles by linear interpolation. */
export function quantiles(values: readonly number[]): [number, number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.05, 0.95].map((p) => {
    const place = p * (sorted.length - 1);
    const [left, right] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
    return left + (right - left) * (place - Math.floor(place));
  }) as [number, number, number]; // as: of three
}
