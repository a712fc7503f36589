import { legacyDimensionNames, type ActivityGroup } from '../../../../domain/themes.ts';
import type { Comparison, SharedActivity } from './comparison-reply.ts';

interface GroupRule {
  readonly title: string;
  readonly categories: readonly ActivityGroup[];
}

/** The groups of the screen, in order (spec §2). */
const groups: readonly GroupRule[] = [
  { title: 'Dominance / Submission', categories: ['DS', 'SM'] },
  { title: legacyDimensionNames.VE, categories: ['VE'] },
  { title: legacyDimensionNames.FET, categories: ['FET'] },
  { title: legacyDimensionNames.ENM, categories: ['ENM'] },
];

/** The most activities that a group shows (spec §9). */
const maxPerGroup = 4;

export interface GroupReading {
  readonly title: string;
  readonly activities: readonly SharedActivity[];
}

/** The groups that have activities. */
export const readActivityGroups = ({
  sharedActivities,
}: Pick<Comparison, 'sharedActivities'>): GroupReading[] =>
  groups
    .map(({ title, categories }) => ({
      title,
      activities: sharedActivities
        .filter(({ category }) => categories.includes(category))
        .slice(0, maxPerGroup),
    }))
    .filter(({ activities }) => activities.length > 0);

export type ActivityForm = 'both-sides' | 'same' | 'two-sides';

/** The three ways to show an activity; both sides take precedence (spec §2). */
export function activityForm(activity: SharedActivity): ActivityForm {
  if (activity.isMutualComplementary) return 'both-sides';
  return activity.isSameQuestion ? 'same' : 'two-sides';
}
