import { interestLabels } from '../../domain/words.ts';

/** Converts 0..100 to 0..7, the scale on which the labels are defined. */
export const toSevenPoint = (score: number): number => (score / 100) * 7;

/** From this score on, a theme counts as an interest of the person, however small. */
const someInterest = 3.5;
export const isInterest = (sevenPoint: number): boolean => sevenPoint >= someInterest;

const borders: readonly (readonly [from: number, label: string])[] = [
  [6.5, interestLabels.high],
  [5.5, interestLabels.strong],
  [4.5, interestLabels.moderate],
  [someInterest, interestLabels.some],
  [2.5, interestLabels.limited],
  [1.5, interestLabels.low],
];

export const interestLabel = (sevenPoint: number): string =>
  borders.find(([from]) => sevenPoint >= from)?.[1] ?? interestLabels.none;

/** The highest themes: at least `minSevenPoint` each, at most `maxCount`. */
export const interestAreas = { minSevenPoint: 5, maxCount: 3 } as const;
