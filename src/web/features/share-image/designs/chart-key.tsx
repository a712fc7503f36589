import { Mark } from '../../../ui/charts/marks.tsx';

const entries = [
  { word: 'fantasy', width: 138 },
  { word: 'activity', width: 138 },
  { word: '95 % margin', width: 184 },
] as const;
const gap = 34;
const whole = entries.reduce((sum, { width }) => sum + width, gap * (entries.length - 1));

/** The page's key of marks, as one line around a point. */
export function ChartKey({
  x,
  y,
  align = 'middle',
}: {
  readonly x: number;
  readonly y: number;
  readonly align?: 'start' | 'middle';
}) {
  const start = align === 'middle' ? x - whole / 2 : x;
  return entries.map(({ word }, index) => {
    const at = start + entries.slice(0, index).reduce((sum, { width }) => sum + width + gap, 0);
    return (
      <g key={word} transform={`translate(${at + 12} ${y})`}>
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
