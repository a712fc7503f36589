import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/platform/words.ts';

export default {
  serverProblem:
    'Le serveur rencontre un problème en ce moment. Rien n’est perdu : réessaie dans un instant.',
  tooManyRequests:
    'Trop de demandes sont venues de ton réseau à l’instant. Rien n’est perdu : réessaie dans une minute.',
  startFailed: 'Aucun compte n’a été créé.',
  didNotWork: 'Cela n’a pas fonctionné. Merci de réessayer.',
  notLoaded: 'Cette page ne s’est pas chargée.',
  nothingLost: 'Rien n’est perdu.',
  sendNumber: 'Le problème persiste ? Envoie-nous ce numéro :',
  offline: 'Pas de connexion au serveur. Rien n’est perdu : réessaie dès que la connexion revient.',

  linkShared: 'Quelqu’un te montre une partie de son profil.',

  linkKept: 'Le lien reste ici, à ta disposition.',
  codePurpose:
    'Quelqu’un aimerait savoir ce qui vous rapproche. D’abord tes propres réponses, ensuite tu pourras comparer.',
  invitationPurpose:
    'Quelqu’un aimerait voir ce que vous avez en commun. D’abord tes propres réponses, ensuite vous déciderez à deux.',
  openLink: 'Revoir le profil partagé',
  profileWaits: 'Tu peux maintenant voir ce qui vous rapproche.',
  compareNow: 'Comparer avec le profil qui t’a fait venir',
  invitationWaits: 'Quelqu’un t’invite à une comparaison à deux.',
  openInvitation: 'Aller à la comparaison à deux',
  studyPurpose: 'Tu participes à une étude. D’abord le questionnaire ; ensuite, reviens à l’étude.',
  studyHasCopy: 'L’étude a sa copie de tes réponses. Ce qu’elle te dit à la fin se trouve là-bas.',
  openStudy: 'Revenir à l’étude',
  label: 'Ce qui t’a fait venir',
  notNow: 'Non merci',
  afterRetake:
    'Ton invitation reste à ta disposition. Une fois le questionnaire refait, tu pourras continuer.',

  myProfile: 'Mon profil',
  leaveHint: 'Ouvre aussitôt une page neutre. Ton historique n’est pas effacé.',
  leave: 'Quitter',
  close: 'Fermer',

  sharedDevice: 'D’autres personnes utilisent cet appareil',
  sharedDeviceHint: 'Rien n’est conservé dans ce navigateur, et fermer l’onglet ferme ta session.',
  answersNotLoaded:
    'Tes réponses n’ont pas pu être chargées. Vérifie ta connexion, puis rouvre cette partie.',
  loadingAnswers: 'Chargement de tes réponses…',
  tryAgain: 'Réessayer',
  backToProfile: 'Revenir au profil',
  takeSurvey: 'Commencer le questionnaire',
  afterBothStages: 'Cette page s’ouvre une fois les deux parties du questionnaire terminées.',
  notLoggedIn: 'Pas de session ouverte',
  enterLoginCode: 'Saisir le code de connexion',
  sessionEnded: 'Ton code de connexion te ramène ici, sauf si le compte a été supprimé.',
  login: 'Se connecter',
  stayOnThisPage: 'Rester sur cette page',
  sharedReadings: 'Comparaisons à deux',
  switchSharingOn: 'Activer le partage',
  retakeTheSurvey: 'Refaire le questionnaire',
  sharingIsOff: 'Le partage est désactivé.',
  yourLinks: 'Tes liens',
  newLoginCode: 'Créer un nouveau code de connexion',
  notAuthenticated: 'Pas de session ouverte',
  editProfile: 'Modifier le profil',
  takeTheSurvey: 'Commencer le questionnaire',
  signIn: 'Connexion',
  redirecting: 'Redirection…',
  methodology: 'Méthodologie',
  privacy: 'Confidentialité',
  help: 'Aide',
  yourLoginCode: 'Ton code de connexion',

  keptFile: 'Fichier enregistré',
  passphrase: 'Phrase secrète',
  chooseFile: 'Choisis d’abord le fichier.',
  notKept: 'Ce fichier ne contient pas de réponses enregistrées.',
  wrongPassphrase: 'Cette phrase secrète n’ouvre pas le fichier.',
  damaged: 'Ce fichier est endommagé. Essaie avec une autre copie.',
  otherEdition:
    'Ce fichier vient d’une autre édition et ne s’ouvre qu’avec la page qui l’a enregistré.',
} satisfies Translation<typeof english>;
