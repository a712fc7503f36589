/** The texts of features/admin/audit. */

export const loading = 'Loading...';
export const notLoaded = 'The audit log could not be loaded.';
export const noChanges = 'No changes yet.';
export const auditLog = 'Audit log';
export const when = 'When';
export const key = 'Key';
export const what = 'What';
export const before = 'Before';
export const after = 'After';
