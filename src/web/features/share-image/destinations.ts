/** Where a picture can go from the dialog: a download, the clipboard or the share sheet. */

import { saveFile } from '../../platform/save-file.ts';
import * as words from './words.ts';

export type Destination = 'download' | 'copy' | 'share';

/** Thrown if the clipboard or the share sheet refuses the picture. */
export class RefusedError extends Error {
  readonly by: 'clipboard' | 'share';
  constructor(by: 'clipboard' | 'share', cause: unknown) {
    super(`refused by ${by}`, { cause });
    this.by = by;
  }
}

const download = async (picture: Promise<Blob>): Promise<void> =>
  saveFile(words.fileName, await picture);

/** Safari copies only right after the click, so `write` gets a promise of the picture at once. */
async function copy(picture: Promise<Blob>): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  } catch (error) {
    await picture; // If rendering failed, this throws its error, which explains more.
    throw new RefusedError('clipboard', error);
  }
}

const toFile = (blob: Blob): File =>
  new File([blob], words.fileName, { type: 'image/png', lastModified: 0 });

export const canShareFiles = (): boolean =>
  typeof navigator.share === 'function' &&
  navigator.canShare?.({ files: [toFile(new Blob())] }) === true;

async function share(picture: Promise<Blob>): Promise<void> {
  const file = toFile(await picture);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    throw new RefusedError('share', error);
  }
}

interface Export {
  readonly deliver: (picture: Promise<Blob>) => Promise<void>;
  readonly doneText: string;
}

export const destinations: Readonly<Record<Destination, Export>> = {
  download: { deliver: download, doneText: words.saved(words.fileName) },
  copy: { deliver: copy, doneText: words.copied },
  share: { deliver: share, doneText: words.handedOver },
};
