export const invalidAdminKey = 'Invalid admin key';
export const failedToLoadSurveyItems = 'Failed to load survey items';
export const failedToLoadScaleLabels = 'Failed to load scale labels';
export const keyNotChecked = 'The key could not be checked. Please try again.';
export const loading = 'Loading...';
export const notLoaded = 'The audit log could not be loaded.';
export const noChanges = 'No changes yet.';
export const setInUse = 'Scoring · set in use';
export const setOf = (day: string, mark: string): string => `Set of ${day} (${mark})`;
export const startingValues = 'Starting values';
export const targetAndField = (target: string, field: string): string => `${target} · ${field}`;
export const auditLog = 'Audit log';
export const when = 'When';
export const key = 'Key';
export const what = 'What';
export const before = 'Before';
export const after = 'After';

export const nowReads = (id: string, text: string): string => `${id} now reads: “${text}”.`;
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
export const saveAllChanges = (count: number): string => `Save All Changes (${count})`;
export const search = 'Search';
export const questionsFound = (count: number, total: number): string =>
  `${count} of ${total} questions, each with its counterpart`;
export const questionList = 'Questions';
export const poolLists = [
  ['pool-80', 'Asked in Stage 2'],
  ['explore-40', 'Asked in rounds of ten'],
  ['retired', 'Retired'],
] as const;
export const searchHint = 'A word from the text, an id or a theme';
export const themeItems = (name: string, count: number): string => `${name} (${count} items)`;

export const scaleLabelsUpdated = 'Scale labels updated successfully';
export const failedToSaveScaleLabels = 'Failed to save scale labels';
export const labelFor = (value: number): string => `Label for ${value}`;
export const saveLabels = (count: number): string => `Save Labels (${count})`;
export const cancel = 'Cancel';

export const adminLogin = 'Admin Login';
export const adminKey = 'Admin key';
export const login = 'Login';
export const onlyEdition = 'It is the only one.';
export const earlierEditions = 'A survey begun under an earlier edition keeps its questions.';
export const currentEdition = (
  number: number,
  core: number,
  pool: number,
  earlier: string,
): string =>
  `New surveys use edition ${number}: ${core} core questions, and more from a pool of ${pool}. ${earlier} Edited texts show at once, in every edition.`;
export const standard48Questions = 'Standard-48 Questions';
export const pool80Questions = 'Pool-80 Questions';
export const responseLabels = 'Response Labels';
export const scoring = 'Scoring';
export const auditLogTab = 'Audit Log';
export const logout = 'Logout';
export const adminConsole = 'Admin Console';
export const whatToEdit = 'What to edit';
