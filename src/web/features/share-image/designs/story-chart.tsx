import { axisAngles, polarPoint, radarPath } from '../../../ui/charts/geometry.ts';
import type { PictureTheme } from '../content/picture-subject.ts';

interface Props {
  readonly themes: readonly PictureTheme[];
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly opacity: number;
}

/** A radar without labels can be drawn from this many themes on. */
const minThemes = 3;

/** The radar of the profile without labels: fantasy as a solid shape, activity as a dashed line. */
export function StoryChart({ themes, x, y, radius, opacity }: Props) {
  if (themes.length < minThemes) return null;
  const outline = (facet: 'fantasy' | 'activity') =>
    radarPath(
      themes.map((theme) => theme[facet].value),
      radius,
    );
  return (
    <g transform={`translate(${x} ${y})`} opacity={opacity} fill="none" strokeWidth={4}>
      <g stroke="var(--line-strong)" strokeWidth={1.6} opacity={0.4}>
        {[radius, radius / 2].map((ring) => (
          <circle key={ring} r={ring} />
        ))}
        {axisAngles(themes.length).map((angle) => {
          const end = polarPoint(angle, radius);
          return <line key={angle} x2={end.x} y2={end.y} />;
        })}
      </g>
      <path
        d={outline('fantasy')}
        fill="var(--fantasy)"
        fillOpacity={0.22}
        stroke="var(--fantasy)"
      />
      <path d={outline('activity')} stroke="var(--activity)" strokeDasharray="16 11" />
    </g>
  );
}
