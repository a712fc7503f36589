/**
 * The parts of a profile that each audience may see: holders of the share code, readers of a link.
 */

import {
  findStandingOut,
  type Profile,
  recordFigures,
  type RecordFigures,
} from 'spark-psychometrics';
import type { Reply } from '../../contract/endpoints.ts';
import type { LinkLevel } from '../../domain/links.ts';
import type { Translation } from '../../domain/locales.ts';
import { minHighAnswer } from '../../domain/survey.ts';
import { record, type Theme, themes } from '../../domain/themes.ts';
import type * as domainWords from '../../domain/words.ts';
import { withoutThinThemes } from '../profile/known-profile.ts';
import { derivePortrait } from '../profile/portrait.ts';
import type { ProfileWords } from '../profile/profile.ts';
import { describeSummary } from '../profile/summary.ts';
import * as english from '../profile/words.ts';
import { answerTo, type Attempt } from '../survey/attempt.ts';
import { findEdition, type ItemBank } from '../survey/bank.ts';
import type { LimitCheck } from '../survey/hard-limits.ts';
import type { ThinThemes } from '../survey/thin-themes.ts';
import { translateSummary } from './translated-summary.ts';

export interface LinkChoice {
  readonly level: LinkLevel;
  /** The interests that the link shall name. */
  readonly itemIds: readonly string[];
}

/** The content of a link, fixed when the link was made. */
export type LinkRecord = { readonly answersDay: string } & (
  | {
      readonly level: 'words';
      /** The summary in English. */
      readonly summary: readonly string[];
      readonly standsOut: Theme | null;
    }
  | { readonly level: 'themes'; readonly figures: RecordFigures['themes'] }
  | {
      readonly level: 'chosen';
      readonly figures: RecordFigures['themes'];
      readonly itemIds: readonly string[];
    }
);

export type ChoiceRefusal =
  | { readonly refused: 'names_without_level' | 'nothing_chosen' }
  /** A link names only questions answered with 5 or more, and no hard limit. */
  | { readonly refused: 'not_nameable'; readonly itemIds: readonly string[] };

/** Returns each chosen item once, in bank order, to hide the order of choosing. */
export function chooseItems(
  bank: ItemBank,
  attempt: Attempt,
  isLimited: LimitCheck,
  { level, itemIds }: LinkChoice,
): readonly string[] | ChoiceRefusal {
  if (level !== 'chosen') return itemIds.length === 0 ? [] : { refused: 'names_without_level' };
  if (itemIds.length === 0) return { refused: 'nothing_chosen' };
  const { layout } = findEdition(bank, attempt.edition);
  const refused = itemIds.filter(
    (id) => isLimited(id) || answerTo(layout, attempt.answers, id) < minHighAnswer,
  );
  if (refused.length > 0) return { refused: 'not_nameable', itemIds: refused };
  return [...layout.positions.keys()].filter((id) => itemIds.includes(id));
}

/**
 * `answersDay` is the UTC day on which the attempt began. `itemIds` are the chosen items. No
 * sentence speaks of the thin themes, and none says so.
 */
export function deriveLinkRecord(
  { level, itemIds }: LinkChoice,
  { profile, thin }: { readonly profile: Profile; readonly thin: ThinThemes },
  answersDay: string,
): LinkRecord {
  if (level === 'words') {
    const known = withoutThinThemes(profile, thin);
    const summary = describeSummary(derivePortrait(known), english);
    const standsOut = findStandingOut(known.standing, known.scores);
    return { level, answersDay, summary, standsOut };
  }
  const figures = recordFigures(profile).themes;
  return level === 'themes'
    ? { level, answersDay, figures }
    : { level, answersDay, figures, itemIds };
}

/** `texts` has the text of every question. */
export function describeLink(
  bank: ItemBank,
  shown: LinkRecord,
  texts: ReadonlyMap<string, string>,
  { names, sentences }: ProfileWords,
): Reply<'openLink'> {
  const { answersDay } = shown;
  if (shown.level === 'words') {
    const { level, summary, standsOut } = shown;
    return { level, answersDay, summary: translateSummary(summary, sentences), standsOut };
  }
  const dimensions = describeThemes(shown.figures, names);
  if (shown.level === 'themes') return { level: 'themes', answersDay, dimensions };
  const interests = shown.itemIds.flatMap((id) => {
    const [theme, questionText] = [findTheme(bank, id), texts.get(id)];
    return theme && questionText !== undefined ? [{ theme, questionText }] : [];
  });
  return { level: 'chosen', answersDay, dimensions, interests };
}

/** Returns the public profile, whose only figures are the rounded scores of themes. */
export const describeThemes = (
  figures: RecordFigures['themes'],
  { themeNames }: Translation<typeof domainWords>,
): Reply<'publicProfile'>['dimensions'] =>
  record(themes, (theme) => ({ label: themeNames[theme].name, ...figures[theme] }));

/** Returns undefined for a question of a newer program. */
const findTheme = ({ editions }: ItemBank, itemId: string): Theme | undefined =>
  [...editions.values()].flatMap(({ model }) => model.items).find(({ id }) => id === itemId)
    ?.category;
