/** How a comparison groups the shared activities for display. */

import { capitalise } from './texts.ts';
import { themeFacts, type Theme } from './themes.ts';
import { dominanceSubmission, comparedNames } from './words.ts';

/** The themes that have a group of their own, in the order of their groups. */
const furtherThemes = ['SENS', 'BOND', 'PRIMAL', 'ROLE', 'HUMIL'] as const satisfies Theme[];

/** The names of an activity's theme in the wire format. */
export const activityCategories = ['DS', 'SM', 'VE', 'FET', 'ENM', ...furtherThemes] as const;
export type ActivityCategory = (typeof activityCategories)[number];

export const activityCategory = (theme: Theme): ActivityCategory =>
  theme === 'EXVOY' ? 'VE' : theme;

interface DisplayGroup {
  readonly title: string;
  readonly categories: readonly ActivityCategory[];
}

/** The plain phrase of the theme as a heading. */
export const phraseTitle = (theme: Theme): string => capitalise(themeFacts[theme].phrase);

/** The groups in the order of the screen: four with names of their own, then one for each theme. */
export const displayGroups: readonly DisplayGroup[] = [
  { title: dominanceSubmission, categories: ['DS', 'SM'] },
  { title: comparedNames.VE, categories: ['VE'] },
  { title: comparedNames.FET, categories: ['FET'] },
  { title: comparedNames.ENM, categories: ['ENM'] },
  ...furtherThemes.map((theme) => ({ title: phraseTitle(theme), categories: [theme] })),
];

export const maxActivitiesPerGroup = 4;
/** The most activities in one comparison, over all groups. */
export const maxActivities = 16;
