import type { ReactNode } from 'react';
import { levelBorders } from '../../../domain/scoring.ts';
import * as words from '../words.ts';
import { cssPercent, trackScale, type Interval } from './geometry.ts';
import { Drawing, MarginBar } from './marks.tsx';

interface CompatibilityBandProps {
  readonly percent: number;
  readonly interval: Interval;
}

const height = 22;
const middle = height / 2;

/** The percentage as a stroke on its 90 % interval, between the levels (measurement §6). */
export function CompatibilityBand({ percent, interval }: CompatibilityBandProps): ReactNode {
  const x = cssPercent(trackScale(percent));
  const name = words.percentWithMargin(
    percent,
    Math.round(interval.low),
    Math.round(interval.high),
  );
  return (
    <Drawing kind="track" height={height} label={name}>
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
        scale={trackScale}
        y={middle}
        colour="var(--accent)"
        thickness={8}
      />
      {levelBorders.map((border) => {
        const at = cssPercent(trackScale(border));
        return <line key={border} x1={at} x2={at} y1={4} y2={height - 4} stroke="var(--muted)" />;
      })}
      <line
        x1={x}
        x2={x}
        y1={1}
        y2={height - 1}
        stroke="var(--text)"
        strokeWidth={3}
        strokeLinecap="round"
      />
    </Drawing>
  );
}
