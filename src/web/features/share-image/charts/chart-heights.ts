/** Heights of two charts of the profile page, in their own pixels. */
export const trackHeight = 34;
export const barHeight = 26;
