import type { ReactNode } from 'react';
import { z95 } from '../../../domain/scoring.ts';
import { formatPlace, intervalOf, trackPlace, trackTicks, type Estimate } from './geometry.ts';
import { At, Mark, MarginBar } from './marks.tsx';

interface FacetTrackProps {
  readonly name: string;
  readonly fantasy: Estimate;
  readonly activity: Estimate;
  /** Larger marks with their letters, for the public profile (spec §2). */
  readonly lettered?: boolean;
}

const sizes = {
  plain: { height: 34, lane: 8, radius: 5.5, tick: 3 },
  lettered: { height: 48, lane: 12, radius: 8.5, tick: 5 },
} as const;

/**
 * Fantasy above one hairline, activity below it, each on its 95 % margin: two lanes, so that
 * marks lying close together never hide each other. Ticks at 0, 25, 50, 75, 100 (spec §9).
 */
export function FacetTrack({
  name,
  fantasy,
  activity,
  lettered = false,
}: FacetTrackProps): ReactNode {
  const size = sizes[lettered ? 'lettered' : 'plain'];
  const middle = size.height / 2;
  const lanes = [
    { shape: 'fantasy', estimate: fantasy, y: middle - size.lane },
    { shape: 'activity', estimate: activity, y: middle + size.lane },
  ] as const;
  return (
    <svg
      className="chart-track"
      width="100%"
      height={size.height}
      overflow="visible"
      role="img"
      aria-label={trackName(name, fantasy, activity)}
    >
      <TrackLine middle={middle} tick={size.tick} />
      {lanes.map(({ shape, estimate, y }) => (
        <g key={shape}>
          <MarginBar
            interval={intervalOf(estimate, z95)}
            place={trackPlace}
            y={y}
            colour={`var(--${shape})`}
          />
          <At place={trackPlace(estimate.value)} y={y}>
            <Mark shape={shape} radius={size.radius} lettered={lettered} />
          </At>
        </g>
      ))}
    </svg>
  );
}

const trackName = (name: string, fantasy: Estimate, activity: Estimate): string =>
  `${name}: fantasy ${Math.round(fantasy.value)}, activity ${Math.round(activity.value)}, of 100`;

export function TrackLine({
  middle,
  tick,
}: {
  readonly middle: number;
  readonly tick: number;
}): ReactNode {
  return (
    <g stroke="var(--line-strong)" strokeWidth={1}>
      <line x1="0%" x2="100%" y1={middle} y2={middle} />
      {trackTicks.map((value) => (
        <line
          key={value}
          x1={formatPlace(value)}
          x2={formatPlace(value)}
          y1={middle - tick}
          y2={middle + tick}
        />
      ))}
    </g>
  );
}

/** The figures of the ticks, once for a list of tracks of the same width. */
export function TrackAxis(): ReactNode {
  return (
    <svg
      className="chart-axis"
      width="100%"
      height={18}
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      {trackTicks.map((value) => (
        <text
          key={value}
          x={formatPlace(value)}
          y={13}
          textAnchor={value === 0 ? 'start' : value === 100 ? 'end' : 'middle'}
          fill="var(--muted)"
          fontSize={12}
        >
          {value}
        </text>
      ))}
    </svg>
  );
}

interface ScoreTrackProps {
  readonly name: string;
  readonly score: Estimate;
  /** How the figure is written, where it is not on the 0-100 scale (legacy profiles). */
  readonly figure: string;
}

/** One figure on its 95 % margin, for scores that have no fantasy and activity sides. */
export function ScoreTrack({ name, score, figure }: ScoreTrackProps): ReactNode {
  const height = 20;
  const middle = height / 2;
  return (
    <svg
      className="chart-track"
      width="100%"
      height={height}
      overflow="visible"
      role="img"
      aria-label={`${name}: ${figure}`}
    >
      <TrackLine middle={middle} tick={3} />
      <MarginBar
        interval={intervalOf(score, z95)}
        place={trackPlace}
        y={middle}
        colour="var(--muted)"
      />
      <At place={trackPlace(score.value)} y={middle}>
        <circle r={5.5} fill="var(--text)" stroke="var(--ground)" strokeWidth={1.5} />
      </At>
    </svg>
  );
}
