import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/scale-words.ts';

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
  ratherNotSay: 'Möchte ich nicht sagen',
} satisfies Translation<typeof english>;
