/** The groups of activities that a comparison names, without their titles. */

import type { Theme } from './themes.ts';

/** The themes that have a group of their own, in the order of their groups. */
export const furtherThemes = ['SENS', 'BOND', 'PRIMAL', 'ROLE', 'HUMIL'] as const satisfies Theme[];

/** The names of an activity's theme in the wire format. */
export const activityCategories = ['DS', 'SM', 'VE', 'FET', 'ENM', ...furtherThemes] as const;
export type ActivityCategory = (typeof activityCategories)[number];

export const activityCategory = (theme: Theme): ActivityCategory =>
  theme === 'EXVOY' ? 'VE' : theme;

/** The groups in the order of the screen: four with names of their own, then one for each theme. */
export const activityGroups: readonly (readonly ActivityCategory[])[] = [
  ['DS', 'SM'],
  ['VE'],
  ['FET'],
  ['ENM'],
  ...furtherThemes.map((theme) => [theme]),
];

export const maxActivitiesPerGroup = 4;
/** The most activities in one comparison, over all groups. */
export const maxActivities = 16;
