import { radarRadius, radarView } from '../../../ui/charts/radar/radar-labels.ts';
import { Radar } from '../../../ui/charts/radar/radar.tsx';
import { inProfileOrder, type PictureTheme } from '../content/picture-choice.ts';

interface Props {
  readonly themes: readonly PictureTheme[];
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly hasNames: boolean;
}

/** Draws the radar of the profile page with its centre at (x, y). */
export function StarChart({ themes, x, y, radius, hasNames }: Props) {
  const scale = radius / radarRadius;
  const axes = inProfileOrder(themes).map((axis) =>
    hasNames ? axis : { ...axis, key: `unnamed ${axis.key}`, name: '', shortName: [] },
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
