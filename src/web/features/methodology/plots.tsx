/**
 * The plots of the study. Their texts are part of the page, and so have its language and font. Each
 * series differs in shape as well as in colour.
 */

import type { ReactNode } from 'react';
import { KeyEntry, keyLook } from '../../ui/charts/marks.tsx';
import { direction } from '../../ui/language/locale.ts';
import { formatNumber, formatPercent } from '../../ui/language/numbers.ts';
import { coverageCurve, errorsByForm, forms, lengthShares, shortestSetB } from './figures.ts';
import * as words from './words.ts';

const width = 400;
const height = 256;
const top = 8;
const right = 380;
const bottom = 212;
const left = 56;

type Ends = readonly [from: number, to: number];

interface Axis {
  readonly domain: Ends;
  readonly range: Ends;
  readonly ticks: readonly number[];
  readonly label: string;
  readonly format: (value: number) => string;
}

/** The place of a value on an axis. */
const place = ({ domain: [from, to], range: [start, end] }: Axis, value: number): number =>
  Number((start + ((value - from) / (to - from)) * (end - start)).toFixed(1));

const ticksFrom = (start: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => start + step * index);

const colours = ['var(--fantasy)', 'var(--activity)', 'var(--good)'] as const;
type Series = 0 | 1 | 2;

/** A circle, a diamond or a triangle. */
function Point({
  series,
  x,
  y,
}: {
  readonly series: Series;
  readonly x: number;
  readonly y: number;
}) {
  const outlines = [null, 'm0 -5.8l5.8 5.8l-5.8 5.8l-5.8 -5.8z', 'm0 -5.4l4.5 9.9h-9z'] as const;
  const outline = outlines[series];
  const fill = colours[series];
  if (outline === null) return <circle cx={x} cy={y} r={4.5} fill={fill} />;
  return <path d={`M${x} ${y}${outline}`} fill={fill} />;
}

const barWidth = 10;

