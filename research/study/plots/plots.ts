/** Lists the plots of the study: file, title, and a description that screen readers announce. */

import { scaleLinear } from 'd3-scale';
import type { MainStudy } from '../study.ts';
import {
  mark,
  type Axis,
  type Series,
  bottom,
  diagonal,
  formatPercent,
  right,
  top,
  xAxis,
  yAxis,
  type Drawing,
  drawText,
  chart,
} from './chart.ts';

export const plots = [
  {
    file: 'rmse-by-form.svg',
    title: 'Error of the traits by form',
    description:
      'Root mean square error of the 17 traits, in prior standard deviations, for each form, scored with true and with provisional parameters. Fewer questions, larger errors; provisional parameters cost about as much as fifteen questions bring.',
  },
  {
    file: 'coverage.svg',
    title: 'Do the intervals cover what they promise?',
    description:
      'Share of true values inside intervals of nominal coverage 50 to 99 per cent, for traits, intensities and polarities after 48 + 15 questions. On the diagonal is right.',
  },
  {
    file: 'set-b-length.svg',
    title: 'Length of Set B',
    description:
      'Share of attempts of each length from 15 to 25 questions, true and provisional parameters.',
  },
] as const;

type Plot = (typeof plots)[number];
type PlotFile = Plot['file'];

function drawRmseByForm({ figures }: MainStudy): Drawing {
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
      const found = figures.precision.forms[`${scoring} ${form}`]?.theta.rmse;
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

function drawCoverage({ figures }: MainStudy): Drawing {
  const [x, y] = [
    xAxis([0.45, 1], 'Promised', formatPercent),
    yAxis([0.45, 1], 'Covered', formatPercent),
  ];
  const names = ['theta', 'intensity', 'polarity'] as const;
  const points = figures.precision.coverageCurve.map((point) =>
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

function drawSetBLength({ figures }: MainStudy): Drawing {
  const max = Math.max(
    ...figures.precision.length.calibrated.shares,
    ...figures.precision.length.provisional.shares,
  );
  const [x, y] = [
    { ...xAxis([14.4, 25.6], 'Questions in Set B'), tickCount: 11 },
    yAxis([0, Math.ceil(max * 10) / 10], 'Share of attempts', formatPercent),
  ];
  const bar = (scoring: 'calibrated' | 'provisional', k: number): string =>
    figures.precision.length[scoring].shares
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

const draw: Record<PlotFile, (study: MainStudy) => Drawing> = {
  'rmse-by-form.svg': drawRmseByForm,
  'coverage.svg': drawCoverage,
  'set-b-length.svg': drawSetBLength,
};

export function drawPlot({ file, title, description }: Plot, study: MainStudy): string {
  const { series, x, y, content } = draw[file](study);
  return chart({ title, description, series }, x, y, content);
}
