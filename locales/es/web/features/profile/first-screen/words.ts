import type { Translation } from '../../../../../../src/domain/locales.ts';
import { capitalise } from '../../../../../../src/domain/texts.ts';
import type * as english from '../../../../../../src/web/features/profile/first-screen/words.ts';
import { listThemes } from '../../../../../../src/web/features/profile/words.ts';
import { formatList } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  moods: {
    all: 'Te atrae todo.',
    'own-taste': 'Sabes bien lo que te gusta.',
    'mostly-own-taste': 'Vives bien sin casi nada de esto.',
    open: 'Todas las puertas están entreabiertas.',
    'mostly-open': 'Casi todas las puertas están entreabiertas.',
    unsaid: 'Casi todo te lo has guardado.',
  },

  line: (sure, unsure) => {
    if (unsure.length === 0) return `Te gusta ${formatList(sure)}.`;
    if (sure.length === 0) return `Probablemente te gusta ${formatList(unsure)}.`;
    return `Te gusta ${formatList(sure)}, y probablemente también ${formatList(unsure)}.`;
  },
  likedOnly: (one) => `Te gusta ${one}, y poco más.`,
  likedMost: (several) => `Lo que más te gusta es ${formatList(several)}, y todo lo demás también.`,

  kinds: {
    side: 'Tu lado',
    nearest: 'Lo más cercano',
    imagined: 'En la mente',
    done: 'En la práctica',
    boundary: 'Un límite',
  },

  likes: {
    DS: {
      positive: 'Te gusta llevar las riendas.',
      negative: 'Te gusta ceder las riendas.',
      both: 'Te gusta llevar las riendas, y también cederlas.',
    },
    SM: {
      positive: 'Te gusta dar una intensidad que se sienta.',
      negative: 'Te gusta sentir la intensidad.',
      both: 'Te gusta la intensidad, al darla y al recibirla.',
    },
    EXVOY: {
      positive: 'Te gusta que te miren.',
      negative: 'Te gusta mirar.',
      both: 'Te gusta mirar, y que te miren.',
    },
    HUMIL: {
      positive: 'Te gusta hacer sonrojar a quien lo desea.',
      negative: 'Te gusta que te hagan sonrojar.',
      both: 'Te gusta el rubor, el tuyo o el de tu pareja.',
    },
    PRIMAL: {
      positive: 'Te gusta perseguir.',
      negative: 'Te gusta que te persigan.',
      both: 'Te gusta la persecución, corra quien corra.',
    },
    ROLE: {
      positive: 'Te gusta cuidar de quien está contigo.',
      negative: 'Te gusta que te cuiden.',
      both: 'Te gusta cuidar, y que te cuiden.',
    },
  },

  refuses: {
    DS: { positive: 'Dejarte guiar no es lo tuyo.', negative: 'Guiar no es lo tuyo.' },
    SM: { positive: 'Recibirla no es lo tuyo.', negative: 'Darla no es lo tuyo.' },
    EXVOY: { positive: 'Mirar no es lo tuyo.', negative: 'Que te miren no es lo tuyo.' },
    HUMIL: {
      positive: 'Sonrojarte no es lo tuyo.',
      negative: 'Hacer sonrojar no es lo tuyo.',
    },
    PRIMAL: {
      positive: 'Dejarte atrapar no es lo tuyo.',
      negative: 'Atrapar no es lo tuyo.',
    },
    ROLE: {
      positive: 'Que te cuiden no es lo tuyo.',
      negative: 'Cuidar de otra persona no es lo tuyo.',
    },
  },

  rather: {
    positive: 'Quién guía no es lo que más te importa, pero prefieres guiar a que te guíen.',
    negative: 'Quién guía no es lo que más te importa, pero prefieres que te guíen.',
  },
  sideOpen: 'Sigue abierto quién de ustedes lleva las riendas.',

  nearestOf: (theme) => `Todavía no destaca nada. Entre lo más alto: ${listThemes([theme])}.`,

  imaginedMore: (theme) => `${capitalise(listThemes([theme]))}: más para imaginar que para hacer.`,
  doneSooner: (theme) => `${capitalise(listThemes([theme]))}: más para hacer que para imaginar.`,

  notForYou: (theme) => `${capitalise(listThemes([theme]))}: gracias, pero no.`,
  chart:
    'Gráfico de los diez temas, de 0 a 100; las cifras están más abajo, en «Las cifras y su certeza»',

  caveats: {
    longestRun:
      'Muchas respuestas seguidas son iguales. Si no es eso lo que sientes, puedes repetir el cuestionario.',
    personFit:
      'Tus respuestas forman un patrón poco común, así que no tomes todo esto al pie de la letra.',
    lowContrast: 'Tus respuestas están muy juntas, así que hay poco contraste que leer.',
  },

  clearestYes: 'Tu sí más claro',
  clearestNo: 'Tu no más claro',
  imagined: 'en la mente',

  sendable: 'Una frase para enviar',
  wishes: {
    DS: {
      positive: 'Me encantaría llevar el mando toda una noche.',
      negative: 'Me encantaría que llevaras el mando toda una noche.',
      plain: 'Me encantaría que tú o yo lleváramos el mando toda una noche.',
    },
    SM: {
      positive: 'Me encantaría descubrir cuánto te gusta sentir.',
      negative: 'Me encantaría que me tocaras de forma que lo notara de verdad.',
      plain: 'Me encantaría subir un poco la intensidad contigo.',
    },
    BOND: {
      positive: 'Me encantaría tenerte a mi merced un rato.',
      negative: 'Me encantaría estar a tu merced un rato.',
      plain: 'Me encantaría estar a tu merced, o tenerte a la mía.',
    },
    EXVOY: {
      positive: 'Me encantaría que me miraras.',
      negative: 'Me encantaría mirarte.',
      plain: 'Me encantaría dejar la luz encendida.',
    },
    FET: { plain: 'Me encantaría enseñarte lo que me gusta de verdad.' },
    HUMIL: {
      positive: 'Me encantaría hacerte sonrojar.',
      negative: 'Me encantaría que me hicieras sonrojar.',
      plain: 'Me encantaría que alguien se sonrojara, tú o yo.',
    },
    PRIMAL: {
      positive: 'Me encantaría perseguirte, y atraparte.',
      negative: 'Me encantaría que me persiguieras, y me atraparas.',
      plain: 'Me encantaría que peleáramos en broma.',
    },
    ROLE: {
      positive: 'Me encantaría cuidarte un día entero.',
      negative: 'Me encantaría que me cuidaras un día entero.',
      plain: 'Me encantaría un día en que nos cuidemos.',
    },
    ENM: { plain: 'Me encantaría hablar de hacer sitio a alguien más.' },
    SENS: { plain: 'Me encantaría una noche contigo, sin ninguna prisa.' },
  },
  yesPlease: (topics) => `Sí, por favor: ${formatList(topics)}.`,
  onMyMind: (topics) => `A veces pienso en esto: ${formatList(topics)}.`,
  noThanks: (topics) => `No, gracias: ${formatList(topics)}.`,
  copySentence: 'Copiar',
  sendSentence: 'Enviar',
  actions: 'Siguientes pasos',
} satisfies Translation<typeof english>;