interface BarProps {
  readonly series: Series;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Fills the bar of the first series, and outlines the others. */
const Bar = ({ series, x, y, height }: BarProps) => (
  <rect
    x={x + 1}
    y={y + 1}
    width={barWidth - 2}
    height={Math.max(0, height - 2)}
    fill={series === 0 ? colours[0] : 'none'}
    stroke={colours[series]}
    strokeWidth={2}
  />
);

interface LabelProps {
  readonly x: number;
  readonly y: number;
  /** 'end': the text lies to the left of `x`, whatever its direction. */
  readonly anchor?: 'middle' | 'end';
  readonly turned?: boolean;
  /** Set for names from the study, which are English on every page. */
  readonly lang?: 'en';
  readonly children: string;
}

const Label = ({ x, y, anchor = 'middle', turned = false, lang, children }: LabelProps) => (
  <text
    x={x}
    y={y}
    lang={lang}
    direction={lang ? 'ltr' : direction}
    textAnchor={anchor === 'end' && direction === 'rtl' && !lang ? 'start' : anchor}
    fill="var(--muted)"
    fontSize={12}
    {...(turned && { transform: `rotate(-90 ${x} ${y})` })}
  >
    {children}
  </text>
);

const Horizontal = ({ axis }: { readonly axis: Axis }) => (
  <>
    {axis.ticks.map((tick) => {
      const x = place(axis, tick);
      return (
        <g key={tick}>
          <line x1={x} x2={x} y1={top} y2={bottom} stroke="var(--line)" />
          <Label x={x} y={bottom + 17}>
            {axis.format(tick)}
          </Label>
        </g>
      );
    })}
    <Label x={(axis.range[0] + axis.range[1]) / 2} y={height - 6}>
      {axis.label}
    </Label>
  </>
);

const Vertical = ({ axis }: { readonly axis: Axis }) => (
  <>
    {axis.ticks.map((tick) => {
      const y = place(axis, tick);
      return (
        <g key={tick}>
          <line x1={left} x2={right} y1={y} y2={y} stroke="var(--line)" />
          <Label x={left - 8} y={y + 4} anchor="end">
            {axis.format(tick)}
          </Label>
        </g>
      );
    })}
    <Label x={12} y={(top + bottom) / 2} turned>
      {axis.label}
    </Label>
  </>
);

interface PlotProps {
  /** The accessible name. */
  readonly label: string;
  readonly caption: string;
  readonly series: readonly string[];
  readonly hasBars?: boolean;
  readonly children: ReactNode;
}

/** Runs from left to right in every language. */
const Plot = ({ label, caption, series, hasBars = false, children }: PlotProps) => (
  <figure className="max-w-lg">
    <p className={keyLook}>
      {series.map((name, index) => (
        <KeyEntry key={name} word={name}>
          {hasBars ? (
            <Bar series={index === 0 ? 0 : 1} x={-barWidth / 2} y={-5} height={10} />
          ) : (
            <Point series={index as Series /* as: there are at most three */} x={0} y={0} />
          )}
        </KeyEntry>
      ))}
    </p>
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      direction="ltr"
      className="mt-2 h-auto w-full tabular-nums"
    >
      {children}
    </svg>
    <figcaption className="mt-2 text-step--1 text-muted">{caption}</figcaption>
  </figure>
);

const scorings = [words.trueParameters, words.provisionalParameters] as const;

function ErrorPlot() {
  const axis: Axis = {
    domain: [0.35, 0.6],
    range: [140, right],
    ticks: ticksFrom(0.35, 0.05, 6),
    label: words.errorAxis,
    format: (value) => formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  };
  const rowHeight = (bottom - top) / errorsByForm.length;
  return (
    <Plot label={words.errorChart} caption={words.errorCaption} series={scorings}>
      <Horizontal axis={axis} />
      {errorsByForm.map((errors, row) => {
        const y = top + (row + 0.5) * rowHeight;
        return (
          <g key={forms[row]}>
            <Label x={132} y={y + 4} anchor="end" lang="en">
              {forms[row] ?? ''}
            </Label>
            {errors.map(
              (error, index) =>
                error !== null && (
                  <Point
                    key={scorings[index]}
                    series={index === 0 ? 0 : 1}
                    x={place(axis, error)}
                    y={y}
                  />
                ),
            )}
          </g>
        );
      })}
    </Plot>
  );
}

const kinds = [words.traits, words.intensities, words.polarities] as const;

function CoveragePlot() {
  const shares = {
    domain: [45, 100] as const,
    ticks: ticksFrom(50, 10, 6),
    format: formatPercent,
  };
  const x: Axis = { ...shares, range: [left, right], label: words.promised };
  const y: Axis = { ...shares, range: [bottom, top], label: words.covered };
  return (
    <Plot label={words.coverageChart} caption={words.coverageCaption} series={kinds}>
      <Horizontal axis={x} />
      <Vertical axis={y} />
      <line
        x1={left}
        x2={right}
        y1={bottom}
        y2={top}
        stroke="var(--line-strong)"
        strokeDasharray="4 4"
      />
      {coverageCurve.map(({ nominal, theta, intensity, polarity }) =>
        [theta, intensity, polarity].map((covered, index) => (
          <Point
            key={`${nominal} ${kinds[index]}`}
            series={index as Series /* as: there are three */}
            x={place(x, 100 * nominal)}
            y={place(y, 100 * covered)}
          />
        )),
      )}
    </Plot>
  );
}

function LengthPlot() {
  const longest = shortestSetB + (lengthShares[0]?.length ?? 0) - 1;
  const x: Axis = {
    domain: [shortestSetB - 0.6, longest + 0.6],
    range: [left, right],
    ticks: ticksFrom(shortestSetB, 1, longest - shortestSetB + 1),
    label: words.lengthAxis,
    format: formatNumber,
  };
  const highest = Math.ceil(Math.max(...lengthShares.flat()) * 10) * 10;
  const y: Axis = {
    domain: [0, highest],
    range: [bottom, top],
    ticks: ticksFrom(0, 10, highest / 10 + 1),
    label: words.shareAxis,
    format: formatPercent,
  };
  return (
    <Plot label={words.lengthChart} caption={words.lengthCaption} series={scorings} hasBars>
      <Horizontal axis={x} />
      <Vertical axis={y} />
      {lengthShares.map((shares, index) =>
        shares.map((share, extra) => (
          <Bar
            key={`${scorings[index]}${shortestSetB + extra}`}
            series={index === 0 ? 0 : 1}
            x={place(x, shortestSetB + extra) + (index - 1) * (barWidth + 1)}
            y={place(y, 100 * share)}
            height={bottom - place(y, 100 * share)}
          />
        )),
      )}
    </Plot>
  );
}

export const Plots = () => (
  <div className="my-2 flex flex-col gap-10">
    <ErrorPlot />
    <CoveragePlot />
    <LengthPlot />
  </div>
);
