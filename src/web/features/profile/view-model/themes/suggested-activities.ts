import { themeFacts, type Theme } from '../../../../../domain/themes.ts';

/** A theme of a profile in either format. 'VE' exists only in the legacy format. */
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
