import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/landing/words.ts';

const tagline = 'Découvre tes envies dans l’intimité, et ce qui te rapproche de l’autre.';

const names = {
  DS: 'Mener ou suivre',
  PRIMAL: 'La chasse',
  SENS: 'La douceur des sens',
  EXVOY: 'Se montrer ou regarder',
};

export default {
  badge: 'Fondé sur la science • Respectueux de ta vie privée',
  /** The product's acronym stands between these two. */
  discoverYour: 'Découvre avec',
  profile: 'ton profil',
  tagline,
  /** In the head of the page, for search engines. */
  description: `Pour adultes (18 ans et plus). ${tagline}`,
  startYourAssessment: 'Commencer le questionnaire',
  startAssessment: 'Commencer maintenant',
  creatingAccount: 'Création du compte…',
  takeYourTime: 'Prends ton temps. Personne d’autre que toi ne voit tes réponses.',
  adultsOnly: 'Réservé aux adultes (18 ans et plus)',
  alreadyTaken: 'Déjà rempli le questionnaire ? Connecte-toi ici',

  onDevice: 'Ou réponds sur cet appareil seulement : rien n’est envoyé.',
  tryOne: 'Essaie une question',
  /** Question A04 of the bank. */
  sampleQuestion: 'Jouer à deux avec un glaçon sur la peau chaude.',
  sampleHint: 'Un seul geste, comme pour chaque question. Celle-ci n’est pas enregistrée.',
  names,
  sampleCounted: (value) => `Thème : ${names.SENS}. Ton ${value} n’est pas enregistré.`,

  whatYouGet: 'Ce que tu obtiens',
  inventedExample: 'un exemple inventé',
  exampleLine: 'Aime mener · aime les caresses lentes · aime se faire poursuivre',
  chartLabel: 'Un graphique de dix thèmes, dont trois très marqués',
  whereYouMeet: 'Ce qui vous rapproche',
  meetings: [
    ['Vous deux', [[names.SENS, 'Cela vous attire, toi comme l’autre.']]],
    [
      'Donner et recevoir',
      [
        [names.DS, 'Tu mènes, l’autre suit.'],
        [names.PRIMAL, 'Tu te fais attraper, l’autre poursuit.'],
      ],
    ],
    ['À demander', [[names.EXVOY, 'Tu aimerais mieux regarder. L’autre aussi.']]],
  ],

  benefits: [
    [
      'Anonyme et privé',
      'Ni nom, ni numéro, ni e-mail. Ton compte est un code que personne d’autre ne possède, et un seul geste efface tout.',
    ],
    [
      'Des profils à comparer',
      'Voyez ce qui vous rapproche, et ce que vous pourriez vous apporter.',
    ],
    [
      'Des images à partager',
      'Des images carrées pour les applis de rencontre et les réseaux sociaux, créées sur ton appareil. Tu choisis ce qu’elles montrent.',
    ],
  ],

  howItWorks: 'Comment ça marche',
  takeAssessment: 'Réponds aux questions',
  takeAssessmentText:
    '48 questions communes, puis 15 à 25 choisies pour toi. Un geste pour chacune, et tout s’enregistre au fur et à mesure.',
  getYourProfile: 'Lis ton profil',
  getYourProfileText:
    'Des graphiques de dix thèmes et six polarités, et un résumé en mots simples.',
  /** Follows `getYourProfileText` where the operator has switched on texts by a language model. */
  aiInsights: 'Et, si tu l’acceptes, un éclairage personnel écrit par une IA.',
  compareAndShare: 'Compare et partage',
  compareAndShareText:
    'Avec une personne ou plusieurs, grâce à un code que tu peux désactiver à tout moment.',

  readyWhenYouAre: 'Quand tu voudras.',

  loading: 'Chargement…',
  takingLong: 'C’est un peu long. Si rien ne se passe, recharge la page.',
  partMissing: 'Une partie de cette page ne s’est pas chargée. Merci de la recharger.',

  /** Shown instead of the start button in browsers without JavaScript. */
  needsJavaScript:
    'Les questions et les profils ont besoin de JavaScript, qui est désactivé dans ton navigateur. « Quitter », en haut, fonctionne sans. Le site ne dépose aucun cookie.',
} satisfies Translation<typeof english>;
