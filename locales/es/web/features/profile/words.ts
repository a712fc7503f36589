import type { Translation } from '../../../../../src/domain/locales.ts';
import { product } from '../../../../../src/domain/product.ts';
import { type Theme, themeFacts } from '../../../../../src/domain/themes.ts';
import type * as english from '../../../../../src/web/features/profile/words.ts';
import {
  plural,
  formatList,
  formatNumber,
  formatSeries,
} from '../../../../../src/web/ui/language/numbers.ts';

const listThemes = (themes: readonly Theme[]) =>
  formatSeries(themes.map((theme) => themeFacts[theme].phrase));

export default {
  tooLittleToSay: 'Muy poco para decir algo',
  answersHeading: 'Tus respuestas y límites',
  themes: 'Temas',

  nobodySees:
    'Nadie más ve nunca lo que marcas aquí. Una pregunta marcada no aparece en nada de lo que compartes.',
  markBefore:
    'Marcar un lado de un juego, como el de dar, deja fuera también el otro. Si puedes, marca antes de compartir: lo visto, visto está. Tus respuestas y puntuaciones quedan como están.',

  passHere:
    'También puedes saltarte una pregunta ahora, o responder a una que te saltaste. Tu perfil cambia entonces con ella.',

  limitCount: (count) => plural(count, { one: '# límite absoluto', other: '# límites absolutos' }),
  hardLimit: 'Límite absoluto',
  notAsked: 'Esta vez no se preguntó',

  noAnswers: 'Aquí no hay respuestas todavía',
  answersFailed: 'No se han podido cargar tus respuestas',

  sharpen: 'Afinar tu perfil',
  hasChanged: '¿Ha cambiado algo?',
  roundHeading: 'Diez preguntas más',
  whatItDoes: 'Elegidas según lo que aún no está claro. Lo que ya respondiste se queda.',
  left: (count) => plural(count, { one: 'Queda # pregunta.', other: 'Quedan # preguntas.' }),
  begin: 'Responder diez más',
  beginLast: (count) =>
    plural(count, { one: 'Responder la última', other: 'Responder las # últimas' }),
  opensSoon: 'Un momento…',

  openRound: (answered, total) =>
    `Has respondido ${formatNumber(answered)} de ${formatNumber(total)}. Este perfil queda como está hasta la última.`,

  allAsked: 'Esas eran todas las preguntas que tenemos. Más claro no puede estar.',

  settled: 'Qué aclararon tus diez últimas respuestas',
  listThemes,
  nowClear: (clear) => `Ya está claro: ${listThemes(clear)}.`,
  nothingNew: 'Esta vez no ha cambiado nada. Al menos, eres constante.',
  stillOpen: (open) => `Sigue abierto: ${listThemes(open)}.`,
  nothingOpen: 'Ya no queda nada por aclarar.',
  loading: 'Cargando el perfil…',

  logout: 'Cerrar sesión',

  noResults: 'Todavía no hay resultados',
  continueSurvey: 'Continuar',
  afterBothStages: 'Tu perfil aparece aquí cuando has respondido las dos partes del cuestionario.',
  afterLastAnswer: (answered, total) =>
    `Has respondido ${formatNumber(answered)} de unas ${plural(total, { one: '# pregunta', other: '# preguntas' })}, y todo está guardado. Tu perfil aparece aquí después de la última.`,

  yourRetake: 'Tu repetición',
  retakeProgress: (answered, total) =>
    `Estás repitiendo el cuestionario: ${formatNumber(answered)} de unas ${plural(total, { one: '# pregunta', other: '# preguntas' })}. Este perfil se conserva hasta que respondas la última.`,

  failed: 'No se ha podido cargar el perfil',
  madeAtRandom:
    'Perfil al azar: las respuestas las dio un programa. No dice nada de ninguna persona.',
  rescored:
    'Desde tu última visita calculamos las puntuaciones de otra manera. Tus respuestas son las mismas; algunas cifras y palabras pueden haber cambiado.',

  saved: {
    information: 'Los cambios están guardados.',
    email:
      'Los cambios están guardados. Hay un código de ocho cifras en camino a esa dirección. Escríbelo aquí en los próximos diez minutos.',
  },

  summary: 'Resumen de tu perfil',

  figures: 'Las cifras y su certeza',
  basedOn: (answers) =>
    plural(answers, {
      one: 'Hecho con # respuesta, sin IA.',
      other: 'Hecho con # respuestas, sin IA.',
    }),
  sureness: [
    '«Probablemente» es más sí que no; «no está claro» puede caer de cualquier lado. Donde no aparece ninguno, todo el margen del 95\u00A0% lo respalda.',
    'Cada cifra va de 0 a 100. Un ± es un margen del 95\u00A0%, salvo detrás de una tendencia, la diferencia de dos lados: ahí es un error estándar.',
  ],
  earlyVersion:
    'Versión inicial: se apoya en encuestas publicadas hasta que haya respondido aquí bastante gente.',
  howItWorks: 'Cómo funciona',
  themesCaption: `Los temas ${product.acronym} con sus márgenes del 95\u00A0%`,
  themesColumns: ['Tema', 'Puntuación', 'Fantasía', 'Práctica'],
  noFigure: '–',
  summaryAreas: 'Cuatro áreas generales, una agrupación provisional',
  archetypesCaption: 'Los veinte arquetipos en porcentaje, con sus márgenes del 95\u00A0%',
  archetypeRow: (name, sentence) => `${name}: ${sentence}`,
  archetypesColumns: ['Arquetipo', 'Porcentaje'],

  polarities: 'Tu perfil de polaridades',
  bothSides: 'Los dos lados',
  ratherSide: (pole) => `En todo caso: ${pole}`,
  littleInterest: 'Poco interés',
  eitherWay: 'Sin decidir',
  tendency: (pole, value, se) =>
    `Tendencia: ${pole} (${formatNumber(Math.round(Math.abs(value)))}/100) ±${formatNumber(Math.round(se))}`,
  poleScore: (pole, score) => `${pole} ${formatNumber(Math.round(score))}`,
  poleBarsLabel: (negative, positive) => `${formatList([negative, positive])}, sobre 100`,
  polaritiesCaption: 'Los dos lados y su diferencia, con márgenes del 95\u00A0%',
  polaritiesColumns: ['Lados', 'Primero', 'Segundo', 'Diferencia'],
  polarityPair: (negative, positive) => `${negative} – ${positive}`,

  areas: 'Tus áreas de interés',
  noAreas: 'Ningún tema es lo bastante alto para sugerir ideas.',
  noAreasWhy: 'Por qué es frecuente',
  noAreasReason:
    'Los intereses repartidos por igual, o que dependen de la persona y del momento, quedan por debajo de ese umbral.',

  historyLink: 'Cómo has cambiado',

  limitsText: 'Marca antes <a>lo que está descartado</a>.',

  keepResult: 'Guardar mi resultado',
  fileExplained:
    'Esta página en un solo archivo, que se abre sin conexión y sin este sitio. No está bajo llave: quien lo tenga puede leerlo.',
  withAnswers: 'Con mis respuestas',
  withAnswersHint: 'Las preguntas que se te hicieron, cada una con tu respuesta.',
  saveFile: 'Guardar el archivo',
  fileName: 'mi-resultado.html',
  fileSaved: 'Guardado en este dispositivo.',
  fileNotSaved: 'No se ha podido guardar el archivo. Inténtalo de nuevo.',
  fileTitle: 'Mi resultado',
  fileAnswers: 'Mis respuestas',
  fileAnswer: (question, value, label) => `${question} ${value} (${label})`,

  mildTitles: {
    'HUMIL+': ['Picardía', 'Picardía'],
    'HUMIL-': ['Rubor', 'Rubor'],
  },
  // The list writes 'e' before 'Instinto'.
  between: (one, other) => `Entre ${formatList([one, other])}`,
} satisfies Translation<typeof english>;
