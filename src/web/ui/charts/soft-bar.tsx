/**
 * Bars whose end is soft: solid up to the lower limit of the 95 % margin, pale up to the upper one,
 * with a stroke at the score. The figures stand elsewhere.
 */

import type { ReactNode } from 'react';
import './charts.css';
import { estimateInterval, cssPercent, trackScale, type Estimate } from './geometry.ts';

const thickness = 8;
const height = 14;
const middle = height / 2;
/** How far the stroke at the score rises over the bar, in pixels. */
const rise = 3;

interface BarProps {
  readonly estimate: Estimate;
  readonly colour: string;
  /** Maps a score from 0 to 100 to a position in percent of the drawing's width. */
  readonly scale: (score: number) => number;
}

function Bar({ estimate, colour, scale }: BarProps): ReactNode {
  const { low, high } = estimateInterval(estimate) ?? { low: estimate.value, high: estimate.value };
  const at = cssPercent(scale(trackScale(estimate.value)));
  return (
    <g>
      <Block from={0} to={low} scale={scale} fill={colour} />
      <Block from={low} to={high} scale={scale} fill={colour} fillOpacity={0.3} stroke={colour} />
      <line
        x1={at}
        x2={at}
        y1={middle - thickness / 2 - rise}
        y2={middle + thickness / 2 + rise}
        stroke="var(--text)"
        strokeWidth={2.5}
        strokeLinecap="round"
      />
    </g>
  );
}

interface BlockProps {
  readonly from: number;
  readonly to: number;
  readonly scale: BarProps['scale'];
  readonly fill: string;
  readonly fillOpacity?: number;
  readonly stroke?: string;
}

function Block({ from, to, scale, ...paint }: BlockProps): ReactNode {
  const [one, other] = [scale(from), scale(to)];
  return (
    <rect
      x={cssPercent(Math.min(one, other))}
      width={cssPercent(Math.abs(other - one))}
      y={middle - thickness / 2}
      height={thickness}
      strokeWidth={0.75}
      {...paint}
    />
  );
}

const frame = { className: 'soft-bar', width: '100%', height, overflow: 'visible' } as const;

const Line = (): ReactNode => (
  <line x1="0%" x2="100%" y1={middle} y2={middle} stroke="var(--line-strong)" strokeWidth={1} />
);

/** A score from 0 to 100 as a bar. Decorative: the text beside it says the same in words. */
export const SoftBar = ({ score }: { readonly score: Estimate }): ReactNode => (
  <svg {...frame} aria-hidden="true">
    <Line />
    <Bar estimate={score} colour="var(--fantasy)" scale={trackScale} />
  </svg>
);

interface PoleBarsProps {
  readonly negative: Estimate;
  readonly positive: Estimate;
  /** The accessible name. */
  readonly label: string;
}

/** Both poles of a theme, each a score from 0 to 100, grow from the middle to their own side. */
export const PoleBars = ({ negative, positive, label }: PoleBarsProps): ReactNode => (
  <svg {...frame} role="img" aria-label={label}>
    <Line />
    <Bar estimate={negative} colour="var(--activity)" scale={(score) => (100 - score) / 2} />
    <Bar estimate={positive} colour="var(--fantasy)" scale={(score) => (100 + score) / 2} />
    <line x1="50%" x2="50%" y1={0} y2={height} stroke="var(--line-strong)" strokeWidth={1} />
  </svg>
);
