import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/processing/words.ts';

export default {
  thankYou: 'Merci !',
  complete: 'Terminé !',
  processingError: 'Erreur de traitement',
  queued: 'Ton profil attend son tour…',
  generating: 'Ton profil personnel prend forme…',
  processing: 'Analyse de tes réponses…',
  generated: 'Ton profil est établi !',
  profileReady: 'Ton profil est là !',
  generationFailed: 'Le profil n’a pas pu être établi. Redirection…',

  methodTitle: (methodology) =>
    `Tes réponses sont lues selon notre méthodologie validée : ${methodology}`,
  earlyVersion: 'Vérifié sur des personnes simulées ; pas encore sur un être humain.',
  howItWorks: 'Comment ça marche',
  factorsIntro: 'Quatre facteurs psychologiques :',
  mayDonate:
    'Si tu veux, <a>donne une copie de tes réponses</a> pour améliorer le calcul des scores.',
  thisPageMoves: 'Ton profil s’ouvrira d’ici une demi-minute.',
  goToYourProfile: 'Aller à ton profil',
} satisfies Translation<typeof english>;
