import { PolarityBar } from '../../../ui/charts/polarity-bar.tsx';
import type { PicturePolarity } from '../content/picture-choice.ts';
import { PlacedChart } from '../frame/placed-chart.tsx';
import { barHeight } from './chart-heights.ts';

interface Props {
  readonly polarity: PicturePolarity;
  readonly hasNames: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly scale?: number;
}

/** A polarity bar with the names of its poles above the ends. */
export function PolarityRow({
  polarity: { negative, positive, estimate },
  hasNames,
  x,
  y,
  width,
  scale = 1.5,
}: Props) {
  return (
    <g>
      {hasNames && (
        <g fontSize={27} fill="var(--muted)">
          <text x={x} y={y}>
            {negative}
          </text>
          <text x={x + width} y={y} textAnchor="end">
            {positive}
          </text>
        </g>
      )}
      <PlacedChart
        x={x}
        y={y + (hasNames ? 6 : -18)}
        width={width}
        scale={scale}
        height={barHeight}
      >
        <PolarityBar negative={negative} positive={positive} estimate={estimate} reading="" />
      </PlacedChart>
    </g>
  );
}
