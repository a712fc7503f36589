/** Measures of a picture in its own units. */

/** Side of the square, which is also its size in pixels (spec §9). */
export const side = 1080;

/** Distance between the content and the edge. */
export const margin = 84;

export const displayFont = 'Fraunces, Georgia, serif';
export const bodyFont = 'Figtree, system-ui, sans-serif';
