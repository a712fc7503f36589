import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/language/words.ts';

export default {
  language: 'Langue',
  unread:
    'Cette traduction a été faite par une machine ; aucune personne de langue maternelle française ne l’a encore relue. Le texte anglais sert de référence.',
  partlyRead: (percent) =>
    `Cette traduction a été faite par une machine ; une personne de langue maternelle française en a relu ${percent}. Le texte anglais sert de référence.`,
  inEnglish: 'Cette page n’existe qu’en anglais.',
  suggestWording: 'Proposer une meilleure formulation',

  stateTitle: 'Langues',
  stateText:
    'Les questions ont été écrites en anglais et traduites par une machine. Une traduction est un autre instrument, tant que le contraire n’est pas établi : la même réponse peut peser un peu plus, ou un peu moins, dans une autre langue. Les paramètres sont provisoires dans chacune. Quand deux personnes qui ont répondu dans des langues différentes se comparent, l’écart contient aussi la part de la traduction.',
  stateOf: 'Où en est la relecture de chaque traduction',
  readOnceColumn: 'Relue par une personne dont c’est la langue maternelle',
  readTwiceColumn: 'Relue par deux',
  original: 'le texte d’origine',
} satisfies Translation<typeof english>;
