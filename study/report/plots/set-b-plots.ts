/** Draws the plots of the length of Set B and of the exposure of the pool. */

import type { Study } from '../study.ts';
import { mark, type Series } from './chart.ts';
import { bottom, formatPercent, xAxis, yAxis, type Drawing } from './drawing.ts';

export function drawSetBLength({ figures }: Study): Drawing {
  const max = Math.max(...figures.length.calibrated.shares, ...figures.length.provisional.shares);
  const [x, y] = [
    { ...xAxis([14.4, 25.6], 'Questions in Set B'), tickCount: 11 },
    yAxis([0, Math.ceil(max * 10) / 10], 'Share of attempts', formatPercent),
  ];
  const bar = (scoring: 'calibrated' | 'provisional', k: number): string =>
    figures.length[scoring].shares
      .map(
        (share, i) =>
          `<rect class="s${k + 1}" x="${(x.scale(15 + i) - 11 + 11 * k).toFixed(1)}" width="10" y="${y.scale(share).toFixed(1)}" height="${(bottom - y.scale(share)).toFixed(1)}"/>`,
      )
      .join('');
  return {
    series: [
      { name: 'true parameters', kind: 1 },
      { name: 'provisional parameters', kind: 2 },
    ],
    x,
    y,
    content: bar('calibrated', 0) + bar('provisional', 1),
  };
}

export function drawExposure({ figures: { exposure } }: Study): Drawing {
  const max = Math.max(...exposure.product, ...exposure.withoutSlots);
  const [x, y] = [
    xAxis([0, 81], 'Questions of the pool, most shown first'),
    yAxis([0, Math.ceil(max * 10) / 10], 'Share of attempts', formatPercent),
  ];
  const dots = (shares: readonly number[], kind: Series['kind']): string =>
    [...shares]
      .sort((a, b) => b - a)
      .map((share, i) => mark(kind, x.scale(i + 1), y.scale(share), 3))
      .join('');
  return {
    series: [
      { name: 'product, two calibration slots', kind: 1 },
      { name: 'without the slots', kind: 2 },
    ],
    x,
    y,
    content: dots(exposure.withoutSlots, 2) + dots(exposure.product, 1),
  };
}
