import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/share-image/words.ts';

export default {
  cards: { self: 'Qui je suis', ask: 'Demande-moi…' },
  whichCard: 'Quelle carte',
  chooseTopic: 'Un de tes oui les plus clairs. Aucun n’apparaît avant que tu le choisisses.',
  askMeAbout: 'Demande-moi ce que j’en pense :',
  about: (topic) => `${topic}.`,
  fromMyAnswers: 'd’après mes propres réponses',

  shape: 'Format',
  shapes: { square: 'Carré', tall: 'Vertical (9:16)' },
  productName: (name) => `Le nom ${name}`,
  darkBackground: 'Fond sombre',

  title: 'Une image à partager',
  note: 'Elle est dessinée sur cet appareil et n’est envoyée nulle part. Elle ne contient ni code, ni lien, ni ton nom ; une fois publiée, une image ne se reprend pas.',
  save: 'Enregistrer',
  copyImage: 'Copier l’image',
  shareImage: 'Partager…',
  copyDescription: 'Copier la description',

  pairTitle: 'Une image de vous deux',
  pairNote:
    'Elle est dessinée sur cet appareil et n’est envoyée nulle part. Elle ne nomme personne et ne contient aucun chiffre ; les cercles se recouvrent autant que vous êtes compatibles. Elle parle de deux personnes : demande à l’autre avant de la montrer.',
  inCommonOption: 'En commun',
  inCommon: 'en commun',
  pairDescription: (level, shared) => {
    const circles = `Deux cercles qui se recouvrent, et les mots « ${level} ».`;
    return shared.length === 0 ? circles : `${circles} En commun : ${shared.join(' ; ')}.`;
  },

  selfDescription: (line, hasChart) =>
    [
      ...line,
      ...(hasChart ? ['Un graphique en étoile des dix thèmes, avec leurs noms.'] : []),
    ].join(' '),
  askDescription: (topic) => `Demande-moi ce que j’en pense : ${topic}.`,

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
