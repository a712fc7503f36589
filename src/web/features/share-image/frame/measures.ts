/** The dimensions of a picture, in units of its viewBox, and its fonts. */

/** The side of the square. The PNG file has the same number of pixels on each side (spec §9). */
export const side = 1080;

/** Distance between the content and the edge. */
export const margin = 84;

export const displayFont = 'Fraunces, Georgia, serif';
export const bodyFont = 'Figtree, system-ui, sans-serif';

/**
 * The optical size of the display font, whose hairlines vanish in a small preview at larger ones.
 */
export const displayOpticalSize = 48;

/** The attributes of large text in the display font. */
export const displayText = {
  fontFamily: displayFont,
  fontWeight: 400,
  letterSpacing: '-0.01em',
  style: { fontVariationSettings: `'opsz' ${displayOpticalSize}` },
} as const;
