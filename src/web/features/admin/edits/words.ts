/** The texts of features/admin/edits. */

export const failedToLoadSurveyItems = 'Failed to load survey items';
export const nowReads = (id: string, text: string): string => `${id} now reads: “${text}”.`;
