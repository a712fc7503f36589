import { estimateInterval, polarityScale, type Estimate } from '../../ui/charts/geometry.ts';
import { Mark } from '../../ui/charts/marks.tsx';
import type { PictureTheme, SideScale } from './frames.ts';
import { margin, side } from './palette.ts';
import { PictureText } from './picture-text.tsx';
import * as words from './words.ts';

const width = side - 2 * margin;
const bandHeight = 20;
/** The distance between one scale and the next. */
export const scalePitch = 132;
const labelSize = 36;

const Line = () => <line x2={width} stroke="var(--line-strong)" strokeWidth={3} />;

interface BandProps {
  readonly colour: string;
  readonly from: number;
  readonly to: number;
}

/** The 95 % interval. `from` and `to` are percentages of the line. */
const Band = ({ colour, from, to }: BandProps) => (
  <rect
    x={(width * from) / 100}
    y={-bandHeight / 2}
    width={(width * (to - from)) / 100}
    height={bandHeight}
    rx={bandHeight / 2}
    fill={colour}
    opacity={0.45}
  />
);

interface SidesProps extends SideScale {
  readonly y: number;
  readonly colour: string;
}

/** A line from one side of a theme to the other, with a soft band for the margin. */
export function SidesScale({ theme, estimate, y, colour }: SidesProps) {
  const [negative, positive] = words.ends[theme];
  const interval = estimateInterval(estimate, [-100, 100]);
  return (
    <g transform={`translate(${margin} ${y})`}>
      <g fontSize={labelSize} fill="var(--text)">
        <PictureText y={-26}>{negative}</PictureText>
        <PictureText x={width} y={-26} textAnchor="end">
          {positive}
        </PictureText>
      </g>
      <Line />
      {interval && (
        <Band
          colour={colour}
          from={polarityScale(interval.low)}
          to={polarityScale(interval.high)}
        />
      )}
      <circle cx={(width * polarityScale(estimate.value)) / 100} r={15} fill={colour} />
    </g>
  );
}

interface FacetsProps {
  readonly facets: PictureTheme;
  readonly y: number;
}

/** Draws a line from 0 to 100 with one mark for fantasy and one for activity. */
export const FacetsScale = ({ facets, y }: FacetsProps) => (
  <g transform={`translate(${margin} ${y})`}>
    <Line />
    <FacetMark shape="fantasy" estimate={facets.fantasy} />
    <FacetMark shape="activity" estimate={facets.activity} />
    <g transform="translate(0 84)" fontSize={labelSize} fill="var(--text)">
      <g transform="translate(15 -12)">
        <Mark shape="fantasy" radius={15} />
      </g>
      <PictureText x={48}>{words.imagined}</PictureText>
      <g transform="translate(275 -12)">
        <Mark shape="activity" radius={15} />
      </g>
      <PictureText x={308}>{words.done}</PictureText>
    </g>
  </g>
);

interface FacetMarkProps {
  readonly shape: 'fantasy' | 'activity';
  readonly estimate: Estimate;
}

function FacetMark({ shape, estimate }: FacetMarkProps) {
  const interval = estimateInterval(estimate);
  return (
    <>
      {interval && <Band colour={`var(--${shape})`} from={interval.low} to={interval.high} />}
      <g transform={`translate(${(width * estimate.value) / 100} 0)`}>
        <Mark shape={shape} radius={17} />
      </g>
    </>
  );
}
