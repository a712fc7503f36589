/** What a picture shows, for those who cannot see it: the same figures with the same margins, and no name that it does not show. Pure. */

import { formatEstimate, marginOf } from '../../ui/charts/geometry.ts';
import type { Choice, PictureDimension, PicturePolarity, Subject } from './choice.ts';
import { sentencesOf } from './words.ts';

const things = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const rangeOf = (values: readonly number[]): string =>
  `from ${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;

const named = ({ name, fantasy, activity }: PictureDimension): string =>
  `${name}: fantasy ${formatEstimate(fantasy)}, activity ${formatEstimate(activity)}.`;

function unnamed(dimensions: readonly PictureDimension[]): string {
  const circles = rangeOf(dimensions.map(({ fantasy }) => fantasy.value));
  const diamonds = rangeOf(dimensions.map(({ activity }) => activity.value));
  return `Unnamed scales from 0 to 100, each with a circle and a diamond: circles ${circles}, diamonds ${diamonds}.`;
}

const leaning = ({ negative, positive, estimate }: PicturePolarity): string =>
  `${negative} to ${positive}: ${Math.round(Math.abs(estimate.value))} of 100 towards ${estimate.value < 0 ? negative : positive}, ± ${marginOf(estimate) ?? 0}.`;

const kinds = {
  star: 'A star-shaped chart',
  lines: 'A chart of lines',
  words: 'A sentence and a small star-shaped chart',
} as const;

export function altText(
  shown: Subject,
  { design, hasNames, caption }: Pick<Choice, 'design' | 'hasNames' | 'caption'>,
): string {
  const { dimensions, polarities } = shown;
  const { lead, rest } = sentencesOf(shown, hasNames);
  const parts = [
    caption.trim(),
    `${kinds[design]} of ${things(dimensions.length, 'dimension')}, with 95 % margins.`,
    ...(design === 'words' ? [lead, rest] : []),
    ...(hasNames ? dimensions.map(named) : [unnamed(dimensions)]),
    ...(polarities.length === 0
      ? []
      : hasNames
        ? polarities.map(leaning)
        : [`${things(polarities.length, 'unnamed scale')} between two sides.`]),
  ];
  return parts.filter((part) => part !== '').join(' ');
}
