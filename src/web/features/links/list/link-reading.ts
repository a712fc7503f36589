/** A link in the words in which its owner reads it. Pure functions. */

import {
  linkDays,
  type LinkDays,
  type LinkLevel,
  type ViewBand,
} from '../../../../domain/readings/links.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { formatDay, formatTime } from '../../../ui/language/dates.ts';
import { levelTexts } from '../parts/levels.ts';
import type { OwnLink } from '../parts/use-links.ts';
import * as words from './words.ts';

export interface LinkReading {
  /** The owner's label, or the level if there is none. */
  readonly title: string;
  readonly facts: readonly string[];
  /** The whole address, which ends with the token. */
  readonly address: string;
}

const viewTexts: Readonly<Record<ViewBand, string>> = {
  '0': words.notOpenedYet,
  '1': words.openedOnce,
  '2-4': words.openedTwoToFour,
  '5-9': words.openedFiveToNine,
  '10+': words.openedTenOrMore,
};

function describeLevel(level: LinkLevel, named: number): string {
  if (level !== 'chosen') return levelTexts[level].name;
  return words.themesAndInterests(named);
}

function describeAnswers({ answersDay, isReplaced }: OwnLink, now: Date): string {
  const day = formatDay(answersDay, now);
  return isReplaced ? words.answersBeforeRetake(day) : words.answersOf(day);
}

function describeEnd({ endsAt, hasEnded }: OwnLink, now: Date): string {
  if (endsAt === null) return words.noEnd;
  return (hasEnded ? words.ended : words.ends)(formatTime(endsAt, { now }));
}

export function readLink(
  link: OwnLink,
  { origin, now }: { origin: string; now: Date },
): LinkReading {
  const level = describeLevel(link.level, link.itemIds.length);
  return {
    title: link.label || levelTexts[link.level].name,
    facts: [
      ...(link.label === '' && link.level !== 'chosen' ? [] : [level]),
      describeAnswers(link, now),
      describeEnd(link, now),
      viewTexts[link.views],
    ],
    address: `${origin}${paths.openedLink(link.token)}`,
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the ends that a link may still get, in days from now; 0 is now. */
export const earlierEnds = ({ endsAt }: OwnLink, now: Date): readonly (0 | LinkDays)[] => [
  0,
  ...linkDays.filter(
    (days) => endsAt === null || now.getTime() + days * dayMs < new Date(endsAt).getTime(),
  ),
];

/** How many links still show something; only these count against the limit. */
export const countLive = (links: readonly OwnLink[]): number =>
  links.filter(({ hasEnded }) => !hasEnded).length;
