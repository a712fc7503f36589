/** The texts of features/admin/scoring/sets. */

export const startingValues = 'the starting values';
export const setOf = (day: string): string => `the set of ${day}`;
