export const title = 'Donate a copy of your answers';
export const why =
  'The scoring rests on simulated people so far. Answers from real ones make it better for everyone.';
export const donate = 'Donate a copy of my answers';
export const addDetails = 'Add my age range and gender';
export const isOff = 'Nothing is copied.';
export const isStored = (day: string): string => `On since ${day}. A copy is stored.`;
export const comesLater = (day: string): string =>
  `On since ${day}. The copy is made when you finish the survey.`;
export const copied =
  'What is copied: your answers, the languages you gave them in, the edition of the questions and the week; age range and gender only if you add them; what you say of a shared reading, with its level. No account, no day, no order of answering. A retake replaces the copy.';
export const readers =
  'Who can read it: only the operator’s calibration, whose key is kept away from this server and its backups.';
export const withdrawal =
  'If you change your mind: switch it off, and the copy is deleted at once. What was already calculated from it stays.';
export const limits =
  'What remains: deleting your account deletes the copy. If the account goes after 24 unused months, the copy stays, since nobody can tell which is yours. On a small site, someone with that key and several backups could guess.';
export const columnByColumn = '<a>The privacy page</a> lists every column.';
export const notLoaded = 'Your choice could not be loaded. Please open this page again.';
