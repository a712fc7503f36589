import { ChartKey } from '../charts/chart-key.tsx';
import { PolarityRow } from '../charts/polarity-row.tsx';
import { StarChart } from '../charts/star-chart.tsx';
import { writeCaption, type PicturePolarity } from '../content/picture-choice.ts';
import { Frame } from '../frame/frame.tsx';
import { margin, side } from '../frame/measures.ts';
import type { DesignProps } from './design-props.ts';
import { Dial } from './dial.tsx';

/** One radar shape. It is smaller if names or polarities need space. */
export function Star({ shown, choice: { background, hasNames, caption }, ...frame }: DesignProps) {
  const { themes, polarities } = shown;
  const hasPolarities = polarities.length > 0;
  const { y, radius } = placeStar(hasPolarities, hasNames);
  return (
    <Frame
      {...frame}
      background={background}
      caption={writeCaption(shown, { caption })}
      glow={[0.5, y / side]}
    >
      {!hasNames && <Dial x={side / 2} y={y} radius={radius * 1.11} axisCount={themes.length} />}
      <StarChart themes={themes} x={side / 2} y={y} radius={radius} hasNames={hasNames} />
      {hasPolarities && <Polarities polarities={polarities} hasNames={hasNames} />}
      {hasNames && !hasPolarities && <ChartKey x={side / 2} y={914} />}
    </Frame>
  );
}

function placeStar(hasPolarities: boolean, hasNames: boolean) {
  if (hasPolarities) return hasNames ? { y: 360, radius: 240 } : { y: 375, radius: 270 };
  return hasNames ? { y: 462, radius: 318 } : { y: side / 2, radius: 388 };
}

const columnWidth = 420;
const firstRow = 734;
const rowHeight = 78;

interface PolaritiesProps {
  readonly polarities: readonly PicturePolarity[];
  readonly hasNames: boolean;
}

/** Draws the polarities in two columns, so that all six of them need only three rows. */
const Polarities = ({ polarities, hasNames }: PolaritiesProps) =>
  polarities.map((polarity, index) => (
    <PolarityRow
      key={polarity.key}
      polarity={polarity}
      hasNames={hasNames}
      x={index % 2 === 0 ? margin : side - margin - columnWidth}
      y={firstRow + Math.floor(index / 2) * rowHeight}
      width={columnWidth}
    />
  ));
