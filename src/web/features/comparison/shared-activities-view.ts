import { displayGroups } from '../../../domain/activity-groups.ts';
import type { Activity, SharedActivity } from './comparison-reply.ts';

export interface GroupView {
  readonly title: string;
  readonly activities: readonly Activity[];
}

export const viewActivityGroups = ({
  sharedActivities,
}: {
  readonly sharedActivities: readonly (Activity & Pick<SharedActivity, 'category'>)[];
}): GroupView[] =>
  displayGroups
    .map(({ title, categories }) => ({
      title,
      activities: sharedActivities.filter(({ category }) => categories.includes(category)),
    }))
    .filter(({ activities }) => activities.length > 0);

export type ActivityLayout = 'both-sides' | 'same' | 'two-sides';

/** Chooses one of the three layouts of an activity. 'both-sides' takes precedence. */
export function activityLayout(activity: Activity): ActivityLayout {
  if (activity.isMutualComplementary) return 'both-sides';
  return activity.isSameQuestion ? 'same' : 'two-sides';
}
