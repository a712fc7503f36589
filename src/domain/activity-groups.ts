/** How a comparison groups the shared activities for display (spec §2). */

import { legacyDimensionNames, type ActivityGroup } from './themes.ts';

interface DisplayGroup {
  readonly title: string;
  readonly activityGroups: readonly ActivityGroup[];
}

/** The groups in the order in which the screen shows them. DS and SM are shown as one group. */
export const displayGroups: readonly DisplayGroup[] = [
  { title: 'Dominance / Submission', activityGroups: ['DS', 'SM'] },
  { title: legacyDimensionNames.VE, activityGroups: ['VE'] },
  { title: legacyDimensionNames.FET, activityGroups: ['FET'] },
  { title: legacyDimensionNames.ENM, activityGroups: ['ENM'] },
];

export const maxActivitiesPerGroup = 4;
