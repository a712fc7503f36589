/** The heights of the FacetTrack and the PolarityBar, in CSS pixels. */
export const trackHeight = 34;
export const barHeight = 26;
