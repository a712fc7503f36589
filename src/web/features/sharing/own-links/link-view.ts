/** A link in the owner's list, and a draft of a new one. Pure functions. */

import type { RequestBody } from '../../../../contract/endpoints.ts';
import {
  type LinkLevel,
  maxChosenItems,
  defaultLinkDays,
  linkDays,
  type LinkDays,
} from '../../../../domain/links.ts';
import { minHighAnswer } from '../../../../domain/survey.ts';
import { groupByTheme } from '../../../../domain/themes.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { formatDay, formatTime } from '../../../ui/language/dates.ts';
import { isShareable, type OwnAnswer, withStored } from '../../own-answers/own-answers.ts';
import * as words from '../words.ts';
import type { OwnLink } from './use-links.ts';

export interface LinkView {
  /** The owner's label, or the level if there is none. */
  readonly title: string;
  readonly facts: readonly string[];
  /** The whole address, which ends with the token. */
  readonly address: string;
}

function describeAnswers({ answersDay, isReplaced }: OwnLink, now: Date): string {
  const day = formatDay(answersDay, now);
  return isReplaced ? words.answersBeforeRetake(day) : words.answersOf(day);
}

function describeEnd({ endsAt, hasEnded }: OwnLink, now: Date): string {
  if (endsAt === null) return words.noEnd;
  return (hasEnded ? words.ended : words.ends)(formatTime(endsAt, { now }));
}

export function viewLink(link: OwnLink, { origin, now }: { origin: string; now: Date }): LinkView {
  const { name } = words.levels[link.level];
  const named = link.level === 'chosen' ? words.themesAndInterests(link.itemIds.length) : name;
  const title = link.label || name;
  return {
    title,
    facts: [
      ...(named === title ? [] : [named]),
      describeAnswers(link, now),
      describeEnd(link, now),
    ],
    address: `${origin}${paths.openedLink(link.token)}`,
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the possible ends for a link, in days from now; 0 is now. */
export const earlierEnds = ({ endsAt }: OwnLink, now: Date): readonly (0 | LinkDays)[] => [
  0,
  ...linkDays.filter(
    (days) => endsAt === null || now.getTime() + days * dayMs < new Date(endsAt).getTime(),
  ),
];

/** Counts the active links. Only these count against the limit. */
export const countLive = (links: readonly OwnLink[]): number =>
  links.filter(({ hasEnded }) => !hasEnded).length;

export interface Draft {
  readonly level: LinkLevel;
  readonly label: string;
  readonly days: LinkDays | null;
  /** The ticked interests, which only a link of the level 'chosen' names. */
  readonly itemIds: readonly string[];
}

export const emptyDraft: Draft = { level: 'words', label: '', days: defaultLinkDays, itemIds: [] };

export const endTexts: readonly (readonly [LinkDays | null, string])[] = [
  ...linkDays.map((days) => [days, words.afterDays(days)] as const),
  [null, words.never],
];

export const isFull = ({ itemIds }: Draft): boolean => itemIds.length >= maxChosenItems;

/** Toggles an interest. At the limit, another tick changes nothing. */
export function withTick(draft: Draft, itemId: string): Draft {
  const others = draft.itemIds.filter((id) => id !== itemId);
  if (others.length < draft.itemIds.length) return { ...draft, itemIds: others };
  return isFull(draft) ? draft : { ...draft, itemIds: [...others, itemId] };
}

/** Returns a sentence about the missing input, or null if the link can be made. */
export const missingText = ({ level, itemIds }: Draft): string | null =>
  level === 'chosen' && itemIds.length === 0 ? words.nothingTicked : null;

/** The content of the link, as sent to the server. */
export const toChoice = ({ level, itemIds }: Draft): RequestBody<'previewLink'> => ({
  level,
  itemIds: level === 'chosen' ? [...itemIds] : [],
});

export const toRequest = (draft: Draft): RequestBody<'createLink'> => ({
  ...toChoice(draft),
  label: draft.label,
  days: draft.days,
});

/** Lists high answers without a hard limit by theme. A link may name these. */
export function listCandidates(answers: readonly OwnAnswer[]) {
  const marks = withStored(answers);
  const high = answers.filter(
    (answer) =>
      answer.value !== null && answer.value >= minHighAnswer && isShareable(marks, answer),
  );
  return groupByTheme(high, ({ category }) => category);
}
