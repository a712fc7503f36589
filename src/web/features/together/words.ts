/** The texts of features/together. */

export const loading = 'Loading your shared readings…';
export const backToProfile = 'Back to Profile';
export const allSharedReadings = 'All shared readings';
