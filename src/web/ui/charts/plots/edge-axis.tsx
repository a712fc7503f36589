import type { ReactNode } from 'react';
import { cssPercent } from '../geometry.ts';

interface EdgeAxisProps {
  /** The scores at the edges of cells of equal width. */
  readonly edges: readonly number[];
  readonly y: number;
}

/** The height that the scores take below the line. */
export const edgeAxisHeight = 18;

/** The base line of a drawing, with scores below it. */
export const EdgeAxis = ({ edges, y }: EdgeAxisProps): ReactNode => (
  <>
    <line x1="0%" x2="100%" y1={y} y2={y} stroke="var(--line-strong)" />
    {edges.map((edge, index) => (
      <text
        key={edge}
        x={cssPercent((100 * index) / (edges.length - 1))}
        y={y + 15}
        textAnchor={index === 0 ? 'start' : index === edges.length - 1 ? 'end' : 'middle'}
        fill="var(--muted)"
        fontSize={12}
      >
        {edge}
      </text>
    ))}
  </>
);
