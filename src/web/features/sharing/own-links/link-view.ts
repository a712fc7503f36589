/** A link as its owner reads it, and before it is made. Pure functions. */

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

export const emptyDraft: Draft = { level: 'words', label: '', days: defaultLinkDays, itemIds: [] };

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
