/** The dimensions of a picture, in units of its viewBox, and its large text. */

import { displayFont } from '../../ui/theme/faces.ts';

/** The width of a picture, and the side of a square one. */
export const side = 1080;

export const formats = ['square', 'tall'] as const;
export type Format = (typeof formats)[number];

/** Square, or 9:16. The PNG file has the same number of pixels. */
export const heights: Readonly<Record<Format, number>> = { square: side, tall: 1920 };

/** Distance between the content and the edge. */
export const margin = 84;

/** The optical size of the display font; at larger ones, its hairlines vanish in a preview. */
export const displayOpticalSize = 48;

/** The attributes of large text in the display font. */
export const displayText = {
  fontFamily: displayFont,
  fontWeight: 400,
  letterSpacing: '-0.01em',
  style: { fontVariationSettings: `'opsz' ${displayOpticalSize}` },
} as const;

export type Background = 'dark' | 'light';

type Palette = Readonly<Record<`--${string}`, string>>;

/** The colours of a picture, copied from tokens.css. */
export const palettes = {
  dark: {
    '--ground': '#14101a',
    '--line-strong': '#ffffff8c',
    '--text': '#f4eff7',
    '--muted': '#b9aec4',
    '--accent': '#f2a077',
    '--fantasy': '#b99bf0',
    '--activity': '#f2a077',
    '--good': '#7fcfa4',
    '--medium': '#e8c465',
    '--poor': '#f29499',
  },
  light: {
    '--ground': '#faf6f1',
    '--line-strong': '#2a1f338c',
    '--text': '#231a2b',
    '--muted': '#534a5e',
    '--accent': '#853417',
    '--fantasy': '#5a3a9a',
    '--activity': '#b34d22',
    '--good': '#145639',
    '--medium': '#654806',
    '--poor': '#8f2433',
  },
} as const satisfies Record<Background, Palette>;

/** The colour at the centre of the glow on each background. */
export const glowColours = { dark: '#3a2748', light: '#f6dfcb' } as const satisfies Record<
  Background,
  string
>;

/** Parses '#rrggbb' to red, green and blue, each from 0 to 255. */
export const parseHex = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
