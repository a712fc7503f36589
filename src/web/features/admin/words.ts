/** The texts of features/admin. */

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
export const auditLog = 'Audit Log';
export const logout = 'Logout';
export const adminConsole = 'Admin Console';
export const whatToEdit = 'What to edit';
