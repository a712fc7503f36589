import type { Ref } from 'react';
import { selectShared, type PairChoice, type PairSubject } from '../content/pair-choice.ts';
import { Frame } from '../frame/frame.tsx';
import { displayFont, margin, side } from '../frame/measures.ts';
import { breakLines } from '../text/line-breaking.ts';
import { createMeasure } from '../text/measure-width.ts';
import { OverlappingCircles } from './overlapping-circles.tsx';

interface Props {
  readonly pair: PairSubject;
  readonly choice: PairChoice;
  readonly label: string;
  readonly drawing?: Ref<SVGSVGElement>;
}

const fontSize = 124;
const lineHeight = fontSize * 1.08;
const rowHeight = 60;
const maxRadius = 290;

/**
 * Returns the distance from the point between the two circles to the centre of each, as a multiple
 * of their radius.
 */
const centreOffset = ({ overlap }: PairSubject): number => 0.9 - 0.5 * overlap;

/** Two overlapping circles, the level and the shared groups, but no name, figure or code. */
export function PairCard({ pair, choice, ...frame }: Props) {
  const shared = selectShared(pair, choice);
  const lines = breakLines(
    pair.level,
    side - 2 * margin,
    createMeasure(`380 ${fontSize}px Fraunces`),
  );
  const listTop = side - margin - 30 - rowHeight * (shared.length - 1);
  const lastBaseline = shared.length === 0 ? side - margin - 40 : listTop - 150;
  const firstBaseline = lastBaseline - (lines.length - 1) * lineHeight;
  const offset = centreOffset(pair);
  const radius = Math.min(
    maxRadius,
    (firstBaseline - fontSize - margin - 40) / 2,
    (side - 2 * margin) / (2 * (1 + offset)),
  );
  return (
    <Frame {...frame} background={choice.background} glow={[0.3, 0.3]}>
      <OverlappingCircles
        x={margin + radius * (1 + offset)}
        y={margin + radius}
        radius={radius}
        offset={radius * offset}
      />
      <Level lines={lines} y={firstBaseline} tone={pair.tone} />
      {shared.length > 0 && <SharedGroups titles={shared} y={listTop} />}
    </Frame>
  );
}

interface LevelProps {
  readonly lines: readonly string[];
  readonly y: number;
  readonly tone: PairSubject['tone'];
}

const Level = ({ lines, y, tone }: LevelProps) => (
  <g
    fontFamily={displayFont}
    fontSize={fontSize}
    fontWeight={380}
    letterSpacing="-0.015em"
    fill={`var(--${tone})`}
  >
    {lines.map((line, index) => (
      <text key={line} x={margin - 4} y={y + index * lineHeight}>
        {line}
      </text>
    ))}
  </g>
);

interface SharedGroupsProps {
  readonly titles: readonly string[];
  readonly y: number;
}

const SharedGroups = ({ titles, y }: SharedGroupsProps) => (
  <>
    <text x={margin} y={y - 66} fontSize={27} fill="var(--muted)">
      in common
    </text>
    {titles.map((title, index) => (
      <text key={title} x={margin} y={y + index * rowHeight} fontSize={40} fill="var(--text)">
        {title}
      </text>
    ))}
  </>
);
