/** The page as a file, byte by byte as it was served. */

import { saveFile } from '../platform/save-file.ts';
import { locale } from '../ui/language/locale.ts';

let source = '';

/** Must run before anything changes the page. Its build has the form in which browsers write it. */
export function rememberSource(): void {
  source = `<!doctype html>${document.documentElement.outerHTML}`;
}

const fileName = `spark-${locale}.html`;

/** Prints the sum of the saved file, on most systems. */
export const checkCommand = `sha256sum ${fileName}`;

export const savePage = (): void => saveFile(fileName, new Blob([source], { type: 'text/html' }));
