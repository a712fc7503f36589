import type { ReactNode } from 'react';
import { formatNumber } from '../../language/numbers.ts';
import { cssPercent } from '../geometry.ts';
import { EdgeAxis, edgeAxisHeight } from './edge-axis.tsx';

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
    <svg
      className="chart-axis"
      width="100%"
      height={base + edgeAxisHeight}
      overflow="visible"
      role="img"
      aria-label={label}
    >
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
    </svg>
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
