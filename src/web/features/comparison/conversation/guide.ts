/**
 * Writes a guide for a conversation. Its only input is what the page shows: the shared activities
 * and the theme in which, as the reason says, the two meet. So it cannot reveal more than the
 * comparison does (product decisions D4). Pure functions.
 */

import { displayGroups } from '../../../../domain/activity-groups.ts';
import { type Theme, themeFacts } from '../../../../domain/themes.ts';
import type { Activity } from '../comparison-reply.ts';
import {
  activityLayout,
  type ActivityLayout,
  type GroupReading,
} from '../shared-activities-view.ts';
import * as words from '../words.ts';

export interface Topic {
  readonly title: string;
  readonly question: string;
}

export interface Guide {
  /** One topic for each group of activities. The first is where the two meet. */
  readonly topics: readonly Topic[];
  /** The texts of all shared activities, without duplicates, for the checklist of limits. */
  readonly activities: readonly string[];
}

/** Ranks the layouts by how hard their activities are to talk about. 0 is the easiest. */
const difficulty = { same: 0, 'both-sides': 1, 'two-sides': 2 } as const satisfies Record<
  ActivityLayout,
  number
>;

const activityTexts = (activity: Activity): string[] =>
  activityLayout(activity) === 'two-sides'
    ? [activity.questionText, activity.complementaryQuestionText]
    : [activity.questionText];

const byDifficulty = (one: ActivityLayout, other: ActivityLayout): number =>
  difficulty[one] - difficulty[other];

const easiestLayout = ({ activities }: GroupReading): ActivityLayout[] =>
  activities.map(activityLayout).toSorted(byDifficulty).slice(0, 1);

/** The title of the group in which a comparison lists the activities of the theme. */
const groupTitle = (theme: Theme): string | undefined =>
  displayGroups.find(({ activityGroups }) =>
    activityGroups.some((group) => group === themeFacts[theme].activityGroup),
  )?.title;

/** Begins with the meeting theme and its group, then the easier topics; null without any. */
export function writeGuide(
  groups: readonly GroupReading[],
  meetingTheme: Theme | null = null,
): Guide | null {
  const easiest = groups
    .flatMap((group) => easiestLayout(group).map((layout) => ({ title: group.title, layout })))
    .toSorted((one, other) => byDifficulty(one.layout, other.layout));
  if (easiest.length === 0) return null;
  const first = meetingTheme && (groupTitle(meetingTheme) ?? themeFacts[meetingTheme].name);
  const isFirst = ({ title }: { readonly title: string }): boolean => title === first;
  const topics = [...easiest.filter(isFirst), ...easiest.filter((topic) => !isFirst(topic))];
  const opening =
    meetingTheme && !easiest.some(isFirst)
      ? [{ title: themeFacts[meetingTheme].name, question: words.questions.meeting }]
      : [];
  return {
    topics: [
      ...opening,
      ...topics.map(({ title, layout }) => ({ title, question: words.questions[layout] })),
    ],
    activities: [...new Set(groups.flatMap(({ activities }) => activities.flatMap(activityTexts)))],
  };
}
