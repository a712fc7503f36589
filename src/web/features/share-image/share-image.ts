/** The dialogs that make pictures. Each is a separate chunk that is loaded when it opens. */

export type { PairSubject } from './content/pair-choice.ts';
export type { PictureSubject } from './content/picture-subject.ts';

export const loadPictureDialog = () => import('./dialog/picture-dialog.tsx');
export const loadPairDialog = () => import('./dialog/pair-dialog.tsx');
