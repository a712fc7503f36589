import type { ReactNode } from 'react';
import { axisAngles, labelAnchor, polarPoint, radarPath, type Estimate } from './geometry.ts';
import { Mark, type MarkShape } from './marks.tsx';
import { radarLabels, radarRadius, radarView } from './radar-labels.ts';

export interface RadarAxis {
  readonly key: string;
  /** The label at the end of the axis. */
  readonly name: string;
  /** How strong the interest is, from 0 to 100. */
  readonly value: number;
  /** Both facets, from 0 to 100, where they differ by more than their margin. */
  readonly apart?: Readonly<Record<MarkShape, Estimate>> | null;
}

interface RadarProps {
  readonly axes: readonly RadarAxis[];
  readonly label: string;
  /** The keys of the axes whose labels and corners stand out. */
  readonly highlighted?: readonly string[];
}

const rings = [25, 50, 75, 100] as const;

/** One outline. Where fantasy and activity are apart, a circle and a diamond on the axis. */
export function Radar({ axes, label, highlighted }: RadarProps): ReactNode {
  const angles = axisAngles(axes.length);
  const outline = radarPath(
    axes.map(({ value }) => value),
    radarRadius,
  );
  return (
    <svg
      className="chart-radar"
      viewBox={`${radarView.x} ${radarView.y} ${radarView.width} ${radarView.height}`}
      width="100%"
      overflow="visible"
      role="img"
      aria-label={label}
    >
      <Grid angles={angles} />
      <path
        d={outline}
        fill="var(--fantasy)"
        fillOpacity={0.16}
        stroke="var(--fantasy)"
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      {axes.map((axis, index) => {
        const angle = angles[index] ?? 0;
        const isHighlighted = highlighted?.includes(axis.key) === true;
        return (
          <g key={axis.key}>
            <AxisMarks axis={axis} angle={angle} isHighlighted={isHighlighted} />
            <AxisLabel axis={axis} angle={angle} isHighlighted={isHighlighted} />
          </g>
        );
      })}
    </svg>
  );
}

const Grid = ({ angles }: { readonly angles: readonly number[] }): ReactNode => (
  <g fill="none" stroke="var(--line)" strokeWidth={1}>
    {rings.map((ring) => (
      <circle key={ring} r={(radarRadius * ring) / 100} />
    ))}
    {angles.map((angle) => {
      const end = polarPoint(angle, radarRadius);
      return <line key={angle} x2={end.x} y2={end.y} />;
    })}
  </g>
);

interface AxisProps {
  readonly axis: RadarAxis;
  readonly angle: number;
  readonly isHighlighted: boolean;
}

function AxisMarks({ axis: { value, apart }, angle, isHighlighted }: AxisProps): ReactNode {
  const transform = `rotate(${((angle * 180) / Math.PI).toFixed(2)})`;
  const place = (score: number): number => (-radarRadius * score) / 100;
  if (!apart)
    return (
      isHighlighted && (
        <circle cy={place(value)} r={4} fill="var(--fantasy)" transform={transform} />
      )
    );
  return (
    <g transform={transform}>
      <line y1={place(apart.fantasy.value)} y2={place(apart.activity.value)} stroke="var(--text)" />
      {(['fantasy', 'activity'] as const).map((shape) => (
        <g key={shape} transform={`translate(0 ${place(apart[shape].value)})`}>
          <Mark shape={shape} radius={5} />
        </g>
      ))}
    </g>
  );
}

function AxisLabel({ axis, angle, isHighlighted }: AxisProps): ReactNode {
  const { lines, at, lift } = radarLabels(axis.name, angle);
  return (
    <text
      x={at.x}
      y={at.y}
      textAnchor={labelAnchor(angle)}
      fill={isHighlighted ? 'var(--text)' : 'var(--muted)'}
      fontWeight={isHighlighted ? 600 : 400}
      fontSize="var(--radar-label, 12px)"
    >
      {lines.map((line, index) => (
        <tspan key={line} x={at.x} dy={index === 0 ? `${lift}em` : '1.15em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
