/** How a score reads: scale, label and emphasis, as the specification's tables have them (spec §9 profile display). */

/** New-format scores (0 to 100) on the 1-7 scale of the labels. */
export const sevenPoint = (score: number): number => (score / 100) * 7;

const interestLabels = [
  { from: 6.5, label: 'High Interest' },
  { from: 5.5, label: 'Strong Interest' },
  { from: 4.5, label: 'Moderate Interest' },
  { from: 3.5, label: 'Some Interest' },
  { from: 2.5, label: 'Limited Interest' },
  { from: 1.5, label: 'Low Interest' },
  { from: -Infinity, label: 'No Interest' },
] as const;
export type InterestLabel = (typeof interestLabels)[number]['label'];

const emphases = [
  { from: 6, emphasis: 'high' },
  { from: 4, emphasis: 'medium' },
  { from: -Infinity, emphasis: 'neutral' },
] as const;
export type Emphasis = (typeof emphases)[number]['emphasis'];

export const interestLabel = (seven: number): InterestLabel =>
  interestLabels.find(({ from }) => seven >= from)?.label ?? 'No Interest';

export const emphasisOf = (seven: number): Emphasis =>
  emphases.find(({ from }) => seven >= from)?.emphasis ?? 'neutral';

/** Interest areas: dimensions from here on, at most three (spec §9). */
export const areaFrom = 5;
export const areasShown = 3;
