import { PolarityBar } from '../../../ui/charts/polarity-bar.tsx';
import { FacetTrack } from '../../../ui/charts/tracks.tsx';
import { barHeight, trackHeight } from '../charts/chart-heights.ts';
import { ChartKey } from '../charts/chart-key.tsx';
import type { PictureSubject } from '../content/picture-choice.ts';
import { margin, side } from '../frame/measures.ts';
import { PlacedChart } from '../frame/placed-chart.tsx';

const top = 76;
const bottom = side - 196;
const maxRowHeight = 118;
const maxNameSize = 30;

/** The space between the themes and the polarities, in units of the picture. */
const groupGap = 26;

/** Width of the longest name, as a multiple of its font size. */
const longestName = 12.9;

/** Lists the themes, highest score first, and the polarities below them. */
export function NamedLines({ themes, polarities }: PictureSubject) {
  const count = themes.length + polarities.length;
  const gap = polarities.length > 0 ? groupGap : 0;
  const rowHeight = Math.min(maxRowHeight, (bottom - top - gap) / count);
  const start = top + (bottom - top - rowHeight * count - gap) / 2;
  const fontSize = Math.min(maxNameSize, rowHeight * 0.56);
  const x = margin + fontSize * longestName;
  const scale = Math.min(2, rowHeight / trackHeight);
  const rowCentre = (index: number) =>
    start + rowHeight * (index + 0.5) + (index >= themes.length ? gap : 0);
  const place = (y: number, height: number) => ({
    x,
    y: y - (height * scale) / 2,
    width: side - margin - x,
    scale,
    height,
  });
  return (
    <>
      {themes.map(({ key, name, fantasy, activity }, index) => (
        <g key={key}>
          <Name y={rowCentre(index)} size={fontSize} text={name} />
          <PlacedChart {...place(rowCentre(index), trackHeight)}>
            <FacetTrack name={name} fantasy={fantasy} activity={activity} />
          </PlacedChart>
        </g>
      ))}
      {polarities.map(({ key, negative, positive, estimate }, index) => (
        <g key={key}>
          <Name
            y={rowCentre(themes.length + index)}
            size={fontSize}
            text={`${negative} – ${positive}`}
          />
          <PlacedChart {...place(rowCentre(themes.length + index), barHeight)}>
            <PolarityBar negative={negative} positive={positive} estimate={estimate} reading="" />
          </PlacedChart>
        </g>
      ))}
      <ChartKey x={x - 2} y={bottom + 46} align="start" />
    </>
  );
}

interface NameProps {
  readonly y: number;
  readonly size: number;
  readonly text: string;
}

const Name = ({ y, size, text }: NameProps) => (
  <text x={margin} y={y + size * 0.34} fontSize={size} fill="var(--text)">
    {text}
  </text>
);
