import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/scale-words.ts';

export default {
  scaleLabels: [
    'Hors de question !',
    'Non, plutôt pas',
    'Ne m’intéresse pas',
    'Neutre, j’hésite',
    'M’intéresse un peu',
    'M’intéresse',
    'Oh que oui !',
  ],
  ratherNotSay: 'Je préfère ne pas répondre',
} satisfies Translation<typeof english>;
