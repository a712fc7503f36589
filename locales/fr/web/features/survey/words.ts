import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/survey/words.ts';
import { formatPercent, plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  saved: 'Enregistré',
  offlineWaiting: (count) =>
    plural(count, {
      one: 'Hors ligne, # réponse en attente',
      other: 'Hors ligne, # réponses en attente',
    }),
  stage1: 'Partie 1',
  stage2: 'Partie 2',
  surveyProgressPercent: (percent) => `Progression : ${formatPercent(percent)}`,
  progressOfRound: (answered, total) => `${answered} sur ${total}`,
  backToProfile: 'Revenir à ton profil',
  copyAndShowCode: 'Copier et afficher le code',
  copyCode: 'Copier le code',
  logOutUnsaved:
    'Te déconnecter ? Tes dernières réponses ne sont pas encore enregistrées et seraient perdues.',
  logOut: 'Se déconnecter',
  noLoginCodeHere: 'Pas de code de connexion sur cet appareil',
  whatTheValuesMean: 'Ce que signifient les valeurs',
  surveyTitle: (acronym) => `Questionnaire ${acronym}`,

  nextQuestions: (count) =>
    `Encore ${count}, choisies d’après tes réponses. Environ ${count > 22 ? 'trois' : 'deux'} minutes.`,

  back: 'Retour',
  interestLevel: (step) => `Niveau d’intérêt ${step}`,
  ofTotal: (total) => `sur ${total}`,
  opensLater: 'S’ouvre après les questions précédentes.',
  selectingYourQuestions: 'Choix de tes questions personnalisées',
  analyzingResponses: 'Notre algorithme adaptatif analyse tes réponses…',

  coreQuestions: 'Questions communes (A)',
  selectingQuestions: 'Choix des questions personnalisées…',
  personalizedQuestions: 'Questions personnalisées (B)',
  roundQuestions: 'Dix questions de plus',

  saveIt: 'Le garder',
  saveThisCode: 'Garde ce code pour reprendre le questionnaire plus tard !',
  beforeYouBegin: 'Avant de commencer',
  tickFirst: 'Coche d’abord la case : c’est ton consentement.',
  runBy: (operator) => `Ce site est géré par ${operator}.`,
  storedAndWhy: 'Ce qui est conservé, et pourquoi (dans un nouvel onglet)',
  beginSurvey: 'Commencer le questionnaire',
  surveyExplained:
    'Le questionnaire # compte environ 48 questions communes, puis 15 à 25 autres choisies d’après tes réponses. Il prend 10 à 15 minutes, et tout s’enregistre automatiquement.',
  explainedOnDevice:
    'Le questionnaire # compte environ 48 questions communes, puis 15 à 25 autres choisies d’après tes réponses. Il prend 10 à 15 minutes. Rien n’est envoyé.',
  taps: (fewest, most) => `Cela fait ${fewest} à ${most} réponses.`,
  themesAsked: (themes) =>
    `Il porte sur ce que tu imagines et sur ce que tu ferais avec d’autres adultes, en dix thèmes : ${themes}.`,
  howToAnswer: 'Comment répondre',

  loading: 'Chargement du questionnaire…',
  failedToLoadSurvey: 'Le questionnaire n’a pas pu être chargé',
  surveyComplete: 'Questionnaire terminé',
  nothingLeft: 'Plus rien à demander.',
  roundComplete: 'Ton profil est maintenant plus net',
} satisfies Translation<typeof english>;
