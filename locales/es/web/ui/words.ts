import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/ui/words.ts';

export default {
  /** What is clearly so needs no word. */
  certainties: {
    clearly: '',
    probably: 'probablemente',
    close: 'no está claro',
  },
  oneInterest: (text, certainty) => (certainty === '' ? `${text}.` : `${text}, ${certainty}.`),

  dayInSentence: (day) => day,
  timeInSentence: (time) =>
    time
      .replace(/^(\p{L}+), /u, '$1 ')
      .replace(/, (?=\d\d:)/, ' a las ')
      .replace('a las 01:', 'a la 01:'),

  fantasy: 'fantasía',
  activity: 'práctica',
  showAsTable: 'Ver como tabla',
  facetsInWords: (name, fantasy, activity, max) =>
    `${name}: fantasía ${fantasy}, práctica ${activity}, sobre ${max}`,
  pairInWords: (name, mine, theirs) => `${name}: tú ${mine}, la otra persona ${theirs}, sobre 100`,
  fantasyInitial: 'F',
  activityInitial: 'P',
  percentWithMargin: (percent, low, high) =>
    `${percent} por ciento, margen del 90\u00A0% de ${low} a ${high}`,

  copied: '¡Copiado!',
  copyByHand: 'Selecciona y copia a mano',
  sent: {
    shared: '',
    copied: 'Copiado. Pégalo en tu mensaje.',
    failed: 'Copia el enlace a mano.',
  },
  yourLink: 'Tu enlace',
  copyLink: 'Copiar enlace',
  opening: 'Abriendo…',
  partNotLoaded: 'Esta parte no se ha cargado. Revisa tu conexión y recarga la página.',

  copyAndShowLoginCode: 'Copiar y mostrar tu código de acceso',
  copyAndHide: 'copiar y ocultar',
  saving: 'Guardando…',
  saved: 'Guardado',
  notSaved: 'No se ha guardado, elige otra vez',
  switchToDark: 'Cambiar al modo oscuro',
  switchToLight: 'Cambiar al modo claro',
  loading: 'Cargando…',
  cancel: 'Cancelar',
  save: 'Guardar',
  remove: 'Quitar',
  share: 'Compartir',
  compare: 'Comparar',
} satisfies Translation<typeof english>;
