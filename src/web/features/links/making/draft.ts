/** A link before it is made. Pure functions. */

import type { RequestBody } from '../../../../contract/endpoints.ts';
import {
  type LinkDays,
  type LinkLevel,
  linkDays,
  maxChosenItems,
} from '../../../../domain/readings/links.ts';
import { minHighAnswer } from '../../../../domain/survey.ts';
import { type Theme, themes } from '../../../../domain/themes.ts';
import { isShareable, type OwnAnswer, withStored } from '../../own-answers/own-answers.ts';
import * as words from './words.ts';

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

export interface ThemeCandidates {
  readonly theme: Theme;
  readonly answers: readonly OwnAnswer[];
}

/** Lists the answers that a link may name: high ones that no hard limit leaves out, by theme. */
export function listCandidates(answers: readonly OwnAnswer[]): ThemeCandidates[] {
  const marks = withStored(answers);
  const high = answers.filter(
    (answer) =>
      answer.value !== null && answer.value >= minHighAnswer && isShareable(marks, answer),
  );
  const byTheme = Map.groupBy(high, ({ category }) => category);
  return themes.flatMap((theme) => {
    const ofTheme = byTheme.get(theme);
    return ofTheme ? [{ theme, answers: ofTheme }] : [];
  });
}
