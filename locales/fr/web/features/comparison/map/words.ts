import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/comparison/map/words.ts';
import { plural } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  themeWords: {
    DS: {
      both: 'Toi comme moi, on aime mener, et suivre.',
      starter: 'Qui mène, en quoi, et quand est-ce fini ?',
      which: 'Tu préférerais mener, suivre, ou les deux ?',
      turns: 'À qui le premier tour ?',
      positive: {
        exchange: ['Je mène', 'tu suis'],
        iWould: 'J’aimerais mieux mener.',
        starter: 'Qu’est-ce que tu me laisserais volontiers ?',
      },
      negative: {
        exchange: ['Je me laisse mener', 'tu mènes'],
        iWould: 'J’aimerais mieux suivre.',
        starter: 'Qu’aimerais-tu décider pour nous deux ?',
      },
    },
    SM: {
      both: 'Toi comme moi, on aime donner des sensations fortes, et en ressentir.',
      starter: 'À quoi verra-t-on, de part et d’autre, que cela suffit ?',
      which: 'Tu préférerais donner, ressentir, ou les deux ?',
      turns: 'Et si l’on essayait l’autre côté, tout doucement ?',
      positive: {
        exchange: ['Je donne de l’intensité', 'tu la ressens'],
        iWould: 'J’aimerais mieux donner que ressentir.',
        starter: 'Où en aurais-tu envie, et à quoi verrai-je qu’il faut arrêter ?',
      },
      negative: {
        exchange: ['Je ressens l’intensité', 'tu la donnes'],
        iWould: 'J’aimerais mieux ressentir que donner.',
        starter: 'Qu’est-ce qui te plaît quand tu donnes ?',
      },
    },
    BOND: {
      both: 'Toi comme moi, on aime attacher, et se faire attacher.',
      starter: 'Qu’est-ce qui te rassure, quand tu attaches et quand on t’attache ?',
      which: 'Tu préférerais attacher, te faire attacher, ou les deux ?',
      turns: 'Qui essaierait une fois l’autre côté, juste pour savoir ?',
      positive: {
        exchange: ['J’attache', 'tu te laisses attacher'],
        iWould: 'J’aimerais mieux attacher que me faire attacher.',
        starter: 'Qu’est-ce qui doit rester libre quand je t’attache ?',
      },
      negative: {
        exchange: ['Je me laisse attacher', 'tu attaches'],
        iWould: 'J’aimerais mieux me faire attacher qu’attacher.',
        starter: 'Que voudrais-tu attacher d’abord, et pour combien de temps ?',
      },
    },
    EXVOY: {
      both: 'Toi comme moi, on aime regarder, et se montrer.',
      starter: 'Qui a le droit de voir : rien que nous, ou quelqu’un d’autre aussi ?',
      which: 'Tu préférerais regarder, te montrer, ou les deux ?',
      turns: 'On alterne ?',
      positive: {
        exchange: ['Je me montre', 'tu regardes'],
        iWould: 'J’aimerais mieux me montrer.',
        starter: 'Qu’aimerais-tu voir ?',
      },
      negative: {
        exchange: ['Je regarde', 'tu te montres'],
        iWould: 'J’aimerais mieux regarder.',
        starter: 'Comment aimerais-tu que je te regarde ?',
      },
    },
    FET: {
      both: 'Certaines matières, tenues ou petits détails nous attirent, toi comme moi.',
      starter: 'Quelle matière, quel détail remarques-tu d’abord ?',
    },
    HUMIL: {
      both: 'Toi comme moi, on aime taquiner, et rougir.',
      starter: 'Quels mots sont bienvenus, et lesquels jamais ?',
      which: 'Tu préférerais taquiner ou rougir, et quels mots sont exclus ?',
      turns: 'Qu’est-ce qui nous attire, toi et moi, de ce côté-là ?',
      positive: {
        exchange: ['Je taquine', 'tu rougis'],
        iWould: 'J’aimerais mieux taquiner que rougir.',
        starter: 'Quels mots veux-tu entendre, et lesquels jamais ?',
      },
      negative: {
        exchange: ['Je rougis', 'tu taquines'],
        iWould: 'J’aimerais mieux rougir que taquiner.',
        starter: 'Que dirais-tu, et comment finirait-on en douceur ?',
      },
    },
    PRIMAL: {
      both: 'Toi comme moi, on aime chasser, et se faire attraper.',
      starter: 'Jusqu’où peut-on y aller sans que cela cesse d’être un jeu ?',
      which: 'Tu préférerais chasser, te faire attraper, ou les deux ?',
      turns: 'Et si la chasse allait dans les deux sens ?',
      positive: {
        exchange: ['Je chasse', 'tu te fais attraper'],
        iWould: 'J’aimerais mieux chasser.',
        starter: 'Tu veux d’abord t’échapper, ou te faire attraper tout de suite ?',
      },
      negative: {
        exchange: ['Je me fais attraper', 'tu chasses'],
        iWould: 'J’aimerais mieux me faire attraper.',
        starter: 'Que ferais-tu de moi, une fois la chasse gagnée ?',
      },
    },
    ROLE: {
      both: 'Toi comme moi, on aime choyer, et se laisser choyer.',
      starter: 'À quoi sens-tu qu’on prend soin de toi ?',
      which: 'Tu préférerais choyer, te laisser choyer, ou les deux ?',
      turns: 'À qui la première soirée ?',
      positive: {
        exchange: ['Je prends soin de toi', 'tu te laisses choyer'],
        iWould: 'J’aimerais mieux choyer.',
        starter: 'À quel moment aimes-tu le plus qu’on prenne soin de toi ?',
      },
      negative: {
        exchange: ['Je me laisse choyer', 'tu prends soin de moi'],
        iWould: 'J’aimerais mieux me laisser choyer.',
        starter: 'Comment aimes-tu prendre soin de quelqu’un ?',
      },
    },
    ENM: {
      both: 'Toi comme moi, on pourrait laisser de la place à d’autres partenaires.',
      starter: 'Qu’est-ce qui devrait rester rien qu’à nous ?',
    },
    SENS: {
      both: 'Les caresses lentes, la chaleur et les textures nous attirent, toi comme moi.',
      starter: 'Quelle caresse te reste le plus longtemps ?',
    },
  },

  readAloud: '« Je » et « moi », c’est la personne qui tient l’écran.',

  groupTitles: {
    both: 'Nous deux',
    exchange: 'Donner et recevoir',
    ask: 'À demander',
  },
  groupIds: { both: 'we-both', exchange: 'give-and-take', ask: 'ask-about' },
  emptyGroups: {
    both: 'Aucun thème ne nous attire nettement à la fois, toi et moi. C’est courant, et ce n’est pas mauvais signe.',
    exchange: 'Rien ne ressort encore ici. La conversation y changera peut-être quelque chose.',
    ask: 'Plus rien à demander. Demandez quand même.',
  },
  groupCounts: {
    both: (count) => plural(count, { other: '# pour vous deux' }),
    exchange: (count) => plural(count, { other: '# à donner et recevoir' }),
    ask: (count) => plural(count, { other: '# à demander' }),
  },

  chips: {
    'one-sided': { mine: 'Mon envie', theirs: 'Ton envie' },
    'same-side': 'Même côté',
    'which-side': 'Quel côté ?',
    undecided: 'Ouvert',
    neither: 'Ni toi ni moi',
  },

  meeting: 'Ici, quand l’envie vient d’un côté, l’autre n’a rien contre.',
  meetingBothDrawn: 'Cela nous attire, toi comme moi, et nos côtés peuvent se rejoindre.',
  open: {
    mine: 'Cela m’attire, et tu n’as rien contre.',
    theirs: 'Cela t’attire, et je n’ai rien contre.',
  },
  youAreOpen: 'Tu n’as rien contre, en tout cas.',
  oneSided: {
    mine: 'Moi, cela m’attire ; toi, non.',
    theirs: 'Toi, cela t’attire ; moi, non.',
  },
  bothDrawnSideUnknown: 'Cela nous attire, toi comme moi.',
  eitherSide: 'Les deux côtés me plaisent.',
  /** Follows `iWould`. */
  soWouldYou: 'Toi aussi.',
  sameSide: 'On aime le même côté, toi comme moi.',
  sharedInterest: 'Ici, on a un intérêt en commun, quoi qu’on pense du reste.',
  /** Follows `exchange`. */
  inWhatWeShare: 'dans quelque chose que l’on a choisi, toi et moi',
  quiet: {
    undecided: (themes) =>
      `Nos réponses laissent cela ouvert : ${themes}. Qu’est-ce qui ferait pencher la balance pour toi et pour moi ?`,
    neither: (themes) => `Rien à décider ici, à moins de changer d’avis : ${themes}.`,
  },

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
    open: 'Une personne aime cela, l’autre n’a rien contre. Quel serait un bon premier pas ?',
    'one-sided':
      'Cela attire une personne plus que l’autre. Que voudriez-vous vous faire savoir, de part et d’autre ?',
  },

  moreThemes: (count) => plural(count, { one: '# autre thème', other: '# autres thèmes' }),
  quote: (text) => `« ${text} »`,
  iLabel: 'moi',
  youLabel: 'toi',
  figures: (mine, theirs) => `Moi ${mine}, toi ${theirs}, sur 100`,
} satisfies Translation<typeof english>;
