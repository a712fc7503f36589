import type { ReactNode } from 'react';
import * as words from '../words.ts';
import {
  estimateInterval,
  formatOnTrack,
  cssPercent,
  ticksOf,
  trackScale,
  trackTicks,
  type Estimate,
  type TrackMax,
} from './geometry.ts';
import { Drawing, Positioned, Mark, MarginBar, TickLabels } from './marks.tsx';

interface FacetTrackProps {
  readonly name: string;
  readonly fantasy: Estimate;
  readonly activity: Estimate;
  /** Larger marks with letters, for the public profile. */
  readonly lettered?: boolean;
  /** The scale of the ticks and of the accessible name; the values are from 0 to 100 on either. */
  readonly max?: TrackMax;
}

const sizes = {
  plain: { height: 34, lane: 8, radius: 5.5, tick: 3 },
  lettered: { height: 44, lane: 11, radius: 8.5, tick: 5 },
} as const;

const heightOfOne = 26;

/**
 * Fantasy above the line and activity below, so that marks of similar value do not overlap. Where
 * the two are equal there is one mark.
 */
export function FacetTrack({
  name,
  fantasy,
  activity,
  lettered = false,
  max = 100,
}: FacetTrackProps): ReactNode {
  const size = sizes[lettered ? 'lettered' : 'plain'];
  const isOne = Math.round(fantasy.value) === Math.round(activity.value);
  const height = isOne ? heightOfOne : size.height;
  const middle = height / 2;
  const inWords = ({ value }: Estimate) => formatOnTrack(value, max);
  const label = words.facetsInWords(name, inWords(fantasy), inWords(activity), max);
  const lanes = isOne
    ? ([{ shape: 'both', estimate: fantasy, y: middle }] as const)
    : ([
        { shape: 'fantasy', estimate: fantasy, y: middle - size.lane },
        { shape: 'activity', estimate: activity, y: middle + size.lane },
      ] as const);
  return (
    <Drawing kind="track" height={height} label={label}>
      <TrackLine middle={middle} tick={size.tick} max={max} />
      {lanes.map(({ shape, estimate, y }) => (
        <g key={shape}>
          <MarginBar
            interval={estimateInterval(estimate)}
            scale={trackScale}
            y={y}
            colour={shape === 'both' ? 'var(--muted)' : `var(--${shape})`}
          />
          <Positioned percent={trackScale(estimate.value)} y={y}>
            <Mark shape={shape} radius={size.radius} lettered={lettered} />
          </Positioned>
        </g>
      ))}
    </Drawing>
  );
}

export const TrackLine = ({
  middle,
  tick,
  max = 100,
}: {
  readonly middle: number;
  readonly tick: number;
  readonly max?: TrackMax;
}): ReactNode => (
  <g stroke="var(--line-strong)" strokeWidth={1}>
    <line x1="0%" x2="100%" y1={middle} y2={middle} />
    {ticksOf(max).map((value) => (
      <line
        key={value}
        x1={cssPercent(value)}
        x2={cssPercent(value)}
        y1={middle - tick}
        y2={middle + tick}
      />
    ))}
  </g>
);

/** The numbers of the ticks, drawn once for a list of tracks of the same width. */
export const TrackAxis = (): ReactNode => (
  <Drawing kind="axis" height={18}>
    <TickLabels scores={trackTicks} y={13} />
  </Drawing>
);

interface ScoreTrackProps {
  readonly name: string;
  readonly score: Estimate;
  readonly figure: string;
}

/** Shows one score with its 95 % margin, for a score without fantasy and activity. */
export function ScoreTrack({ name, score, figure }: ScoreTrackProps): ReactNode {
  const height = 20;
  const middle = height / 2;
  return (
    <Drawing kind="track" height={height} label={`${name}: ${figure}`}>
      <TrackLine middle={middle} tick={3} />
      <MarginBar
        interval={estimateInterval(score)}
        scale={trackScale}
        y={middle}
        colour="var(--muted)"
      />
      <Positioned percent={trackScale(score.value)} y={middle}>
        <circle r={5.5} fill="var(--text)" stroke="var(--ground)" strokeWidth={1.5} />
      </Positioned>
    </Drawing>
  );
}
