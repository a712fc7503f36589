import { PolarityBar } from '../../../ui/charts/polarity-bar.tsx';
import { FacetTrack } from '../../../ui/charts/tracks.tsx';
import type { Subject } from '../choice.ts';
import { ChartKey } from './chart-key.tsx';
import type { DesignProps } from './design-props.ts';
import { edge, Frame, Placed, side } from './frame.tsx';
import { Strings } from './strings.tsx';

/** One line each, highest first: with names as a list, without them upright. */
export function Lines({ shown, choice: { ground, hasNames, caption }, ...frame }: DesignProps) {
  return (
    <Frame
      {...frame}
      ground={ground}
      caption={caption}
      light={hasNames ? [0.85, 0.05] : [0.2, 0.1]}
    >
      {hasNames ? <List {...shown} /> : <Strings {...shown} />}
    </Frame>
  );
}

const trackHeight = 34;
const barHeight = 26;
const top = 76;
const bottom = side - 196;
const widest = 118;
/** Between the lines of the dimensions and those of the polarities. */
const pause = 26;
/** Width of the longest name, in parts of its size. */
const longest = 12.9;

function List({ dimensions, polarities }: Subject) {
  const count = dimensions.length + polarities.length;
  const gap = polarities.length > 0 ? pause : 0;
  const step = Math.min(widest, (bottom - top - gap) / count);
  const start = top + (bottom - top - step * count - gap) / 2;
  const size = Math.min(30, step * 0.56);
  const x = edge + size * longest;
  const scale = Math.min(2, step / trackHeight);
  const middleOf = (index: number) =>
    start + step * (index + 0.5) + (index >= dimensions.length ? gap : 0);
  const place = (y: number, height: number) => ({
    x,
    y: y - (height * scale) / 2,
    width: side - edge - x,
    scale,
    height,
  });
  return (
    <>
      {dimensions.map(({ key, name, fantasy, activity }, index) => (
        <g key={key}>
          <Name y={middleOf(index)} size={size} text={name} />
          <Placed {...place(middleOf(index), trackHeight)}>
            <FacetTrack name={name} fantasy={fantasy} activity={activity} />
          </Placed>
        </g>
      ))}
      {polarities.map(({ key, negative, positive, estimate }, index) => (
        <g key={key}>
          <Name
            y={middleOf(dimensions.length + index)}
            size={size}
            text={`${negative} – ${positive}`}
          />
          <Placed {...place(middleOf(dimensions.length + index), barHeight)}>
            <PolarityBar negative={negative} positive={positive} estimate={estimate} reading="" />
          </Placed>
        </g>
      ))}
      <ChartKey x={x - 2} y={bottom + 46} align="start" />
    </>
  );
}

const Name = ({
  y,
  size,
  text,
}: {
  readonly y: number;
  readonly size: number;
  readonly text: string;
}) => (
  <text x={edge} y={y + size * 0.34} fontSize={size} fill="var(--text)">
    {text}
  </text>
);
