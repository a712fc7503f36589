/** The dialogs that make pictures. Each is a file of its own, fetched when somebody opens it. */

export const loadPictureDialog = () => import('./dialog/picture-dialog.tsx');
export const loadPairDialog = () => import('./dialog/pair-dialog.tsx');
