import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/words.ts';

export default {
  // The phrases have their article and, but for one, no 'et' inside: a list of them ends with 'et'.
  themeNames: {
    DS: {
      name: 'Domination et soumission',
      phrase: 'mener ou suivre',
      poles: { positive: 'Mener', negative: 'Suivre' },
    },
    SM: {
      name: 'Sadisme et masochisme',
      phrase: 'les sensations fortes',
      poles: { positive: 'Donner', negative: 'Recevoir' },
    },
    BOND: {
      name: 'Bondage et discipline',
      phrase: 'le bondage',
      poles: { positive: 'Attacher', negative: 'Se faire attacher' },
    },
    EXVOY: {
      name: 'Exhibitionnisme et voyeurisme',
      phrase: 'se montrer ou regarder',
      poles: { positive: 'Se montrer', negative: 'Regarder' },
    },
    FET: { name: 'Fétichisme', phrase: 'les matières et les tenues', poles: null },
    HUMIL: {
      name: 'Jeux d’humiliation',
      phrase: 'l’humiliation par jeu',
      poles: { positive: 'Humilier', negative: 'Se faire humilier' },
    },
    PRIMAL: {
      name: 'Jeu primal',
      phrase: 'la chasse',
      poles: { positive: 'Chasser', negative: 'Être la proie' },
    },
    ROLE: {
      name: 'Soin et protection',
      phrase: 'les petits soins',
      poles: { positive: 'Choyer', negative: 'Se laisser choyer' },
    },
    ENM: { name: 'Non-monogamie éthique', phrase: 'plusieurs partenaires', poles: null },
    SENS: { name: 'Jeux sensoriels et douceur', phrase: 'la douceur des sens', poles: null },
  },

  factorNames: {
    POWER: 'Pouvoir',
    INTENSITY: 'Intensité',
    DISPLAY: 'Regards et ouverture',
    SENSATION: 'Sensation',
  },

  comparedNames: {
    VE: 'Voyeurisme et exhibitionnisme',
    FET: 'Fétichisme',
    ENM: 'Non-monogamie éthique',
  },

  dominanceSubmission: 'Domination / soumission',

  // Names with one form for everybody.
  archetypeWords: {
    'DS+': { name: 'Dom', sentence: 'Aime prendre les rênes, et qu’on les lui confie.' },
    'DS-': { name: 'Sub', sentence: 'Aime remettre les rênes à qui mérite sa confiance.' },
    'SM+': { name: 'Sadique', sentence: 'Aime donner des sensations fortes à qui en a envie.' },
    'SM-': { name: 'Masochiste', sentence: 'Aime éprouver des sensations fortes.' },
    'BOND+': { name: 'Rigger', sentence: 'Aime attacher ou tenir l’autre.' },
    'BOND-': { name: 'Rope bunny', sentence: 'Aime se faire attacher ou tenir.' },
    'EXVOY+': {
      name: 'Exhibitionniste',
      sentence: 'Aime attirer le regard de qui a envie de regarder.',
    },
    'EXVOY-': { name: 'Œil curieux', sentence: 'Aime regarder qui a envie de se montrer.' },
    FET0: {
      name: 'Fétichiste',
      sentence: 'Aime une matière, un vêtement ou un détail en particulier.',
    },
    'HUMIL+': {
      name: 'Esprit taquin',
      sentence: 'Aime mettre dans l’embarras qui y prend plaisir.',
    },
    'HUMIL-': {
      name: 'Joues rouges',
      sentence: 'Aime qu’on l’embarrasse, avec les mots choisis ensemble.',
    },
    'PRIMAL+': { name: 'Fauve', sentence: 'Aime poursuivre et attraper.' },
    'PRIMAL-': { name: 'Proie', sentence: 'Aime se faire poursuivre et attraper.' },
    'ROLE+': { name: 'Ange gardien', sentence: 'Aime prendre soin de l’autre.' },
    'ROLE-': {
      name: 'Little',
      sentence: 'Aime se laisser choyer, en adulte, sans avoir à décider.',
    },
    ENM0: {
      name: 'Non-monogame',
      sentence: 'Aime laisser de la place à plusieurs partenaires.',
    },
    SENS0: {
      name: 'Hédoniste',
      sentence: 'Aime savourer sans hâte le toucher, la chaleur et les textures.',
    },
    SWITCH: { name: 'Switch', sentence: 'Aime mener et suivre, tour à tour.' },
    EXPLORER: { name: 'Touche-à-tout', sentence: 'Aime goûter un peu à presque tout.' },
    SOFT: { name: 'Cœur tendre', sentence: 'Aime surtout la tendresse et les jeux des sens.' },
  },

  interestLabels: {
    high: 'intérêt très fort',
    strong: 'intérêt fort',
    moderate: 'intérêt moyen',
    some: 'un certain intérêt',
    limited: 'intérêt limité',
    low: 'intérêt faible',
    none: 'aucun intérêt',
  },

  // What is liked is an infinitive, without ‘et’: one construction in the whole line.
  liked: {
    DS: {
      positive: 'mener',
      negative: 'suivre',
      both: 'mener autant que suivre',
      plain: 'savoir qui mène',
    },
    SM: {
      positive: 'donner des sensations fortes',
      negative: 'recevoir des sensations fortes',
      both: 'donner des sensations fortes autant qu’en recevoir',
      plain: 'vivre des sensations fortes',
    },
    BOND: {
      positive: 'attacher',
      negative: 'sentir les liens',
      both: 'attacher autant que sentir les liens',
      plain: 'jouer avec les liens',
    },
    EXVOY: {
      positive: 'attirer les regards',
      negative: 'regarder',
      both: 'regarder autant qu’attirer les regards',
      plain: 'jouer avec les regards',
    },
    FET: { plain: 'toucher la bonne matière' },
    HUMIL: {
      positive: 'faire rougir',
      negative: 'rougir',
      both: 'faire rougir autant que rougir',
      plain: 'jouer avec les piques',
    },
    PRIMAL: {
      positive: 'poursuivre',
      negative: 'être la proie',
      both: 'poursuivre autant qu’être la proie',
      plain: 'jouer à la poursuite',
    },
    ROLE: {
      positive: 'choyer',
      negative: 'recevoir de petits soins',
      both: 'choyer autant que recevoir de petits soins',
      plain: 'partager de petits soins',
    },
    ENM: { plain: 'laisser de la place à d’autres' },
    SENS: { plain: 'prendre le temps du toucher' },
  },
} satisfies Translation<typeof english>;
