import type { ReactNode } from 'react';
import {
  axisAngles,
  estimateInterval,
  labelAnchor,
  polarPoint,
  radarPath,
  type Estimate,
} from './geometry.ts';
import { Mark, type MarkShape } from './marks.tsx';
import { radarLabels, radarRadius, radarView } from './radar-labels.ts';

export interface RadarAxis {
  readonly key: string;
  /** The label at the end of the axis. */
  readonly name: string;
  readonly fantasy: Estimate;
  readonly activity: Estimate;
}

interface RadarProps {
  readonly axes: readonly RadarAxis[];
  readonly label: string;
  /** The keys of the axes whose labels and marks stand out. */
  readonly highlighted?: readonly string[];
}

const rings = [25, 50, 75, 100] as const;
/** How far the whiskers of each shape run from the axis, in viewBox units. */
const whiskerOffset = { fantasy: -1.4, activity: 1.4 } as const;

/** Fantasy is solid with circles, activity dashed with diamonds; whiskers are 95 % margins. */
export function Radar({ axes, label, highlighted }: RadarProps): ReactNode {
  const angles = axisAngles(axes.length);
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
      {(['fantasy', 'activity'] as const).map((shape) => (
        <Shape key={shape} shape={shape} axes={axes} angles={angles} />
      ))}
      {axes.map((axis, index) => (
        <AxisLabel
          key={axis.key}
          axis={axis}
          angle={angles[index] ?? 0}
          isHighlighted={highlighted?.includes(axis.key) === true}
        />
      ))}
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

interface ShapeProps {
  readonly shape: MarkShape;
  readonly axes: readonly RadarAxis[];
  readonly angles: readonly number[];
}

function Shape({ shape, axes, angles }: ShapeProps): ReactNode {
  const colour = `var(--${shape})`;
  const outline = radarPath(
    axes.map((axis) => axis[shape].value),
    radarRadius,
  );
  return (
    <g>
      <path
        d={outline}
        fill={colour}
        fillOpacity={0.12}
        stroke={colour}
        strokeWidth={1.5}
        strokeDasharray={shape === 'activity' ? '5 3' : undefined}
      />
      {axes.map((axis, index) => (
        <Whisker key={axis.key} estimate={axis[shape]} angle={angles[index] ?? 0} shape={shape} />
      ))}
      {axes.map((axis, index) => {
        const { x, y } = polarPoint(angles[index] ?? 0, (radarRadius * axis[shape].value) / 100);
        return (
          <g key={axis.key} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
            <Mark shape={shape} radius={4} />
          </g>
        );
      })}
    </g>
  );
}

function Whisker({
  estimate,
  angle,
  shape,
}: {
  readonly estimate: Estimate;
  readonly angle: number;
  readonly shape: MarkShape;
}): ReactNode {
  const interval = estimateInterval(estimate);
  if (interval === null) return null;
  const [from, to] = [interval.low, interval.high].map((value) => (-radarRadius * value) / 100);
  const degrees = ((angle * 180) / Math.PI).toFixed(2);
  const transform = `rotate(${degrees}) translate(${whiskerOffset[shape]} 0)`;
  return (
    <line
      className="chart-whisker"
      y1={from}
      y2={to}
      transform={transform}
      stroke={`var(--${shape})`}
      strokeWidth={1.5}
      strokeLinecap="round"
      opacity={0.8}
    />
  );
}

function AxisLabel({
  axis,
  angle,
  isHighlighted,
}: {
  readonly axis: RadarAxis;
  readonly angle: number;
  readonly isHighlighted: boolean;
}): ReactNode {
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
