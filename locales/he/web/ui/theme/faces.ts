import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import heebo from '@fontsource-variable/heebo/files/heebo-hebrew-wght-normal.woff2?url';
import frankRuhl from '@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-400-normal.woff2?url';
import type { Face } from '../../../../../src/web/ui/theme/faces.ts';

export const displayFont = "Fraunces, 'Frank Ruhl Libre', Georgia, serif";
export const bodyFont = 'Figtree, Heebo, system-ui, sans-serif';

export const faces: readonly Face[] = [
  { family: 'Figtree', weights: '300 900', url: figtree },
  { family: 'Heebo', weights: '100 900', url: heebo },
  { family: 'Fraunces', weights: '100 900', url: fraunces },
  { family: 'Frank Ruhl Libre', weights: '400', url: frankRuhl },
];
