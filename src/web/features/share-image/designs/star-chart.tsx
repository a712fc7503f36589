import { radarRadius, radarView } from '../../../ui/charts/radar-labels.ts';
import { Radar } from '../../../ui/charts/radar.tsx';
import { inSharedOrder, type PictureDimension } from '../choice.ts';

interface Props {
  readonly dimensions: readonly PictureDimension[];
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly hasNames: boolean;
}

/** The page's radar around a point. */
export function StarChart({ dimensions, x, y, radius, hasNames }: Props) {
  const scale = radius / radarRadius;
  const axes = inSharedOrder(dimensions).map((axis) =>
    hasNames ? axis : { ...axis, key: `unnamed ${axis.key}`, name: '' },
  );
  return (
    <svg
      x={x + radarView.x * scale}
      y={y + radarView.y * scale}
      width={radarView.width * scale}
      height={radarView.height * scale}
      overflow="visible"
    >
      <Radar axes={axes} label={`Chart of ${axes.length} dimensions`} />
    </svg>
  );
}
