/** The texts of features/admin/items. */

export const inRoundsOnly = ' · in rounds of ten';
export const retired = ' · retired';
export const idAndPair = (id: string, compareTo: string): string =>
  `ID: ${id} (pairs with ${compareTo})`;
export const modified = 'Modified';
export const questionText = 'Question Text';
export const shortDescription = 'Short Description (for profile display)';
export const save = 'Save';
export const discard = 'Discard';
export const hideCard = 'Hide card';
export const previewCard = 'Preview card';
export const itemSaved = (id: string): string => `Item ${id} saved successfully`;
export const itemsSaved = (count: number): string => `${count} items saved successfully`;
export const failedToSaveChanges = 'Failed to save changes';
export const loading = 'Loading...';
export const saveAllChanges = (count: number): string => `Save All Changes (${count})`;
export const search = 'Search';
export const questionsFound = (count: number, total: number): string =>
  `${count} of ${total} questions, each with its counterpart`;
export const searchHint = 'A word from the text, an id or a theme';
export const themeItems = (name: string, count: number): string => `${name} (${count} items)`;
