/** The texts of features/admin/audit. */

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
