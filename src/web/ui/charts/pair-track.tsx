import type { ReactNode } from 'react';
import { estimateInterval, trackScale, type Estimate } from './geometry.ts';
import { Positioned, KeyEntry, KeyMargin, MarginBar } from './marks.tsx';
import { TrackLine } from './tracks.tsx';

interface PairTrackProps {
  readonly name: string;
  readonly mine: Estimate;
  readonly theirs: Estimate;
}

const height = 36;
const middle = height / 2;
const reach = 11;

const sides = {
  mine: { colour: 'var(--accent)', y: middle - reach, d: 'M-6.5 -5.5H6.5L0 6Z' },
  theirs: { colour: 'var(--text)', y: middle + reach, d: 'M-6.5 5.5H6.5L0 -6Z' },
} as const;

/**
 * The scores of two people on one line, each with its 95 % margin. Your marker is above the line,
 * theirs below.
 */
export function PairTrack({ name, mine, theirs }: PairTrackProps): ReactNode {
  const estimates = { mine, theirs };
  const label = `${name}: you ${Math.round(mine.value)}, they ${Math.round(theirs.value)}, of 100`;
  return (
    <svg
      className="chart-track"
      width="100%"
      height={height}
      overflow="visible"
      role="img"
      aria-label={label}
    >
      <TrackLine middle={middle} tick={3} />
      {(['mine', 'theirs'] as const).map((side) => (
        <g key={side}>
          <MarginBar
            interval={estimateInterval(estimates[side])}
            scale={trackScale}
            y={sides[side].y}
            colour={sides[side].colour}
          />
          <Positioned percent={trackScale(estimates[side].value)} y={sides[side].y}>
            <SideMark side={side} />
          </Positioned>
        </g>
      ))}
    </svg>
  );
}

/**
 * Your marker is filled and theirs is hollow, so that they differ in more than colour and position.
 */
const SideMark = ({ side }: { readonly side: keyof typeof sides }): ReactNode => (
  <path
    d={sides[side].d}
    fill={side === 'mine' ? sides.mine.colour : 'var(--ground)'}
    stroke={side === 'mine' ? 'var(--ground)' : sides.theirs.colour}
    strokeWidth={1.5}
    strokeLinejoin="round"
  />
);

export const PairKey = (): ReactNode => (
  <p className="chart-key">
    <KeyEntry word="you">
      <SideMark side="mine" />
    </KeyEntry>
    <KeyEntry word="they">
      <SideMark side="theirs" />
    </KeyEntry>
    <KeyMargin colour="var(--accent)" word="95 % margin" />
  </p>
);
