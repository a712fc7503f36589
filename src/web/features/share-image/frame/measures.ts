/** The dimensions of a picture, in units of its viewBox, and its fonts. */

/** The side of the square. The PNG file has the same number of pixels on each side (spec §9). */
export const side = 1080;

/** Distance between the content and the edge. */
export const margin = 84;

export const displayFont = 'Fraunces, Georgia, serif';
export const bodyFont = 'Figtree, system-ui, sans-serif';
