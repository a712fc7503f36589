/** Draws the plots of the study from its figures. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { scaleLinear } from 'd3-scale';
import { curveStep, line } from 'd3-shape';
import { chart, escaped, height, margin, mark, width, type Axis, type Series } from './chart.ts';
import { plots, type PlotFile } from './plot-list.ts';
import type { Study } from './study.ts';

const [left, right, top, bottom] = [
  margin.left,
  width - margin.right,
  margin.top,
  height - margin.bottom,
];
const percent = (value: number): string => `${Math.round(100 * value)} %`;
const plain = (value: number): string => String(value);

function across(domain: [number, number], label: string, format = plain): Axis {
  return { scale: scaleLinear(domain, [left, right]), label, format };
}

function upward(domain: [number, number], label: string, format = plain): Axis {
  return { scale: scaleLinear(domain, [bottom, top]), label, format };
}

interface Drawing {
  series: Series[];
  x: Axis | null;
  y: Axis | null;
  content: string;
}

function diagonal(x: Axis, y: Axis): string {
  const [low, high] = x.scale.domain() as [number, number]; // as: every scale here has two ends
  return `<line class="dim" x1="${x.scale(low)}" y1="${y.scale(low)}" x2="${x.scale(high)}" y2="${y.scale(high)}"/>`;
}

const draw: Record<PlotFile, (study: Study) => Drawing> = {
  'rmse-by-form.svg': ({ figures }) => {
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
    const labelled = 190;
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
      return `<text class="end" x="${labelled - 12}" y="${row(i)}" dy="4">${escaped(form)}</text>${points.join('')}`;
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
  },
  'coverage.svg': ({ figures }) => {
    const [x, y] = [across([0.45, 1], 'Promised', percent), upward([0.45, 1], 'Covered', percent)];
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
  },
  'polarity-margin.svg': ({ figures }) => {
    const [x, y] = [
      across([9, 16], 'Error made (RMSE, points)'),
      upward([9, 16], 'Margin reported (points)'),
    ];
    const kindOf = (form: string): Series['kind'] =>
      form.startsWith('calibrated') || form.startsWith('all')
        ? 1
        : form.startsWith('provisional')
          ? 2
          : 3;
    const content = Object.entries(figures.precision).map(([form, { polarity }]) =>
      mark(kindOf(form), x.scale(polarity.rmse.value), y.scale(polarity.meanSe.value)),
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
  },
  'set-b-length.svg': ({ figures }) => {
    const most = Math.max(
      ...figures.length.calibrated.shares,
      ...figures.length.provisional.shares,
    );
    const [x, y] = [
      across([14.4, 25.6], 'Questions in Set B'),
      upward([0, Math.ceil(most * 10) / 10], 'Share of attempts', percent),
    ];
    const bar = (scoring: 'calibrated' | 'provisional', k: number): string =>
      figures.length[scoring].shares
        .map(
          (share, i) =>
            `<rect class="s${k + 1}" x="${(x.scale(15 + i) - 16 + 16 * k).toFixed(1)}" width="15" y="${y.scale(share).toFixed(1)}" height="${(bottom - y.scale(share)).toFixed(1)}"/>`,
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
  },
  'exposure.svg': ({ figures: { exposure } }) => {
    const most = Math.max(...exposure.product, ...exposure.withoutSlots);
    const [x, y] = [
      across([0, 81], 'Questions of the pool, most shown first'),
      upward([0, Math.ceil(most * 10) / 10], 'Share of attempts', percent),
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
  },
  'compatibility.svg': ({ figures: { compatibility } }) => {
    const [x, y] = [
      across([20, 100], 'First comparison (percent)'),
      upward([20, 100], 'Second comparison (percent)'),
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
  },
  'person-fit.svg': ({ figures: { quality } }) => {
    const most = Math.max(
      ...quality.histogram.flatMap(({ honest, random, halfRandom }) => [
        honest,
        random,
        halfRandom,
      ]),
    );
    const [x, y] = [
      across([-9, 5], 'Person fit lz'),
      upward([0, Math.ceil(most * 10) / 10], 'Share of people', percent),
    ];
    const curve = (name: 'honest' | 'halfRandom' | 'random', kind: Series['kind']): string => {
      const points = quality.histogram.map((bin): [number, number] => [
        x.scale(bin.from + 0.25),
        y.scale(bin[name]),
      ]);
      return `<path class="l${kind}" d="${line().curve(curveStep)(points) ?? ''}"/>`;
    };
    const at = x.scale(quality.shippedCutoff).toFixed(1);
    const cut = `<line class="dim" x1="${at}" x2="${at}" y1="${top}" y2="${bottom}"/><text class="end" x="${at}" y="${top}" dx="-6" dy="14">cut-off ${quality.shippedCutoff}</text>`;
    return {
      series: [
        { name: 'honest', kind: 1 },
        { name: 'half random', kind: 3 },
        { name: 'random', kind: 2 },
      ],
      x,
      y,
      content: curve('random', 2) + curve('halfRandom', 3) + curve('honest', 1) + cut,
    };
  },
};

/** Writes every plot into the folder. */
export function writePlots(study: Study, folder: URL): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, title, description } of plots) {
    const { series, x, y, content } = draw[file](study);
    writeFileSync(new URL(file, folder), chart({ title, description, series }, x, y, content));
  }
}
