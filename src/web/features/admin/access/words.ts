/** The texts of features/admin/access. */

export const invalidAdminKey = 'Invalid admin key';
export const failedToLoadSurveyItems = 'Failed to load survey items';
