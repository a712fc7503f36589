const emphases = [
  { from: 6, emphasis: 'high' },
  { from: 4, emphasis: 'medium' },
  { from: -Infinity, emphasis: 'neutral' },
] as const;
export type Emphasis = (typeof emphases)[number]['emphasis'];

/** Returns the emphasis of a theme's card for a score from 1 to 7 (spec §9). */
export const readEmphasis = (sevenPoint: number): Emphasis =>
  emphases.find(({ from }) => sevenPoint >= from)?.emphasis ?? 'neutral';
