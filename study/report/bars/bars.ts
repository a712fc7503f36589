/** Judges the figures of the study by the bars (limits) of measurement §10. */

import type { Figures } from '../figures/figures.ts';
import type { Bar, JudgedBar } from './bar.ts';
import { compatibilityBars } from './compatibility.ts';
import { facetBars } from './facets.ts';
import { firstEdition } from './first-edition.ts';
import { agreementBars, symmetryBars } from './laws.ts';
import { levelBars } from './levels.ts';
import { portraitBars } from './portrait.ts';
import { precisionBars } from './precision.ts';
import { costBars, setBBars } from './product.ts';
import { publicRecordBars } from './public-record.ts';
import { qualityBars } from './quality.ts';
import { startingValuesBars } from './starting-values.ts';

const bars: readonly Bar[] = [
  ...agreementBars,
  ...precisionBars,
  ...facetBars,
  ...costBars,
  ...setBBars,
  ...compatibilityBars,
  ...levelBars,
  ...symmetryBars,
  ...qualityBars,
  ...startingValuesBars,
  ...portraitBars,
  ...publicRecordBars,
];

/**
 * Compares every figure with its limits. The quick study may miss each limit by up to the bar's
 * margin.
 */
export const judgeBars = (figures: Figures, isQuick: boolean): JudgedBar[] =>
  judge(bars, figures, isQuick);

/** The same for bars of a part that is studied alone. */
export const judge = <F>(given: readonly Bar<F>[], figures: F, isQuick: boolean): JudgedBar[] =>
  given.map((bar) => judgeBar(bar, figures, isQuick));

function judgeBar<F>(bar: Bar<F>, figures: F, isQuick: boolean): JudgedBar {
  const { item, what, min = -Infinity, max = Infinity } = bar;
  const reached = bar.figure(figures);
  const { value, se } = typeof reached === 'number' ? { value: reached, se: null } : reached;
  const margin = isQuick ? (bar.margin ?? 0) : 0;
  return {
    item,
    what,
    bar: formatLimits(bar),
    value,
    se,
    margin,
    holds: value >= min - margin && value <= max + margin,
    isKnownMiss: bar.isKnownMiss ?? false,
    firstEdition: firstEdition[item] ?? null,
  };
}

function formatLimits({ min, max }: Pick<Bar, 'min' | 'max'>): string {
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  return min === undefined ? `≤ ${max}` : `≥ ${min}`;
}
