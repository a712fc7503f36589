import type { PicturePolarity } from '../choice.ts';
import { ChartKey } from './chart-key.tsx';
import type { DesignProps } from './design-props.ts';
import { edge, Frame, side } from './frame.tsx';
import { PolarityRow } from './polarity-row.tsx';
import { StarChart } from './star-chart.tsx';

/** One shape, as large as the square allows. */
export function Star({
  shown: { dimensions, polarities },
  choice: { ground, hasNames, caption },
  ...frame
}: DesignProps) {
  const isCrowded = polarities.length > 0;
  const y = isCrowded ? (hasNames ? 360 : 375) : hasNames ? 462 : side / 2;
  const radius = isCrowded ? (hasNames ? 240 : 270) : hasNames ? 318 : 388;
  return (
    <Frame {...frame} ground={ground} caption={caption} light={[0.5, y / side]}>
      {!hasNames && <Dial x={side / 2} y={y} radius={radius * 1.11} axes={dimensions.length} />}
      <StarChart dimensions={dimensions} x={side / 2} y={y} radius={radius} hasNames={hasNames} />
      {isCrowded && <Polarities polarities={polarities} hasNames={hasNames} />}
      {hasNames && !isCrowded && <ChartKey x={side / 2} y={914} />}
    </Frame>
  );
}

/** Between two axes. */
const strokes = 10;

/** A fine scale around the shape, longer where an axis ends: an ornament where no names stand. */
const Dial = ({
  x,
  y,
  radius,
  axes,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly axes: number;
}) => (
  <g
    transform={`translate(${x} ${y})`}
    stroke="var(--muted)"
    strokeWidth={1.6}
    strokeLinecap="round"
  >
    {Array.from({ length: axes * strokes }, (_, index) => (
      <line
        key={index}
        y1={-radius}
        y2={-radius + (index % strokes === 0 ? 20 : 9)}
        transform={`rotate(${(index * 360) / (axes * strokes)})`}
        opacity={index % strokes === 0 ? 0.9 : 0.5}
      />
    ))}
  </g>
);

const columnWidth = 420;

/** Two columns of three. */
const Polarities = ({
  polarities,
  hasNames,
}: {
  readonly polarities: readonly PicturePolarity[];
  readonly hasNames: boolean;
}) =>
  polarities.map((polarity, index) => (
    <PolarityRow
      key={polarity.key}
      polarity={polarity}
      hasNames={hasNames}
      x={index % 2 === 0 ? edge : side - edge - columnWidth}
      y={734 + Math.floor(index / 2) * 78}
      width={columnWidth}
    />
  ));
