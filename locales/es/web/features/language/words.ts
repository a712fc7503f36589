import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/language/words.ts';

export default {
  language: 'Idioma',
  unread:
    'Esta traducción la hizo una máquina; ningún hablante nativo la ha revisado todavía. La referencia es el texto en inglés.',
  partlyRead: (percent) =>
    `Esta traducción la hizo una máquina; un hablante nativo ha revisado el ${percent}. La referencia es el texto en inglés.`,
  inEnglish: 'Esta página está solo en inglés.',
  suggestWording: 'Proponer un texto mejor',

  stateTitle: 'Idiomas',
  stateText:
    'Las preguntas se escribieron en inglés y las tradujo una máquina. Una traducción es otro instrumento mientras no se demuestre lo contrario: la misma respuesta puede pesar un poco más, o un poco menos, en otro idioma. Los parámetros son provisionales en todos. Cuando se comparan dos personas que respondieron en idiomas distintos, la diferencia incluye también la parte de la traducción.',
  stateOf: 'Hasta dónde se ha leído cada traducción',
  readOnceColumn: 'Leído por una persona hablante nativa',
  readTwiceColumn: 'Leído por dos',
  original: 'el original',
} satisfies Translation<typeof english>;
