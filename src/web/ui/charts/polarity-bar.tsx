import type { ReactNode } from 'react';
import * as words from '../words.ts';
import { estimateInterval, polarityScale, type Estimate } from './geometry.ts';
import { Drawing, Positioned, MarginBar } from './marks.tsx';

interface PolarityBarProps {
  readonly negative: string;
  readonly positive: string;
  readonly estimate: Estimate;
  /** The text under the bar, with the value and its standard error. */
  readonly reading: string;
}

const height = 26;
const middle = height / 2;
const scale = [-100, 100] as const;

/** The bar spans the 95 % margin. */
export const PolarityBar = ({
  negative,
  positive,
  estimate,
  reading,
}: PolarityBarProps): ReactNode => (
  <Drawing kind="track" height={height} label={words.polarityInWords(negative, positive, reading)}>
    <g stroke="var(--line-strong)" strokeWidth={1}>
      <line x1="0%" x2="100%" y1={middle} y2={middle} />
      <line x1="50%" x2="50%" y1={2} y2={height - 2} />
    </g>
    <MarginBar
      interval={estimateInterval(estimate, scale)}
      scale={polarityScale}
      y={middle}
      colour="var(--fantasy)"
      thickness={6}
    />
    <Positioned percent={polarityScale(estimate.value)} y={middle}>
      <circle r={6.5} fill="var(--text)" stroke="var(--ground)" strokeWidth={1.5} />
    </Positioned>
  </Drawing>
);
