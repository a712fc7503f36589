/** Suggested activities by category code (spec §3): a theme's own, and those of the legacy format's VE. */

import { themeFacts, type Theme } from '../../../../domain/themes.ts';

export type CategoryCode = Theme | 'VE';

export const activitiesShown = 3;

const legacyActivities = {
  VE: [
    'Let a partner watch you get ready for an evening',
    'Try soft light and a mirror',
    'Describe to each other a scene you would like to see',
    'Take turns at watching without touching',
    'Agree beforehand who may see what',
  ],
} as const;

export const suggestedActivities = (code: CategoryCode): readonly string[] =>
  code === 'VE' ? legacyActivities.VE : themeFacts[code].activities;
