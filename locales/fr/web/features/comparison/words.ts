import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/comparison/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

/** The levels inside a sentence. */
const levelsInSentence: Readonly<Record<string, string>> = {
  'very compatible': 'très compatibles',
  compatible: 'compatibles',
  'somewhat compatible': 'compatibles en partie',
  'unlikely to be compatible': 'peu compatibles',
};
const inSentence = (level: string): string => levelsInSentence[level] ?? level;

export default {
  print: 'Imprimer ce guide',
  talkCards: 'Cartes de conversation',
  cardsInTurn: 'Questions à poser à tour de rôle',
  asks: { mine: 'À moi de demander', theirs: 'À toi de demander' },
  cardPlace: (place, count) => `${place} sur ${count}`,
  previousCard: 'Retour',
  nextCard: 'Suivante',
  passCard:
    'Vous pouvez passer n’importe quelle carte : balayez, ou utilisez les flèches du clavier. Rien n’est conservé.',

  questionsForAnybody: [
    'Qu’est-ce qui te rapproche de quelqu’un ?',
    'De quoi voudrais-tu plus, et de quoi moins ?',
    'Qu’est-ce que personne ne devrait jamais te demander ?',
  ],

  limits: 'Convenez de vos limites',
  limitsHow:
    'Notez séparément oui, peut-être ou non ; puis comparez. C’est la réponse la plus prudente qui compte, et chaque personne peut changer la sienne à tout moment. À côté de chaque oui, écrivez ce qu’il demande, et ce qui ne doit pas arriver.',
  onPaper: 'Dans le guide imprimé, chaque intérêt commun a trois cases.',
  answers: ['Oui', 'Peut-être', 'Non'],

  stopSignal: 'Convenez d’un signal d’arrêt',
  signals: [
    'Un mot qui arrête tout aussitôt, et un autre qui veut dire plus lentement. Beaucoup prennent « rouge » et « orange », parce que personne ne les dit par hasard.',
    'Un signe pour les moments sans parole : trois tapes, ou un objet tenu que l’on laisse tomber.',
    'Qui dit stop n’a pas à se justifier sur le moment. L’autre s’arrête aussitôt, et demande ce qui ferait du bien.',
  ],
  ourWord: 'Notre mot :',
  slower: 'Plus lentement :',
  ourSign: 'Notre signe :',

  afterwards: 'Dites ce dont vous aurez besoin après',
  afterwardsHow: [
    'De la proximité, du calme, quelque chose à manger, un moment à soi : ce n’est pas forcément pareil pour vous deux.',
    'Décidez quand c’est fini, et qui prend alors soin de qui.',
    'Le lendemain : qu’est-ce qui était bon, et qu’est-ce qui ne l’était pas ?',
  ],

  picture: 'Créer une image de vous deux',

  heading: 'Dimension par dimension',
  domToSub: 'Ton côté Dom ↔ son côté Sub',
  subToDom: 'Ton côté Sub ↔ son côté Dom',
  versus: (mine, theirs) => `${mine} contre ${theirs}`,

  // Short words: the column beside the figures is narrow.
  close: 'proche',
  apart: 'loin',
  farApart: 'très loin',
  sameSide: 'même côté',
  delta: (size, word) => `Δ ${size} · ${word}`,
  inWords: (mine, theirs, size, word) => `Toi ${mine}, l’autre ${theirs} ; écart ${size}, ${word}.`,

  caption: 'Dimensions comparées de 0 à 100, par pas de 5',
  columns: ['Dimension', 'Toi', 'L’autre', 'Écart'],

  withheld: {
    flagged:
      'Certaines de tes réponses semblent données à la hâte ou au hasard. Pour protéger l’autre personne, aucun intérêt n’est nommé, et les chiffres de cette page sont approximatifs. Réponds à nouveau, à ton rythme, et des intérêts communs pourront apparaître.',
    tooSoon:
      'Tes réponses n’ont que quelques minutes. Pour protéger l’autre personne, rien n’est nommé pendant les quatre minutes qui suivent ta première réponse.',
    answerSets:
      'Tu as comparé plusieurs jeux de réponses différents avec cette personne. Désormais, tu ne vois que votre degré de compatibilité, pour que personne ne puisse deviner des réponses par essais.',
    synthetic:
      'Un profil fait de réponses au hasard n’est comparé à une personne que par des chiffres. Aucun intérêt n’est nommé.',
  },
  few: 'De l’autre personne, six intérêts au plus sont nommés, toujours les mêmes. Vous en partagez peut-être d’autres.',
  fit: 'L’autre personne a choisi de ne montrer que votre degré de compatibilité, sans nommer d’intérêt.',

  seeMore: 'En voir plus ensemble, quand vous aurez dit oui à deux',

  canAppear: 'Des intérêts communs pourront apparaître <time></time>.',
  inClock: (clock) => `dans ${clock}`,
  inMinutes: (minutes) =>
    plural(minutes, { one: 'dans moins d’une minute', other: 'dans moins de # minutes' }),

  looking: 'Recherche d’intérêts communs…',
  canAppearNow: 'Des intérêts communs peuvent maintenant apparaître.',
  couldNotLook: 'Cette page n’a pas pu vérifier à nouveau. Merci de la recharger.',

  title: 'Comparaison de profils',
  score: (percent) => `${percent} %`,
  howFound: 'Comment le niveau est trouvé',
  room: (low, high) => `probablement de ${low} à ${high}`,
  whyWords:
    'Cette page nomme le moins de mots voisins possible pour contenir le vrai niveau dans quatre cas sur cinq. Un mot seul ne serait plus le même deux semaines plus tard pour environ une paire d’inconnus sur deux.',
  inTwoLanguages:
    'Si vous n’avez pas répondu dans la même langue, une part de chaque écart peut venir de la traduction.',
  levelShares: 'La probabilité de chaque niveau',
  ofAHundred: (count) => `${count} sur 100`,
  bridges: 'Trois façons de se rejoindre',

  dreams: 'Scénarios de rêve (un fantasme intense pour vous deux)',
  nothingNamed: (list) => `${list} : rien n’est nommé`,
  bothAtMax: 'Fantasme : le maximum pour vous deux !',
  activityOfFive: (mine, theirs) => `Pratique : ${mine}/5 contre ${theirs}/5`,
  estimated: '(estimé)',

  activities: 'Vos envies communes les plus fortes',
  bothSides: 'Vous voulez les deux côtés, toi comme l’autre',
  you: 'toi',
  they: 'l’autre',

  levels: {
    'very compatible': 'Très compatibles',
    compatible: 'Compatibles',
    'somewhat compatible': 'Compatibles en partie',
    'unlikely to be compatible': 'Peu compatibles',
  },
  shortLevels: {
    'very compatible': 'Très',
    compatible: 'Compatibles',
    'somewhat compatible': 'En partie',
    'unlikely to be compatible': 'Peu',
  },

  levelBetween: (lower, higher) => `Entre ${inSentence(lower)} et ${inSentence(higher)}`,
  levelsFrom: (lowest, highest) =>
    `Tout est possible, de ${inSentence(lowest)} à ${inSentence(highest)}`,

  openness: { little: 'une petite part', half: 'environ la moitié', most: 'la plus grande part' },
  bothOpen: (they, you) =>
    `L’autre pourrait dire oui à ${they} de ce qui te fait envie, et toi à ${you} de ce qui lui fait envie.`,
  theyAreOpen: (they) =>
    `L’autre pourrait dire oui à ${they} de ce qui te fait envie, mais tout cela l’attire peu.`,
  youAreOpen: (you) =>
    `Tu pourrais dire oui à ${you} de ce qui fait envie à l’autre, mais tout cela t’attire peu.`,

  loading: 'Chargement de la comparaison…',

  seeTheirThemes: 'Voir les dix thèmes de cette personne',
  notAuthenticatedHint: 'Pour comparer, il faut ton propre profil sur cet appareil.',
  missing: 'Il manque des données pour la comparaison',
  missingHint:
    'Saisis le code de partage ou le lien de l’autre personne sur ton profil ; ton propre partage doit être activé.',
  failed: 'La comparaison n’a pas pu être chargée. Vérifie le code de partage, puis réessaie.',
  empty: 'Aucune donnée à comparer',
  emptyHint: 'Il faut deux profils terminés.',
} satisfies Translation<typeof english>;
