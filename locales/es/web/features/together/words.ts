import type { Translation } from '../../../../../src/domain/locales.ts';
import { maxSharedItems } from '../../../../../src/domain/together.ts';
import type * as english from '../../../../../src/web/features/together/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

const tick = 'Sí, si quieres';

const endedQuietly =
  'La otra persona no se entera: para ella, la comparación sigue abierta hasta que venza el plazo. Para volver a empezar hace falta una invitación nueva.';

const dayHours = 24;

export default {
  invitationTitle: 'Tienes una invitación a una comparación a dos',
  invitationIntro:
    'Alguien quiere ver qué tiene en común contigo. Nadie ve nada hasta que tú y esa persona digan que sí, y nadie sabrá quién dijo que no.',
  needsAnswersFirst:
    'Primero, tus respuestas; solo las ves tú. La invitación espera en este navegador.',
  surveyUnfinished: 'Primero, el resto de tu cuestionario. La invitación espera en este navegador.',
  joiningExplained:
    'Si participas, la otra persona sabrá una sola cosa: si diste una nota alta a pocas, algunas, muchas o casi todas las preguntas. Tú sabrás lo mismo de ella. Después decides.',
  joining: 'Un momento…',
  join: 'Participar',
  notNow: 'Ahora no',

  yesNotSaved: 'No se ha podido guardar tu sí. Inténtalo de nuevo.',
  answersTitle: 'Repasarlas',
  /** Follows `hardLimit`. */
  hardLimitHint:
    'saca una pregunta, con su otro lado, de todo lo que compartes. Se guarda al momento.',
  /** Follows `tick`. */
  tickHint: (maxTicks) =>
    `vale para un máximo de ${maxTicks} preguntas que respondiste con un 4. Cuenta solo si la otra persona también marcó la pregunta o le dio una nota alta; si no, nunca se entera.`,
  ofTicked: (count, maxTicks) =>
    plural(count, { one: `# marcada de ${maxTicks}`, other: `# marcadas de ${maxTicks}` }),
  otherSideLimited: 'Queda fuera: su otro lado es un límite absoluto',
  hardLimit: 'Límite absoluto',
  tick,
  decisionTitle: '¿Quieres que se muestre a ustedes dos?',
  nothingBeforeBoth: (time) =>
    `Nadie ve nada hasta que tú y la otra persona digan que sí. Abierta hasta el ${time}.`,
  breadthTitle: 'Cuántas notas altas dio la otra persona',
  yoursTitle: 'Qué podría aparecer de lo tuyo',
  yourAnswer: 'Tu respuesta',
  takingBack:
    'Puedes retirar tu sí, o más tarde retirar la comparación para ustedes dos; no lo que alguien recuerde o haya guardado.',
  savingYourYes: 'Guardando tu sí…',
  sayYes: 'Decir que sí',
  noneInTheme: 'no podría aparecer ninguna',
  someInTheme: (count) => plural(count, { one: 'podría aparecer #', other: 'podrían aparecer #' }),

  endings: {
    invited: {
      button: 'Retirar esta invitación',
      title: '¿Retirar esta invitación?',
      text: 'Su enlace deja de funcionar. Puedes crear otra cuando quieras.',
      confirm: 'Retirarla',
      keep: 'Conservarla',
    },
    deciding: {
      button: 'No, dejarlo',
      title: '¿Dejar esta comparación?',
      text: endedQuietly,
      confirm: 'Dejarla',
      keep: 'Volver',
    },
    waiting: {
      button: 'Retirar mi sí',
      title: '¿Retirar tu sí?',
      text: endedQuietly,
      confirm: 'Retirarlo',
      keep: 'Mantenerlo',
    },
    replaced: {
      button: 'Quitarla de mi lista',
      title: '¿Quitar esta comparación?',
      text: 'La otra persona no se entera.',
      confirm: 'Quitarla',
      keep: 'Conservarla',
    },
    shown: {
      button: 'Retirar esta comparación',
      title: '¿Retirarla para ustedes dos?',
      text: 'Se borra al momento y para siempre, junto con cualquier acuerdo sobre ella. Lo que la otra persona recuerde o haya guardado no se puede retirar.',
      confirm: 'Retirarla',
      keep: 'Conservarla',
    },
  },

  within: (hours) =>
    hours > dayHours
      ? plural(hours / dayHours, { one: '# día', other: '# días' })
      : plural(hours, { one: '# hora', other: '# horas' }),
  yourInvitation: 'Tu invitación',
  itWorksOnce: (time) =>
    `Sirve una vez, para la primera persona que participe, hasta el <span>${time}</span>.`,
  linkLabel: 'Su enlace, que se muestra solo ahora',
  sendItNow:
    'Envíalo antes de salir de esta página. Cuando la otra persona participe, tu lista te pedirá una respuesta.',
  inviteSomebodyElse: 'Invitar a otra persona',
  inviteSomebody: 'Invitar a alguien',
  howLong: '¿Cuánto tiempo habrá para decir que sí?',
  linkExplained:
    'El enlace sirve una vez, para una persona. Hasta que tú y esa persona digan que sí, sabrá una sola cosa: si diste una nota alta a pocas, algunas, muchas o casi todas las preguntas.',
  makingLink: 'Creando el enlace…',
  makeLink: 'Crear el enlace',

  seen: [
    'Hasta qué punto encajan ustedes, en palabras y en porcentaje',
    'Los temas que son punto de encuentro',
    `Como máximo ${maxSharedItems} intereses a los que ustedes dos dieron una nota alta`,
  ],
  unseen: [
    'Lo que le gusta a una sola persona',
    'Lo que una de las dos personas marcó como límite absoluto',
    'Cualquier otra respuesta o puntuación de la otra persona',
  ],
  bothOfYouWillSee: 'Lo que verán ustedes dos',
  neitherOfYouWillSee: 'Lo que ustedes no verán',
  invitationUnusable:
    'Esta invitación no se puede usar. Cada una sirve una vez, hasta que vence su plazo; o quizá le falta una parte de la dirección. Pide una nueva.',
  needsAnswersTitle: 'Primero, tus respuestas',
  continueSurvey: 'Seguir con el cuestionario',
  needsFinishedSurvey: 'Una comparación a dos necesita dos cuestionarios terminados.',
  failed: 'No se han podido cargar tus comparaciones a dos',
  overTitle: 'Esta comparación ha terminado',
  overText: 'Venció el plazo, o alguien dijo que no o la retiró. A nadie se le dice qué ocurrió.',

  intro: 'Descubre qué tienes en común con otra persona, cuando las dos hayan dicho que sí.',
  yourReadings: 'Tus comparaciones',
  over: (count) => `Terminadas (${count})`,
  waitingTitle: 'Has dicho que sí',
  waiting: (time) =>
    `Si la otra persona también dice que sí, la comparación aparecerá aquí para ustedes dos. Abierta hasta el <span>${time}</span>.`,
  waitingExplained: 'Hasta entonces, nadie sabe lo que ha hecho la otra persona.',
  invitedTitle: 'Todavía no participa nadie',
  invited: (time) =>
    `Tu invitación sirve una vez, hasta el <span>${time}</span>. Su enlace no se puede volver a mostrar.`,
  replacedTitle: 'Tus respuestas han cambiado desde entonces',
  replaced:
    'Esta comparación pertenece a tus respuestas de antes de la repetición. Invita otra vez a esa persona.',

  loadingResult: 'Cargando la comparación…',
  sharedReading: 'Comparación a dos',
  bothWantTitle: 'Deseos en común',
  bothWantHint: `Cada persona les dio una nota alta o marcó «${tick}». Ninguna ve cuál de las dos cosas hizo la otra.`,
  didItHelp: '¿Ha servido esto para hablar?',
  didItHelpHint:
    'De 1, nada, a 7, mucho. Tu respuesta va a tu copia donada; la otra persona no la ve nunca.',
  helpedEnds: ['nada', 'mucho'],
  keptTitle: 'Guardada para ustedes dos',
  kept: (until) =>
    `Esta comparación, con cualquier acuerdo sobre ella, se borra el ${until}, o en cuanto tú o la otra persona la retiren.`,
  inCommon: {
    much: 'mucho en común',
    some: 'algo en común',
  },

  status: {
    deciding: (time) => `Espera tu respuesta. Abierta hasta el ${time}.`,
    shown: (day) => `Tú y la otra persona han dicho que sí. Guardada hasta el ${day}.`,
    waiting: (time) => `Has dicho que sí. Abierta hasta el ${time}.`,
    invited: (time) => `Todavía no participa nadie. Abierta hasta el ${time}.`,
    replaced: () => 'Pertenece a tus respuestas anteriores, así que no puede continuar.',
    over: () => 'Terminada.',
  },
  action: {
    deciding: 'Ver y decidir',
    shown: 'Abrir la comparación',
    waiting: 'Ver',
    invited: 'Ver',
    replaced: 'Ver',
    over: null,
  },
  yourInvitationOf: (day) => `Tu invitación del ${day}`,
  anInvitationOf: (day) => `Una invitación para ti, del ${day}`,
  noneCouldAppear:
    'Ninguna de tus respuestas puede aparecer: todas están por debajo de 5 o son un límite absoluto.',
  couldAppear: (count, maxSharedItems) =>
    plural(count, {
      one: `Podría aparecer una de tus respuestas. Solo se verá lo que la otra persona también haya elegido, y como máximo ${maxSharedItems} intereses en total.`,
      other: `Podrían aparecer # de tus respuestas. Solo se verá lo que la otra persona también haya elegido, y como máximo ${maxSharedItems} intereses en total.`,
    }),
  breadths: {
    few: {
      name: 'pocas',
      sentence: 'La otra persona dio una nota alta a pocas preguntas.',
      meaning: 'Solo esas pueden aparecer; mucho de lo que te gusta queda sin ver.',
    },
    some: {
      name: 'algunas',
      sentence: 'La otra persona dio una nota alta a algunas preguntas.',
      meaning: 'Solo puede aparecer lo que hayan elegido ustedes dos.',
    },
    many: {
      name: 'muchas',
      sentence: 'La otra persona dio una nota alta a muchas preguntas.',
      meaning: 'Puede aparecer mucho de lo que tiene una nota alta tuya. Repasa tu lista.',
    },
    nearlyAll: {
      name: 'casi todas',
      sentence: 'La otra persona dio una nota alta a casi todo.',
      meaning: `Quien hace eso ve todo lo que compartes, hasta ${maxSharedItems} de tus respuestas altas. Puede ser lo que siente, o una forma de averiguar lo que sientes tú.`,
    },
  },
  differentTastes:
    'Lo que más le gusta a cada persona es distinto. Es frecuente, y no es mala señal. Pregunta qué despierta la curiosidad de la otra, y cuenta qué despierta la tuya.',
  youMeet: {
    DS: 'Hay un punto de encuentro: llevar las riendas o dejarse llevar.',
    SM: 'Hay un punto de encuentro: las sensaciones intensas.',
    BOND: 'Hay un punto de encuentro: las ataduras.',
    EXVOY: 'Hay un punto de encuentro: mostrarse o mirar.',
    FET: 'Hay un punto de encuentro: ciertos materiales o prendas.',
    HUMIL: 'Hay un punto de encuentro: la humillación como juego.',
    PRIMAL: 'Hay un punto de encuentro: la persecución.',
    ROLE: 'Hay un punto de encuentro: los cuidados.',
    ENM: 'Hay un punto de encuentro: dejar espacio a más de una pareja.',
    SENS: 'Hay un punto de encuentro: los juegos para los sentidos.',
  },

  loading: 'Cargando tus comparaciones a dos…',
  backToComparison: 'Volver a la comparación',
  allSharedReadings: 'Todas las comparaciones a dos',
} satisfies Translation<typeof english>;
