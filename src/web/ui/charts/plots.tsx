import type { ReactNode } from 'react';
import { formatNumber } from '../language/numbers.ts';
import { cssPercent } from './geometry.ts';
import { Drawing, KeyEntry, keyLook, TickLabels } from './marks.tsx';

interface EdgeAxisProps {
  /** The scores at the edges of cells of equal width. */
  readonly edges: readonly number[];
  readonly y: number;
}

/** The height that the scores take below the line. */
const edgeAxisHeight = 18;

/** The base line of a drawing, with scores below it. */
const EdgeAxis = ({ edges, y }: EdgeAxisProps): ReactNode => (
  <>
    <line x1="0%" x2="100%" y1={y} y2={y} stroke="var(--line-strong)" />
    <TickLabels scores={edges} y={y + 15} />
  </>
);

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
export const Curves = ({ label, curves, edges, highest }: CurvesProps): ReactNode => (
  <div>
    <Drawing kind="axis" height={height + edgeAxisHeight} label={label}>
      <EdgeAxis edges={edges} y={height} />
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        {curves.map(({ name, points }, index) => (
          <path key={name} d={curvePath(points, highest)} fill="none" {...bold} {...looks[index]} />
        ))}
      </svg>
    </Drawing>
    {curves.length > 1 && (
      <p className={`${keyLook} pt-1`}>
        {curves.map(({ name }, index) => (
          <KeyEntry key={name} word={name}>
            <line x1={-9} x2={9} y1={0} y2={0} strokeWidth={2} {...looks[index]} />
          </KeyEntry>
        ))}
      </p>
    )}
  </div>
);

const bold = { strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;

const curvePath = (points: Curve['points'], highest: number): string =>
  points
    .map(([x, value], index) => {
      const y = height * (1 - Math.min(1, value / highest));
      return `${index === 0 ? 'M' : 'L'}${x} ${y.toFixed(1)}`;
    })
    .join('');

interface HistogramProps {
  /** The accessible name. */
  readonly label: string;
  /** The number of people in each cell of equal width; null for a hidden one. */
  readonly cells: readonly (number | null)[];
  /** The scores at the edges of the cells, one more than there are cells. */
  readonly edges: readonly number[];
}

const top = 18;
const base = 108;
/** The height of the dashed frame in place of a hidden bar. */
const hiddenHeight = 14;
/** How much of its cell a bar fills. */
const fill = 0.84;

/** How many people have which score. A hidden number is a dashed frame without a figure. */
export function Histogram({ label, cells, edges }: HistogramProps): ReactNode {
  const highest = Math.max(1, ...cells.map((people) => people ?? 0));
  const width = 100 / cells.length;
  return (
    <Drawing kind="axis" height={base + edgeAxisHeight} label={label}>
      {cells.map((people, cell) => (
        <Bar
          key={edges[cell]}
          people={people}
          start={cell * width}
          width={width}
          height={people === null ? hiddenHeight : ((base - top) * people) / highest}
        />
      ))}
      <EdgeAxis edges={edges} y={base} />
    </Drawing>
  );
}

interface BarProps {
  readonly people: number | null;
  /** In percent of the drawing's width, as the width. */
  readonly start: number;
  readonly width: number;
  readonly height: number;
}

function Bar({ people, start, width, height: tall }: BarProps): ReactNode {
  const x = cssPercent(start + (width * (1 - fill)) / 2);
  const frame = { x, y: base - tall, width: cssPercent(width * fill), height: tall };
  if (people === null)
    return <rect {...frame} fill="none" stroke="var(--muted)" strokeDasharray="3 3" />;
  return (
    <>
      <rect {...frame} rx={2} fill="var(--fantasy)" />
      <text
        x={cssPercent(start + width / 2)}
        y={base - tall - 5}
        textAnchor="middle"
        fill="var(--text)"
        fontSize={12}
      >
        {formatNumber(people)}
      </text>
    </>
  );
}
