/** From 0..100 to 0..7, the scale on which the labels are defined (spec §9). */
export const toSevenPoint = (score: number): number => (score / 100) * 7;

/** From here on a theme counts as an interest of the person, however small. */
const someInterest = 3.5;
export const isInterest = (sevenPoint: number): boolean => sevenPoint >= someInterest;

export const interestLabels = [
  { from: 6.5, label: 'High Interest' },
  { from: 5.5, label: 'Strong Interest' },
  { from: 4.5, label: 'Moderate Interest' },
  { from: someInterest, label: 'Some Interest' },
  { from: 2.5, label: 'Limited Interest' },
  { from: 1.5, label: 'Low Interest' },
  { from: -Infinity, label: 'No Interest' },
] as const;
export type InterestLabel = (typeof interestLabels)[number]['label'];

export const interestLabel = (sevenPoint: number): InterestLabel =>
  interestLabels.find(({ from }) => sevenPoint >= from)?.label ?? 'No Interest';

/** The highest themes: at least `minSevenPoint` each, at most `maxCount` (spec §9). */
export const interestAreas = { minSevenPoint: 5, maxCount: 3 } as const;
