import type { ReactNode } from 'react';
import { z95 } from '../../../domain/scoring.ts';
import { intervalOf, polarityPlace, type Estimate } from './geometry.ts';
import { At, MarginBar } from './marks.tsx';

interface PolarityBarProps {
  readonly negative: string;
  readonly positive: string;
  readonly estimate: Estimate;
  /** The words under the bar, with the figure and its standard error (spec §2). */
  readonly reading: string;
}

const height = 26;
const middle = height / 2;
const scale = [-100, 100] as const;

/**
 * The thick part of the bar is ± one standard error, as the text has it (spec §2); the thin part
 * the 95 % margin.
 */
export function PolarityBar({
  negative,
  positive,
  estimate,
  reading,
}: PolarityBarProps): ReactNode {
  return (
    <svg
      className="chart-track"
      width="100%"
      height={height}
      overflow="visible"
      role="img"
      aria-label={`${negative} to ${positive}: ${reading}`}
    >
      <g stroke="var(--line-strong)" strokeWidth={1}>
        <line x1="0%" x2="100%" y1={middle} y2={middle} />
        <line x1="50%" x2="50%" y1={2} y2={height - 2} />
      </g>
      <MarginBar
        interval={intervalOf(estimate, z95, scale)}
        place={polarityPlace}
        y={middle}
        colour="var(--fantasy)"
        thickness={2}
      />
      <MarginBar
        interval={intervalOf(estimate, 1, scale)}
        place={polarityPlace}
        y={middle}
        colour="var(--fantasy)"
        thickness={8}
      />
      <At place={polarityPlace(estimate.value)} y={middle}>
        <circle r={6.5} fill="var(--text)" stroke="var(--ground)" strokeWidth={1.5} />
      </At>
    </svg>
  );
}
