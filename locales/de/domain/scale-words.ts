import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/scale-words.ts';

export default {
  howInterested: 'Wie sehr interessiert dich, was hier beschrieben ist?',
  betweenAdults: 'Alles hier geschieht zwischen Erwachsenen, die dem zugestimmt haben.',
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
