/** Lists the plots of the study: file, title, and a description that screen readers announce. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { scaleLinear } from 'd3-scale';
import { curveStep, line } from 'd3-shape';
import type { Study } from '../study.ts';
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
    file: 'polarity-margin.svg',
    title: 'Promised and realised polarity margin by form',
    description:
      'Mean margin that the product reports for a polarity against the root mean square of the errors it makes, one point a form. On the diagonal is right.',
  },
  {
    file: 'set-b-length.svg',
    title: 'Length of Set B',
    description:
      'Share of attempts of each length from 15 to 25 questions, true and provisional parameters.',
  },
  {
    file: 'exposure.svg',
    title: 'How often each question of the pool is shown',
    description:
      'The 80 questions of the pool in order of exposure, with the calibration slots of the product and without.',
  },
  {
    file: 'compatibility.svg',
    title: 'The same pairs compared twice',
    description:
      'Compatibility percent of the same pair in two independent administrations, random pairs and constructed matches. On the diagonal is perfect repetition.',
  },
  {
    file: 'person-fit.svg',
    title: 'Person fit of honest and random answers',
    description:
      'Distribution of the log likelihood ratio of the model to uniformly random answers, for honest people, for the same people’s answers in random places, and for random answers, under provisional parameters, with the cut of the product. The product also uses the index lz, which finds most of the shuffled answers.',
  },
] as const;

type Plot = (typeof plots)[number];
type PlotFile = Plot['file'];

function drawRmseByForm({ figures }: Study): Drawing {
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

function drawCoverage({ figures }: Study): Drawing {
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

function drawPolarityMargin({ figures }: Study): Drawing {
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

function drawSetBLength({ figures }: Study): Drawing {
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

function drawExposure({ figures: { exposure } }: Study): Drawing {
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

function drawCompatibility({ figures: { compatibility } }: Study): Drawing {
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

function drawPersonFit({ figures: { quality } }: Study): Drawing {
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

const draw: Record<PlotFile, (study: Study) => Drawing> = {
  'rmse-by-form.svg': drawRmseByForm,
  'coverage.svg': drawCoverage,
  'polarity-margin.svg': drawPolarityMargin,
  'set-b-length.svg': drawSetBLength,
  'exposure.svg': drawExposure,
  'compatibility.svg': drawCompatibility,
  'person-fit.svg': drawPersonFit,
};

export function drawPlot({ file, title, description }: Plot, study: Study): string {
  const { series, x, y, content } = draw[file](study);
  return chart({ title, description, series }, x, y, content);
}

/** Writes every plot into the folder. */
export function writePlots(study: Study, folder: URL): void {
  mkdirSync(folder, { recursive: true });
  for (const plot of plots) writeFileSync(new URL(plot.file, folder), drawPlot(plot, study));
}
