import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/words.ts';

export default {
  // The phrases have no 'y', which would merge with that of a list. The poles are infinitives,
  // which have no gender.
  themeNames: {
    DS: {
      name: 'Dominación y sumisión',
      phrase: 'llevar o dejarse llevar',
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
      phrase: 'la persecución',
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

  // Nouns, none of which has the gender of a person.
  archetypeWords: {
    'DS+': { name: 'Dominante', sentence: 'Llevar las riendas y que se las confíen.' },
    'DS-': { name: 'Sub', sentence: 'Ceder el control a alguien de confianza.' },
    'SM+': {
      name: 'Vena sádica',
      sentence: 'Dar sensaciones intensas a quien las desea.',
    },
    'SM-': { name: 'Masoquista', sentence: 'Sentir con intensidad.' },
    'BOND+': { name: 'Rigger', sentence: 'Atar o sujetar a la otra persona.' },
    'BOND-': { name: 'Rope bunny', sentence: 'Dejarse atar o sujetar.' },
    'EXVOY+': {
      name: 'Exhibicionista',
      sentence: 'Dejarse ver por quien quiere mirar.',
    },
    'EXVOY-': { name: 'Voyerista', sentence: 'Mirar a quien quiere dejarse ver.' },
    FET0: {
      name: 'Fetichista',
      sentence: 'Un material, una prenda o un detalle en particular.',
    },
    'HUMIL+': {
      name: 'Espíritu provocador',
      sentence: 'Avergonzar un poco a quien disfruta con ello.',
    },
    'HUMIL-': {
      name: 'Mejillas encendidas',
      sentence: 'Pasar vergüenza, con palabras acordadas.',
    },
    'PRIMAL+': { name: 'Instinto de caza', sentence: 'Perseguir y atrapar.' },
    'PRIMAL-': { name: 'Presa', sentence: 'Huir y dejarse atrapar.' },
    'ROLE+': { name: 'Alma protectora', sentence: 'Cuidar de la otra persona.' },
    'ROLE-': {
      name: 'Little',
      sentence: 'Recibir cuidados, como persona adulta, sin tener que decidir.',
    },
    ENM0: { name: 'Corazón plural', sentence: 'Dejar espacio a más de una persona.' },
    SENS0: {
      name: 'Alma sensual',
      sentence: 'Recrearse en las caricias, el calor y las texturas.',
    },
    SWITCH: { name: 'Switch', sentence: 'Guiar y dejarse guiar, por turnos.' },
    EXPLORER: {
      name: 'Espíritu explorador',
      sentence: 'Probar un poco de casi todo.',
    },
    SOFT: { name: 'Pura ternura', sentence: 'Sobre todo, los juegos tiernos y sensoriales.' },
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

  // What is liked is an infinitive, without ‘y’: one construction in the whole line.
  liked: {
    DS: {
      positive: 'llevar las riendas',
      negative: 'ceder las riendas',
      both: 'llevar las riendas tanto como cederlas',
      plain: 'saber quién manda',
    },
    SM: {
      positive: 'dar sensaciones fuertes',
      negative: 'recibir sensaciones fuertes',
      both: 'dar sensaciones fuertes tanto como recibirlas',
      plain: 'vivir sensaciones fuertes',
    },
    BOND: {
      positive: 'atar',
      negative: 'sentir las ataduras',
      both: 'atar tanto como sentir las ataduras',
      plain: 'jugar con ataduras',
    },
    EXVOY: {
      positive: 'atraer miradas',
      negative: 'mirar',
      both: 'mirar tanto como atraer miradas',
      plain: 'jugar con las miradas',
    },
    FET: { plain: 'tocar la tela adecuada' },
    HUMIL: {
      positive: 'hacer sonrojar',
      negative: 'pasar algo de vergüenza',
      both: 'hacer sonrojar tanto como pasar vergüenza',
      plain: 'bromear con filo',
    },
    PRIMAL: {
      positive: 'perseguir',
      negative: 'ser la presa',
      both: 'perseguir tanto como ser la presa',
      plain: 'jugar a la persecución',
    },
    ROLE: {
      positive: 'cuidar',
      negative: 'recibir cuidados',
      both: 'cuidar tanto como recibir cuidados',
      plain: 'vivir entre mimos',
    },
    ENM: { plain: 'dejar sitio a más gente' },
    SENS: { plain: 'sentir un tacto lento' },
  },
} satisfies Translation<typeof english>;
