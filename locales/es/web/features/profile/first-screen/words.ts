import type { Translation } from '../../../../../../src/domain/locales.ts';
import { capitalise } from '../../../../../../src/domain/texts.ts';
import type * as english from '../../../../../../src/web/features/profile/first-screen/words.ts';
import { listThemes } from '../../../../../../src/web/features/profile/words.ts';
import { plural } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  // The third person without a subject: 'Se deja guiar, le atraen las ataduras, y poco más.'
  traits: {
    DS: {
      positive: 'lleva las riendas',
      negative: 'se deja guiar',
      both: 'guía y se deja guiar',
      plain: 'guía o se deja guiar',
    },
    SM: {
      positive: 'pone intensidad',
      negative: 'le gusta sentir con fuerza',
      both: 'intensidad en ambos sentidos',
      plain: 'le gusta lo intenso',
    },
    BOND: { plain: 'le atraen las ataduras' },
    EXVOY: {
      positive: 'le gusta atraer miradas',
      negative: 'le gusta mirar',
      both: 'mira y atrae miradas',
      plain: 'le gustan las miradas',
    },
    FET: { plain: 'le atraen ciertas telas' },
    HUMIL: {
      positive: 'hace sonrojar',
      negative: 'le gusta sonrojarse',
      both: 'le gusta el rubor',
      plain: 'le gusta la picardía',
    },
    PRIMAL: {
      positive: 'sale de caza',
      negative: 'le gusta ser presa',
      both: 'le gusta la caza',
      plain: 'le atrae la caza',
    },
    ROLE: {
      positive: 'cuida',
      negative: 'se deja cuidar',
      both: 'cuida y se deja cuidar',
      plain: 'le atraen los cuidados',
    },
    ENM: { plain: 'deja espacio a más parejas' },
    SENS: { plain: 'le gustan las caricias lentas' },
  },

  moods: {
    all: 'le atrae todo',
    'own-taste': 'sabe bien lo que le gusta',
    'mostly-own-taste': 'vive bien sin casi nada de esto',
    only: 'y poco más',
    open: 'ninguna puerta cerrada',
    'mostly-open': 'casi ninguna puerta cerrada',
    unsaid: 'mucho queda sin decir',
  },

  allTheRest: 'y todo lo demás',

  kinds: {
    side: 'Tu lado',
    standing: 'Tu sello',
    several: 'Tus gustos',
    nearest: 'Lo más cercano',
    surprise: 'Una sorpresa',
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
      both: 'Te gusta el rubor, el tuyo y el de tu pareja.',
    },
    PRIMAL: {
      positive: 'Te gusta salir de caza.',
      negative: 'Te gusta que te persigan.',
      both: 'Te gusta la caza, corra quien corra.',
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
      positive: 'Sonrojarte tú no es lo tuyo.',
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
  sideOpen: 'Te gusta que alguien lleve las riendas. Quién, está por ver.',

  outstanding: {
    DS: {
      positive: 'Guiar es tu deseo más claro.',
      negative: 'Dejarte guiar es tu deseo más claro.',
      both: 'Guiar y dejarte guiar: las dos cosas son lo tuyo, y juntas destacan.',
      plain: 'El juego de guiar o dejarse guiar destaca en ti.',
    },
    SM: {
      positive: 'Dar sensaciones intensas es tu deseo más claro.',
      negative: 'Recibir sensaciones intensas es tu deseo más claro.',
      both: 'Las sensaciones intensas son lo tuyo, al darlas y al recibirlas, y eso destaca.',
      plain: 'Las sensaciones intensas destacan en ti.',
    },
    BOND: { plain: 'Las ataduras destacan en ti.' },
    EXVOY: {
      positive: 'Que te miren es tu deseo más claro.',
      negative: 'Mirar es tu deseo más claro.',
      both: 'Mostrarte y mirar: las dos cosas son lo tuyo, y juntas destacan.',
      plain: 'El juego de mostrarse o mirar destaca en ti.',
    },
    FET: { plain: 'El gusto por ciertos materiales o prendas destaca en ti.' },
    HUMIL: {
      positive: 'La humillación como juego destaca en ti, y quien provoca eres tú.',
      negative: 'La humillación como juego destaca en ti, y es a ti a quien provocan.',
      both: 'La humillación como juego destaca en ti, desde los dos lados.',
      plain: 'La humillación como juego destaca en ti.',
    },
    PRIMAL: {
      positive: 'Perseguir es tu deseo más claro.',
      negative: 'Que te persigan es tu deseo más claro.',
      both: 'La caza es lo tuyo desde los dos lados, y eso destaca.',
      plain: 'La caza destaca en ti.',
    },
    ROLE: {
      positive: 'Cuidar de tu pareja es tu deseo más claro.',
      negative: 'Que tu pareja te cuide es tu deseo más claro.',
      both: 'Los cuidados son lo tuyo, al darlos y al recibirlos, y eso destaca.',
      plain: 'Los cuidados destacan en ti.',
    },
    ENM: { plain: 'Tener más de una pareja es el deseo que destaca en ti.' },
    SENS: { plain: 'Las caricias son tu idioma, sin prisa y con los cinco sentidos.' },
  },

  closeBehind: (company) => `Muy cerca: ${listThemes(company)}.`,
  pairOf: (pair) => `Dos cosas destacan en ti, a la par: ${listThemes(pair)}.`,
  severalOf: (several) =>
    several.length === 1
      ? `Una cosa te atrae, sin llegar a destacar: ${listThemes(several)}.`
      : `Varias cosas te atraen, y ninguna va por delante: ${listThemes(several)}.`,
  allAlike: 'Los diez temas te atraen, y ninguno destaca sobre el resto.',
  nearestOf: (theme) => `Todavía no destaca nada. Entre lo más alto: ${listThemes([theme])}.`,

  // The role stands first, without a subject: 'Prefiere guiar. En la caza, en cambio, …'
  role: {
    positive: 'Prefiere guiar.',
    negative: 'Prefiere dejarse guiar.',
    both: 'Guía y se deja guiar por igual.',
  },
  crossing: {
    SM: {
      positive: 'En las sensaciones intensas, en cambio, lo que atrae es darlas.',
      negative: 'En las sensaciones intensas, en cambio, lo que atrae es recibirlas.',
      both: 'En las sensaciones intensas, en cambio, cualquier lado está bien.',
    },
    HUMIL: {
      positive: 'Si alguien tiene que sonrojarse, en cambio, mejor la otra persona.',
      negative: 'Si alguien tiene que sonrojarse, en cambio, lo mejor es ser esa persona.',
      both: 'Si alguien tiene que sonrojarse, en cambio, da igual quién.',
    },
    PRIMAL: {
      positive: 'En la caza, en cambio, lo mejor es atrapar.',
      negative: 'En la caza, en cambio, lo mejor es dejarse atrapar.',
      both: 'En la caza, en cambio, cualquier lado está bien.',
    },
    ROLE: {
      positive: 'Los cuidados, en cambio, mejor darlos.',
      negative: 'Los cuidados, en cambio, mejor recibirlos.',
      both: 'En los cuidados, en cambio, cualquier lado está bien.',
    },
  },

  imaginedMore: (theme) => `${capitalise(listThemes([theme]))}: más para imaginar que para hacer.`,
  doneSooner: (theme) => `${capitalise(listThemes([theme]))}: más para hacer que para imaginar.`,

  notForYou: (theme) => `${capitalise(listThemes([theme]))}: gracias, pero no.`,
  leftToOthers: {
    most: 'Casi todo lo demás puede quedarse donde está.',
    rest: 'Todo lo demás puede quedarse donde está.',
    all: 'Los diez temas, y no hay respuesta más clara.',
  },
  mostLeftToOthers: 'Casi todo lo que se pregunta aquí puede quedarse donde está.',

  howSure: '¿Hasta qué punto es fiable?',
  seeAll: 'Verlo todo',
  chart:
    'Gráfico radial de diez temas de 0 a 100; las cifras están más abajo, en «Todas las cifras»',

  basedOn: (answers) =>
    plural(answers, { one: 'Hecho con # respuesta.', other: 'Hecho con # respuestas.' }),
  caveats: {
    longestRun:
      'Muchas respuestas seguidas son iguales. Si no es eso lo que sientes, puedes repetir el cuestionario.',
    personFit:
      'Tus respuestas forman un patrón poco común, así que no tomes todo esto al pie de la letra.',
    lowContrast: 'Tus respuestas están muy juntas, así que hay poco contraste que leer.',
  },

  sureness: [
    '«Probablemente» es más sí que no; «no está claro» puede caer de cualquier lado. Donde no aparece ninguno, todo el margen del 95\u00A0% lo respalda.',
    'Un ± es un margen del 95\u00A0%, salvo detrás de una tendencia: ahí es un error estándar, más o menos la mitad de ancho.',
  ],
  earlyVersion:
    'Versión inicial: se apoya en encuestas publicadas hasta que haya respondido aquí bastante gente.',
  withoutAi: 'Escrito a partir de tus puntuaciones, sin IA.',
  howItWorks: 'Cómo funciona',

  evidenceScore: (name, figure, label) => `${name}: ${figure}, ${label}`,
  evidenceSide: (pole, other, figure) =>
    `«${pole}» supera a «${other}» en ${figure} puntos sobre 100`,
  evidenceFacets: (fantasy, activity) => `Fantasía ${fantasy}, práctica ${activity}, sobre 100`,
  evidenceChance: (percent) =>
    `Probabilidad de ir en primer lugar, frente a personas simuladas: ${percent}`,
  yourAnswers: 'Tus respuestas',

  actions: 'Siguientes pasos',
} satisfies Translation<typeof english>;
