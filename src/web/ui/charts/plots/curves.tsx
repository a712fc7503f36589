import type { ReactNode } from 'react';
import { KeyEntry } from '../marks.tsx';
import { EdgeAxis, edgeAxisHeight } from './edge-axis.tsx';

export interface Curve {
  readonly name: string;
  /** From left to right: the score, 0 to 100, and a height of 0 or more. */
  readonly points: readonly (readonly [number, number])[];
}

interface CurvesProps {
  /** The accessible name. */
  readonly label: string;
  /** One or two. */
  readonly curves: readonly Curve[];
  /** Scores at equal distances, from 0 to 100. */
  readonly edges: readonly number[];
  /** The height at the upper end of the drawing, the same in drawings that are compared. */
  readonly highest: number;
}

const height = 56;
const looks = [
  { stroke: 'var(--fantasy)', strokeDasharray: 'none' },
  { stroke: 'var(--activity)', strokeDasharray: '5 4' },
] as const;

/** Smooth quantities over a score, such as how sharply questions measure. */
export function Curves({ label, curves, edges, highest }: CurvesProps): ReactNode {
  return (
    <div>
      <svg
        className="chart-axis"
        width="100%"
        height={height + edgeAxisHeight}
        overflow="visible"
        role="img"
        aria-label={label}
      >
        <EdgeAxis edges={edges} y={height} />
        <svg
          width="100%"
          height={height}
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          overflow="visible"
        >
          {curves.map(({ name, points }, index) => (
            <path
              key={name}
              d={curvePath(points, highest)}
              fill="none"
              {...bold}
              {...looks[index]}
            />
          ))}
        </svg>
      </svg>
      {curves.length > 1 && (
        <p className="chart-key pt-1">
          {curves.map(({ name }, index) => (
            <KeyEntry key={name} word={name}>
              <line x1={-9} x2={9} y1={0} y2={0} strokeWidth={2} {...looks[index]} />
            </KeyEntry>
          ))}
        </p>
      )}
    </div>
  );
}

const bold = { strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;

const curvePath = (points: Curve['points'], highest: number): string =>
  points
    .map(([x, value], index) => {
      const y = height * (1 - Math.min(1, value / highest));
      return `${index === 0 ? 'M' : 'L'}${x} ${y.toFixed(1)}`;
    })
    .join('');
