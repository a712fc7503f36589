/**
 * A conversation made from the shared activities that the page shows, and from nothing else: its only input is what
 * stands above it, so it cannot tell more than the comparison does (decisions D4). Pure.
 */

import {
  formOf,
  type ActivityForm,
  type GroupReading,
  type SharedActivity,
} from '../view-model/comparison-view.ts';

export interface Topic {
  readonly group: string;
  /** One text, or the two sides of it: yours and theirs. */
  readonly texts: readonly string[];
  readonly question: string;
}

export interface Guide {
  /** At most one of each group, the easiest first. */
  readonly topics: readonly Topic[];
  /** Every shown activity once, to be answered by each. */
  readonly activities: readonly string[];
}

/** What is the same for both is easier to begin with than what has two sides. */
const ease = { same: 0, 'both-sides': 1, 'two-sides': 2 } as const satisfies Record<
  ActivityForm,
  number
>;

const questions = {
  same: 'What draws each of you to it? What should it be like the first time, and what should it not be?',
  'both-sides':
    'You both like both sides. Who would begin on which side, and how would you change over?',
  'two-sides':
    'You stand on the two sides of it. What does each of you need in order to be at ease?',
} as const satisfies Record<ActivityForm, string>;

const textsOf = (activity: SharedActivity): string[] =>
  formOf(activity) === 'two-sides'
    ? [activity.questionText, activity.complementaryQuestionText]
    : [activity.questionText];

const byEase = (one: SharedActivity, other: SharedActivity): number =>
  ease[formOf(one)] - ease[formOf(other)];

/** Null where nothing is shared: there is nothing to begin with. */
export function writeGuide(groups: readonly GroupReading[]): Guide | null {
  const first = groups.flatMap(({ title, activities }) =>
    activities
      .toSorted(byEase)
      .slice(0, 1)
      .map((activity) => ({ title, activity })),
  );
  if (first.length === 0) return null;
  return {
    topics: first
      .toSorted((one, other) => byEase(one.activity, other.activity))
      .map(({ title, activity }) => ({
        group: title,
        texts: textsOf(activity),
        question: questions[formOf(activity)],
      })),
    activities: [...new Set(groups.flatMap(({ activities }) => activities.flatMap(textsOf)))],
  };
}
