import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/help/words.ts';

export default {
  pageTitle: 'Faire une pause, arrêter, trouver de l’aide',
  pageIntro:
    'Tu ne dois rien à ce site. Tu peux arrêter à tout moment, et revenir ou non. Cette page explique comment, et où trouver quelqu’un à qui parler.',
  pauseTitle: 'Faire une pause',
  pause: [
    'Chaque réponse est enregistrée dès que tu la donnes. Tu peux fermer la page à tout moment. Ton code de connexion te ramène au même endroit.',
    'Une question peut remuer quelque chose. Alors quitte l’écran des yeux. Sens tes pieds sur le sol et souffle lentement. La question peut attendre.',
  ],
  passTitle: 'Passer une question',
  pass: [
    'Tu peux passer n’importe quelle question avec « Je préfère ne pas répondre ». Tu n’as pas à dire pourquoi, et personne ne le saura. Le questionnaire continue et se termine comme prévu.',
    'Ton profil ne dit rien de ce que tu as passé. Tu peux changer d’avis plus tard, sur la page « Mes réponses ».',
  ],
  tracesTitle: 'Partir sans laisser de traces',
  traces: [
    '« Quitter » se trouve en haut de chaque page et ouvre aussitôt une page neutre. Ton navigateur garde quand même son historique. Une fenêtre privée n’en garde pas.',
    'D’autres personnes utilisent ce téléphone ou cet ordinateur ? Coche « D’autres personnes utilisent cet appareil » en te connectant ou en commençant. Rien ne reste alors dans le navigateur une fois l’onglet fermé.',
    'Pour tout effacer et retirer ton consentement, ouvre « Modifier le profil » et appuie sur « Supprimer mon compte ». Tes réponses, ton profil et tes codes disparaissent aussitôt. Personne ne peut les rétablir, et personne ne demande pourquoi.',
  ],
  pressureTitle: 'Si quelqu’un t’oblige à le montrer',
  pressure: [
    'Personne n’a le droit de voir ceci : ni la personne qui partage ta vie, ni tes parents, ni ta hiérarchie. Si quelqu’un te pousse à répondre, à montrer ton profil ou à dire oui, c’est une pression. Ce n’est pas ta faute.',
    'Toi d’abord, le secret ensuite. S’il est plus sûr de le montrer maintenant, montre-le. Tu pourras changer des choses plus tard, sans personne à côté de toi :',
  ],
  pressureSteps: [
    'Marque une question comme limite absolue, dans « Mes réponses ». Aucune liste destinée à quelqu’un d’autre ne la nommera.',
    'Renouvelle ton lien, ou désactive le partage, dans « Modifier le profil ». L’ancien lien cesse aussitôt de fonctionner.',
    'Ne dis pas oui à une comparaison à deux. L’autre personne ne peut pas savoir si tu as dit non ou si tu n’as pas encore répondu.',
    'Crée un nouveau code de connexion. Tous les autres navigateurs sont alors déconnectés.',
    'Supprime le compte, si c’est ce que tu veux.',
  ],
  pressureAfter:
    'Ce que quelqu’un a vu est vu. Mais c’est toi qui décides de ce qu’on verra désormais. Et tu peux parler à quelqu’un qui connaît bien ces situations. La fin de cette page dit où.',
  distressTitle: 'Si une envie te fait souffrir',
  distress: [
    'Ce à quoi tu penses et ce que tu veux faire sont deux choses. On peut aimer une pensée et ne jamais vouloir qu’elle devienne réelle. Une pensée n’est pas un projet. Elle ne dit pas qui tu es.',
    'Les scores de ce site ne sont pas un avis médical. Aucun chiffre ici ne signifie que quelque chose ne va pas chez toi.',
    'Une pensée te fait peur, ou ne te lâche pas ? Tu crains de te faire du mal ou d’en faire à quelqu’un ? Alors ne reste pas sans aide. En consultation, en thérapie ou sur une ligne d’écoute, quelqu’un t’écoutera. Tu peux d’abord demander ce qui restera entre vous.',
  ],
  limitsTitle: 'Limites et signaux d’arrêt',
  limits: [
    'Un score élevé n’est pas un oui. Demandez chaque fois, et attendez un oui clair. Vous pouvez le reprendre, toi comme l’autre, même en plein milieu.',
    'Dites d’abord ce que vous ne voulez pas. Choisissez un mot qui arrête tout aussitôt, par exemple « rouge ». Choisissez aussi un signe, au cas où l’on ne pourrait pas parler.',
    'Commencez par moins que ce que vous imaginez. Prenez ensuite soin de vous deux, et reparlez-en le lendemain.',
    'Le silence n’est pas un oui. Le oui de quelqu’un qui dort, qui a bu ou qui a peur n’en est pas un non plus.',
  ],
  talkTitle: 'Quelqu’un à qui parler',
  danger:
    'Es-tu en danger en ce moment, ou quelqu’un d’autre l’est-il ? Appelle le numéro d’urgence de ton pays.',
  directoryHint:
    'Chaque lien mène à un autre site. Rien n’en est chargé tant que tu n’appuies pas dessus :',
  byCountry: 'lignes d’écoute par pays, par téléphone ou par écrit',
} satisfies Translation<typeof english>;
