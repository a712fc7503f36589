import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/app/words.ts';

export default {
  somethingWentWrong: 'Quelque chose n’a pas fonctionné',
  pageNotShown:
    'Tes réponses sont en sécurité : chacune a été enregistrée au moment où tu l’as donnée.',
  oneMoment: 'Un instant',
  signedOut: 'Session fermée',
  signInFirst: 'Connecte-toi d’abord',
  confirm: 'Confirmer',
  questions: 'Questions',
  edit: 'Modifier',
  myAnswers: 'Mes réponses',
  myResults: 'Mes résultats',
  links: 'Liens',
  aProfile: 'Un profil',
  console: 'Console',
  twoProfiles: 'Deux profils',
  together: 'À deux',
  pageNotFound: 'Page introuvable',
  takingYouBack: 'Retour à la page d’accueil',
  checkingAuthentication: 'Vérification de ta session',
  /** In the head of each page; a chat program shows it of a link. */
  privatePage: 'Une page privée. Rien de son contenu n’apparaît ici.',
  cardAlt: 'Un cercle avec un petit point dessus',
  needsJavaScript:
    'Cette page a besoin de JavaScript, qui est désactivé dans ton navigateur. Le site ne dépose aucun cookie : un programme à lui, dans ton navigateur, garde ta session ouverte, enregistre chaque réponse et dessine les graphiques.',
  footer:
    'Réservé aux adultes (18 ans et plus). Des envies : ni diagnostic, ni conseil, ni obligation.',
  aboutThisSite: 'À propos de ce site',
  imprint: 'Mentions légales',
  terms: 'Conditions',
  accessibility: 'Accessibilité',
  thisPage: 'Cette page',
  skipToContent: 'Aller au contenu',
} satisfies Translation<typeof english>;
