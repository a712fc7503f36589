import type { ReactNode } from 'react';
import * as words from '../words.ts';
import { trackScale } from './geometry.ts';
import { Drawing, Positioned } from './marks.tsx';
import { TrackLine } from './tracks.tsx';

interface PairTrackProps {
  readonly name: string;
  /** The two scores, from 0 to 100. */
  readonly mine: number;
  readonly theirs: number;
}

const height = 36;
const middle = height / 2;
const reach = 11;

const sides = {
  mine: { colour: 'var(--accent)', y: middle - reach, d: 'M-6.5 -5.5H6.5L0 6Z' },
  theirs: { colour: 'var(--text)', y: middle + reach, d: 'M-6.5 5.5H6.5L0 -6Z' },
} as const;

/** The scores of two people on one line. Your marker is above the line, theirs below. */
export function PairTrack({ name, mine, theirs }: PairTrackProps): ReactNode {
  const scores = { mine, theirs };
  return (
    <Drawing
      kind="track"
      height={height}
      label={words.pairInWords(name, Math.round(mine), Math.round(theirs))}
    >
      <TrackLine middle={middle} tick={3} />
      {(['mine', 'theirs'] as const).map((side) => (
        <Positioned key={side} percent={trackScale(scores[side])} y={sides[side].y}>
          <SideMark side={side} />
        </Positioned>
      ))}
    </Drawing>
  );
}

/** Yours is filled and theirs hollow, so that they differ in more than colour and position. */
const SideMark = ({ side }: { readonly side: keyof typeof sides }): ReactNode => (
  <path
    d={sides[side].d}
    fill={side === 'mine' ? sides.mine.colour : 'var(--ground)'}
    stroke={side === 'mine' ? 'var(--ground)' : sides.theirs.colour}
    strokeWidth={1.5}
    strokeLinejoin="round"
  />
);
