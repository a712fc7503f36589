import type { Translation } from './locales.ts';
import type * as english from './scale-words.ts';

export default {
  scaleLabels: [
    'Auf keinen Fall!',
    'Nein, lieber nicht',
    'Kein Interesse',
    'Neutral, unsicher',
    'Etwas Interesse',
    'Interesse',
    'Unbedingt!',
  ],
} satisfies Translation<typeof english>;
