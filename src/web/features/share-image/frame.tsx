import type { CSSProperties, ReactNode, Ref } from 'react';
import { bodyFont, displayFont } from '../../ui/theme/faces.ts';
import { side, glowColours, palettes, parseHex, type Background, margin } from './palette.ts';
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

interface GlowProps {
  readonly background: Background;
  /** `x` and `y` are fractions of the picture's side. */
  readonly centre: readonly [x: number, y: number];
}

const Glow = ({ background, centre: [x, y] }: GlowProps) =>
  ringColours(background).map((fill, index) => (
    <circle
      key={fill}
      cx={x * side}
      cy={y * side}
      r={radius * (1 - index / ringCount)}
      fill={fill}
    />
  ));

interface FrameProps {
  readonly background: Background;
  /** The text alternative of the picture; an empty one for a picture that only decorates. */
  readonly label: string;
  /** The centre of the glow. `x` and `y` are fractions of the picture's side. */
  readonly glow: readonly [x: number, y: number];
  /** At the foot: the name of the product or the visitor's own words. */
  readonly caption?: string;
  /** At the foot, on the other side: how sure the picture is. */
  readonly note?: string;
  readonly drawing?: Ref<SVGSVGElement> | undefined;
  readonly children: ReactNode;
}

/** The frame of every picture: the background, two short texts at the foot and an emblem. */
export const Frame = ({
  background,
  label,
  glow,
  caption = '',
  note = '',
  drawing,
  children,
}: FrameProps) => (
  <svg
    ref={drawing}
    xmlns="http://www.w3.org/2000/svg"
    className="picture block h-auto w-full rounded-card"
    viewBox={`0 0 ${side} ${side}`}
    style={palettes[background] as CSSProperties} // as: React's type has no custom properties
    fontFamily={bodyFont}
    direction="ltr"
    role={label === '' ? undefined : 'img'}
    aria-hidden={label === ''}
    aria-label={label === '' ? undefined : label}
  >
    <Turned>
      <rect width={side} height={side} fill="var(--ground)" />
      <Glow background={background} centre={glow} />
      {children}
      <Caption text={caption.trim()} note={note} />
      <PictureText
        x={noteEnd}
        y={baseline}
        fontSize={noteSize}
        textAnchor="end"
        fill="var(--muted)"
      >
        {note}
      </PictureText>
      <Emblem />
    </Turned>
  </svg>
);

const baseline = side - margin + 16;
const maxCaptionSize = 44;
/** A caption that would be smaller beside the note stands in a line of its own above it. */
const minCaptionSize = 24;
const captionWidth = { alone: side - 2 * margin - 90, besideNote: 440 } as const;
const noteSize = 30;
const noteEnd = side - margin - 56;

/** The mean width of a letter in the display font, as a fraction of the font size. */
const meanLetterWidth = 0.52;

/** The mean width of a letter in the body font, likewise. */
const meanNoteLetterWidth = 0.49;

/** A long caption is set smaller, to fit on one line. */
function Caption({ text, note }: { readonly text: string; readonly note: string }) {
  const room = noteEnd - margin - 24 - noteSize * meanNoteLetterWidth * note.length;
  const sizeIn = (width: number): number =>
    Math.min(maxCaptionSize, width / (meanLetterWidth * Math.max(1, text.length)));
  const beside = sizeIn(Math.min(captionWidth.besideNote, room));
  const isAbove = note !== '' && beside < minCaptionSize;
  const fontSize = note !== '' && !isAbove ? beside : sizeIn(captionWidth.alone);
  return (
    <PictureText
      x={margin}
      y={isAbove ? baseline - 52 : baseline}
      fontFamily={displayFont}
      fontSize={fontSize}
      fill="var(--text)"
    >
      {text}
    </PictureText>
  );
}

const Emblem = () => (
  <g transform={`translate(${side - margin - 14} ${baseline - 12})`}>
    <circle r={16} fill="none" stroke="var(--muted)" strokeWidth={2.4} />
    <circle cy={-16} r={5.4} fill="var(--accent)" stroke="var(--ground)" strokeWidth={2} />
  </g>
);
