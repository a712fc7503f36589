/** A link before it is made. Pure functions. */

import type { RequestBody } from '../../../contract/endpoints.ts';
import {
  type LinkLevel,
  maxChosenItems,
  linkDays,
  type LinkDays,
  type ViewBand,
} from '../../../domain/links.ts';
import { minHighAnswer } from '../../../domain/survey.ts';
import { groupByTheme } from '../../../domain/themes.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { formatDay, formatTime } from '../../ui/language/dates.ts';
import { isShareable, type OwnAnswer, withStored } from '../own-answers/own-answers.ts';
import type { OwnLink } from './use-links.ts';
import * as words from './words.ts';

interface LevelTexts {
  readonly name: string;
  /** What a link of this level shows and what it does not, said to its owner. */
  readonly shows: string;
}

export const levelTexts: Readonly<Record<LinkLevel, LevelTexts>> = {
  words: {
    name: words.inWords,
    shows: words.inWordsText,
  },
  themes: {
    name: words.inThemes,
    shows: words.inThemesText,
  },
  chosen: {
    name: words.chosenInterests,
    shows: words.chosenInterestsText(maxChosenItems),
  },
};

/** A link in the words in which its owner reads it. Pure functions. */
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

export interface Draft {
  readonly level: LinkLevel;
  readonly label: string;
  readonly days: LinkDays | null;
  /** The ticked interests, which only a link of the level 'chosen' names. */
  readonly itemIds: readonly string[];
}

export const emptyDraft: Draft = { level: 'words', label: '', days: 7, itemIds: [] };

export const endTexts: readonly (readonly [LinkDays | null, string])[] = [
  ...linkDays.map((days) => [days, words.afterDays(days)] as const),
  [null, words.never],
];

export const isFull = ({ itemIds }: Draft): boolean => itemIds.length >= maxChosenItems;

/** Ticks an interest, or takes the tick off. Beyond the limit, a further tick changes nothing. */
export function withTick(draft: Draft, itemId: string): Draft {
  const others = draft.itemIds.filter((id) => id !== itemId);
  if (others.length < draft.itemIds.length) return { ...draft, itemIds: others };
  return isFull(draft) ? draft : { ...draft, itemIds: [...others, itemId] };
}

/** Returns what is missing before the link can be made or previewed, as a sentence, or null. */
export const missingText = ({ level, itemIds }: Draft): string | null =>
  level === 'chosen' && itemIds.length === 0 ? words.nothingTicked : null;

/** What the link shows, as the server is told it. */
export const toChoice = ({ level, itemIds }: Draft): RequestBody<'previewLink'> => ({
  level,
  itemIds: level === 'chosen' ? [...itemIds] : [],
});

export const toRequest = (draft: Draft): RequestBody<'createLink'> => ({
  ...toChoice(draft),
  label: draft.label,
  days: draft.days,
});

/** Lists the answers that a link may name: high ones that no hard limit leaves out, by theme. */
export function listCandidates(answers: readonly OwnAnswer[]) {
  const marks = withStored(answers);
  const high = answers.filter(
    (answer) =>
      answer.value !== null && answer.value >= minHighAnswer && isShareable(marks, answer),
  );
  return groupByTheme(high, ({ category }) => category);
}
