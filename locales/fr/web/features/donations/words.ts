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
    'Ce qui reste : supprimer ton compte supprime la copie. Si le compte disparaît après 24 mois sans visite, la copie reste, puisque personne ne peut savoir laquelle est la tienne. Quelqu’un qui aurait cette clé pourrait reconnaître ta copie à un profil que tu partages ou, sur un petit site, à l’aide de plusieurs sauvegardes.',
  columnByColumn: '<a>La page Confidentialité</a> énumère chaque colonne.',
  notLoaded: 'Ton choix n’a pas pu être chargé. Merci de rouvrir cette page.',
  studyHeading: 'Participer à une étude',
  responsible: (names) => `Responsables : ${names}`,
  ethics: (number) => `Avis éthique : ${number}`,
  lastDay: (day) => `Dernier jour : ${day}`,
  sheetTitle: 'Ce que dit l’équipe de l’étude',
  siteTitle: 'Ce que fait ce site',
  whatIsGiven:
    'Quand tu termines le questionnaire ici, l’étude reçoit une copie de tes réponses que seules les personnes nommées plus haut peuvent ouvrir. Elle contient les réponses, les langues dans lesquelles tu les as données, la version des questions et la semaine. Ni compte, ni jour, ni ordre des réponses. Après le dernier jour, changer ici une réponse ou une précision la supprime.',
  retakeReplaces: 'Jusqu’au dernier jour, si tu refais le questionnaire, la copie est remplacée.',
  asksTwice: (days) =>
    `L’étude te demande tes réponses deux fois, si tu veux bien. Si tu refais le questionnaire au moins ${days} jours plus tard, à partir du jour que cette page t’indiquera, la copie reçoit aussi les nouvelles réponses et le nombre de jours entre les deux. Si tu le refais plus tôt, rien n’est copié.`,
  detailsToo:
    'La copie contient aussi ta tranche d’âge et ton genre, si tu les indiques dans « Modifier le profil ». Rien ne t’y oblige.',
  addDetailsFirst:
    'L’étude aimerait aussi connaître ta tranche d’âge et ton genre. Si tu veux, <a>ajoute-les dans « Modifier le profil »</a>.',
  questionsToo:
    'Après le questionnaire, l’équipe pose encore quelques questions à elle. La copie contient aussi tes réponses à celles-ci. Ici, elles sont gardées chiffrées avec ton compte, jusqu’à ce que tu quittes l’étude. La copie est faite dès que tu les as envoyées, même si tu les laisses toutes vides.',
  accountMade:
    'Pour répondre, tu reçois ici un compte sans nom ni adresse, avec un code de connexion. Il te montre aussi ton profil, que l’étude ne reçoit pas. Le questionnaire demande un consentement à part.',
  mayPass: 'Tu peux passer n’importe quelle question avec « Je préfère ne pas répondre ».',
  mayLeave:
    'Tu peux quitter l’étude à tout moment, sur cette page ou dans « Modifier le profil ». La copie est alors supprimée aussitôt, tout comme quand tu supprimes ton compte. Après le dernier jour, l’équipe reçoit les copies. Ce qu’elle a alors, et ce qu’elle en calcule, reste chez elle. Si le compte disparaît après 24 mois sans visite, la copie reste, puisque personne ne peut savoir laquelle est la tienne. Quelqu’un qui aurait la clé de l’équipe pourrait reconnaître ta copie à un profil que tu partages ou, sur un petit site, à l’aide de plusieurs sauvegardes.',
  finishedAlready:
    'Tu as déjà terminé le questionnaire ; la copie se fait donc dès que tu participes.',
  consentTitle: 'Ton consentement',
  consentToStudy:
    'J’ai 18 ans ou plus, j’ai lu tout cela et j’accepte de participer comme indiqué ici.',
  tickConsent: 'Lis d’abord, puis coche la case.',
  takePart: 'Participer',
  isFull: 'Cette étude a déjà réuni toutes les personnes qu’il lui faut. Merci de ton intérêt.',
  hasEnded: 'Cette étude est terminée. Merci de ton intérêt.',
  otherLanguage: 'Cette étude se fait dans une autre langue :',
  unknownTitle: 'Pas d’étude ici',
  unknownText:
    'Cette adresse ne mène à aucune étude. Copie l’adresse en entier, ou demande aux personnes qui te l’ont donnée.',
  toHome: 'Aller à la page d’accueil',
  studyNotLoaded: 'L’étude n’a pas pu être chargée',
  joinedTitle: 'Tu participes à cette étude',
  joinedSince: (day) => `Tu participes depuis le ${day}.`,
  finishFirst: 'Maintenant, termine le questionnaire. Ensuite, reviens ici.',
  goToSurvey: 'Aller au questionnaire',
  questionsTitle: 'Questions de l’équipe de recherche',
  questionsIntro:
    'Le questionnaire est terminé. Ces dernières questions viennent de l’équipe de recherche, dans ses propres mots. Tu peux en laisser sans réponse, ou choisir « Je préfère ne pas répondre ».',
  sendAnswers: 'Envoyer mes réponses',
  endedBefore:
    'L’étude est terminée, et il n’y a pour elle aucune copie de tes réponses. Ton compte et tes réponses restent à toi.',
  thanksTitle: 'Merci de ta participation',
  copyGiven: 'L’étude a une copie scellée de tes réponses.',
  yourCode: (code) => `Ton code de fin est ${code}.`,
  sameForAll: 'Il est le même pour tout le monde et ne mène donc pas à toi.',
  copyIt: 'Copier le code',
  answerAgainFrom: (from, to) =>
    `L’étude aimerait avoir tes réponses encore une fois, entre le ${from} et le ${to}. Ce site ne peut pas te le rappeler : note la date, et reviens avec ton code de connexion.`,
  answerAgainNow: (to) =>
    `Tu peux maintenant répondre encore une fois, jusqu’au ${to}. Ton profil reste tel quel tant que tu n’as pas terminé.`,
  answerAgain: 'Répondre encore une fois',
  bothGiven: 'L’étude a une copie scellée de tes réponses des deux fois. C’est terminé.',
  yourSecondCode: (code) => `Ton code pour la deuxième fois est ${code}.`,
  ifItMoved: 'Si quelque chose dans les questions te pèse, <a>tu trouveras de l’aide ici</a>.',
  seeProfile: 'Voir ton profil',
  leaveStudy: 'Quitter l’étude',
  confirmLeaving:
    'Quitter l’étude ? La copie de tes réponses faite pour elle est supprimée aussitôt. Ton compte et tes réponses au questionnaire sont conservés.',
  leftTitle: 'Tu as quitté l’étude',
  leftText:
    'La copie faite pour elle est supprimée ici. L’équipe ne l’a que si elle l’a reçue avant. Ton compte et tes réponses au questionnaire sont conservés ; tu peux les supprimer dans « Modifier le profil ».',
  aboutYourStudy: 'L’étude, et ce qu’elle te dit à la fin',
} satisfies Translation<typeof english>;
