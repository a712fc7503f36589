import type { ReactNode } from 'react';
import { formatPlace, trackPlace, type Interval } from './geometry.ts';
import { MarginBar } from './marks.tsx';

interface CompatibilityBandProps {
  readonly percent: number;
  readonly interval: Interval;
}

const height = 22;
const middle = height / 2;

/** The percent as an upright stroke on its 90 % interval (measurement §6). */
export function CompatibilityBand({ percent, interval }: CompatibilityBandProps): ReactNode {
  const place = formatPlace(trackPlace(percent));
  const name = `${percent} percent, 90 % margin from ${Math.round(interval.low)} to ${Math.round(interval.high)}`;
  return (
    <svg
      className="chart-track"
      width="100%"
      height={height}
      overflow="visible"
      role="img"
      aria-label={name}
    >
      <rect
        width="100%"
        y={middle - 4}
        height={8}
        rx={4}
        fill="var(--raised)"
        stroke="var(--line-strong)"
        strokeWidth={0.5}
      />
      <MarginBar
        interval={interval}
        place={trackPlace}
        y={middle}
        colour="var(--accent)"
        thickness={8}
      />
      <line
        x1={place}
        x2={place}
        y1={1}
        y2={height - 1}
        stroke="var(--text)"
        strokeWidth={3}
        strokeLinecap="round"
      />
    </svg>
  );
}
