/** Draws the plots of error, coverage and margins. */

import { scaleLinear } from 'd3-scale';
import type { Study } from '../study.ts';
import { mark, type Axis, type Series } from './chart.ts';
import {
  bottom,
  diagonal,
  formatPercent,
  right,
  top,
  xAxis,
  yAxis,
  type Drawing,
} from './drawing.ts';
import { drawText } from './lettering.ts';

export function drawRmseByForm({ figures }: Study): Drawing {
  const forms = [
    '48',
    '48+15 random',
    '48+25 random',
    '48+35 random',
    '48+15 fixed',
    '48+15 adaptive',
    '48+15 D-optimal',
    '48+adaptive length',
    '48+25 adaptive',
    '48+25 D-optimal',
    'all 128',
  ];
  const labelled = 125;
  const x: Axis = {
    scale: scaleLinear([0.35, 0.6], [labelled, right]),
    label: 'RMSE of traits (prior SD)',
    format: (v) => v.toFixed(2),
  };
  const row = (i: number): number => top + ((i + 0.5) * (bottom - top)) / forms.length;
  const content = forms.map((form, i) => {
    const points = (['calibrated', 'provisional'] as const).map((scoring, k) => {
      const found = figures.precision[`${scoring} ${form}`]?.theta.rmse;
      return found ? mark(k === 0 ? 1 : 2, x.scale(found.value), row(i)) : '';
    });
    const label = drawText(form, { x: labelled - 12, y: row(i) + 4, anchor: 'end' });
    return label + points.join('');
  });
  return {
    series: [
      { name: 'true parameters', kind: 1 },
      { name: 'provisional parameters', kind: 2 },
    ],
    x,
    y: null,
    content: content.join('\n'),
  };
}

export function drawCoverage({ figures }: Study): Drawing {
  const [x, y] = [
    xAxis([0.45, 1], 'Promised', formatPercent),
    yAxis([0.45, 1], 'Covered', formatPercent),
  ];
  const names = ['theta', 'intensity', 'polarity'] as const;
  const points = figures.coverageCurve.map((point) =>
    names
      .map((name, k) =>
        mark([1, 2, 3][k] as Series['kind'], x.scale(point.nominal), y.scale(point[name])),
      )
      .join(''),
  );
  return {
    series: [
      { name: 'traits', kind: 1 },
      { name: 'intensities', kind: 2 },
      { name: 'polarities', kind: 3 },
    ],
    x,
    y,
    content: diagonal(x, y) + points.join('\n'),
  };
}

export function drawPolarityMargin({ figures }: Study): Drawing {
  const [x, y] = [
    xAxis([8, 16], 'Error made (RMSE, points)'),
    yAxis([8, 16], 'Margin reported (points)'),
  ];
  const seriesKind = (form: string): Series['kind'] =>
    form.startsWith('calibrated') || form.startsWith('all')
      ? 1
      : form.startsWith('provisional')
        ? 2
        : 3;
  const content = Object.entries(figures.precision).map(([form, { polarity }]) =>
    mark(seriesKind(form), x.scale(polarity.rmse.value), y.scale(polarity.meanSe.value)),
  );
  return {
    series: [
      { name: 'true parameters', kind: 1 },
      { name: 'provisional', kind: 2 },
      { name: 'reserved people', kind: 3 },
    ],
    x,
    y,
    content: diagonal(x, y) + content.join('\n'),
  };
}
