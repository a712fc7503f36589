import { PolarityBar } from '../../../ui/charts/polarity-bar.tsx';
import type { PicturePolarity } from '../choice.ts';
import { Placed } from './frame.tsx';

interface Props {
  readonly polarity: PicturePolarity;
  readonly hasNames: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly scale?: number;
}

const barHeight = 26;

/** A polarity with its poles above its ends. */
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
      <Placed x={x} y={y + (hasNames ? 6 : -18)} width={width} scale={scale} height={barHeight}>
        <PolarityBar negative={negative} positive={positive} estimate={estimate} reading="" />
      </Placed>
    </g>
  );
}
