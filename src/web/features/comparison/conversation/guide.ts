/**
 * Writes a guide for a conversation. Its only input is the list of shared activities on the page,
 * so it cannot reveal more than the comparison does (product decisions D4). Pure functions.
 */

import type { SharedActivity } from '../view-model/comparison-reply.ts';
import {
  activityLayout,
  type ActivityLayout,
  type GroupReading,
} from '../view-model/shared-activities.ts';

export interface Topic {
  readonly group: string;
  /**
   * One text that applies to both people or, if they take different sides, the visitor's text and
   * then the other person's.
   */
  readonly texts: readonly string[];
  readonly question: string;
}

export interface Guide {
  /** The easiest topic of each group, sorted from the easiest to the hardest. */
  readonly topics: readonly Topic[];
  /** The texts of all shared activities, without duplicates, for the checklist of limits. */
  readonly activities: readonly string[];
}

/** Ranks the layouts by how hard their activities are to talk about. 0 is the easiest. */
const difficulty = { same: 0, 'both-sides': 1, 'two-sides': 2 } as const satisfies Record<
  ActivityLayout,
  number
>;

const questions = {
  same: 'What draws each of you to it? What should it be like the first time, and what should it not be?',
  'both-sides':
    'You both like both sides. Who would begin on which side, and how would you change over?',
  'two-sides':
    'You stand on the two sides of it. What does each of you need in order to be at ease?',
} as const satisfies Record<ActivityLayout, string>;

const activityTexts = (activity: SharedActivity): string[] =>
  activityLayout(activity) === 'two-sides'
    ? [activity.questionText, activity.complementaryQuestionText]
    : [activity.questionText];

const byDifficulty = (one: SharedActivity, other: SharedActivity): number =>
  difficulty[activityLayout(one)] - difficulty[activityLayout(other)];

/** Returns null if there are no shared activities. */
export function writeGuide(groups: readonly GroupReading[]): Guide | null {
  const easiest = groups.flatMap(({ title, activities }) =>
    activities
      .toSorted(byDifficulty)
      .slice(0, 1)
      .map((activity) => ({ title, activity })),
  );
  if (easiest.length === 0) return null;
  return {
    topics: easiest
      .toSorted((one, other) => byDifficulty(one.activity, other.activity))
      .map(({ title, activity }) => ({
        group: title,
        texts: activityTexts(activity),
        question: questions[activityLayout(activity)],
      })),
    activities: [...new Set(groups.flatMap(({ activities }) => activities.flatMap(activityTexts)))],
  };
}
