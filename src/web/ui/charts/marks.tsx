/**
 * The drawn vocabulary: fantasy is a circle, activity a diamond, a margin a soft bar. Colour
 * never stands alone.
 */

import type { ReactNode } from 'react';
import './charts.css';
import { diamondPath, formatPlace, type Interval } from './geometry.ts';

export type MarkShape = 'fantasy' | 'activity';

interface MarkProps {
  readonly shape: MarkShape;
  readonly radius?: number;
  /** Writes the letter F or A into the mark, for large tracks (spec §2 public profile). */
  readonly lettered?: boolean;
}

/** Around (0, 0). The ring in the ground's colour keeps two marks apart where they meet. */
export function Mark({ shape, radius = 6, lettered = false }: MarkProps): ReactNode {
  const paint = { fill: `var(--${shape})`, stroke: 'var(--ground)', strokeWidth: 1.5 };
  return (
    <g>
      {shape === 'fantasy' ? (
        <circle r={radius} {...paint} />
      ) : (
        <path d={diamondPath(radius)} {...paint} />
      )}
      {lettered && (
        <text
          textAnchor="middle"
          dy="0.35em"
          fontSize={radius * 1.15}
          fontWeight={700}
          fill="var(--ground)"
        >
          {shape === 'fantasy' ? 'F' : 'A'}
        </text>
      )}
    </g>
  );
}

interface AtProps {
  /** Percent of the track's width. */
  readonly place: number;
  readonly y: number;
  readonly children: ReactNode;
}

/** Moves its children to a place given in percent, which a transform cannot do. */
export function At({ place, y, children }: AtProps): ReactNode {
  return (
    <svg x={formatPlace(place)} y={y} overflow="visible">
      {children}
    </svg>
  );
}

interface MarginBarProps {
  readonly interval: Interval | null;
  readonly place: (value: number) => number;
  readonly y: number;
  readonly colour: string;
  readonly thickness?: number;
}

/**
 * Slimmer than a mark, and paler than it only so far that it holds 3:1 on every ground (WCAG
 * 1.4.11): an interval is no decoration.
 */
const margin = { thickness: 4, opacity: 0.8 } as const;

export function MarginBar({
  interval,
  place,
  y,
  colour,
  thickness = margin.thickness,
}: MarginBarProps): ReactNode {
  if (interval === null) return null;
  const start = place(interval.low);
  const width = Math.max(0, place(interval.high) - start);
  return (
    <rect
      x={formatPlace(start)}
      width={formatPlace(width)}
      y={y - thickness / 2}
      height={thickness}
      rx={thickness / 2}
      fill={colour}
      opacity={margin.opacity}
    />
  );
}

/** One entry of a key: a small drawing and its word. */
export function KeyEntry({
  children,
  word,
}: {
  readonly children: ReactNode;
  readonly word: string;
}): ReactNode {
  return (
    <span className="chart-key-entry">
      <svg
        width="18"
        height="18"
        viewBox="-9 -9 18 18"
        overflow="visible"
        aria-hidden="true"
        focusable="false"
      >
        {children}
      </svg>
      {word}
    </span>
  );
}

export const KeyMargin = ({
  colour,
  word,
}: {
  readonly colour: string;
  readonly word: string;
}): ReactNode => (
  <KeyEntry word={word}>
    <rect
      x={-10}
      y={-margin.thickness / 2}
      width={20}
      height={margin.thickness}
      rx={margin.thickness / 2}
      fill={colour}
      opacity={margin.opacity}
    />
  </KeyEntry>
);

export function MarkKey({ lettered = false }: { readonly lettered?: boolean }): ReactNode {
  const radius = lettered ? 8 : 5.5;
  return (
    <p className="chart-key">
      <KeyEntry word="fantasy">
        <Mark shape="fantasy" lettered={lettered} radius={radius} />
      </KeyEntry>
      <KeyEntry word="activity">
        <Mark shape="activity" lettered={lettered} radius={radius} />
      </KeyEntry>
      <KeyMargin colour="var(--fantasy)" word="95 % margin" />
    </p>
  );
}
