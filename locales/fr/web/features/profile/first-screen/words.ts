import type { Translation } from '../../../../../../src/domain/locales.ts';
import { capitalise } from '../../../../../../src/domain/texts.ts';
import type * as english from '../../../../../../src/web/features/profile/first-screen/words.ts';
import { listThemes } from '../../../../../../src/web/features/profile/words.ts';
import { plural } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  // The third person without a subject: 'Aime mener · le bondage l’attire · aime regarder'.
  traits: {
    DS: {
      positive: 'aime mener',
      negative: 'aime suivre',
      both: 'mène et suit',
      plain: 'mène ou suit',
    },
    SM: {
      positive: 'donne de l’intensité',
      negative: 'aime ressentir fort',
      both: 'aime l’intensité dans les deux sens',
      plain: 'aime l’intensité',
    },
    BOND: { plain: 'le bondage l’attire' },
    EXVOY: {
      positive: 'aime attirer les regards',
      negative: 'aime regarder',
      both: 'regarde et se montre',
      plain: 'aime le jeu des regards',
    },
    FET: { plain: 'aime les belles matières' },
    HUMIL: {
      positive: 'fait rougir',
      negative: 'aime rougir',
      both: 'aime les joues rouges',
      plain: 'aime la taquinerie',
    },
    PRIMAL: {
      positive: 'part en chasse',
      negative: 'aime se faire poursuivre',
      both: 'aime la chasse',
      plain: 'la chasse l’attire',
    },
    ROLE: {
      positive: 'aime choyer',
      negative: 'aime se laisser choyer',
      both: 'choie et se laisse choyer',
      plain: 'les petits soins l’attirent',
    },
    ENM: { plain: 'laisse de la place à d’autres' },
    SENS: { plain: 'aime les caresses lentes' },
  },

  moods: {
    all: 'tout l’attire',
    'own-taste': 'sait ce qui lui plaît',
    'mostly-own-taste': 'se passe volontiers de presque tout',
    only: 'et pas grand-chose d’autre',
    open: 'laisse toutes les portes entrouvertes',
    'mostly-open': 'laisse presque toutes les portes entrouvertes',
    unsaid: 'beaucoup reste à taire',
  },

  allTheRest: 'et tout le reste aussi',

  kinds: {
    side: 'Ton côté',
    standing: 'Ta signature',
    several: 'Tes goûts',
    nearest: 'Le plus proche',
    surprise: 'Une surprise',
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
      both: 'Tu aimes la chasse, peu importe qui court devant.',
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
  sideOpen: 'Tu aimes que quelqu’un mène. Toi ou l’autre, cela reste ouvert.',

  outstanding: {
    DS: {
      positive: 'Mener est ton envie la plus nette.',
      negative: 'Suivre est ton envie la plus nette.',
      both: 'Mener te ressemble, suivre aussi, et l’ensemble ressort.',
      plain: 'Chez toi, c’est l’envie de mener ou de suivre qui ressort.',
    },
    SM: {
      positive: 'Donner des sensations fortes est ton envie la plus nette.',
      negative: 'Recevoir des sensations fortes est ton envie la plus nette.',
      both: 'Les sensations fortes te plaisent des deux côtés, et cela ressort.',
      plain: 'Chez toi, ce sont les sensations fortes qui ressortent.',
    },
    BOND: { plain: 'Chez toi, c’est le bondage qui ressort.' },
    EXVOY: {
      positive: 'Te montrer est ton envie la plus nette.',
      negative: 'Regarder est ton envie la plus nette.',
      both: 'Te montrer te ressemble, regarder aussi, et l’ensemble ressort.',
      plain: 'Chez toi, c’est l’envie de te montrer ou de regarder qui ressort.',
    },
    FET: { plain: 'Chez toi, ce sont les matières et les tenues qui ressortent.' },
    HUMIL: {
      positive: 'Chez toi, c’est l’humiliation par jeu qui ressort, et c’est toi qui taquines.',
      negative: 'Chez toi, c’est l’humiliation par jeu qui ressort, et c’est toi qu’on taquine.',
      both: 'Chez toi, c’est l’humiliation par jeu qui ressort, d’un côté comme de l’autre.',
      plain: 'Chez toi, c’est l’humiliation par jeu qui ressort.',
    },
    PRIMAL: {
      positive: 'Poursuivre est ton envie la plus nette.',
      negative: 'Te faire poursuivre est ton envie la plus nette.',
      both: 'La chasse te plaît des deux côtés, et cela ressort.',
      plain: 'Chez toi, c’est la chasse qui ressort.',
    },
    ROLE: {
      positive: 'Prendre soin de l’autre est ton envie la plus nette.',
      negative: 'Qu’on prenne soin de toi, voilà ton envie la plus nette.',
      both: 'Les petits soins te plaisent des deux côtés, et cela ressort.',
      plain: 'Chez toi, ce sont les petits soins qui ressortent.',
    },
    ENM: { plain: 'Plusieurs partenaires : voilà l’envie qui ressort chez toi.' },
    SENS: { plain: 'Le toucher est ton langage, sans hâte et avec tous les sens.' },
  },

  closeBehind: (company) => `Juste derrière : ${listThemes(company)}.`,
  pairOf: (pair) => `Deux choses ressortent chez toi, côte à côte : ${listThemes(pair)}.`,
  severalOf: (several) =>
    several.length === 1
      ? `Une chose t’attire, sans vraiment ressortir : ${listThemes(several)}.`
      : `Plusieurs choses t’attirent, et aucune ne se détache : ${listThemes(several)}.`,
  allAlike: 'Les dix thèmes t’attirent, et aucun ne ressort du lot.',
  nearestOf: (theme) => `Rien ne se détache encore. Parmi les plus hauts : ${listThemes([theme])}.`,

  // The role stands first, without a subject; the crossing continues it: 'Préfère mener. À la …'
  role: {
    positive: 'Préfère mener.',
    negative: 'Préfère suivre.',
    both: 'Mène et suit avec le même plaisir.',
  },
  crossing: {
    SM: {
      positive: 'Avec les sensations fortes, en revanche, préfère donner.',
      negative: 'Avec les sensations fortes, en revanche, préfère recevoir.',
      both: 'Avec les sensations fortes, en revanche, prend volontiers les deux côtés.',
    },
    HUMIL: {
      positive: 'S’il faut rougir, en revanche, mieux vaut que ce soit l’autre.',
      negative: 'S’il faut rougir, en revanche, se porte volontaire.',
      both: 'S’il faut rougir, en revanche, peu importe qui.',
    },
    PRIMAL: {
      positive: 'À la chasse, en revanche, préfère attraper.',
      negative: 'À la chasse, en revanche, préfère se faire attraper.',
      both: 'À la chasse, en revanche, prend les deux rôles avec joie.',
    },
    ROLE: {
      positive: 'Côté petits soins, en revanche, préfère en donner.',
      negative: 'Côté petits soins, en revanche, préfère en recevoir.',
      both: 'Côté petits soins, en revanche, en donne et en reçoit volontiers.',
    },
  },

  imaginedMore: (theme) => `${capitalise(listThemes([theme]))} : plutôt en rêve qu’en vrai.`,
  doneSooner: (theme) => `${capitalise(listThemes([theme]))} : plutôt en vrai qu’en rêve.`,

  notForYou: (theme) => `${capitalise(listThemes([theme]))} : merci, mais non.`,
  leftToOthers: {
    most: 'Presque tout le reste est bien là où il est.',
    rest: 'Tout le reste est bien là où il est.',
    all: 'Les dix thèmes, et l’on ne saurait être plus clair.',
  },
  mostLeftToOthers: 'Presque tout ce qui est demandé ici est bien là où il est.',

  howSure: 'À quel point est-ce sûr ?',
  seeAll: 'Tout voir',
  chart:
    'Radar des dix thèmes de 0 à 100 ; les chiffres figurent plus bas, sous « Tous les chiffres »',

  basedOn: (answers) =>
    plural(answers, {
      one: 'Établi à partir de # réponse.',
      other: 'Établi à partir de # réponses.',
    }),
  caveats: {
    longestRun:
      'Beaucoup de réponses de suite sont identiques. Si cela ne te ressemble pas, tu peux refaire le questionnaire.',
    personFit:
      'Tes réponses forment un ensemble inhabituel : ne prends pas tout cela au pied de la lettre.',
    lowContrast: 'Tes réponses sont proches les unes des autres : il y a peu de contraste à lire.',
  },

  sureness: [
    '« Probablement » : plus vraisemblable que le contraire. « Trop serré pour trancher » : l’un ou l’autre reste possible. En l’absence de ces mentions, toute la marge à 95 % va dans ce sens.',
    'Un ± est une marge à 95 %, sauf après une tendance : là, c’est une erreur type, environ deux fois plus étroite.',
  ],
  earlyVersion:
    'Première version : elle s’appuie sur des enquêtes publiées tant que trop peu de gens ont répondu ici.',
  withoutAi: 'Écrit à partir de tes scores, sans IA.',
  howItWorks: 'Comment ça marche',

  evidenceScore: (name, figure, label) => `${name} : ${figure}, ${label}`,
  evidenceSide: (pole, other, figure) =>
    `« ${pole} » devance « ${other} » de ${figure} points sur 100`,
  evidenceFacets: (fantasy, activity) => `Fantasme ${fantasy}, pratique ${activity}, sur 100`,
  evidenceChance: (percent) =>
    `Probabilité d’être en tête, par rapport à des personnes simulées : ${percent}`,
  yourAnswers: 'Tes réponses',

  actions: 'La suite',
} satisfies Translation<typeof english>;
