import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/words.ts';

export default {
  // The phrases have no 'y', which would merge with that of a list. The poles are infinitives,
  // which have no gender.
  themeNames: {
    DS: {
      name: 'Dominación y sumisión',
      phrase: 'guiar o dejarse guiar',
      poles: { positive: 'Guiar', negative: 'Dejarse guiar' },
    },
    SM: {
      name: 'Sadismo y masoquismo',
      phrase: 'sensaciones intensas',
      poles: { positive: 'Dar', negative: 'Recibir' },
    },
    BOND: {
      name: 'Bondage y disciplina',
      phrase: 'ataduras',
      poles: { positive: 'Atar', negative: 'Dejarse atar' },
    },
    EXVOY: {
      name: 'Exhibicionismo y voyerismo',
      phrase: 'mostrarse o mirar',
      poles: { positive: 'Mostrarse', negative: 'Mirar' },
    },
    FET: { name: 'Fetichismo', phrase: 'ciertos materiales o prendas', poles: null },
    HUMIL: {
      name: 'Juegos de humillación',
      phrase: 'humillación como juego',
      poles: { positive: 'Humillar', negative: 'Dejarse humillar' },
    },
    PRIMAL: {
      name: 'Juego primal',
      phrase: 'la caza',
      poles: { positive: 'Cazar', negative: 'Ser presa' },
    },
    ROLE: {
      name: 'Roles de cuidado',
      phrase: 'los cuidados',
      poles: { positive: 'Cuidar', negative: 'Dejarse cuidar' },
    },
    ENM: { name: 'No monogamia ética', phrase: 'más de una pareja', poles: null },
    SENS: { name: 'Juego sensorial y suave', phrase: 'juegos para los sentidos', poles: null },
  },

  factorNames: {
    POWER: 'Poder',
    INTENSITY: 'Intensidad',
    DISPLAY: 'Exhibición y apertura',
    SENSATION: 'Sensación',
  },

  comparedNames: {
    VE: 'Voyerismo y exhibicionismo',
    FET: 'Fetichismo',
    ENM: 'No monogamia ética',
  },

  dominanceSubmission: 'Dominación / sumisión',

  archetypeWords: {
    'DS+': { name: 'Dominante', sentence: 'Le gusta llevar las riendas y que se las confíen.' },
    'DS-': { name: 'Sub', sentence: 'Le gusta ceder el control a alguien de confianza.' },
    'SM+': {
      name: 'Vena sádica',
      sentence: 'Le gusta dar sensaciones intensas a quien las desea.',
    },
    'SM-': { name: 'Masoquista', sentence: 'Le gusta sentir con intensidad.' },
    'BOND+': { name: 'Rigger', sentence: 'Le gusta atar o sujetar a su pareja.' },
    'BOND-': { name: 'Rope bunny', sentence: 'Le gusta dejarse atar o sujetar.' },
    'EXVOY+': {
      name: 'Exhibicionista',
      sentence: 'Le gusta dejarse ver por quien quiere mirar.',
    },
    'EXVOY-': { name: 'Voyerista', sentence: 'Le gusta mirar a quien quiere dejarse ver.' },
    FET0: {
      name: 'Fetichista',
      sentence: 'Le gusta un material, una prenda o un detalle en particular.',
    },
    'HUMIL+': {
      name: 'Quien humilla',
      sentence: 'Le gusta avergonzar un poco a quien disfruta con ello.',
    },
    'HUMIL-': {
      name: 'Quien se deja humillar',
      sentence: 'Le gusta pasar vergüenza, con palabras acordadas.',
    },
    'PRIMAL+': { name: 'Instinto de caza', sentence: 'Le gusta perseguir y atrapar.' },
    'PRIMAL-': { name: 'Presa', sentence: 'Le gusta huir y dejarse atrapar.' },
    'ROLE+': { name: 'Alma protectora', sentence: 'Le gusta cuidar de su pareja.' },
    'ROLE-': {
      name: 'Little',
      sentence: 'Como persona adulta, le gusta recibir cuidados sin tener que decidir.',
    },
    ENM0: { name: 'Corazón plural', sentence: 'Le gusta dejar espacio a más de una pareja.' },
    SENS0: {
      name: 'Sibarita',
      sentence: 'Le gusta recrearse en las caricias, el calor y las texturas.',
    },
    SWITCH: { name: 'Switch', sentence: 'Le gusta guiar y dejarse guiar, por turnos.' },
    EXPLORER: {
      name: 'Espíritu explorador',
      sentence: 'Le gusta probar un poco de casi todo.',
    },
    SOFT: { name: 'Pura ternura', sentence: 'Prefiere los juegos tiernos y sensoriales.' },
  },

  interestLabels: {
    high: 'interés muy alto',
    strong: 'interés alto',
    moderate: 'interés moderado',
    some: 'cierto interés',
    limited: 'interés limitado',
    low: 'interés bajo',
    none: 'sin interés',
  },
} satisfies Translation<typeof english>;
