/** The texts of ui/forms. */

export const copyAndShowLoginCode = 'Copy and show your login code';
export const copyAndHide = 'copy and hide';
export const saving = 'Saving…';
export const saved = 'Saved';
export const notSaved = 'Not saved, choose again';
