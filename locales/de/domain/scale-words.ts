import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/scale-words.ts';

export default {
  howInterested: 'Wie sehr interessiert dich, was hier beschrieben ist?',
  betweenAdults: 'Alles hier geschieht zwischen Erwachsenen, die dem zugestimmt haben.',
  whoIsAPartner:
    'Dein Gegenüber ist hier jeder erwachsene Mensch, mit dem du intim bist oder dir vorstellst, es zu sein.',
  scaleLabels: [
    'Auf keinen Fall!',
    'Nein, lieber nicht',
    'Interessiert mich nicht',
    'Neutral, unsicher',
    'Interessiert mich etwas',
    'Interessiert mich',
    'Unbedingt!',
  ],
  ratherNotSay: 'Möchte ich nicht sagen',
} satisfies Translation<typeof english>;
