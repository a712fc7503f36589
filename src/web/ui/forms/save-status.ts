/** How a choice that is saved at once reports its state, in words and in colour. */

import * as words from '../words.ts';

export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed';

export const saveTexts = {
  idle: '',
  saving: words.saving,
  saved: words.saved,
  failed: words.notSaved,
} as const satisfies Record<SaveStatus, string>;

export const saveColors = {
  idle: '',
  saving: 'text-muted',
  saved: 'text-good',
  failed: 'text-poor',
} as const satisfies Record<SaveStatus, string>;
