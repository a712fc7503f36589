import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/agreement/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  title: 'Nuestro acuerdo',
  announced: {
    sent: 'Has enviado tu selección.',
    takenBack: 'Has retirado tu selección.',
    sheet: 'Las dos selecciones están enviadas. Aquí está lo que queda acordado.',
  },
  offer:
    'Marquen, cada persona por su cuenta, lo que les gustaría hacer. Nadie ve nada hasta que se envíen las dos selecciones.',
  make: 'Hacer nuestro acuerdo',
  wasErased:
    'Las dos selecciones se habían enviado, y después una de las dos personas borró el acuerdo.',

  sent: 'Has enviado tu selección. Cuando estén las dos, verás lo que queda acordado.',
  sentAgain:
    'Has enviado tu selección para una ronda nueva. El acuerdo de abajo se mantiene hasta que estén las dos.',
  change: 'Cambiar mi selección',
  takeBack: 'Retirar mi selección',
  takingBack: 'Retirando tu selección…',
  notTakenBack: 'No se ha podido retirar tu selección. Inténtalo de nuevo.',

  formTitle: '¿Qué te gustaría?',
  formIntro:
    'Nadie ve nada hasta que se envíen las dos selecciones. Entonces se ve a qué han dicho que sí ustedes dos y qué conviene hablar antes. Lo que una de las dos personas no quiere ahora sencillamente no aparece.',
  backToReading: 'Volver a la comparación',
  loadingForm: 'Cargando el formulario…',

  bothWant: 'Deseos en común',
  unmarked: 'Lo que dejes sin marcar cuenta como «Ahora no».',
  nothingBothWant:
    'La comparación no nombra nada que deseen ustedes dos. Aun así, se puede acordar cómo parar y qué ayuda después.',
  marks: {
    yes: 'Sí',
    talk: 'Hablarlo antes',
    notNow: 'Ahora no',
  },
  onlyToTalk: 'Solo para hablar',
  doneBy: { positive: 'lo haces tú', negative: 'lo hace la otra persona' },
  bothSides: 'Ustedes dos desean los dos lados',

  add: 'Añadir algo de lo que hablar',
  addHint: (max) =>
    `Hasta ${max} de tus propias respuestas. Cada una aparece solo si la otra persona también la añade; si no, nunca se entera.`,
  added: (count, max) =>
    plural(count, { one: `# añadida de ${max}`, other: `# añadidas de ${max}` }),
  allAdded: (max) => `Has añadido ${max}, el máximo. Quita una para añadir otra.`,
  addedOfTheme: (count) => plural(count, { one: '# añadida', other: '# añadidas' }),
  answersNotLoaded:
    'No se han podido cargar tus respuestas, así que ahora no se puede añadir nada. Lo demás se puede enviar.',

  stop: '¿Qué señal significará «alto»?',
  stopSignals: {
    word: { name: 'Una palabra', how: 'una que nadie diga por casualidad' },
    gesture: { name: 'Un gesto', how: 'como tres toques, para cuando no se puede hablar' },
    trafficLight: {
      name: 'Un semáforo',
      how: 'verde, adelante; amarillo, más despacio; rojo, alto',
    },
  },

  afterwards: '¿Qué te ayuda después?',
  chosen: (count) => `Elegido: ${count}`,
  aftercare: {
    holding: 'Un abrazo largo',
    quiet: 'Calma',
    talking: 'Hablar',
    waterAndFood: 'Agua y algo de comer',
    warmth: 'Una manta y calor',
    timeAlone: 'Un rato a solas',
    messageNextDay: 'Un mensaje al día siguiente',
  },

  sentence: 'Una frase para la otra persona',
  noSentence: 'Ninguna frase',
  sentences: {
    slowly: 'Vamos despacio. No hay prisa.',
    askAgain: 'Pregúntame cada vez, también por aquello a lo que dije que sí.',
    newToMe: 'Parte de esto es nuevo para mí.',
    curious: 'Siento curiosidad, y algo de nervios.',
    talkFirst: 'Me gustaría hablarlo antes de probar nada.',
    checkIn: 'Pregúntame de vez en cuando cómo voy.',
    stopAnytime: 'Podemos parar en cualquier momento, y no se pierde nada.',
    laugh: 'Si algo sale mal, me gustaría que nos riéramos de ello.',
    oneThing: 'Empecemos por una sola cosa.',
    thankYou: 'Gracias por decirme lo que te gustaría.',
    closeness: 'Estar cerca de ti me importa más que lo que hagamos.',
    lookForward: 'Tengo ganas de vivir esto contigo.',
  },

  send: 'Enviar mi selección',
  sending: 'Enviando tu selección…',
  notSent: 'No se ha podido enviar tu selección. Sigue aquí: inténtalo de nuevo.',

  wish: 'Aquí, un sí es un deseo. Tú y la otra persona pueden retirarlo en todo momento, incluso a la mitad.',
  agreedOn: (day) => `Hecho el ${day}.`,
  bothSayYes: 'Lo que tú y la otra persona quieren',
  talkFirst: 'Para hablarlo antes',
  nothingLeft:
    'Ahora mismo no hay nada que ustedes dos quieran hacer ni comentar. También es una respuesta, y sincera.',
  signalsStand: 'Las señales para parar siguen valiendo.',
  signals: 'Señales para parar',
  noSignals:
    'Ni tú ni la otra persona han elegido ninguna. Acuerden una palabra antes de empezar; un simple «alto» cuenta siempre.',
  helpsAfterwards: 'Lo que ayuda después',
  ofBoth: 'ustedes dos',
  ofOne: 'una persona',
  saidToEachOther: 'Lo que se dicen',
  you: 'Tú',
  theOther: 'La otra persona',

  print: 'Imprimir nuestro acuerdo',
  newRound: 'Empezar una ronda nueva',

  talkAgain: 'Fijar una fecha para volver a hablar',
  day: 'Día',
  time: 'Hora',
  dateHint:
    'Crea un archivo para cualquier calendario, sin nada más que la hora y el título «Una charla». Se crea en este dispositivo; no se envía ni se guarda nada.',
  dayMissing: 'Elige primero un día.',
  saveDate: 'Guardar la fecha',
  dateSaved: (fileName) => `Guardado como ${fileName}.`,
  dateTitle: 'Una charla',

  erase: 'Borrar nuestro acuerdo',
  eraseTitle: '¿Borrar el acuerdo para ustedes dos?',
  eraseText:
    'Se borra para ustedes dos, al momento y para siempre, con las selecciones de una ronda nueva. La comparación se conserva. Lo que la otra persona recuerde, haya guardado o impreso no se puede retirar.',
  confirmErase: 'Borrarlo',
  keep: 'Conservarlo',
  erasing: 'Borrando…',
  notErased: 'No se ha podido borrar. Inténtalo de nuevo.',
} satisfies Translation<typeof english>;
