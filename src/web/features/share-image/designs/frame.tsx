import type { CSSProperties, ReactNode, Ref } from 'react';
import { glows, palettes, type Ground } from '../palette.ts';
import './picture.css';

/** Side of a picture in its own units, and the room left free around what it shows. */
export const side = 1080;
export const edge = 84;
export const display = 'Fraunces, Georgia, serif';
const body = 'Figtree, system-ui, sans-serif';

/** As many rings as there are shades between the two colours: a gradient would be dithered, and a file of noise five times as large. */
const steps = 29;
const reach = side * 0.78;
const strength = 0.75;

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** From the rim to the middle. */
function lightOf(ground: Ground): string[] {
  const [from, to] = [channels(palettes[ground]['--ground']), channels(glows[ground])];
  return Array.from(
    { length: steps },
    (_, index) =>
      `rgb(${from.map((value, channel) => Math.round(value + ((to[channel] ?? value) - value) * strength * ((index + 1) / steps))).join(' ')})`,
  );
}

interface FrameProps {
  readonly ground: Ground;
  /** What the picture shows, in words. */
  readonly label: string;
  /** Where the light falls, in parts of the side. */
  readonly light: readonly [x: number, y: number];
  readonly caption?: string;
  readonly drawing?: Ref<SVGSVGElement> | undefined;
  readonly children: ReactNode;
}

/** Ground, light, the maker's own line and a small sign that names nothing. */
export function Frame({
  ground,
  label,
  light: [x, y],
  caption = '',
  drawing,
  children,
}: FrameProps) {
  // as: React's type of a style knows no custom properties
  return (
    <svg
      ref={drawing}
      xmlns="http://www.w3.org/2000/svg"
      className="picture"
      viewBox={`0 0 ${side} ${side}`}
      style={palettes[ground] as CSSProperties}
      fontFamily={body}
      role="img"
      aria-label={label}
    >
      <rect width={side} height={side} fill="var(--ground)" />
      {lightOf(ground).map((fill, index) => (
        <circle
          key={fill}
          cx={x * side}
          cy={y * side}
          r={reach * (1 - index / steps)}
          fill={fill}
        />
      ))}
      {children}
      <Caption text={caption.trim()} />
      <Sign />
    </svg>
  );
}

const foot = side - edge + 16;
/** About the mean width of a letter of this face, in parts of its size; a long line is set smaller. */
const letter = 0.52;

const Caption = ({ text }: { readonly text: string }) => (
  <text
    x={edge}
    y={foot}
    fontFamily={display}
    fontSize={Math.min(40, (side - 2 * edge - 90) / (letter * Math.max(1, text.length)))}
    fill="var(--text)"
  >
    {text}
  </text>
);

const Sign = () => (
  <g transform={`translate(${side - edge - 14} ${foot - 12})`}>
    <circle r={16} fill="none" stroke="var(--muted)" strokeWidth={2.4} />
    <circle cy={-16} r={5.4} fill="var(--accent)" stroke="var(--ground)" strokeWidth={2} />
  </g>
);

interface PlacedProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly scale: number;
  /** In the chart's own units. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A chart of the page, set larger: the page's pixels become `scale` units of the picture. */
export const Placed = ({ x, y, width, scale, height, children }: PlacedProps) => (
  <svg
    x={x}
    y={y}
    width={width}
    height={height * scale}
    viewBox={`0 0 ${width / scale} ${height}`}
    overflow="visible"
  >
    {children}
  </svg>
);
