import type { ReactNode } from 'react';
import { PolarityBar } from '../../../ui/charts/polarity-bar.tsx';
import { FacetTrack } from '../../../ui/charts/tracks.tsx';
import { barHeight, trackHeight } from '../charts/chart-heights.ts';
import { inProfileOrder, type PictureSubject } from '../content/picture-choice.ts';
import { margin, side } from '../frame/measures.ts';
import { PlacedChart } from '../frame/placed-chart.tsx';

const lineLength = 800;
const bottom = side - 150;
const maxColumnWidth = 150;

/** The space between the themes and the polarities, in units of the picture. */
const groupGap = 40;

/** Draws each theme and polarity as a vertical line without a name. High values are at the top. */
export function UprightLines({ themes, polarities }: PictureSubject) {
  const count = themes.length + polarities.length;
  const gap = polarities.length > 0 ? groupGap : 0;
  const columnWidth = Math.min(maxColumnWidth, (side - 2 * margin - gap) / count);
  const start = (side - columnWidth * count - gap) / 2;
  const scale = Math.min(2.5, (columnWidth / trackHeight) * 0.98);
  const columnCentre = (index: number) =>
    start + columnWidth * (index + 0.5) + (index >= themes.length ? gap : 0);
  return (
    <>
      {inProfileOrder(themes).map(({ key, name, fantasy, activity }, index) => (
        <UprightChart key={key} x={columnCentre(index)} scale={scale} height={trackHeight}>
          <FacetTrack name={name} fantasy={fantasy} activity={activity} />
        </UprightChart>
      ))}
      {polarities.map(({ key, negative, positive, estimate }, index) => (
        <UprightChart
          key={key}
          x={columnCentre(themes.length + index)}
          scale={scale}
          height={barHeight}
        >
          <PolarityBar negative={negative} positive={positive} estimate={estimate} reading="" />
        </UprightChart>
      ))}
    </>
  );
}

interface UprightChartProps {
  readonly x: number;
  readonly scale: number;
  readonly height: number;
  readonly children: ReactNode;
}

const UprightChart = ({ x, scale, height, children }: UprightChartProps) => (
  <g transform={`translate(${x} ${bottom}) rotate(-90)`}>
    <PlacedChart x={0} y={(-height * scale) / 2} width={lineLength} scale={scale} height={height}>
      {children}
    </PlacedChart>
  </g>
);
