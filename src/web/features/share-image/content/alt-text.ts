/**
 * Writes the text alternative of a picture. It contains the same scores and margins as the picture,
 * and no name that the picture does not show. Pure functions.
 */

import { formatEstimate, marginOfError } from '../../../ui/charts/geometry.ts';
import {
  type PictureChoice,
  type PicturePolarity,
  type PictureSubject,
  type PictureTheme,
  writeCaption,
} from './picture-choice.ts';
import { writeSentences } from './sentences.ts';

const countNouns = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

const formatRange = (values: readonly number[]): string =>
  `from ${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;

const describeTheme = ({ name, fantasy, activity }: PictureTheme): string =>
  `${name}: fantasy ${formatEstimate(fantasy)}, activity ${formatEstimate(activity)}.`;

function describeUnnamedThemes(themes: readonly PictureTheme[]): string {
  const circles = formatRange(themes.map(({ fantasy }) => fantasy.value));
  const diamonds = formatRange(themes.map(({ activity }) => activity.value));
  return `Unnamed scales from 0 to 100, each with a circle and a diamond: circles ${circles}, diamonds ${diamonds}.`;
}

const describePolarity = ({ negative, positive, estimate }: PicturePolarity): string => {
  const pole = estimate.value < 0 ? negative : positive;
  const size = Math.round(Math.abs(estimate.value));
  return `${negative} to ${positive}: ${size} of 100 towards ${pole}, ± ${marginOfError(estimate) ?? 0}.`;
};

function describePolarities(polarities: readonly PicturePolarity[], hasNames: boolean): string[] {
  if (polarities.length === 0) return [];
  if (hasNames) return polarities.map(describePolarity);
  return [`${countNouns(polarities.length, 'unnamed scale')} between two sides.`];
}

const kinds = {
  star: 'A star-shaped chart',
  lines: 'A chart of lines',
  words: 'A sentence and a small star-shaped chart',
} as const;

export function writeAltText(
  shown: PictureSubject,
  { design, hasNames, caption }: Pick<PictureChoice, 'design' | 'hasNames' | 'caption'>,
): string {
  const { themes, polarities } = shown;
  const { lead, rest } = writeSentences(shown, hasNames);
  const parts = [
    writeCaption(shown, { caption }),
    `${kinds[design]} of ${countNouns(themes.length, 'dimension')}, with 95 % margins.`,
    ...(design === 'words' ? [lead, rest] : []),
    ...(hasNames ? themes.map(describeTheme) : [describeUnnamedThemes(themes)]),
    ...describePolarities(polarities, hasNames),
  ];
  return parts.filter((part) => part !== '').join(' ');
}
