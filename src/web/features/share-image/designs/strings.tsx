import { PolarityBar } from '../../../ui/charts/polarity-bar.tsx';
import { FacetTrack } from '../../../ui/charts/tracks.tsx';
import { inSharedOrder, type Subject } from '../choice.ts';
import { edge, Placed, side } from './frame.tsx';

const trackHeight = 34;
const barHeight = 26;
const length = 800;
const foot = side - 150;
const widest = 150;
const pause = 40;

/** The same lines upright and without a word, as on an instrument: low is below, high above. */
export function Strings({ dimensions, polarities }: Subject) {
  const count = dimensions.length + polarities.length;
  const gap = polarities.length > 0 ? pause : 0;
  const step = Math.min(widest, (side - 2 * edge - gap) / count);
  const start = (side - step * count - gap) / 2;
  const scale = Math.min(2.5, (step / trackHeight) * 0.98);
  const upright = (index: number) =>
    `translate(${start + step * (index + 0.5) + (index >= dimensions.length ? gap : 0)} ${foot}) rotate(-90)`;
  return (
    <>
      {inSharedOrder(dimensions).map(({ key, name, fantasy, activity }, index) => (
        <g key={key} transform={upright(index)}>
          <Placed
            x={0}
            y={(-trackHeight * scale) / 2}
            width={length}
            scale={scale}
            height={trackHeight}
          >
            <FacetTrack name={name} fantasy={fantasy} activity={activity} />
          </Placed>
        </g>
      ))}
      {polarities.map(({ key, negative, positive, estimate }, index) => (
        <g key={key} transform={upright(dimensions.length + index)}>
          <Placed
            x={0}
            y={(-barHeight * scale) / 2}
            width={length}
            scale={scale}
            height={barHeight}
          >
            <PolarityBar negative={negative} positive={positive} estimate={estimate} reading="" />
          </Placed>
        </g>
      ))}
    </>
  );
}
