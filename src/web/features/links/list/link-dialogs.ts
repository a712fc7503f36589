/** The dialogs about one link, in one chunk. */

export { DeleteDialog } from './delete-dialog.tsx';
export { EndDialog } from './end-dialog.tsx';
