/** The dialogs that make pictures. Each is a separate chunk that is loaded when it opens. */

export type { PairSubject, PictureSubject } from './subjects.ts';

export const loadPictureDialog = () => import('./picture-dialog.tsx');
export const loadPairDialog = () => import('./pair-dialog.tsx');
