import { offsetOfShare } from './circle-overlap.ts';
import { breakLines, fitLines, measureDisplay } from './fit-sentence.ts';
import { type CardProps, footHeight, Frame } from './frame.tsx';
import { displayText, heights, margin, side } from './palette.ts';
import { PictureText } from './picture-text.tsx';
import type { PairSubject } from './subjects.ts';
import * as words from './words.ts';

interface OverlappingCirclesProps {
  /** (x, y) is the point halfway between the centres of the circles. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The distance from (x, y) to the centre of each circle; from the radius on they are apart. */
  readonly offset: number;
}

function OverlappingCircles({ x, y, radius, offset }: OverlappingCirclesProps) {
  const halfHeight = Math.sqrt(Math.max(0, radius ** 2 - offset ** 2));
  const arc = `A${radius} ${radius} 0 0 1 0`;
  return (
    <g transform={`translate(${x} ${y})`} fill="none" strokeWidth={5}>
      {halfHeight > 0 && (
        <path
          d={`M0 ${-halfHeight}${arc} ${halfHeight}${arc} ${-halfHeight}Z`}
          stroke="none"
          fill="var(--accent)"
          fillOpacity={0.28}
        />
      )}
      <circle cx={-offset} r={radius} stroke="var(--fantasy)" />
      <circle cx={offset} r={radius} stroke="var(--accent)" strokeDasharray="18 12" />
    </g>
  );
}

interface PairCardProps extends CardProps {
  readonly pair: PairSubject;
}

const maxFontSize = 124;
const rowHeight = 60;
const maxRadius = 290;
/** Smaller circles would be unreadable, so the level moves to its own line. */
const minRadius = 40;

interface LevelLayout {
  readonly lines: readonly string[];
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly firstBaseline: number;
}

function layLines(lines: readonly string[], fontSize: number, lastBaseline: number): LevelLayout {
  const lineHeight = fontSize * 1.08;
  const firstBaseline = lastBaseline - (lines.length - 1) * lineHeight;
  return { lines, fontSize, lineHeight, firstBaseline };
}

/** The radius of circles that fit above the level. */
const radiusAbove = ({ firstBaseline, fontSize }: LevelLayout): number =>
  (firstBaseline - fontSize - margin - 40) / 2;

/** Lays out the level of compatibility, in large letters if there is room. */
function layLevel(level: string, lastBaseline: number): LevelLayout {
  const lines = breakLines(level, side - 2 * margin, measureDisplay(maxFontSize));
  const large = layLines(lines, maxFontSize, lastBaseline);
  if (radiusAbove(large) >= minRadius) return large;
  return layLines([level], fitLines([level], maxFontSize), lastBaseline);
}

/** We two: circles that overlap to scale, the level and the shared groups; no name or figure. */
export function PairCard({ pair, ...card }: PairCardProps) {
  const { shared } = pair;
  const bottom = heights[card.look.format] - (card.look.hasBrand ? footHeight : margin);
  const listTop = bottom - 30 - rowHeight * (shared.length - 1);
  const lastBaseline = shared.length === 0 ? bottom - 40 : listTop - 150;
  const level = layLevel(pair.level, lastBaseline);
  const offset = offsetOfShare(pair.overlap);
  const radius = Math.min(maxRadius, radiusAbove(level), (side - 2 * margin) / (2 * (1 + offset)));
  return (
    <Frame {...card} glow={[0.3, 0.3]}>
      <OverlappingCircles
        x={margin + radius * (1 + offset)}
        y={margin + radius}
        radius={radius}
        offset={radius * offset}
      />
      <Level {...level} tone={pair.tone} />
      {shared.length > 0 && <SharedGroups titles={shared} y={listTop} />}
    </Frame>
  );
}

interface LevelProps extends LevelLayout {
  readonly tone: PairSubject['tone'];
}

const Level = ({ lines, fontSize, lineHeight, firstBaseline, tone }: LevelProps) => (
  <g {...displayText} fontSize={fontSize} fill={`var(--${tone})`}>
    {lines.map((line, index) => (
      <PictureText key={line} x={margin - 4} y={firstBaseline + index * lineHeight}>
        {line}
      </PictureText>
    ))}
  </g>
);

interface SharedGroupsProps {
  readonly titles: readonly string[];
  readonly y: number;
}

const SharedGroups = ({ titles, y }: SharedGroupsProps) => (
  <>
    <PictureText x={margin} y={y - 66} fontSize={27} fill="var(--muted)">
      {words.inCommon}
    </PictureText>
    {titles.map((title, index) => (
      <PictureText
        key={title}
        x={margin}
        y={y + index * rowHeight}
        fontSize={40}
        fill="var(--text)"
      >
        {title}
      </PictureText>
    ))}
  </>
);
