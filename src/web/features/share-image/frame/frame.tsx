import type { CSSProperties, ReactNode, Ref } from 'react';
import { Glow } from './glow.tsx';
import { bodyFont, displayFont, margin, side } from './measures.ts';
import { palettes, type Background } from './palette.ts';
import './picture.css';

interface Props {
  readonly background: Background;
  /** The text alternative of the picture. */
  readonly label: string;
  /** The centre of the glow. `x` and `y` are fractions of the picture's side. */
  readonly glow: readonly [x: number, y: number];
  readonly caption?: string;
  readonly drawing?: Ref<SVGSVGElement> | undefined;
  readonly children: ReactNode;
}

/**
 * The frame of every picture: the background, the visitor's caption and an emblem without a name.
 */
export function Frame({ background, label, glow, caption = '', drawing, children }: Props) {
  return (
    <svg
      ref={drawing}
      xmlns="http://www.w3.org/2000/svg"
      className="picture"
      viewBox={`0 0 ${side} ${side}`}
      style={palettes[background] as CSSProperties} // as: React's type has no custom properties
      fontFamily={bodyFont}
      role="img"
      aria-label={label}
    >
      <rect width={side} height={side} fill="var(--ground)" />
      <Glow background={background} centre={glow} />
      {children}
      <Caption text={caption.trim()} />
      <Emblem />
    </svg>
  );
}

const baseline = side - margin + 16;
const maxCaptionSize = 40;
const maxCaptionWidth = side - 2 * margin - 90;

/** The mean width of a letter in the display font, as a fraction of the font size. */
const meanLetterWidth = 0.52;

/** A long caption is set smaller, to fit on one line. */
const Caption = ({ text }: { readonly text: string }) => (
  <text
    x={margin}
    y={baseline}
    fontFamily={displayFont}
    fontSize={Math.min(
      maxCaptionSize,
      maxCaptionWidth / (meanLetterWidth * Math.max(1, text.length)),
    )}
    fill="var(--text)"
  >
    {text}
  </text>
);

const Emblem = () => (
  <g transform={`translate(${side - margin - 14} ${baseline - 12})`}>
    <circle r={16} fill="none" stroke="var(--muted)" strokeWidth={2.4} />
    <circle cy={-16} r={5.4} fill="var(--accent)" stroke="var(--ground)" strokeWidth={2} />
  </g>
);
