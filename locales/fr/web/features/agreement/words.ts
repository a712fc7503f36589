import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/agreement/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  title: 'Notre accord',
  announced: {
    sent: 'Tu as envoyé tes choix.',
    takenBack: 'Tu as retiré tes choix.',
    sheet: 'Vous avez répondu à deux. Voici sur quoi vous vous accordez.',
  },
  offer:
    'Marquez séparément ce que vous aimeriez faire. Rien ne s’affiche tant que vous n’avez pas répondu à deux.',
  make: 'Établir notre accord',
  wasErased: 'Vous aviez répondu à deux, puis l’accord a été effacé, par toi ou par l’autre.',

  sent: 'Tes choix sont envoyés. Dès que l’autre aura envoyé les siens, vous verrez sur quoi vous vous accordez.',
  sentAgain:
    'Tes choix pour un nouveau tour sont envoyés. L’accord ci-dessous reste jusqu’à ce que l’autre ait envoyé les siens.',
  change: 'Modifier mes choix',
  takeBack: 'Retirer mes choix',
  takingBack: 'Retrait de tes choix…',
  notTakenBack: 'Tes choix n’ont pas pu être retirés. Merci de réessayer.',

  formTitle: 'De quoi as-tu envie ?',
  formIntro:
    'Rien ne s’affiche tant que vous n’avez pas répondu à deux. Vous voyez alors vos oui communs, et ce dont il faut d’abord parler. Ce qui est « Pas maintenant » pour toi ou pour l’autre n’apparaît tout simplement pas.',
  backToReading: 'Revenir à la comparaison',
  loadingForm: 'Chargement du formulaire…',

  bothWant: 'Vos envies communes',
  unmarked: 'Ce que tu ne marques pas compte comme « Pas maintenant ».',
  nothingBothWant:
    'La comparaison ne nomme aucune envie commune. Vous pouvez tout de même convenir de la façon d’arrêter et de ce qui aide après.',
  marks: {
    yes: 'Oui',
    talk: 'En parler d’abord',
    notNow: 'Pas maintenant',
  },
  onlyToTalk: 'Seulement pour en parler',
  doneBy: { positive: 'c’est toi qui le fais', negative: 'c’est l’autre qui le fait' },
  bothSides: 'Vous voulez les deux côtés, toi comme l’autre',

  add: 'Ajouter un sujet de conversation',
  addHint: (max) =>
    `Jusqu’à ${max} de tes propres réponses. Chacune n’apparaît que si l’autre l’ajoute aussi ; sinon, l’autre n’en saura jamais rien.`,
  added: (count, max) =>
    plural(count, { one: `# ajoutée sur ${max}`, other: `# ajoutées sur ${max}` }),
  allAdded: (max) =>
    `Tu en as ajouté ${max}, c’est le maximum. Retires-en une pour en ajouter une autre.`,
  addedOfTheme: (count) => plural(count, { one: '# ajoutée', other: '# ajoutées' }),
  answersNotLoaded:
    'Tes réponses n’ont pas pu être chargées : rien ne peut être ajouté pour l’instant. Le reste peut être envoyé.',

  stop: 'Qu’est-ce qui vous dirait d’arrêter ?',
  stopSignals: {
    word: { name: 'Un mot', how: 'que personne ne dit par hasard' },
    gesture: { name: 'Un geste', how: 'par exemple trois tapes, pour les moments sans parole' },
    trafficLight: {
      name: 'Un feu tricolore',
      how: 'vert, on continue ; orange, on ralentit ; rouge, on arrête',
    },
  },

  afterwards: 'Qu’est-ce qui t’aide après ?',
  chosen: (count) => `Choix : ${count}`,
  aftercare: {
    holding: 'Des bras autour de soi',
    quiet: 'Du calme',
    talking: 'Parler',
    waterAndFood: 'De l’eau et quelque chose à manger',
    warmth: 'Une couverture et de la chaleur',
    timeAlone: 'Un moment à soi',
    messageNextDay: 'Un message le lendemain',
  },

  sentence: 'Une phrase pour l’autre',
  noSentence: 'Aucune phrase',
  sentences: {
    slowly: 'Allons-y doucement. Rien ne presse.',
    askAgain: 'Demande-moi à chaque fois, même pour ce à quoi j’ai dit oui.',
    newToMe: 'Une partie de tout cela est nouvelle pour moi.',
    curious: 'J’ai de la curiosité, et un peu le trac.',
    talkFirst: 'J’aimerais qu’on en parle avant d’essayer quoi que ce soit.',
    checkIn: 'Demande-moi en chemin comment je me sens.',
    stopAnytime: 'On peut s’arrêter à tout moment, et rien n’est perdu.',
    laugh: 'Si quelque chose tourne mal, j’aimerais qu’on en rie.',
    oneThing: 'Commençons par une seule chose.',
    thankYou: 'Merci de m’avoir dit ce que tu aimerais.',
    closeness: 'Être près de toi compte plus pour moi que ce que nous ferons.',
    lookForward: 'J’ai hâte de vivre cela avec toi.',
  },

  send: 'Envoyer mes choix',
  sending: 'Envoi de tes choix…',
  notSent: 'Tes choix n’ont pas pu être envoyés. Ils sont toujours là : merci de réessayer.',

  wish: 'Ici, un oui est un souhait. Vous pouvez le reprendre à tout moment, toi comme l’autre, même en plein milieu.',
  agreedOn: (day) => `Établi le ${day}.`,
  bothSayYes: 'Vos oui communs',
  talkFirst: 'Ce dont parler d’abord',
  nothingLeft:
    'En ce moment, rien ne vous tente de part et d’autre, ni pour le faire, ni pour en parler. C’est aussi une réponse, et une réponse honnête.',
  signalsStand: 'Les signaux d’arrêt restent valables.',
  signals: 'Signaux d’arrêt',
  noSignals:
    'Ni toi ni l’autre n’en avez choisi. Convenez d’un mot avant de commencer ; un simple « stop » compte toujours.',
  helpsAfterwards: 'Ce qui aide après',
  ofBoth: 'vous deux',
  ofOne: 'une personne',
  saidToEachOther: 'Ce que vous vous dites',
  you: 'Toi',
  theOther: 'L’autre',

  print: 'Imprimer notre accord',
  newRound: 'Commencer un nouveau tour',

  talkAgain: 'Fixer une date pour en reparler',
  day: 'Jour',
  time: 'Heure',
  dateHint:
    'Crée un fichier pour n’importe quel agenda, qui ne contient que l’heure et le titre « Conversation ». Il est créé sur cet appareil ; rien n’est envoyé ni conservé.',
  dayMissing: 'Choisis d’abord un jour.',
  saveDate: 'Enregistrer la date',
  dateSaved: (fileName) => `Enregistré sous le nom ${fileName}.`,
  /** The title in the calendar, where somebody else may read it. */
  dateTitle: 'Conversation',

  erase: 'Effacer notre accord',
  eraseTitle: 'Effacer l’accord pour vous deux ?',
  eraseText:
    'Il est effacé pour vous deux, aussitôt et définitivement, avec les choix éventuels d’un nouveau tour. La comparaison reste. Ce que l’autre se rappelle, a enregistré ou imprimé ne se reprend pas.',
  confirmErase: 'L’effacer',
  keep: 'Le garder',
  erasing: 'Effacement…',
  notErased: 'Il n’a pas pu être effacé pour l’instant. Merci de réessayer.',
} satisfies Translation<typeof english>;
