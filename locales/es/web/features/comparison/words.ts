import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/comparison/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

/** The levels inside a sentence. */
const levelsInSentence: Readonly<Record<string, string>> = {
  'very compatible': 'muy compatibles',
  compatible: 'compatibles',
  'somewhat compatible': 'algo compatibles',
  'unlikely to be compatible': 'poco compatibles',
};
const inSentence = (level: string): string => levelsInSentence[level] ?? level;

export default {
  print: 'Imprimir esta guía',
  talkCards: 'Tarjetas para conversar',
  cardsInTurn: 'Preguntas por turnos',
  asks: { mine: 'Pregunto yo', theirs: 'Preguntas tú' },
  cardPlace: (place, count) => `${place} de ${count}`,
  previousCard: 'Atrás',
  nextCard: 'Siguiente',
  passCard: 'Cualquier tarjeta se puede saltar: desliza, o usa las flechas. No se guarda nada.',

  questionsForAnybody: [
    '¿Qué te hace sentir cerca de alguien?',
    '¿De qué querrías más, y de qué menos?',
    '¿Qué no debería pedirte nunca nadie?',
  ],

  limits: 'Acordar los límites',
  limitsHow:
    'Por separado, cada persona anota sí, quizá o no; después se comparan las notas. Vale la respuesta más prudente, y cualquiera puede cambiar la suya en todo momento. Junto a cada sí conviene escribir qué necesita y qué no debe pasar.',
  onPaper: 'La guía impresa tiene tres casillas para cada cosa en común.',
  answers: ['Sí', 'Quizá', 'No'],

  stopSignal: 'Acordar una señal para parar',
  signals: [
    'Una palabra que lo detiene todo al instante, y otra que significa «más despacio». Mucha gente usa «rojo» y «amarillo», porque no se dicen por casualidad.',
    'Un gesto para cuando no se puede hablar: tres toques, o soltar algo que se tiene en la mano.',
    'Quien dice «alto» no debe ninguna explicación en ese momento. La otra persona se detiene al instante y pregunta qué hace falta.',
  ],
  ourWord: 'Nuestra palabra:',
  slower: 'Más despacio:',
  ourSign: 'Nuestro gesto:',

  afterwards: 'Decir qué necesita después cada persona',
  afterwardsHow: [
    'Cercanía, calma, algo de comer, un rato a solas: no tiene que ser lo mismo para cada cual.',
    'Acordar dónde termina, y quién cuida de quién en ese momento.',
    'Al día siguiente: ¿qué estuvo bien, y qué no?',
  ],

  picture: 'Crear una imagen de ustedes dos',

  heading: 'Dimensión por dimensión',
  domToSub: 'Tu Dom ↔ Su Sub',
  subToDom: 'Tu Sub ↔ Su Dom',
  versus: (mine, theirs) => `${mine} y ${theirs}`,

  // Three short words: the column beside the figures is narrow.
  close: 'cerca',
  apart: 'algo lejos',
  farApart: 'muy lejos',
  sameSide: 'mismo lado',
  delta: (size, word) => `Δ ${size} · ${word}`,
  inWords: (mine, theirs, size, word) =>
    `Tú ${mine}, la otra persona ${theirs}; diferencia ${size}, ${word}.`,

  caption: 'Dimensiones comparadas de 0 a 100, de 5 en 5',
  columns: ['Dimensión', 'Tú', 'Otra persona', 'Diferencia'],

  withheld: {
    flagged:
      'Algunas de tus respuestas parecen apresuradas o dadas al azar. Para proteger a la otra persona no se nombra ningún interés, y las cifras de esta página son aproximadas. Responde de nuevo con calma, y podrán aparecer los intereses en común.',
    tooSoon:
      'Tus respuestas tienen solo unos minutos. Para proteger a la otra persona, no se nombra nada hasta cuatro minutos después de tu primera respuesta.',
    answerSets:
      'Te has comparado con esta persona usando varios conjuntos de respuestas distintos. A partir de ahora ves solo hasta qué punto encajas con ella, para que nadie pueda averiguar respuestas a base de probar.',
    synthetic:
      'Un perfil hecho de respuestas al azar se compara con una persona solo en cifras. No se nombra ningún interés.',
  },
  few: 'De la otra persona se nombran como mucho seis intereses, siempre los mismos. Quizá compartan más.',
  fit: 'La otra persona ha elegido mostrar solo hasta qué punto encaja contigo, y ningún interés por su nombre.',

  seeMore: 'Ver más en común, cuando ustedes dos hayan dicho que sí',

  canAppear: 'Los intereses en común podrán aparecer <time></time>.',
  inClock: (clock) => `dentro de ${clock}`,
  inMinutes: (minutes) =>
    plural(minutes, { one: 'en menos de un minuto', other: 'en menos de # minutos' }),

  looking: 'Buscando intereses en común…',
  canAppearNow: 'Los intereses en común ya pueden aparecer.',
  couldNotLook: 'Esta página no ha podido volver a comprobarlo. Recárgala.',

  title: 'Comparación de perfiles',
  score: (percent) => `${percent}\u00A0%`,
  howFound: 'Cómo se calcula el nivel',
  room: (low, high) => `probablemente de ${low} a ${high}`,
  whyWords:
    'Esta página nombra el menor número de palabras vecinas que contienen el nivel verdadero en cuatro de cada cinco casos. Una sola palabra sería distinta dos semanas después en más o menos la mitad de las parejas de personas que no se conocen.',
  inTwoLanguages:
    'Si ustedes respondieron en idiomas distintos, parte de cualquier diferencia puede venir de la traducción.',
  levelShares: 'Qué probabilidad tiene cada nivel',
  ofAHundred: (count) => `${count} de 100`,
  bridges: 'Tres formas de encontrarse',

  dreams: 'Escenas soñadas (una fantasía intensa para ustedes dos)',
  nothingNamed: (list) => `${list}: no se nombra nada`,
  bothAtMax: 'Fantasía: ¡ustedes dos, al máximo!',
  activityOfFive: (mine, theirs) => `Práctica: ${mine}/5 y ${theirs}/5`,
  estimated: '(estimado)',

  activities: 'Prácticas de gran interés en común',
  bothSides: 'Ustedes dos desean los dos lados',
  you: 'tú',
  they: 'la otra persona',

  levels: {
    'very compatible': 'Muy compatibles',
    compatible: 'Compatibles',
    'somewhat compatible': 'Algo compatibles',
    'unlikely to be compatible': 'Poco compatibles',
  },
  shortLevels: {
    'very compatible': 'Muy',
    compatible: 'Compatibles',
    'somewhat compatible': 'Algo',
    'unlikely to be compatible': 'Poco',
  },

  levelBetween: (lower, higher) => `Entre ${inSentence(lower)} y ${inSentence(higher)}`,
  levelsFrom: (lowest, highest) =>
    `Todo es posible, de ${inSentence(lowest)} a ${inSentence(highest)}`,

  openness: { little: 'poco', half: 'más o menos la mitad', most: 'la mayor parte' },
  bothOpen: (they, you) =>
    `La otra persona podría decir que sí a ${they} de lo que deseas, y tú, a ${you} de lo que desea ella.`,
  theyAreOpen: (they) =>
    `La otra persona podría decir que sí a ${they} de lo que deseas, pero poco de esto le atrae.`,
  youAreOpen: (you) =>
    `Podrías decir que sí a ${you} de lo que desea la otra persona, pero poco de esto te atrae.`,

  loading: 'Cargando la comparación…',

  seeTheirThemes: 'Ver los diez temas de esa persona',
  notAuthenticatedHint: 'Para comparar hace falta un perfil propio en este dispositivo.',
  missing: 'Faltan datos de los perfiles para comparar',
  missingHint:
    'Escribe en tu perfil el código o el enlace de la otra persona; tu propio enlace tiene que estar activado.',
  failed:
    'No se ha podido cargar la comparación. Revisa el código para compartir e inténtalo de nuevo.',
  empty: 'No hay datos que comparar',
  emptyHint: 'Ustedes dos necesitan un perfil terminado.',
} satisfies Translation<typeof english>;
