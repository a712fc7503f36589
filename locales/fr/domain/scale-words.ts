import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/scale-words.ts';

export default {
  howInterested: 'À quel point cette pratique ou cette dynamique t’intéresse-t-elle ?',
  betweenAdults: 'Tout ce qui figure ici se passe entre adultes qui l’ont accepté.',
  whoIsAPartner:
    '« L’autre » est ici toute personne adulte avec qui tu vis, ou imagines, un moment intime.',
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
