import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/donations/words.ts';

export default {
  title: 'Donner une copie de tes réponses',
  why: 'Le calcul des scores repose pour l’instant sur des personnes simulées. Les réponses de vraies personnes l’améliorent pour tout le monde.',
  donate: 'Donner une copie de mes réponses',
  addDetails: 'Ajouter ma tranche d’âge et mon genre',
  isOff: 'Rien n’est copié.',
  isStored: (day) => `Activé depuis le ${day}. Une copie est conservée.`,
  comesLater: (day) =>
    `Activé depuis le ${day}. La copie se fera quand tu auras terminé le questionnaire.`,
  copied:
    'Ce qui est copié : tes réponses, les langues dans lesquelles tu les as données, la version des questions et la semaine ; la tranche d’âge et le genre, seulement si tu les ajoutes ; ce que tu dis d’une comparaison à deux, avec son niveau. Ni compte, ni jour, ni ordre des réponses. Si tu refais le questionnaire, la copie est remplacée.',
  readers:
    'Qui peut la lire : seulement la personne qui gère ce site, pour le calibrage, avec une clé gardée loin de ce serveur et de ses sauvegardes.',
  withdrawal:
    'Si tu changes d’avis : désactive le don, et la copie est supprimée aussitôt. Ce qui en a déjà été calculé reste.',
  limits:
    'Ce qui reste : supprimer ton compte supprime la copie. Si le compte disparaît après 24 mois sans visite, la copie reste, puisque personne ne peut savoir laquelle est la tienne. Sur un petit site, quelqu’un qui aurait cette clé et plusieurs sauvegardes pourrait le deviner.',
  columnByColumn: '<a>La page Confidentialité</a> énumère chaque colonne.',
  notLoaded: 'Ton choix n’a pas pu être chargé. Merci de rouvrir cette page.',
} satisfies Translation<typeof english>;
