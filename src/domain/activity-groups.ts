/** How a comparison groups the shared activities for display. */

import {
  type ActivityCategory,
  activityGroups,
  furtherThemes,
} from 'spark-psychometrics/facts/activity-groups';
import { capitalise } from './texts.ts';
import { themeFacts, type Theme } from './themes.ts';
import { dominanceSubmission, comparedNames } from './words.ts';

export { activityCategories, activityCategory } from 'spark-psychometrics/facts/activity-groups';

interface DisplayGroup {
  readonly title: string;
  readonly categories: readonly ActivityCategory[];
}

/** The plain phrase of the theme as a heading. */
export const phraseTitle = (theme: Theme): string => capitalise(themeFacts[theme].phrase);

const titles = [
  dominanceSubmission,
  comparedNames.VE,
  comparedNames.FET,
  comparedNames.ENM,
  ...furtherThemes.map(phraseTitle),
];

export const displayGroups: readonly DisplayGroup[] = activityGroups.map((categories, at) => ({
  title: titles[at]!,
  categories,
}));
