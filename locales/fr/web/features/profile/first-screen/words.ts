import type { Translation } from '../../../../../../src/domain/locales.ts';
import { capitalise } from '../../../../../../src/domain/texts.ts';
import type * as english from '../../../../../../src/web/features/profile/first-screen/words.ts';
import { listThemes } from '../../../../../../src/web/features/profile/words.ts';
import { formatList } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  moods: {
    all: 'Tout cela t’attire.',
    'own-taste': 'Tu sais ce qui te plaît.',
    'mostly-own-taste': 'Tu te passes volontiers de presque tout ceci.',
    open: 'Toutes les portes sont entrouvertes.',
    'mostly-open': 'Presque toutes les portes sont entrouvertes.',
    unsaid: 'Tu as gardé presque tout pour toi.',
  },

  line: (sure, unsure) => {
    if (unsure.length === 0) return `Tu aimes ${formatList(sure)}.`;
    if (sure.length === 0) return `Tu aimes probablement ${formatList(unsure)}.`;
    return `Tu aimes ${formatList(sure)}, et probablement ${formatList(unsure)}.`;
  },
  likedOnly: (one) => `Tu aimes ${one}, et pas grand-chose d’autre.`,
  likedMost: (several) => `Tu aimes surtout ${formatList(several)}, et tout le reste aussi.`,

  kinds: {
    side: 'Ton côté',
    nearest: 'Le plus proche',
    imagined: 'En rêve',
    done: 'En vrai',
    boundary: 'Une limite',
  },

  likes: {
    DS: {
      positive: 'Tu aimes tenir les rênes.',
      negative: 'Tu aimes confier les rênes.',
      both: 'Tu aimes tenir les rênes, et tu aimes les confier.',
    },
    SM: {
      positive: 'Tu aimes que tes gestes se fassent sentir.',
      negative: 'Tu aimes ressentir fort.',
      both: 'Tu aimes l’intensité, à donner et à recevoir.',
    },
    EXVOY: {
      positive: 'Tu aimes sentir les regards sur toi.',
      negative: 'Tu aimes regarder.',
      both: 'Tu aimes regarder, et qu’on te regarde.',
    },
    HUMIL: {
      positive: 'Tu aimes faire rougir qui le veut bien.',
      negative: 'Tu aimes qu’on te fasse rougir.',
      both: 'Tu aimes les joues rouges, les tiennes ou celles de l’autre.',
    },
    PRIMAL: {
      positive: 'Tu aimes poursuivre.',
      negative: 'Tu aimes te faire poursuivre.',
      both: 'Tu aimes la poursuite, peu importe qui court devant.',
    },
    ROLE: {
      positive: 'Tu aimes prendre soin de la personne avec qui tu es.',
      negative: 'Tu aimes te laisser choyer.',
      both: 'Tu aimes choyer, et te laisser choyer.',
    },
  },

  refuses: {
    DS: {
      positive: 'Suivre, ce n’est pas ton truc.',
      negative: 'Mener, ce n’est pas ton truc.',
    },
    SM: {
      positive: 'Recevoir, ce n’est pas ton truc.',
      negative: 'Donner, ce n’est pas ton truc.',
    },
    EXVOY: {
      positive: 'Regarder, ce n’est pas ton truc.',
      negative: 'Te montrer, ce n’est pas ton truc.',
    },
    HUMIL: {
      positive: 'Rougir, ce n’est pas ton truc.',
      negative: 'Faire rougir, ce n’est pas ton truc.',
    },
    PRIMAL: {
      positive: 'Te faire attraper, ce n’est pas ton truc.',
      negative: 'Attraper, ce n’est pas ton truc.',
    },
    ROLE: {
      positive: 'Te laisser choyer, ce n’est pas ton truc.',
      negative: 'Choyer les autres, ce n’est pas ton truc.',
    },
  },

  rather: {
    positive: 'Savoir qui mène n’est pas ton premier souci, mais tu aimes mieux mener que suivre.',
    negative: 'Savoir qui mène n’est pas ton premier souci, mais tu aimes mieux suivre que mener.',
  },
  sideOpen: 'Reste à savoir qui mène.',

  nearestOf: (theme) => `Rien ne se détache encore. Parmi les plus hauts : ${listThemes([theme])}.`,

  imaginedMore: (theme) => `${capitalise(listThemes([theme]))} : plutôt en rêve qu’en vrai.`,
  doneSooner: (theme) => `${capitalise(listThemes([theme]))} : plutôt en vrai qu’en rêve.`,

  notForYou: (theme) => `${capitalise(listThemes([theme]))} : merci, mais non.`,
  chart:
    'Graphique en étoile des dix thèmes, de 0 à 100 ; les chiffres sont plus bas, sous « Les chiffres, et leur fiabilité »',

  caveats: {
    longestRun:
      'Beaucoup de réponses de suite sont identiques. Si cela ne te ressemble pas, tu peux refaire le questionnaire.',
    personFit:
      'Tes réponses forment un ensemble inhabituel : ne prends pas tout cela au pied de la lettre.',
    lowContrast: 'Tes réponses sont proches les unes des autres : il y a peu de contraste à lire.',
  },

  clearestYes: 'Ton oui le plus clair',
  clearestNo: 'Ton non le plus clair',
  imagined: 'en pensée',

  sendable: 'Une phrase à envoyer',
  wishes: {
    DS: {
      positive: 'J’aimerais mener toute une soirée.',
      negative: 'J’aimerais que tu mènes toute une soirée.',
      plain: 'J’aimerais que l’un de nous mène toute une soirée.',
    },
    SM: {
      positive: 'J’aimerais découvrir jusqu’où tu aimes ressentir.',
      negative: 'J’aimerais que tu me touches pour que je le sente vraiment.',
      plain: 'J’aimerais qu’on aille un peu plus fort.',
    },
    BOND: {
      positive: 'J’aimerais t’avoir à ma merci un moment.',
      negative: 'J’aimerais être à ta merci un moment.',
      plain: 'J’aimerais que l’un de nous soit à la merci de l’autre.',
    },
    EXVOY: {
      positive: 'J’aimerais que tu me regardes.',
      negative: 'J’aimerais te regarder.',
      plain: 'J’aimerais qu’on laisse la lumière.',
    },
    FET: { plain: 'J’aimerais te montrer ce qui me fait de l’effet.' },
    HUMIL: {
      positive: 'J’aimerais te faire rougir.',
      negative: 'J’aimerais que tu me fasses rougir.',
      plain: 'J’aimerais que l’un de nous rougisse.',
    },
    PRIMAL: {
      positive: 'J’aimerais te poursuivre, et t’attraper.',
      negative: 'J’aimerais que tu me poursuives, et que tu m’attrapes.',
      plain: 'J’aimerais qu’on se batte pour rire.',
    },
    ROLE: {
      positive: 'J’aimerais te choyer toute une journée.',
      negative: 'J’aimerais que tu me choies toute une journée.',
      plain: 'J’aimerais qu’on se choie toute une journée.',
    },
    ENM: { plain: 'J’aimerais parler de faire de la place à d’autres que nous deux.' },
    SENS: { plain: 'J’aimerais une soirée avec toi, sans aucune hâte.' },
  },
  yesPlease: (topics) => `Oui, volontiers : ${formatList(topics)}.`,
  onMyMind: (topics) => `J’y pense parfois : ${formatList(topics)}.`,
  noThanks: (topics) => `Non, merci : ${formatList(topics)}.`,
  copySentence: 'Copier',
  sendSentence: 'Envoyer',
  actions: 'La suite',
} satisfies Translation<typeof english>;
