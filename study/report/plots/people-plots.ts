/** Draws the plots of repeated comparisons and of person fit. */

import { curveStep, line } from 'd3-shape';
import type { Study } from '../study.ts';
import { mark, type Series } from './chart.ts';
import { bottom, diagonal, formatPercent, top, xAxis, yAxis, type Drawing } from './drawing.ts';
import { drawText } from './lettering.ts';

export function drawCompatibility({ figures: { compatibility } }: Study): Drawing {
  const [x, y] = [
    xAxis([20, 100], 'First comparison (percent)'),
    yAxis([20, 100], 'Second comparison (percent)'),
  ];
  const content = compatibility.scatter.map(({ match, first, second }) =>
    mark(match ? 2 : 1, x.scale(first), y.scale(second), 3),
  );
  return {
    series: [
      { name: 'random pairs', kind: 1 },
      { name: 'constructed matches', kind: 2 },
    ],
    x,
    y,
    content: diagonal(x, y) + content.join(''),
  };
}

export function drawPersonFit({ figures: { quality } }: Study): Drawing {
  const max = Math.max(
    ...quality.histogram.flatMap(({ honest, random, shuffled }) => [honest, random, shuffled]),
  );
  const [x, y] = [
    xAxis([-30, 40], 'Log likelihood ratio of the model to random answers'),
    yAxis([0, Math.ceil(max * 10) / 10], 'Share of people', formatPercent),
  ];
  const curve = (name: 'honest' | 'shuffled' | 'random', kind: Series['kind']): string => {
    const points = quality.histogram.map((bin): [number, number] => [
      x.scale(bin.from + 1),
      y.scale(bin[name]),
    ]);
    return `<path class="l${kind}" d="${line().curve(curveStep)(points) ?? ''}"/>`;
  };
  const { logRatio } = quality.shippedCuts;
  const at = x.scale(logRatio);
  const label = drawText(`cut ${logRatio}`, { x: at - 6, y: top + 14, anchor: 'end' });
  const cut = `<line class="dim" x1="${at.toFixed(1)}" x2="${at.toFixed(1)}" y1="${top}" y2="${bottom}"/>${label}`;
  return {
    series: [
      { name: 'honest', kind: 1 },
      { name: 'own answers shuffled', kind: 3 },
      { name: 'random', kind: 2 },
    ],
    x,
    y,
    content: curve('random', 2) + curve('shuffled', 3) + curve('honest', 1) + cut,
  };
}
