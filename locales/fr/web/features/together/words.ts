import type { Translation } from '../../../../../src/domain/locales.ts';
import { maxSharedItems } from '../../../../../src/domain/together.ts';
import type * as english from '../../../../../src/web/features/together/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

const tick = 'Oui, si tu en as envie';

const endedQuietly =
  'L’autre n’en saura rien : de son côté, la comparaison reste ouverte jusqu’à son terme. Pour recommencer, il te faudra une nouvelle invitation.';

const dayHours = 24;

export default {
  invitationTitle: 'Une comparaison à deux t’attend',
  invitationIntro:
    'Quelqu’un aimerait voir ce que vous avez en commun. Rien ne s’affiche tant que vous n’avez pas dit oui à deux, et personne n’apprend qui a dit non.',
  needsAnswersFirst:
    'D’abord tes propres réponses ; personne d’autre que toi ne les voit. L’invitation attend dans ce navigateur.',
  surveyUnfinished: 'D’abord la fin de ton questionnaire. L’invitation attend dans ce navigateur.',
  joiningExplained:
    'Participer apprend une seule chose à l’autre : si tu as noté haut peu de questions, quelques-unes, beaucoup ou presque toutes. Tu apprends la même chose en retour. Ensuite, tu décides.',
  joining: 'Un instant…',
  join: 'Participer',
  notNow: 'Pas maintenant',

  yesNotSaved: 'Ton oui n’a pas pu être enregistré. Merci de réessayer.',
  answersTitle: 'Les passer en revue',
  /** Follows `hardLimit`. */
  hardLimitHint:
    'retire une question de tout ce que tu partages, avec son autre côté. Enregistré aussitôt.',
  /** Follows `tick`. */
  tickHint: (maxTicks) =>
    `vaut pour ${maxTicks} questions au plus, celles où tu as répondu 4. Cela ne compte que si l’autre a coché la même question ou l’a notée haut ; sinon, l’autre n’en saura jamais rien.`,
  ofTicked: (count, maxTicks) =>
    plural(count, { one: `# cochée sur ${maxTicks}`, other: `# cochées sur ${maxTicks}` }),
  otherSideLimited: 'Écartée : son autre côté est une limite absolue',
  hardLimit: 'Limite absolue',
  tick,
  decisionTitle: 'As-tu envie de voir cela à deux ?',
  nothingBeforeBoth: (time) =>
    `Rien ne s’affiche, pour personne, tant que vous n’avez pas dit oui à deux. Comparaison ouverte jusqu’au ${time}.`,
  breadthTitle: 'Combien de questions l’autre a notées haut',
  yoursTitle: 'Ce qui pourrait apparaître de toi',
  yourAnswer: 'Ta réponse',
  takingBack:
    'Tu peux retirer ton oui, ou retirer plus tard la comparaison pour vous deux ; mais pas ce que l’autre se rappelle ou a enregistré.',
  savingYourYes: 'Enregistrement de ton oui…',
  sayYes: 'Dire oui',
  noneInTheme: 'aucune ne pourrait apparaître',
  someInTheme: (count) =>
    plural(count, { one: '# pourrait apparaître', other: '# pourraient apparaître' }),

  endings: {
    invited: {
      button: 'Annuler cette invitation',
      title: 'Annuler cette invitation ?',
      text: 'Son lien cessera de fonctionner. Tu peux en créer une nouvelle à tout moment.',
      confirm: 'L’annuler',
      keep: 'La garder',
    },
    deciding: {
      button: 'Non, y renoncer',
      title: 'Renoncer à cette comparaison ?',
      text: endedQuietly,
      confirm: 'Y renoncer',
      keep: 'Revenir',
    },
    waiting: {
      button: 'Retirer mon oui',
      title: 'Retirer ton oui ?',
      text: endedQuietly,
      confirm: 'Le retirer',
      keep: 'Le garder',
    },
    replaced: {
      button: 'La retirer de ma liste',
      title: 'Retirer cette comparaison ?',
      text: 'L’autre n’en saura rien.',
      confirm: 'La retirer',
      keep: 'La garder',
    },
    shown: {
      button: 'Retirer cette comparaison',
      title: 'La retirer pour vous deux ?',
      text: 'Elle est effacée aussitôt et définitivement, avec l’accord qui l’accompagne, s’il y en a un. Ce que l’autre se rappelle ou a enregistré ne se reprend pas.',
      confirm: 'La retirer',
      keep: 'La garder',
    },
  },

  within: (hours) =>
    hours > dayHours
      ? plural(hours / dayHours, { one: '# jour', other: '# jours' })
      : plural(hours, { one: '# heure', other: '# heures' }),
  yourInvitation: 'Ton invitation',
  itWorksOnce: (time) =>
    `Elle ne sert qu’une fois, à la première personne qui participe, jusqu’au <span>${time}</span>.`,
  linkLabel: 'Son lien, visible seulement maintenant',
  sendItNow:
    'Envoie-le avant de quitter cette page. Une fois que l’autre participera, ta liste te demandera ta réponse.',
  inviteSomebodyElse: 'Inviter quelqu’un d’autre',
  inviteSomebody: 'Inviter quelqu’un',
  howLong: 'De combien de temps disposez-vous pour dire oui ?',
  linkExplained:
    'Le lien ne sert qu’une fois, à une seule personne. Tant que vous n’avez pas dit oui à deux, elle apprend une seule chose : si tu as noté haut peu de questions, quelques-unes, beaucoup ou presque toutes.',
  makingLink: 'Création du lien…',
  makeLink: 'Créer le lien',

  seen: [
    'Votre degré de compatibilité, en mots et en pourcentage',
    'Les thèmes qui vous rapprochent',
    `Au plus ${maxSharedItems} intérêts que vous avez notés haut, toi comme l’autre`,
  ],
  unseen: [
    'Ce qui ne plaît qu’à une seule personne',
    'Ce qu’une personne a marqué comme limite absolue',
    'Toute autre réponse et tout autre score de l’autre personne',
  ],
  bothOfYouWillSee: 'Ce que vous verrez à deux',
  neitherOfYouWillSee: 'Ce que personne ne verra',
  invitationUnusable:
    'Cette invitation ne peut pas servir. Chacune sert une fois, jusqu’à son terme ; ou bien il manque une partie de son adresse. Demandes-en une nouvelle.',
  needsAnswersTitle: 'D’abord tes propres réponses',
  continueSurvey: 'Continuer le questionnaire',
  needsFinishedSurvey: 'Une comparaison à deux demande deux questionnaires terminés.',
  failed: 'Tes comparaisons à deux n’ont pas pu être chargées',
  overTitle: 'Cette comparaison est terminée',
  overText:
    'Le délai est écoulé, ou bien une personne a dit non ou l’a retirée. Ni toi ni l’autre ne saurez ce qu’il en est.',

  intro: 'Voyez ce que vous avez en commun, quand vous aurez dit oui à deux.',
  yourReadings: 'Tes comparaisons',
  over: (count) => `Terminées (${count})`,
  waitingTitle: 'Tu as dit oui',
  waiting: (time) =>
    `Si l’autre dit oui aussi, la comparaison s’affichera ici pour vous deux. Ouverte jusqu’au <span>${time}</span>.`,
  waitingExplained: 'D’ici là, aucune des deux personnes n’apprend ce que l’autre a décidé.',
  invitedTitle: 'Personne ne participe encore',
  invited: (time) =>
    `Ton invitation ne sert qu’une fois, jusqu’au <span>${time}</span>. Son lien ne peut plus être montré.`,
  replacedTitle: 'Tes réponses ont changé depuis',
  replaced:
    'Cette comparaison correspond à tes réponses d’avant le nouveau questionnaire. Invite l’autre personne à nouveau.',

  loadingResult: 'Chargement de la comparaison…',
  sharedReading: 'Comparaison à deux',
  bothWantTitle: 'Vos envies communes',
  bothWantHint: `De part et d’autre, une note élevée, ou la case « ${tick} ». Rien ne dit laquelle des deux.`,
  didItHelp: 'Cela a-t-il facilité votre conversation ?',
  didItHelpHint:
    'De 1, pas du tout, à 7, beaucoup. Ta réponse rejoint ta copie donnée ; l’autre personne ne la voit jamais.',
  helpedEnds: ['pas du tout', 'beaucoup'],
  keptTitle: 'Gardée pour vous deux',
  kept: (until) =>
    `Cette comparaison, avec l’accord qui l’accompagne s’il y en a un, sera effacée le ${until}, ou dès que tu la retires, ou que l’autre la retire.`,
  inCommon: {
    much: 'beaucoup en commun',
    some: 'un peu en commun',
  },

  status: {
    deciding: (time) => `Attend ta réponse. Ouverte jusqu’au ${time}.`,
    shown: (day) => `Vous avez dit oui à deux. Gardée jusqu’au ${day}.`,
    waiting: (time) => `Tu as dit oui. Ouverte jusqu’au ${time}.`,
    invited: (time) => `Personne ne participe encore. Ouverte jusqu’au ${time}.`,
    replaced: () => 'Elle correspond à tes réponses précédentes et ne peut donc pas continuer.',
    over: () => 'Terminée.',
  },
  action: {
    deciding: 'Regarder et décider',
    shown: 'Ouvrir la comparaison',
    waiting: 'Regarder',
    invited: 'Regarder',
    replaced: 'Regarder',
    over: null,
  },
  yourInvitationOf: (day) => `Ton invitation du ${day}`,
  anInvitationOf: (day) => `Une invitation pour toi, du ${day}`,
  noneCouldAppear:
    'Aucune de tes réponses ne peut apparaître : toutes sont sous 5, ou des limites absolues.',
  couldAppear: (count, maxSharedItems) =>
    plural(count, {
      one: `# de tes réponses pourrait apparaître. Seul ce que l’autre a choisi aussi apparaîtra, et au plus ${maxSharedItems} intérêts en tout.`,
      other: `# de tes réponses pourraient apparaître. Seul ce que l’autre a choisi aussi apparaîtra, et au plus ${maxSharedItems} intérêts en tout.`,
    }),
  breadths: {
    few: {
      name: 'peu',
      sentence: 'L’autre a noté haut peu de questions.',
      meaning:
        'Seules celles-là peuvent apparaître ; une bonne part de ce que tu aimes reste invisible.',
    },
    some: {
      name: 'quelques-unes',
      sentence: 'L’autre a noté haut une partie des questions.',
      meaning: 'Seul ce que vous avez choisi, toi comme l’autre, peut apparaître.',
    },
    many: {
      name: 'beaucoup',
      sentence: 'L’autre a noté haut beaucoup de questions.',
      meaning: 'Une bonne part de ce que tu as noté haut peut apparaître. Passe ta liste en revue.',
    },
    nearlyAll: {
      name: 'presque toutes',
      sentence: 'L’autre a noté haut presque toutes les questions.',
      meaning: `Une personne qui fait cela voit tout ce que tu partages, jusqu’à ${maxSharedItems} de tes réponses élevées. C’est peut-être son ressenti, ou une façon de découvrir le tien.`,
    },
  },
  differentTastes:
    'Vos préférences vont à des choses différentes. C’est courant, et ce n’est pas mauvais signe. Parlez ensemble de ce qui éveille votre curiosité.',
  youMeet: {
    DS: 'Mener et suivre vous rapprochent.',
    SM: 'Les sensations fortes vous rapprochent.',
    BOND: 'Le bondage vous rapproche.',
    EXVOY: 'Le jeu des regards vous rapproche.',
    FET: 'Les matières et les tenues vous rapprochent.',
    HUMIL: 'L’humiliation par jeu vous rapproche.',
    PRIMAL: 'La chasse vous rapproche.',
    ROLE: 'Les petits soins vous rapprochent.',
    ENM: 'L’envie de laisser de la place à plusieurs partenaires vous rapproche.',
    SENS: 'La douceur des sens vous rapproche.',
  },

  loading: 'Chargement de tes comparaisons à deux…',
  backToComparison: 'Retour à la comparaison',
  allSharedReadings: 'Toutes les comparaisons à deux',
} satisfies Translation<typeof english>;
