import { maxNamedItems } from '../../../../../src/domain/comparing.ts';
import { defaultLinkDays, maxChosenItems } from '../../../../../src/domain/links.ts';
import type { Translation } from '../../../../../src/domain/locales.ts';
import { defaultPairHours } from '../../../../../src/domain/together.ts';
import type * as english from '../../../../../src/web/features/sharing/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

const keepToYourself = 'De la part de la personne qui t’a envoyé le lien, et pour toi seulement.';

const levels = {
  words: {
    name: 'En mots',
    shows: 'Ton résumé et ce qui ressort chez toi. Aucun chiffre, aucun intérêt nommé.',
  },
  themes: {
    name: 'Dix thèmes',
    shows:
      'Le niveau de chaque thème chez toi, comme fantasme et comme pratique. Aucun résumé, aucun intérêt nommé.',
  },
  chosen: {
    name: 'Intérêts choisis',
    shows: `Jusqu’à ${maxChosenItems} intérêts que tu coches, avec tes dix thèmes. Aucune autre réponse.`,
  },
};

export default {
  themesAndInterests: (count) =>
    `Dix thèmes et ${plural(count, { one: '# intérêt', other: '# intérêts' })}`,
  answersBeforeRetake: (day) => `Réponses du ${day}, avant ton nouveau questionnaire`,
  answersOf: (day) => `Réponses du ${day}`,
  noEnd: 'Sans limite de durée',
  ended: (time) => `Expiré depuis le ${time}`,
  ends: (time) => `Expire le ${time}`,
  linkNotDeleted: 'Le lien n’a pas été supprimé. Merci de réessayer.',
  deleteTitle: (title) => `Supprimer « ${title} » ?`,
  deleting: 'Suppression…',
  deleteTheLink: 'Supprimer le lien',
  keepIt: 'Le garder',
  deletingEnded: 'Il ne montre plus rien. Le supprimer le retire de cette liste.',
  deletingExplained:
    'Il ne montre plus rien dès maintenant. Ce qui a été vu ou enregistré ne se reprend pas.',
  endTitle: 'Quand doit-il se terminer ?',
  saving: 'Enregistrement…',
  endItNow: 'Y mettre fin maintenant',
  leaveItAsItIs: 'Le laisser tel quel',
  endExplained:
    'La fin peut être avancée, pas repoussée, et il est impossible de revenir en arrière.',
  itEnds: 'Il se termine',
  now: 'Maintenant',
  inDays: (days) => plural(days, { one: 'Dans # jour', other: 'Dans # jours' }),
  linkIsReady: 'Ton lien est prêt.',
  deleteLink: 'Supprimer',
  whatItShows: 'Ce qu’il montre',
  shortenOrEnd: 'Raccourcir ou arrêter',

  afterDays: (days) => plural(days, { one: 'Après # jour', other: 'Après # jours' }),
  never: 'Jamais',
  nothingTicked: 'Coche d’abord au moins un intérêt.',
  interestsLegend: (minHighAnswer) =>
    `Tes réponses de ${minHighAnswer} ou plus, sans les limites absolues.`,
  tickedOfMax: (count, maxChosenItems) =>
    `Intérêts cochés : ${count}, sur ${maxChosenItems} au plus.`,
  tickLimitReached: (count) => `${count} Décoche-en un pour en cocher un autre.`,
  nothingToName: (minHighAnswer) =>
    `Il n’y a rien à nommer : en dehors des limites absolues, aucune réponse n’atteint ${minHighAnswer}. <a>Tes réponses et tes limites</a>`,
  ofLabel: (ticked, count) => `${ticked} sur ${count}`,
  ticked: 'cochés',
  makingLink: 'Création du lien…',
  makeLink: 'Créer le lien',
  whenItEnds: 'Quand il se termine',
  label: 'Un libellé pour toi (facultatif)',
  labelHint: 'Personne d’autre ne le voit. Mieux vaut un lieu qu’un nom : « Hinge, novembre ».',

  fromAnswers: (day) => `D’après des réponses du ${day}.`,
  theSummary: 'Le résumé',
  standsOut: (name) => `Ce qui ressort chez cette personne : <span>${name}</span>.`,
  interestsTitle: 'Les intérêts que cette personne a choisi de nommer',
  previewExplained: 'C’est tout ce que montre le lien.',
  coverTitle: 'Quelqu’un veut te montrer quelque chose de personnel',
  opening: 'Ouverture…',
  show: 'Afficher',
  coverText:
    'Il y est question d’intimité et de désirs. Garde-le pour toi, et ne continue que si tu as 18 ans ou plus.',
  senderNotTold: 'Cette personne ne saura ni que tu l’as ouvert, ni rien sur toi.',
  goneTitle: 'Ce lien ne montre plus rien',
  goneText:
    'Il est terminé, il a été retiré, ou il manque une partie de son adresse. Demandes-en un nouveau.',
  failedTitle: 'Le lien n’a pas pu être ouvert pour l’instant',
  wayOn: {
    newcomer: {
      title: 'Et toi ?',
      text: 'Réponds aux mêmes questions. Personne d’autre que toi ne voit tes réponses.',
      primary: 'En savoir plus sur toi',
      secondary: 'Se connecter',
    },
    finished: {
      title: 'Qu’est-ce qui vous rapproche ?',
      text: 'Rien ne s’affiche tant que vous n’avez pas dit oui à deux, et seul ce que vous avez en commun est nommé.',
      primary: 'Commencer une comparaison à deux',
      secondary: 'Voir mon profil',
    },
  },
  opened: {
    words: {
      title: 'Un profil en mots',
      intro:
        'De la part de la personne qui t’a envoyé le lien. Quand le texte dit « tu », c’est d’elle qu’il parle.',
    },
    themes: { title: 'Un profil en dix thèmes', intro: keepToYourself },
    chosen: { title: 'Des intérêts, et dix thèmes', intro: keepToYourself },
  },
  ownLinkNote: 'Ton propre lien, tel que les autres le voient. Ta visite n’est pas comptée.',

  levels,

  noLinksYet: 'Pas encore de liens',
  failed: 'Tes liens n’ont pas pu être chargés',
  loading: 'Chargement de tes liens…',
  linkDeleted: 'Le lien est supprimé.',
  intro:
    'Chacun montre une partie de ton profil. Tu vois combien de fois il a été ouvert, jamais par qui.',
  afterRetake: 'Tu pourras créer un nouveau lien une fois le questionnaire terminé.',
  limitReached: (maxLinks) =>
    `Tu as ${maxLinks} liens, c’est le maximum. Mets fin à l’un d’eux ou supprimes-en un d’abord.`,
  newLink: 'Nouveau lien',
  allLinks: 'Tous les liens',

  scoresTitle: (count, acronym) => `Scores ${acronym} pour ${count} thèmes (échelle de 0 à 100)`,
  scoresCaption: 'Fantasme et pratique de 0 à 100, par pas de 5',
  dimension: 'Thème',
  fantasy: 'Fantasme',
  activity: 'Pratique',
  fetchingPreview: 'Chargement de l’aperçu…',
  shareCode: (shareCode) => `Code de partage : ${shareCode}`,
  someoneWants: 'Quelqu’un aimerait savoir ce qui vous rapproche.',
  wantToCompare: 'Envie de comparer vos profils ?',
  wantToCompareText:
    'D’abord tes propres réponses ; personne d’autre que toi ne les voit. L’autre ne voit aucune comparaison, sauf si tu lui envoies un lien.',
  loginToCompare: 'Se connecter pour comparer',
  notFound: 'Profil introuvable ou code de partage non valable',
  goToHome: 'Aller à l’accueil',
  codesExplained:
    'Un code de partage compte 10 à 20 lettres et chiffres. La personne à qui il appartient peut le désactiver.',
  compareWithMyProfile: 'Comparer avec mon profil',
  viewMyProfile: 'Voir mon profil',
  createYourProfile: 'Créer ton profil',
  loadingProfile: 'Chargement du profil…',

  compareProfiles: 'Comparer des profils',
  codeOrLink: 'Le code ou le lien d’une autre personne',
  codeOrLinkHint: 'Saisis un code de partage ou l’adresse d’un profil',
  myCode: 'mon code :',
  saveYourCode: 'Garde ton code : c’est le seul chemin de retour',
  copyCode: 'Copier le code',
  sendYourLink: 'Envoyer ton lien',
  neverThisPage: 'Ton lien montre dix barres. Jamais cette page.',
  barsAndHeadline: 'Ton lien montre dix barres et ta phrase d’ouverture. Jamais cette page.',
  noLoginCodeHere:
    'Ce navigateur n’a pas ton code de connexion, et nous ne pouvons pas le retrouver.',
  loginCodeHint: 'Il te connecte partout. Garde-le pour toi.',
  qrCodeAlt: (link) => `Code QR de ${link}`,
  shareYourProfile: 'Partager ton profil',
  qrCode: 'Code QR',

  wayNames: {
    compare: 'Compare avec moi',
    both: 'Seulement si on dit oui à deux',
    words: 'En mots',
    picture: 'Une image',
  },
  ways: {
    both: `Le lien ne sert qu’une fois, dans les ${defaultPairHours} heures.`,
    words: `${levels.words.shows} Le lien se termine après ${defaultLinkDays} jours.`,
    picture: 'Carrée, pour une appli de rencontre ou un message. Tu choisis ce qu’elle montre.',
  },
  whatLinkShows: {
    fit: 'Il montre tes dix thèmes. Comparer y ajoute votre degré de compatibilité et, pour certains thèmes, ton côté. Aucun intérêt n’est nommé.',
    few: `Il montre tes dix thèmes. Comparer y ajoute votre degré de compatibilité, ton côté pour certains thèmes, et au plus ${maxNamedItems} intérêts que vous partagez.`,
    all: 'Il montre tes dix thèmes. Comparer y ajoute votre degré de compatibilité, ton côté pour certains thèmes, et chaque intérêt que vous avez noté haut, l’autre et toi.',
  },
  whatToShare: 'Quoi partager',
  showLine: 'Y montrer aussi ma phrase d’ouverture',
  lineShown: (line) => `« ${line} » Rien de ton oui ni de ton non le plus clair.`,
  sendLink: 'Envoyer le lien',
  thenDecide: 'Une fois que l’autre participe, tu dis oui ou non dans <a>Comparaisons à deux</a>.',
  makePicture: 'Créer une image',
  more: 'Plus',
  otherWays: 'D’autres façons de partager',
  sharingSettings: 'Réglages du partage',
  qrHint: 'Quiconque le scanne ou le photographie a le lien.',
} satisfies Translation<typeof english>;
