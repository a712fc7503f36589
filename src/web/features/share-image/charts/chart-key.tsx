import { Mark } from '../../../ui/charts/marks.tsx';

const entries = [
  { word: 'fantasy', width: 138 },
  { word: 'activity', width: 138 },
  { word: '95 % margin', width: 184 },
] as const;
const gap = 34;
const totalWidth = entries.reduce((sum, { width }) => sum + width, gap * (entries.length - 1));

interface Props {
  readonly x: number;
  readonly y: number;
  readonly align?: 'start' | 'middle';
}

/** The legend of the chart marks, on one line. */
export function ChartKey({ x, y, align = 'middle' }: Props) {
  const start = align === 'middle' ? x - totalWidth / 2 : x;
  return entries.map(({ word }, index) => {
    const before = entries.slice(0, index).reduce((sum, { width }) => sum + width + gap, 0);
    return (
      <g key={word} transform={`translate(${start + before + 12} ${y})`}>
        {word === '95 % margin' ? (
          <rect x={-14} y={-5} width={34} height={10} rx={5} fill="var(--fantasy)" opacity={0.42} />
        ) : (
          <Mark shape={word} radius={11} />
        )}
        <text x={word === '95 % margin' ? 34 : 24} y={8} fontSize={26} fill="var(--muted)">
          {word}
        </text>
      </g>
    );
  });
}
