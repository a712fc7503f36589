/** The page's fonts, for drawings outside a style sheet. Hebrew adds others in `locales/he/`. */

import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';

export const displayFont = 'Fraunces, Georgia, serif';
export const bodyFont = 'Figtree, system-ui, sans-serif';

export interface Face {
  readonly family: string;
  readonly weights: string;
  readonly url: string;
}

export const faces: readonly Face[] = [
  { family: 'Figtree', weights: '300 900', url: figtree },
  { family: 'Fraunces', weights: '100 900', url: fraunces },
];
