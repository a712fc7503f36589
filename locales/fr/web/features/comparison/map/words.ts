import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/comparison/map/words.ts';
import { plural } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  themeWords: {
    DS: {
      both: 'Toi comme l’autre, vous aimez mener, et suivre.',
      starter: 'Qui mène, en quoi, et quand est-ce fini ?',
      which: 'Tu préférerais mener, suivre, ou les deux ?',
      turns: 'À qui le premier tour ?',
      positive: {
        exchange: ['Tu mènes', 'l’autre suit'],
        youWould: 'Tu aimerais mieux mener.',
        starter: 'Qu’est-ce que tu me laisserais volontiers ?',
      },
      negative: {
        exchange: ['Tu suis', 'l’autre mène'],
        youWould: 'Tu aimerais mieux suivre.',
        starter: 'Qu’aimerais-tu décider pour nous deux ?',
      },
    },
    SM: {
      both: 'Toi comme l’autre, vous aimez donner des sensations fortes, et en ressentir.',
      starter: 'À quoi verra-t-on, de part et d’autre, que cela suffit ?',
      which: 'Tu préférerais donner, ressentir, ou les deux ?',
      turns: 'Et si l’on essayait l’autre côté, tout doucement ?',
      positive: {
        exchange: ['Tu donnes de l’intensité', 'l’autre la ressent'],
        youWould: 'Tu aimerais mieux donner que ressentir.',
        starter: 'Où en aurais-tu envie, et à quoi verrai-je qu’il faut arrêter ?',
      },
      negative: {
        exchange: ['Tu ressens l’intensité', 'l’autre la donne'],
        youWould: 'Tu aimerais mieux ressentir que donner.',
        starter: 'Qu’est-ce qui te plaît quand tu donnes ?',
      },
    },
    BOND: {
      both: 'Toi comme l’autre, vous aimez attacher, et vous faire attacher.',
      starter: 'Qu’est-ce qui te rassure, quand tu attaches et quand on t’attache ?',
      which: 'Tu préférerais attacher, te faire attacher, ou les deux ?',
      turns: 'Qui essaierait une fois l’autre côté, juste pour savoir ?',
      positive: {
        exchange: ['Tu attaches', 'l’autre se laisse attacher'],
        youWould: 'Tu aimerais mieux attacher que te faire attacher.',
        starter: 'Qu’est-ce qui doit rester libre quand je t’attache ?',
      },
      negative: {
        exchange: ['Tu te laisses attacher', 'l’autre attache'],
        youWould: 'Tu aimerais mieux te faire attacher qu’attacher.',
        starter: 'Que voudrais-tu attacher d’abord, et pour combien de temps ?',
      },
    },
    EXVOY: {
      both: 'Toi comme l’autre, vous aimez regarder, et vous montrer.',
      starter: 'Qui a le droit de voir : rien que nous, ou quelqu’un d’autre aussi ?',
      which: 'Tu préférerais regarder, te montrer, ou les deux ?',
      turns: 'On alterne ?',
      positive: {
        exchange: ['Tu te montres', 'l’autre regarde'],
        youWould: 'Tu aimerais mieux te montrer.',
        starter: 'Qu’aimerais-tu voir ?',
      },
      negative: {
        exchange: ['Tu regardes', 'l’autre se montre'],
        youWould: 'Tu aimerais mieux regarder.',
        starter: 'Comment aimerais-tu que je te regarde ?',
      },
    },
    FET: {
      both: 'Certaines matières, tenues ou détails vous attirent, toi comme l’autre.',
      starter: 'Quelle matière, quel détail remarques-tu d’abord ?',
    },
    HUMIL: {
      both: 'Toi comme l’autre, vous aimez taquiner, et rougir.',
      starter: 'Quels mots sont bienvenus, et lesquels jamais ?',
      which: 'Tu préférerais taquiner ou rougir, et quels mots sont exclus ?',
      turns: 'Qu’est-ce qui nous attire, toi et moi, de ce côté-là ?',
      positive: {
        exchange: ['Tu taquines', 'l’autre rougit'],
        youWould: 'Tu aimerais mieux taquiner que rougir.',
        starter: 'Quels mots veux-tu entendre, et lesquels jamais ?',
      },
      negative: {
        exchange: ['Tu rougis', 'l’autre taquine'],
        youWould: 'Tu aimerais mieux rougir que taquiner.',
        starter: 'Que dirais-tu, et comment finirait-on en douceur ?',
      },
    },
    PRIMAL: {
      both: 'Toi comme l’autre, vous aimez poursuivre, et vous faire attraper.',
      starter: 'Jusqu’où peut-on y aller sans que cela cesse d’être un jeu ?',
      which: 'Tu préférerais poursuivre, te faire attraper, ou les deux ?',
      turns: 'Et si la poursuite allait dans les deux sens ?',
      positive: {
        exchange: ['Tu poursuis', 'l’autre se fait attraper'],
        youWould: 'Tu aimerais mieux poursuivre.',
        starter: 'Tu veux d’abord t’échapper, ou te faire attraper tout de suite ?',
      },
      negative: {
        exchange: ['Tu te fais attraper', 'l’autre poursuit'],
        youWould: 'Tu aimerais mieux te faire attraper.',
        starter: 'Que ferais-tu de moi, une fois la poursuite gagnée ?',
      },
    },
    ROLE: {
      both: 'Toi comme l’autre, vous aimez choyer, et vous faire choyer.',
      starter: 'À quoi sens-tu qu’on prend soin de toi ?',
      which: 'Tu préférerais choyer, te laisser choyer, ou les deux ?',
      turns: 'À qui la première soirée ?',
      positive: {
        exchange: ['Tu choies', 'l’autre se laisse choyer'],
        youWould: 'Tu aimerais mieux choyer.',
        starter: 'À quel moment aimes-tu le plus qu’on prenne soin de toi ?',
      },
      negative: {
        exchange: ['Tu te laisses choyer', 'l’autre te choie'],
        youWould: 'Tu aimerais mieux te faire choyer.',
        starter: 'Comment aimes-tu prendre soin de quelqu’un ?',
      },
    },
    ENM: {
      both: 'Toi comme l’autre, vous pourriez faire de la place à d’autres.',
      starter: 'Qu’est-ce qui devrait rester rien qu’à nous ?',
    },
    SENS: {
      both: 'Le toucher lent, la chaleur et les textures vous attirent, toi comme l’autre.',
      starter: 'Quelle caresse te reste le plus longtemps ?',
    },
  },

  groupTitles: {
    both: 'Vous deux',
    exchange: 'Donner et recevoir',
    ask: 'À demander',
  },
  groupIds: { both: 'we-both', exchange: 'give-and-take', ask: 'ask-about' },
  noMeeting:
    'Aucun thème où vous vous retrouvez nettement. C’est courant, et ce n’est pas mauvais signe.',
  chips: {
    'same-side': 'Même côté',
    'which-side': 'Quel côté ?',
  },

  meeting: 'À ce qu’une personne désire ici, l’autre pourrait dire oui.',
  meetingBothDrawn: 'Cela vous attire, toi comme l’autre, et vos côtés peuvent se répondre.',
  open: {
    mine: 'Cela t’attire ; l’autre pourrait dire oui.',
    theirs: 'Cela attire l’autre ; tu pourrais dire oui.',
  },
  theyAreOpen: 'L’autre pourrait au moins dire oui.',
  oneSided: {
    mine: 'Cela t’attire ; l’autre, non.',
    theirs: 'Cela attire l’autre ; toi, non.',
  },
  bothDrawnSideUnknown: 'Cela vous attire, toi comme l’autre.',
  eitherSide: 'Tu aimes les deux côtés.',
  /** Follows `iWould`. */
  soWouldThey: 'L’autre aussi.',
  sameSide: 'Vous aimez le même côté.',
  sharedInterest: 'Une partie de cela vous plaît, à toi comme à l’autre.',
  /** Follows `exchange`. */
  inPart: 'en partie',
  quiet: {
    undecided: (themes) => `Encore ouvert : ${themes}.`,
    neither: (themes) => `Cela n’attire ni toi ni l’autre : ${themes}.`,
  },
  quietThemes: (count) => plural(count, { other: '# de plus, rien à régler' }),
  allQuiet: 'Tous les thèmes, rien à régler',
  startHere: 'Commencez par celle-ci',

  starters: {
    'one-sided': {
      mine: 'C’est un non, ou juste pas ton truc ? Les deux sont très bien.',
      theirs: 'Qu’est-ce qui te plaît là-dedans ?',
    },
    open: {
      mine: 'Qu’est-ce qui éveillerait ta curiosité ?',
      theirs: 'À quoi ressemblerait un premier petit pas ?',
    },
  },
  forBoth: {
    exchange:
      'Une personne aime donner cela, l’autre aime le recevoir. Que faudrait-il pour que ce soit bon des deux côtés ?',
    open: 'Une personne aime cela, l’autre pourrait dire oui. Quel serait un bon premier pas ?',
    'one-sided':
      'Cela attire une personne plus que l’autre. Que voudriez-vous vous faire savoir, de part et d’autre ?',
  },

  moreThemes: (count) => plural(count, { one: '# autre thème', other: '# autres thèmes' }),
} satisfies Translation<typeof english>;
