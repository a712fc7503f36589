import { maxNamedItems } from '../../../../../src/domain/comparing.ts';
import { defaultLinkDays, maxChosenItems } from '../../../../../src/domain/links.ts';
import type { Translation } from '../../../../../src/domain/locales.ts';
import { defaultPairHours } from '../../../../../src/domain/together.ts';
import type * as english from '../../../../../src/web/features/sharing/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

const keepToYourself = 'De la persona que te envió el enlace, solo para ti.';

const levels = {
  words: {
    name: 'En palabras',
    shows: 'Tu resumen y lo que destaca en ti. Sin cifras y sin nombrar ningún interés.',
  },
  themes: {
    name: 'Diez temas',
    shows:
      'Tu puntuación en cada tema, como fantasía y como práctica. Sin resumen y sin nombrar ningún interés.',
  },
  chosen: {
    name: 'Intereses elegidos',
    shows: `Hasta ${maxChosenItems} intereses que tú marques, con tus diez temas. Ninguna otra respuesta.`,
  },
};

export default {
  themesAndInterests: (count) =>
    plural(count, { one: 'Diez temas y # interés', other: 'Diez temas y # intereses' }),
  answersBeforeRetake: (day) => `Respuestas del ${day}, antes de tu repetición`,
  answersOf: (day) => `Respuestas del ${day}`,
  noEnd: 'Sin fecha de fin',
  ended: (time) => `Caducó el ${time}`,
  ends: (time) => `Caduca el ${time}`,
  linkNotDeleted: 'No se ha podido borrar el enlace. Inténtalo de nuevo.',
  deleteTitle: (title) => `¿Borrar «${title}»?`,
  deleting: 'Borrando…',
  deleteTheLink: 'Borrar el enlace',
  keepIt: 'Conservarlo',
  deletingEnded: 'Ya no muestra nada. Al borrarlo desaparece de esta lista.',
  deletingExplained:
    'A partir de ahora no muestra nada. Lo que se haya visto o guardado no se puede retirar.',
  endTitle: '¿Cuándo debe terminar?',
  saving: 'Guardando…',
  endItNow: 'Terminarlo ahora',
  leaveItAsItIs: 'Dejarlo como está',
  endExplained: 'El final puede adelantarse, no retrasarse, y no se puede deshacer.',
  itEnds: 'Caduca',
  now: 'Ahora',
  inDays: (days) => plural(days, { one: 'Dentro de # día', other: 'Dentro de # días' }),
  linkIsReady: 'Tu enlace está listo.',
  deleteLink: 'Borrar',
  whatItShows: 'Qué muestra',
  shortenOrEnd: 'Acortar o terminar',

  afterDays: (days) => plural(days, { one: 'Después de # día', other: 'Después de # días' }),
  never: 'Nunca',
  nothingTicked: 'Marca primero al menos un interés.',
  interestsLegend: (minHighAnswer) =>
    `Tus respuestas de ${minHighAnswer} o más, sin los límites absolutos.`,
  tickedOfMax: (count, maxChosenItems) =>
    plural(count, {
      one: `Hay # interés marcado; el máximo es ${maxChosenItems}.`,
      other: `Hay # intereses marcados; el máximo es ${maxChosenItems}.`,
    }),
  tickLimitReached: (count) => `${count} Desmarca uno para marcar otro.`,
  nothingToName: (minHighAnswer) =>
    `No hay nada que nombrar: aparte de los límites absolutos, ninguna respuesta llega a ${minHighAnswer}. <a>Tus respuestas y límites</a>`,
  ofLabel: (ticked, count) => `${ticked} de ${count}`,
  ticked: 'marcados',
  makingLink: 'Creando el enlace…',
  makeLink: 'Crear el enlace',
  whenItEnds: 'Cuándo termina',
  label: 'Una etiqueta para ti (opcional)',
  labelHint: 'Solo la ves tú. Mejor un lugar que un nombre: «Hinge, noviembre».',

  fromAnswers: (day) => `De respuestas del ${day}.`,
  theSummary: 'El resumen',
  standsOut: (name) => `Lo que destaca en esa persona: <span>${name}</span>.`,
  interestsTitle: 'Intereses que quiso nombrar',
  previewExplained: 'Esto es todo lo que muestra el enlace.',
  coverTitle: 'Alguien quiere mostrarte algo personal',
  opening: 'Abriendo…',
  show: 'Ver',
  coverText:
    'Trata de intimidad y de gustos sexuales. Guárdalo para ti, y sigue solo si tienes 18 años o más.',
  senderNotTold: 'Esa persona no se entera de que lo has abierto, ni de nada sobre ti.',
  goneTitle: 'Este enlace ya no muestra nada',
  goneText: 'Ha terminado, se ha retirado o le falta una parte de la dirección. Pide uno nuevo.',
  failedTitle: 'No se ha podido abrir el enlace',
  wayOn: {
    newcomer: {
      title: '¿Y tú?',
      text: 'Responde las mismas preguntas. Solo tú ves tus respuestas.',
      primary: 'Descubrir mi perfil',
      secondary: 'Iniciar sesión',
    },
    finished: {
      title: '¿En qué coincides con esa persona?',
      text: 'Nadie ve nada hasta que tú y la otra persona digan que sí, y solo se nombra lo que hay en común.',
      primary: 'Empezar una comparación a dos',
      secondary: 'Ver mi perfil',
    },
  },
  opened: {
    words: {
      title: 'Un perfil en palabras',
      intro: 'De la persona que te envió el enlace. Donde dice «tú», se refiere a ella.',
    },
    themes: { title: 'Un perfil en diez temas', intro: keepToYourself },
    chosen: { title: 'Intereses y diez temas', intro: keepToYourself },
  },
  ownLinkNote: 'Tu propio enlace, tal como lo ven otras personas. Tu visita no cuenta.',

  levels,

  noLinksYet: 'Todavía no hay enlaces',
  failed: 'No se han podido cargar tus enlaces',
  loading: 'Cargando tus enlaces…',
  linkDeleted: 'El enlace se ha borrado.',
  intro:
    'Cada uno muestra una parte de tu perfil. Ves cuántas veces se ha abierto, nunca quién lo abrió.',
  afterRetake: 'Podrás crear un enlace nuevo cuando termines el cuestionario.',
  limitReached: (maxLinks) => `Tienes ${maxLinks} enlaces, el máximo. Termina o borra uno primero.`,
  newLink: 'Enlace nuevo',
  allLinks: 'Todos los enlaces',

  scoresTitle: (count, acronym) => `Puntuaciones ${acronym} en ${count} temas (escala de 0 a 100)`,
  scoresCaption: 'Fantasía y práctica de 0 a 100, de 5 en 5',
  dimension: 'Tema',
  fantasy: 'Fantasía',
  activity: 'Práctica',
  fetchingPreview: 'Cargando la vista previa…',
  shareCode: (shareCode) => `Código para compartir: ${shareCode}`,
  someoneWants: 'Alguien quiere saber en qué coincide contigo.',
  wantToCompare: '¿Quieres comparar perfiles?',
  wantToCompareText:
    'Primero, tus respuestas; solo las ves tú. La otra persona no ve ninguna comparación, salvo que le envíes un enlace.',
  loginToCompare: 'Iniciar sesión para comparar',
  notFound: 'No se ha encontrado el perfil, o el código no es válido',
  goToHome: 'Ir al inicio',
  codesExplained:
    'Los códigos para compartir tienen de 10 a 20 letras y cifras. La persona dueña de un código puede desactivarlo.',
  compareWithMyProfile: 'Comparar con mi perfil',
  viewMyProfile: 'Ver mi perfil',
  createYourProfile: 'Crear mi perfil',
  loadingProfile: 'Cargando el perfil…',

  compareProfiles: 'Comparar perfiles',
  codeOrLink: 'Código o enlace de otra persona',
  codeOrLinkHint: 'Código para compartir o dirección del perfil',
  myCode: 'mi código:',
  saveYourCode: 'Guarda tu código: es la única forma de volver',
  copyCode: 'Copiar el código',
  sendYourLink: 'Enviar tu enlace',
  neverThisPage: 'Tu enlace muestra diez barras. Nunca esta página.',
  barsAndHeadline: 'Tu enlace muestra diez barras y tu titular. Nunca esta página.',
  noLoginCodeHere: 'Este navegador no tiene tu código de acceso, y no podemos consultarlo.',
  loginCodeHint: 'Con él inicias sesión en cualquier lugar. Guárdalo para ti.',
  qrCodeAlt: (link) => `Código QR de ${link}`,
  shareYourProfile: 'Compartir tu perfil',
  qrCode: 'Código QR',

  wayNames: {
    compare: 'Compararse conmigo',
    both: 'Solo si tú y yo decimos que sí',
    words: 'En palabras',
    picture: 'Una imagen',
  },
  ways: {
    both: `El enlace sirve una vez, durante ${defaultPairHours} horas.`,
    words: `${levels.words.shows} El enlace termina a los ${defaultLinkDays} días.`,
    picture: 'Cuadrada, para una aplicación de citas o un mensaje. Tú eliges qué muestra.',
  },
  whatLinkShows: {
    fit: 'Muestra tus diez temas. Al comparar, también hasta qué punto encajan ustedes y, en algunos temas, tu lado. No se nombra ningún interés.',
    few: `Muestra tus diez temas. Al comparar, también hasta qué punto encajan ustedes, en algunos temas tu lado, y como máximo ${maxNamedItems} intereses en común.`,
    all: 'Muestra tus diez temas. Al comparar, también hasta qué punto encajan ustedes, en algunos temas tu lado, y todos los intereses a los que ustedes dos dieron una nota alta.',
  },
  whatToShare: 'Qué compartir',
  showLine: 'Mostrar ahí también mi titular',
  lineShown: (line) => `«${line}» Nada de tu sí ni de tu no más claro.`,
  sendLink: 'Enviar enlace',
  thenDecide: 'Cuando la otra persona participe, dices sí o no en <a>Comparaciones a dos</a>.',
  makePicture: 'Crear una imagen',
  more: 'Más',
  otherWays: 'Otras formas de compartir',
  sharingSettings: 'Ajustes para compartir',
  qrHint: 'Quien lo escanee o lo fotografíe tiene el enlace.',
} satisfies Translation<typeof english>;
