import type { ReactNode } from 'react';
import * as words from '../words.ts';
import { cssPercent, trackScale, type Interval } from './geometry.ts';
import { MarginBar } from './marks.tsx';

interface CompatibilityBandProps {
  readonly percent: number;
  readonly interval: Interval;
  /** Where the percentage of this person lies with most people, drawn as a bracket below. */
  readonly usual?: Interval | null;
}

const height = 22;
const middle = height / 2;
const bracketTop = height + 1;
const bracketBottom = height + 8;

/** Shows the percentage as a vertical stroke on its 90 % interval (measurement §6). */
export function CompatibilityBand({
  percent,
  interval,
  usual = null,
}: CompatibilityBandProps): ReactNode {
  const x = cssPercent(trackScale(percent));
  const name = [
    words.percentWithMargin(percent, Math.round(interval.low), Math.round(interval.high)),
    ...(usual ? [words.withMostPeople(usual.low, usual.high)] : []),
  ].join('; ');
  return (
    <svg
      className="chart-track"
      width="100%"
      height={usual ? bracketBottom + 1 : height}
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
        scale={trackScale}
        y={middle}
        colour="var(--accent)"
        thickness={8}
      />
      <line
        x1={x}
        x2={x}
        y1={1}
        y2={height - 1}
        stroke="var(--text)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      {usual && <Bracket {...usual} />}
    </svg>
  );
}

function Bracket({ low, high }: Interval): ReactNode {
  const [start, end] = [low, high].map((value) => cssPercent(trackScale(value)));
  const stroke = { stroke: 'var(--muted)', strokeWidth: 1.5, strokeLinecap: 'round' } as const;
  return (
    <g>
      <line x1={start} x2={end} y1={bracketBottom} y2={bracketBottom} {...stroke} />
      <line x1={start} x2={start} y1={bracketTop} y2={bracketBottom} {...stroke} />
      <line x1={end} x2={end} y1={bracketTop} y2={bracketBottom} {...stroke} />
    </g>
  );
}
