/**
 * Writes a guide for a conversation. Its only input is what the page shows: the cards of the map,
 * or the common ground of a shared reading, and the shared activities. So it cannot reveal more
 * than the page does (product decisions D4). Pure functions.
 */

import type { Theme } from '../../../../domain/themes.ts';
import type { Activity } from '../comparison-reply.ts';
import type { MapReading } from '../map/read-map.ts';
import { themeWords } from '../map/words.ts';
import { activityLayout, type GroupReading } from '../shared-activities-view.ts';

export interface Topic {
  readonly theme: Theme;
  readonly question: string;
}

export interface Guide {
  /** Where the two meet; null if they meet nowhere. */
  readonly opening: Topic | null;
  /** One thing on which they differ, or do not know; null where none is told. */
  readonly question: Topic | null;
  /** The texts of all shared activities, without duplicates, for the checklist of limits. */
  readonly activities: readonly string[];
}

const activityTexts = (activity: Activity): string[] =>
  activityLayout(activity) === 'two-sides'
    ? [activity.questionText, activity.complementaryQuestionText]
    : [activity.questionText];

const listActivities = (groups: readonly GroupReading[]): string[] => [
  ...new Set(groups.flatMap(({ activities }) => activities.flatMap(activityTexts))),
];

/** Opens with the theme that the reason names, else with the first card of the map. */
export function writeGuide(
  { groups: { both, exchange, ask } }: MapReading,
  groups: readonly GroupReading[],
  meetingTheme: Theme | undefined,
): Guide {
  const met = [...both, ...exchange];
  return {
    opening: met.find(({ theme }) => theme === meetingTheme) ?? met[0] ?? null,
    question: ask[0] ?? null,
    activities: listActivities(groups),
  };
}

/** Of a shared reading, which tells no difference. */
export const writeReadingGuide = (
  theme: Theme | undefined,
  groups: readonly GroupReading[],
): Guide => ({
  opening: theme ? { theme, question: themeWords[theme].starter } : null,
  question: null,
  activities: listActivities(groups),
});
