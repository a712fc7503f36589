/** Circles for fantasy, diamonds for activity: colour is never the only difference. */

import type { ReactNode } from 'react';
import './charts.css';
import * as words from '../words.ts';
import { diamondPath, cssPercent, type Interval } from './geometry.ts';

interface DrawingProps {
  readonly kind: 'track' | 'axis';
  readonly height: number;
  /** The accessible name; without one, the drawing is decorative. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A drawing that is as wide as its place. Its parts have their positions in percent. */
export const Drawing = ({ kind, height, label, children }: DrawingProps): ReactNode => (
  <svg
    className={`chart-${kind}`}
    width="100%"
    height={height}
    overflow="visible"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {children}
  </svg>
);

interface TickLabelsProps {
  /** Scores at equal distances. */
  readonly scores: readonly number[];
  readonly y: number;
}

/** The scores along an axis; those at the ends stay inside it. */
export const TickLabels = ({ scores, y }: TickLabelsProps): ReactNode =>
  scores.map((score, index) => (
    <text
      key={score}
      x={cssPercent((100 * index) / (scores.length - 1))}
      y={y}
      textAnchor={index === 0 ? 'start' : index === scores.length - 1 ? 'end' : 'middle'}
      fill="var(--muted)"
      fontSize={12}
    >
      {score}
    </text>
  ));

export type MarkShape = 'fantasy' | 'activity';

interface MarkProps {
  /** Both facets at one place share a mark. */
  readonly shape: MarkShape | 'both';
  readonly radius?: number;
  /** Whether the letter F or A is written in the mark, as on the public profile. */
  readonly lettered?: boolean;
}

/** A mark around (0, 0). A ring in the background colour separates marks that touch. */
export function Mark({ shape, radius = 6, lettered = false }: MarkProps): ReactNode {
  if (shape === 'both') return <BothMark radius={radius} lettered={lettered} />;
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
          {shape === 'fantasy' ? words.fantasyInitial : words.activityInitial}
        </text>
      )}
    </g>
  );
}

/** One mark for fantasy and activity alike: a bar that ends as a circle and as a diamond. */
function BothMark({ radius, lettered }: Required<Omit<MarkProps, 'shape'>>): ReactNode {
  const half = lettered ? radius * 0.95 : radius * 0.55;
  const reach = Number((radius * Math.sqrt(Math.PI / 2)).toFixed(2));
  const letter = {
    textAnchor: 'middle',
    dy: '0.35em',
    fontSize: radius * 1.15,
    fontWeight: 700,
    fill: 'var(--ground)',
  } as const;
  return (
    <g>
      <path
        d={`M${-half} ${-radius}H${half}L${half + reach} 0L${half} ${radius}H${-half}A${radius} ${radius} 0 0 1 ${-half} ${-radius}Z`}
        fill="var(--text)"
        stroke="var(--ground)"
        strokeWidth={1.5}
      />
      {lettered && (
        <>
          <text x={-half * 0.9} {...letter}>
            {words.fantasyInitial}
          </text>
          <text x={half} {...letter}>
            {words.activityInitial}
          </text>
        </>
      )}
    </g>
  );
}

interface PositionedProps {
  /** The position in percent of the track's width. */
  readonly percent: number;
  readonly y: number;
  readonly children: ReactNode;
}

/** Moves its children by a percentage, by a nested <svg>: an SVG transform accepts none. */
export const Positioned = ({ percent, y, children }: PositionedProps): ReactNode => (
  <svg x={cssPercent(percent)} y={y} overflow="visible">
    {children}
  </svg>
);

interface MarginBarProps {
  readonly interval: Interval | null;
  readonly scale: (value: number) => number;
  readonly y: number;
  readonly colour: string;
  readonly thickness?: number;
}

/** Paler than a mark, but with 3:1 on every background: it carries meaning (WCAG 1.4.11). */
const opacity = 0.8;

export function MarginBar({
  interval,
  scale,
  y,
  colour,
  thickness = 4,
}: MarginBarProps): ReactNode {
  if (interval === null) return null;
  const start = scale(interval.low);
  const width = Math.max(0, scale(interval.high) - start);
  return (
    <rect
      x={cssPercent(start)}
      width={cssPercent(width)}
      y={y - thickness / 2}
      height={thickness}
      rx={thickness / 2}
      fill={colour}
      opacity={opacity}
    />
  );
}

export const keyLook = 'flex flex-wrap items-center gap-x-5 gap-y-1 text-step--1 text-muted';

/** One entry of a legend: a small drawing and its label. */
export const KeyEntry = ({
  children,
  word,
}: {
  readonly children: ReactNode;
  readonly word: string;
}): ReactNode => (
  <span className="inline-flex items-center gap-2">
    <svg width="18" height="18" viewBox="-9 -9 18 18" overflow="visible" aria-hidden="true">
      {children}
    </svg>
    {word}
  </span>
);

export function MarkKey({ lettered = false }: { readonly lettered?: boolean }): ReactNode {
  const radius = lettered ? 8 : 5.5;
  return (
    <p className={keyLook}>
      <KeyEntry word={words.fantasy}>
        <Mark shape="fantasy" lettered={lettered} radius={radius} />
      </KeyEntry>{' '}
      <KeyEntry word={words.activity}>
        <Mark shape="activity" lettered={lettered} radius={radius} />
      </KeyEntry>
    </p>
  );
}
