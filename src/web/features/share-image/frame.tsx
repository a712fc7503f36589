import type { CSSProperties, ReactNode, Ref } from 'react';
import { product } from '../../../domain/product.ts';
import { bodyFont, displayFont } from '../../ui/theme/faces.ts';
import {
  type Background,
  type Format,
  glowColours,
  heights,
  margin,
  palettes,
  parseHex,
  side,
} from './palette.ts';
import { PictureText, Turned } from './picture-text.tsx';

/**
 * The number of shades between the two colours, each drawn as a ring. A gradient is no alternative:
 * browsers dither it, and the noise makes the PNG file five times as large.
 */
const ringCount = 29;
const radius = side * 0.78;
const opacity = 0.75;

/** One colour for each ring, from the outermost to the innermost. */
function ringColours(background: Background): string[] {
  const from = parseHex(palettes[background]['--ground']);
  const to = parseHex(glowColours[background]);
  return Array.from({ length: ringCount }, (_, index) => {
    const share = opacity * ((index + 1) / ringCount);
    const channels = from.map((value, at) =>
      Math.round(value + ((to[at] ?? value) - value) * share),
    );
    return `rgb(${channels.join(' ')})`;
  });
}

/** What a visitor chooses for every card. */
export interface Look {
  readonly background: Background;
  readonly format: Format;
  /** Whether the name of the product stands at the foot. */
  readonly hasBrand: boolean;
}

interface GlowProps {
  readonly look: Look;
  /** `x` and `y` are fractions of the picture's sides. */
  readonly centre: readonly [x: number, y: number];
}

const Glow = ({ look: { background, format }, centre: [x, y] }: GlowProps) =>
  ringColours(background).map((fill, index) => (
    <circle
      key={fill}
      cx={x * side}
      cy={y * heights[format]}
      r={radius * (1 - index / ringCount)}
      fill={fill}
    />
  ));

export interface CardProps {
  readonly look: Look;
  /** The text alternative of the picture. */
  readonly label: string;
  readonly drawing: Ref<SVGSVGElement>;
}

interface FrameProps extends CardProps {
  /** The centre of the glow. `x` and `y` are fractions of the picture's sides. */
  readonly glow: readonly [x: number, y: number];
  /** At the foot, under the name: where the content comes from. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** The frame of every picture: the background, two small texts at the foot and an emblem. */
export function Frame({ look, label, glow, note = '', drawing, children }: FrameProps) {
  const height = heights[look.format];
  const baseline = height - margin + 16;
  return (
    <svg
      ref={drawing}
      xmlns="http://www.w3.org/2000/svg"
      className="picture block h-auto max-h-[70vh] w-full rounded-card"
      viewBox={`0 0 ${side} ${height}`}
      style={palettes[look.background] as CSSProperties} // as: React's type has no custom properties
      fontFamily={bodyFont}
      direction="ltr"
      role="img"
      aria-label={label}
    >
      <Turned>
        <rect width={side} height={height} fill="var(--ground)" />
        <Glow look={look} centre={glow} />
        {children}
        {look.hasBrand && (
          <PictureText
            x={margin}
            y={note === '' ? baseline : baseline - 42}
            fontFamily={displayFont}
            fontSize={36}
            fill="var(--text)"
          >
            {product.name}
          </PictureText>
        )}
        <PictureText x={margin} y={baseline} fontSize={noteSize} fill="var(--muted)">
          {note}
        </PictureText>
        <Emblem y={baseline - 12} />
      </Turned>
    </svg>
  );
}

const noteSize = 30;
/** The space at the foot that the content leaves free. */
export const footHeight = margin + 90;

const Emblem = ({ y }: { readonly y: number }) => (
  <g transform={`translate(${side - margin - 14} ${y})`}>
    <circle r={16} fill="none" stroke="var(--muted)" strokeWidth={2.4} />
    <circle cy={-16} r={5.4} fill="var(--accent)" stroke="var(--ground)" strokeWidth={2} />
  </g>
);
