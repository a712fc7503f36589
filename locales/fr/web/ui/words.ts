import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/ui/words.ts';

/** 'le 1er novembre', where Intl writes 1. */
const nameFirst = (day: string): string => day.replace(/\b1 (?=\p{L})/u, '1er ');

export default {
  /** What is clearly so needs no word. */
  certainties: {
    clearly: '',
    probably: 'probablement',
    close: 'trop serré pour trancher',
  },
  oneInterest: (text, certainty) => (certainty === '' ? `${text}.` : `${text}, ${certainty}.`),

  dayInSentence: nameFirst,
  timeInSentence: nameFirst,

  fantasy: 'fantasme',
  activity: 'pratique',
  showAsTable: 'Afficher en tableau',
  facetsInWords: (name, fantasy, activity, max) =>
    `${name} : fantasme ${fantasy}, pratique ${activity}, sur ${max}`,
  pairInWords: (name, mine, theirs) => `${name} : toi ${mine}, l’autre ${theirs}, sur 100`,
  fantasyInitial: 'F',
  activityInitial: 'P',
  percentWithMargin: (percent, low, high) =>
    `${percent} pour cent, marge à 90 % de ${low} à ${high}`,

  copied: 'Copié !',
  copyByHand: 'À sélectionner et copier à la main',
  sent: {
    shared: '',
    copied: 'Copié. Colle-le dans ton message.',
    failed: 'Merci de copier le lien à la main.',
  },
  yourLink: 'Ton lien',
  copyLink: 'Copier le lien',
  opening: 'Ouverture…',
  partNotLoaded: 'Cette partie ne s’est pas chargée. Vérifie ta connexion, puis recharge la page.',

  copyAndShowLoginCode: 'Copier et afficher ton code de connexion',
  copyAndHide: 'copier et masquer',
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  notSaved: 'Non enregistré, choisis à nouveau',
  switchToDark: 'Passer au thème sombre',
  switchToLight: 'Passer au thème clair',
  loading: 'Chargement…',
  cancel: 'Annuler',
  save: 'Enregistrer',
  remove: 'Retirer',
  share: 'Partager',
  compare: 'Comparer',
} satisfies Translation<typeof english>;
