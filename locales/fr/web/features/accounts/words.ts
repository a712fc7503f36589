import { maxNamedItems } from '../../../../../src/domain/comparing.ts';
import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/accounts/words.ts';

/** The same as in platform/words.fr.ts. */
const didNotWork = 'Cela n’a pas fonctionné. Merci de réessayer.';
const mailedCode = 'Code reçu par e-mail';

export default {
  failures: {
    renew: 'Le lien n’a pas pu être renouvelé. L’ancien reste valable.',
    'switch-on': didNotWork,
    'switch-off': 'Le partage n’a pas pu être désactivé. Merci de réessayer.',
    'new-code': 'Aucun nouveau code de connexion n’a été créé. L’ancien reste valable.',
    'end-session': didNotWork,
    export: didNotWork,
    retake: 'Le questionnaire n’a pas pu être relancé. Ton profil reste en place.',
    delete: 'Le compte n’a pas pu être supprimé',
  },
  confirmations: {
    renew:
      'Renouveler ton lien ? Celui que tu as déjà envoyé cessera définitivement de fonctionner.',
    delete:
      'Supprimer ton compte ? Toutes les données, y compris tes réponses et ton profil, seront effacées définitivement. C’est irréversible.',
    retake:
      'Refaire le questionnaire ? Ton profil reste en place jusqu’à ce que les nouvelles réponses soient complètes.',
    'new-code':
      'Créer un nouveau code de connexion ? L’ancien ne fonctionnera plus, et tous les autres navigateurs seront déconnectés. Ce que tu as coché sera supprimé.',
  },

  shareLinkRenewed: 'Ton profil a un nouveau lien.',
  sharingIsOn: 'Le partage est activé.',
  sharingSwitchedOff: 'Ton lien ne fonctionne plus.',
  saveNewLoginCode:
    'Voici ton nouveau code de connexion. Note-le maintenant : nous ne pourrons plus te le montrer.',
  browserSignedOut: 'L’autre navigateur est déconnecté.',
  userDataDeleted: 'Tes données sont supprimées',
  everythingErased:
    'Tout est effacé : réponses, profil, code. Les liens envoyés ne s’ouvrent plus.',
  dataFileName: 'mes-donnees.json',
  dataIsInFile: 'Tes données sont dans le fichier mes-donnees.json.',

  details: {
    fit: {
      label: 'Seulement notre degré de compatibilité',
      hint: 'Le niveau, le pourcentage et les thèmes, dont certains révèlent ton côté. Aucun intérêt n’est nommé.',
    },
    few: {
      label: 'Quelques intérêts communs',
      hint: `Au plus ${maxNamedItems} de tes intérêts, les mêmes pour tout le monde, et seulement aux personnes qui les ont aussi notés haut.`,
    },
    all: {
      label: 'Tout ce que nous avons en commun',
      hint: 'Une personne qui note tout très haut verrait toutes tes réponses élevées. À réserver aux personnes de confiance.',
    },
  },
  legend: 'Ce que peuvent voir, en comparant, les personnes qui ont mon lien',
  changesApplyNext:
    'Un changement vaut dès la comparaison suivante ; ce qui a été vu est vu. Les limites absolues ne sont jamais nommées.',
  byDefault: (label) => `${label} (par défaut)`,

  confirmYourAddress: 'Confirme ton adresse',
  typeCodeThere:
    'Saisis le code du message sur la page où tu as indiqué l’adresse. Si tu n’en as indiqué aucune, ne tiens pas compte du message.',
  notConfirmed: 'L’adresse n’a pas pu être confirmée. Le code reste valable : réessaie.',
  mailedCode,
  confirming: 'Confirmation…',
  confirmMyAddress: 'Confirmer mon adresse',
  addressIsConfirmed: 'Ton adresse est confirmée. Elle te permet maintenant de te connecter.',

  wholeAddressNeeded: 'Saisis une adresse e-mail complète, ou laisse ce champ vide.',
  wholeAgeNeeded: (min, max) =>
    `Saisis ton âge en années entières, de ${min} à ${max}, ou laisse ce champ vide.`,
  failedToUpdateProfile: 'Tes informations n’ont pas pu être enregistrées',
  removed: 'Supprimé.',
  noChangesToSave: 'Aucun changement à enregistrer',
  preferNotToSay: 'Ne pas répondre',
  emailOptional: 'Adresse e-mail (facultatif)',
  howAddressIsStored: 'Comment l’adresse est conservée',
  addressIsObfuscated:
    'Elle te permet de te connecter. Elle n’est conservée que sous une forme brouillée, irréversible : nous pouvons la reconnaître, mais pas la relire.',
  operatorCouldOpen:
    'Avec une adresse, la personne qui gère ce site pourrait ouvrir tes réponses. Sans adresse, seul ton code le peut.',
  ageOptional: 'Âge (facultatif)',
  ageStaysHere: 'Seule la tranche est envoyée et conservée, par exemple 25 à 34 ans.',
  genderOptional: 'Genre (facultatif)',
  saving: 'Enregistrement…',
  saveChanges: 'Enregistrer',
  addressConfirmed: 'Une adresse, confirmée',
  addressUnconfirmed: 'Une adresse, pas encore confirmée',
  age: (ageRange) => `Âge : ${ageRange}`,
  genderIs: (gender) => `Genre : ${gender}`,
  storedNow: 'Conservé en ce moment',
  removeEntry: (text) => `Supprimer : ${text}`,
  remove: 'Supprimer',
  profileInformation: 'Informations sur toi',
  allIsOptional:
    'Tout est facultatif, et rien n’apparaît jamais en public ni dans une comparaison.',
  codeWasMailed:
    'Nous avons envoyé un code à huit chiffres à l’adresse indiquée. Il est valable 10 minutes.',
  genders: {
    male: 'masculin',
    female: 'féminin',
    'non-binary': 'non binaire',
    other: 'autre',
  },

  fieldIsEmpty: 'Ce champ est vide. Remplis-le, ou choisis « Annuler ».',
  tooManyAttempts: 'Trop de tentatives. Attends une minute.',
  proofSteps: {
    secret: {
      explanation:
        'Nous le demandons au cas où quelqu’un d’autre aurait trouvé cette page ouverte.',
      label: 'Code de connexion ou mot de passe',
      action: 'Continuer',
    },
    address: {
      explanation: 'Saisis l’adresse e-mail de ce compte, et nous enverrons un code.',
      label: 'Ton adresse e-mail',
      action: 'Envoyer le code',
    },
    'mailed-code': {
      explanation:
        'Si c’est bien l’adresse de ce compte, un code à huit chiffres est en route. Il est valable 10 minutes.',
      label: mailedCode,
      action: 'Continuer',
    },
  },
  isItYou: 'Est-ce bien toi ?',
  mailCodeInstead: 'M’envoyer plutôt un code par e-mail',

  whatShareLinkShows: 'Les autres voient tes dix thèmes et peuvent comparer.',
  renewLink: 'Renouveler le lien',
  switchSharingOff: 'Désactiver le partage',
  loginCodeExplained: 'Personne d’autre que toi ne l’a ; nous ne pouvons pas le retrouver.',
  closeOtherWays: 'Si quelqu’un d’autre a pu utiliser ce compte, aussi :',
  removeAddress: 'Supprimer mon adresse e-mail',
  removePassword: 'Supprimer mon mot de passe',
  removeLinks: 'Supprimer les liens que j’ai créés',
  removePasskeys: 'Retirer mes clés d’accès',
  signBrowserOut: 'Déconnecter l’autre navigateur ?',
  signOutAndCreate: 'Déconnecter et créer un nouveau code',
  onlySignOut: 'Seulement déconnecter',
  signedInSince: (day) =>
    `Session ouverte depuis le ${day}. Si ce navigateur détient ton code de connexion, il se reconnectera dès que quelqu’un y ouvrira ce site.`,
  newCodePrevents:
    'Un nouveau code de connexion l’empêche, et déconnecte tous les autres navigateurs. Il te faudra le noter.',
  sessionsTitle: 'Où ta session est ouverte',
  sessionsExplained: 'Après 30 jours, un navigateur est déconnecté.',
  since: (day) => `Depuis le ${day}`,
  thisBrowser: '· ce navigateur',
  signItOut: 'Déconnecter',
  goToLogin: 'Se connecter',
  groups: { you: 'Toi', sharing: 'Partage', account: 'Compte' },
  yourData: 'Tes données',
  dataExplained:
    'Ce que nous conservons sur ce compte en mots et en chiffres, dans un seul fichier lisible.',
  downloadMyData: 'Télécharger mes données',
  retakeExplained:
    'Au plus trois fois en 30 jours. L’ancien profil est conservé, rien que pour toi, afin de montrer <a>ce qui a changé chez toi</a>.',
  deleteEverything: 'Tout supprimer',
  deleteExplained:
    'Tes réponses, ton profil, tes codes et tes sessions sont effacés aussitôt et définitivement.',
  deleteMyAccount: 'Supprimer mon compte',

  signInCodeIsOnItsWay:
    'Si un compte correspond à cette adresse, un code à huit chiffres est en route. Il est valable 10 minutes.',
  mailedCodeOrPassword: 'Code reçu par e-mail, ou ton mot de passe',
  signingIn: 'Connexion…',
  signInButton: 'Se connecter',
  anotherCodeOrAddress: 'Utiliser un autre code ou une autre adresse',
  loginCodeNeeded: 'Saisis ton code de connexion ou ton adresse e-mail',
  invalidLogin:
    'Ce code de connexion ou cette adresse e-mail ne convient pas. Vérifie, puis réessaie.',
  welcomeBack: 'Quel plaisir de te revoir',
  arrivalWaits: 'Ce qui t’a fait venir attend sur ton profil.',
  loginCodeOrEmailAddress: 'Code de connexion ou adresse e-mail',
  codeHint:
    'Six groupes de quatre caractères. Majuscules, espaces et traits d’union n’ont pas d’importance.',
  noAccount: 'Pas de compte ? Crées-en un ici',
  sessionExpired: 'Session expirée',
  logBackIn: 'Se reconnecter',
  returnToHome: 'Revenir à l’accueil',
  progressIsSaved: 'Ta progression est enregistrée. Reconnecte-toi avec ton code de connexion.',
  accessDenied: 'Accès refusé',
  createAccount: 'Créer un compte',
  surveyNotLoaded:
    'Le questionnaire n’a pas pu être chargé. Cela vient du serveur ou de la connexion, pas de toi. Tes réponses sont en sécurité.',
  needToBeAuthenticated: (acronym) =>
    `Pour remplir le questionnaire ${acronym}, il faut d’abord te connecter.`,
  stayingHere: 'Rien ne bouge tant que tu n’as pas choisi.',
  goingToMainPage: 'La page d’accueil s’ouvrira dans 10 secondes.',
} satisfies Translation<typeof english>;
