import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/share-image/words.ts';

const fromMyAnswers = 'd’après mes propres réponses';

const ends = {
  DS: ['suivre', 'mener'],
  SM: ['recevoir', 'donner'],
  EXVOY: ['regarder', 'se montrer'],
  HUMIL: ['rougir', 'faire rougir'],
  PRIMAL: ['se faire attraper', 'attraper'],
  ROLE: ['se laisser choyer', 'choyer'],
} as const;

export default {
  frames: {
    lead: { name: 'En quelques mots', kicker: 'En quelques mots' },
    surprise: { name: 'Surprise', kicker: 'Une surprise' },
    imagined: { name: 'En rêve et en vrai', kicker: 'En rêve' },
    done: { name: 'En rêve et en vrai', kicker: 'En vrai' },
    boundary: { name: 'Limite', kicker: 'Une limite' },
    invitation: { name: 'Invitation', kicker: 'À toi' },
  },

  invitation: 'Et toi ? Qu’est-ce qui nous rapprocherait ?',
  fromMyAnswers,
  certaintyFromMyAnswers: (certainty) =>
    certainty === '' ? fromMyAnswers : `${certainty}, ${fromMyAnswers}`,

  ends,
  // At most twelve letters: the mark of the second one follows at a fixed place.
  imagined: 'en rêve',
  done: 'en vrai, ou volontiers',

  sentence: 'La phrase',
  question: 'La question',
  betweenEnds: (theme) => `L’échelle de « ${ends[theme][0]} » à « ${ends[theme][1]} »`,
  facets: 'L’échelle du rêve et du vrai',
  chart: 'Graphique, sans légende',
  chartHint: 'Les thèmes masqués n’y figurent pas',
  archetype: 'Archétype',
  ownLine: 'Une ligne de toi (facultatif)',
  productName: (name) => `Le nom ${name}`,
  darkBackground: 'Fond sombre',
  whatItShows: 'Ce que montre cette image',

  title: 'Une image à partager',
  note: 'Dessinée sur cet appareil et envoyée nulle part. Elle ne contient ni code, ni lien, ni nom, sauf si tu en écris un ; une fois publiée, une image ne se reprend pas.',
  carousel: 'Images',
  track: 'Images, côte à côte',
  carouselRole: 'carrousel',
  slideRole: 'diapositive',
  position: (index, count) => `${index} sur ${count}`,
  slide: (index, count, name) => `${index} sur ${count} : ${name}`,
  previous: 'Image précédente',
  next: 'Image suivante',
  nothingShown: 'Tout est masqué. Affiche au moins un élément pour enregistrer cette image.',
  small: 'Ce que les autres voient d’abord.',
  save: 'Enregistrer cette image',
  copyImage: 'Copier l’image',
  shareImage: 'Partager…',
  copyDescription: 'Copier la description',

  pairTitle: 'Une image de vous deux',
  pairNote:
    'Dessinée sur cet appareil et envoyée nulle part. Elle ne nomme personne et ne contient aucun chiffre ; les cercles se recouvrent autant que vous êtes compatibles. Elle parle de deux personnes : demande à l’autre avant de la montrer.',
  inCommonOption: 'En commun',
  inCommon: 'en commun',
  pairDescription: (level, shared) => {
    const circles = `Deux cercles qui se recouvrent, et les mots « ${level} ».`;
    return shared.length === 0 ? circles : `${circles} En commun : ${shared.join(' ; ')}.`;
  },

  withCertainty: (text, certainty) => (certainty === '' ? text : `${text} (${certainty})`),
  chartDescription: 'Un graphique en étoile, sans légende.',
  scaleDescription: (from, to, place) =>
    `Sur une échelle de « ${from} » à « ${to} », un repère à ${place} sur 100.`,
  facetsDescription: (fantasy, activity) =>
    `En rêve ${fantasy} ; en vrai, ou volontiers, ${activity}, sur 100.`,

  drawing: 'Dessin en cours…',
  fileName: 'image.png',
  saved: (fileName) => `Enregistré sous le nom ${fileName}.`,
  copied: 'Copié. Colle-le où tu veux.',
  handedOver: 'Partagé.',
  failures: {
    canvas:
      'Ton navigateur empêche les pages de lire ce qu’elles dessinent. Une capture d’écran de l’aperçu donne la même image.',
    clipboard: 'Ton navigateur n’a pas permis de copier l’image. Enregistre-la plutôt.',
    share: 'Ton appareil n’a pas pu partager l’image. Enregistre-la plutôt.',
    other:
      'L’image n’a pas pu être dessinée. Vérifie ta connexion et réessaie, ou fais une capture d’écran.',
  },
} satisfies Translation<typeof english>;
