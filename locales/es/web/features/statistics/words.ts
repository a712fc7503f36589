import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/statistics/words.ts';
import { formatNumber, plural } from '../../../../../src/web/ui/language/numbers.ts';

const byAnswers = (people: number | null): string =>
  people === null
    ? 'las respuestas de personas de este sitio'
    : plural(people, {
        one: 'las respuestas de # persona de este sitio',
        other: 'las respuestas de # personas de este sitio',
      });

/** The sentence where all questions, or all that remain, are of one origin or of two. */
function describeStarting(literature: number, provisional: number): string {
  if (provisional === 0)
    return `En ${formatNumber(literature)}, los parámetros se apoyan en encuestas publicadas.`;
  if (literature === 0)
    return `En ${formatNumber(provisional)}, los parámetros se fijaron según nuestro criterio.`;
  return `En ${formatNumber(literature)}, los parámetros se apoyan en encuestas publicadas; en ${formatNumber(provisional)}, se fijaron según nuestro criterio.`;
}

export default {
  parameterStatus: ({ provisional, literature, calibrated, people }) => {
    const starting = provisional + literature;
    const all = formatNumber(starting + calibrated);
    if (starting === 0)
      return `Los parámetros de las ${all} preguntas en uso se basan en ${byAnswers(people)}.`;
    if (calibrated > 0)
      return `En ${formatNumber(calibrated)} de las ${all} preguntas en uso, los parámetros se basan en ${byAnswers(people)}. Las demás aún no tienen respuestas suficientes. ${describeStarting(literature, provisional)}`;
    const none = 'Ninguno se basa todavía en respuestas dadas aquí.';
    if (literature === 0)
      return `Los parámetros de las ${all} preguntas en uso se fijaron según nuestro criterio. ${none}`;
    if (provisional === 0)
      return `Los parámetros de las ${all} preguntas en uso se apoyan en encuestas publicadas. ${none}`;
    return `Hay ${all} preguntas en uso. ${describeStarting(literature, provisional)} ${none}`;
  },

  range: (low, high) => `${low} a ${high}`,
  notSteadyYet: (people) =>
    `La estabilidad de estas puntuaciones se ve a partir de ${people} personas.`,
  steadyScore: (cases) => `Estable en unos ${cases} de cada 10 pares de personas.`,
  steadyPolarity: (cases) => `Inclinación hacia un lado: unos ${cases} de cada 10.`,

  pageTitle: 'Qué dicen juntas todas las respuestas',
  notEnough: (people) =>
    `La buena compañía lleva tiempo: esta página se abre cuando ${people} personas donen sus respuestas. Con menos, una cifra podría señalar a alguien.`,
  intro: (people, day) =>
    plural(people, {
      one: `Al menos # persona ha donado sus respuestas, a fecha de ${day}.`,
      other: `Al menos # personas han donado sus respuestas, a fecha de ${day}.`,
    }),
  inventedLabel: 'Sobre esta demostración',
  invented:
    'Una demostración: todas las personas de esta página son inventadas, así que no dice nada sobre personas reales.',
  introInvented: (people, day) =>
    plural(people, {
      one: `Al menos # persona inventada ha respondido el cuestionario, a fecha de ${day}.`,
      other: `Al menos # personas inventadas han respondido el cuestionario, a fecha de ${day}.`,
    }),
  howToReadTitle: 'Cómo leer esto',
  bars: (margin) =>
    `Cada barra cuenta personas según su puntuación; el número se redondea a decenas y se difumina, casi siempre en ${margin} personas como máximo, para que comparar dos días no descubra a nadie. Por la misma razón, quien retira su donación sigue contando.`,
  hiddenBars: (people) =>
    `Un marco discontinuo oculta un número: hay menos de ${people} personas, o ese número delataría otro que está oculto.`,
  curves: 'Cuanto más alta es una curva, menor es el margen de una puntuación en ese punto.',
  steadiness:
    'Estable significa que, de dos personas que responden dos veces el cuestionario, la misma va por delante las dos veces.',
  notEveryone:
    'Quienes encontraron este sitio y quisieron dar sus respuestas no representan a todo el mundo.',
  howItWorks: 'Cómo las respuestas se convierten en números',
  themesTitle: 'Tema por tema',
  scores: 'Puntuaciones',
  people: 'Personas',
  fewerThan: (people) => `menos de ${people}, o dato oculto`,
  histogram: (name, counts) => `${name}. ${counts}`,
  count: (range, people) => `${range}: ${people}`,
  peopleCaption: (name) => `${name}: personas según su puntuación`,
  sharpness: 'Dónde miden con nitidez las preguntas',
  sharpnessOf: (name, curves) => `${name}: dónde miden con nitidez las preguntas. ${curves}`,
  sharpestAt: (name, score) => `${name}: máxima nitidez en ${score}`,
  sharpnessCaption: (name) => `${name}: con qué nitidez miden las preguntas, sobre 100`,
  atScore: 'Con una puntuación de',
  notLoaded: 'No se han podido cargar las estadísticas',
} satisfies Translation<typeof english>;
