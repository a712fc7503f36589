import type { Ref } from 'react';
import { linesOf, measureIn } from '../lettering.ts';
import { sharedShown, type PairChoice, type PairSubject } from '../pair.ts';
import { display, edge, Frame, side } from './frame.tsx';

interface Props {
  readonly pair: PairSubject;
  readonly choice: PairChoice;
  readonly label: string;
  readonly drawing?: Ref<SVGSVGElement>;
}

const size = 124;
const leading = 1.08;
const rowHeight = 60;

/** Two circles that meet, the level, and what both share; names, figures and codes have no place here. */
export function PairCard({ pair, choice, ...frame }: Props) {
  const shared = sharedShown(pair, choice);
  const lines = linesOf(pair.level, side - 2 * edge, measureIn(`380 ${size}px Fraunces`));
  const listTop = side - edge - 30 - rowHeight * (shared.length - 1);
  const base =
    (shared.length === 0 ? side - edge - 40 : listTop - 150) - (lines.length - 1) * size * leading;
  const radius = Math.min(
    290,
    (base - size - edge - 40) / 2,
    (side - 2 * edge) / (2 * (1 + apartOf(pair))),
  );
  return (
    <Frame {...frame} ground={choice.ground} light={[0.3, 0.3]}>
      <Meeting
        x={edge + radius * (1 + apartOf(pair))}
        y={edge + radius}
        radius={radius}
        apart={radius * apartOf(pair)}
      />
      <g
        fontFamily={display}
        fontSize={size}
        fontWeight={380}
        letterSpacing="-0.015em"
        fill={`var(--${pair.tone})`}
      >
        {lines.map((line, index) => (
          <text key={line} x={edge - 4} y={base + index * size * leading}>
            {line}
          </text>
        ))}
      </g>
      {shared.length > 0 && (
        <>
          <text x={edge} y={listTop - 66} fontSize={27} fill="var(--muted)">
            in common
          </text>
          {shared.map((name, index) => (
            <text
              key={name}
              x={edge}
              y={listTop + index * rowHeight}
              fontSize={40}
              fill="var(--text)"
            >
              {name}
            </text>
          ))}
        </>
      )}
    </Frame>
  );
}

/** Half the way between the two middles, in radii. */
const apartOf = ({ nearness }: PairSubject): number => 0.9 - 0.5 * nearness;

const Meeting = ({
  x,
  y,
  radius,
  apart,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly apart: number;
}) => {
  const reach = Math.sqrt(radius ** 2 - apart ** 2);
  return (
    <g transform={`translate(${x} ${y})`} fill="none" strokeWidth={5}>
      <path
        d={`M0 ${-reach}A${radius} ${radius} 0 0 1 0 ${reach}A${radius} ${radius} 0 0 1 0 ${-reach}Z`}
        stroke="none"
        fill="var(--accent)"
        fillOpacity={0.28}
      />
      <circle cx={-apart} r={radius} stroke="var(--fantasy)" />
      <circle cx={apart} r={radius} stroke="var(--accent)" strokeDasharray="18 12" />
    </g>
  );
};
