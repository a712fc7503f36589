import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/profile/history/words.ts';
import { formatNumber, plural } from '../../../../../../src/web/ui/language/numbers.ts';

const points = (from: number, to: number): string =>
  `de ${formatNumber(from)} a ${formatNumber(to)} puntos`;

export default {
  loading: 'Cargando tus resultados…',
  heading: 'Cómo has cambiado',

  sameDay: (day, n) => `${day} (${formatNumber(n)})`,
  compareWith: 'Comparar hoy con',

  changedSince: (day) => `Cambios desde el ${day}, mayores que los de un día a otro`,
  unchangedSince: (day) => `Desde el ${day} nada ha cambiado más de lo que varía de un día a otro.`,
  more: (name, from, to) => `${name}: ${points(from, to)} más`,
  less: (name, from, to) => `${name}: ${points(from, to)} menos`,
  overall: {
    more: (day) =>
      `En conjunto has respondido algo más alto que el ${day}. Basta el ánimo de un día para eso.`,
    less: (day) =>
      `En conjunto has respondido algo más bajo que el ${day}. Basta el ánimo de un día para eso.`,
  },
  invisible: (least) =>
    `Los cambios de menos de unos ${formatNumber(least)} puntos son invisibles para este cuestionario: responder dos veces en una semana puede dar eso mismo. Cuánto varía la gente de un día a otro es, por ahora, una suposición nuestra.`,

  scores: 'Tus puntuaciones, día por día',
  howToRead:
    'Todos los resultados se calculan a la manera de hoy, así que una puntuación antigua puede diferir un poco de la que viste entonces.',
  tableCaption: (theme) =>
    `${theme}: tus puntuaciones sobre 100 con sus márgenes del 95\u00A0%, y el cambio en puntos`,
  dayColumn: 'Día',
  changeRow: (day) => `Desde el ${day}`,
  changeRange: (low, high) =>
    `${formatNumber(low, { signDisplay: 'exceptZero' })} a ${formatNumber(high, { signDisplay: 'exceptZero' })}`,
  notCompared: 'entonces no se preguntó',

  earlierResults: 'Tus resultados anteriores',
  earlierExplained: (count) =>
    plural(count, {
      one: 'Se conservan tus respuestas de una vez anterior, cifradas con tu propia clave.',
      other: 'Se conservan tus respuestas de # veces anteriores, cifradas con tu propia clave.',
    }),
  atMostSix:
    'Se conservan seis resultados como máximo, contando el de hoy. Después desaparece el más antiguo.',
  forget: 'Olvidar los resultados anteriores',
  forgetTitle: '¿Olvidar los resultados anteriores?',
  forgetExplained: 'Se borran al momento y para siempre. Tu perfil actual se conserva.',
  forgetThem: 'Olvidarlos',
  keepThem: 'Conservarlos',
  couldNotForget: 'No se han podido borrar tus resultados anteriores. Inténtalo de nuevo.',

  oneResult: 'Por ahora, un resultado',
  oneResultText: (day) =>
    `Es del ${day}. Repite el cuestionario dentro de unos meses, y esta página mostrará qué se ha movido.`,
  noResult: 'Aquí no hay ningún resultado todavía',
  noResultText:
    'Cuando hayas respondido el cuestionario dos veces, esta página mostrará qué se ha movido entre una y otra.',
  failed: 'No se han podido cargar tus resultados',
} satisfies Translation<typeof english>;
