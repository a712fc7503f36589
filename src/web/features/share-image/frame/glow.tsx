import { side } from './measures.ts';
import { glowColours, palettes, parseHex, type Background } from './palette.ts';

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

interface Props {
  readonly background: Background;
  /** `x` and `y` are fractions of the picture's side. */
  readonly centre: readonly [x: number, y: number];
}

export const Glow = ({ background, centre: [x, y] }: Props) =>
  ringColours(background).map((fill, index) => (
    <circle
      key={fill}
      cx={x * side}
      cy={y * side}
      r={radius * (1 - index / ringCount)}
      fill={fill}
    />
  ));
