import { themeFacts, type Theme } from '../../../../../domain/themes.ts';

/** A theme as profiles of either format name it; 'VE' exists in the legacy format only. */
export type ProfileTheme = Theme | 'VE';

const legacyActivities = [
  'Let a partner watch you get ready for an evening',
  'Try soft light and a mirror',
  'Describe to each other a scene you would like to see',
  'Take turns at watching without touching',
  'Agree beforehand who may see what',
] as const;

/** The five suggested activities of a theme (spec §3). */
export const suggestedActivities = (theme: ProfileTheme): readonly string[] =>
  theme === 'VE' ? legacyActivities : themeFacts[theme].activities;
