import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/donations/words.ts';

export default {
  title: 'Donar una copia de tus respuestas',
  why: 'El cálculo se apoya por ahora en personas simuladas. Las respuestas de personas reales lo mejoran para todo el mundo.',
  donate: 'Donar una copia de mis respuestas',
  addDetails: 'Añadir mi tramo de edad y mi género',
  isOff: 'No se copia nada.',
  isStored: (day) => `Activado desde el ${day}. Hay una copia guardada.`,
  comesLater: (day) =>
    `Activado desde el ${day}. La copia se hace cuando termines el cuestionario.`,
  copied:
    'Qué se copia: tus respuestas, los idiomas en que las diste, la edición de las preguntas y la semana; el tramo de edad y el género, solo si los añades; lo que digas de una comparación a dos, con su nivel. Ni la cuenta, ni el día, ni el orden de las respuestas. Si repites el cuestionario, la copia se sustituye.',
  readers:
    'Quién puede leerla: solo quien gestiona este sitio, para calibrar las preguntas, con una clave que se guarda lejos de este servidor y de sus copias de seguridad.',
  withdrawal:
    'Si cambias de idea, desactívalo y la copia se borra al momento. Lo que ya se calculó con ella se queda.',
  limits:
    'Lo que queda: al borrar tu cuenta se borra la copia. Si la cuenta desaparece tras 24 meses sin uso, la copia se queda, porque nadie puede saber cuál es la tuya. Alguien con esa clave podría reconocer tu copia por un perfil que compartas o, en un sitio pequeño, por varias copias de seguridad.',
  columnByColumn: '<a>La página de privacidad</a> enumera todas las columnas.',
  notLoaded: 'No se ha podido cargar tu elección. Vuelve a abrir esta página.',
  studyHeading: 'Participar en un estudio',
  responsible: (names) => `Responsables: ${names}`,
  ethics: (number) => `Aprobación ética: ${number}`,
  lastDay: (day) => `Último día: ${day}`,
  sheetTitle: 'Lo que dice el equipo del estudio',
  siteTitle: 'Lo que hace este sitio',
  whatIsGiven:
    'Cuando terminas el cuestionario aquí, el estudio recibe una copia de tus respuestas que solo pueden abrir las personas nombradas arriba. Contiene las respuestas, los idiomas en que las diste, la edición de las preguntas y la semana. Ni cuenta, ni día, ni orden de las respuestas. Después del último día, cambiar aquí una respuesta o un dato la borra.',
  retakeReplaces: 'Hasta el último día, repetir el cuestionario sustituye la copia.',
  asksTwice: (days) =>
    `El estudio te pide respuestas dos veces, si quieres. Si repites el cuestionario al menos ${days} días después, a partir del día que esta página te dirá, la copia recibe también las respuestas nuevas y el número de días entre unas y otras. Si lo repites antes, no se copia.`,
  detailsToo:
    'La copia contiene también tu tramo de edad y tu género, si los das en «Editar perfil». No es obligatorio.',
  addDetailsFirst:
    'Al estudio también le gustaría saber tu tramo de edad y tu género. Si quieres, <a>añádelos en «Editar perfil»</a>.',
  questionsToo:
    'Después del cuestionario, el equipo hace algunas preguntas propias. La copia contiene también tus respuestas a ellas. Aquí se guardan cifradas con tu cuenta hasta que dejes el estudio. La copia se hace cuando las hayas enviado, aunque las dejes todas en blanco.',
  accountMade:
    'Para responder recibes aquí una cuenta sin nombre ni dirección, con un código de acceso. También te muestra tu perfil, que el estudio no recibe. El cuestionario pide un consentimiento propio.',
  mayPass: 'Puedes saltarte cualquier pregunta con «Prefiero no decirlo».',
  mayLeave:
    'Puedes dejar el estudio en cualquier momento, en esta página o en «Editar perfil». Entonces la copia se borra enseguida, igual que si borras tu cuenta. Después del último día, el equipo recibe las copias. Lo que tenga entonces, y lo que calcule con ello, se queda con el equipo. Si la cuenta desaparece tras 24 meses sin uso, la copia se queda, porque nadie puede saber cuál es la tuya. Alguien con la clave del equipo podría reconocer tu copia por un perfil que compartas o, en un sitio pequeño, por varias copias de seguridad.',
  finishedAlready:
    'Ya has terminado el cuestionario, así que la copia se hace en cuanto participes.',
  consentTitle: 'Tu consentimiento',
  consentToStudy: 'Tengo 18 años o más, he leído todo esto y acepto participar tal como dice aquí.',
  tickConsent: 'Léelo y marca primero la casilla.',
  takePart: 'Participar',
  isFull: 'Este estudio ya tiene a todas las personas que necesita. Gracias por tu interés.',
  hasEnded: 'Este estudio ha terminado. Gracias por tu interés.',
  otherLanguage: 'Este estudio pregunta en otro idioma:',
  unknownTitle: 'Aquí no hay ningún estudio',
  unknownText:
    'Esta dirección no lleva a ningún estudio. Copia la dirección entera o pregunta a quien te la dio.',
  toHome: 'Ir a la página de inicio',
  studyNotLoaded: 'No se ha podido cargar el estudio',
  joinedTitle: 'Participas en este estudio',
  joinedSince: (day) => `Participas desde el ${day}.`,
  finishFirst: 'Ahora termina el cuestionario. Después, vuelve aquí.',
  goToSurvey: 'Ir al cuestionario',
  questionsTitle: 'Preguntas del equipo de investigación',
  questionsIntro:
    'El cuestionario está completo. Estas últimas preguntas son del equipo de investigación, con sus propias palabras. Puedes dejar cualquiera sin responder o elegir «Prefiero no decirlo».',
  sendAnswers: 'Enviar mis respuestas',
  endedBefore:
    'El estudio ha terminado, y no hay ninguna copia de tus respuestas para él. Tu cuenta y tus respuestas siguen siendo tuyas.',
  thanksTitle: 'Gracias por participar',
  copyGiven: 'El estudio tiene una copia sellada de tus respuestas.',
  yourCode: (code) => `Tu código de finalización es ${code}.`,
  sameForAll: 'Es el mismo para todo el mundo, así que no lleva hasta ti.',
  copyIt: 'Copiar el código',
  answerAgainFrom: (from, to) =>
    `Al estudio le gustaría tener tus respuestas una vez más, entre el ${from} y el ${to}. Este sitio no puede recordártelo: apunta el día y vuelve con tu código de acceso.`,
  answerAgainNow: (to) =>
    `Ya puedes responder una vez más, hasta el ${to}. Tu perfil sigue como está hasta que termines.`,
  answerAgain: 'Responder una vez más',
  bothGiven: 'El estudio tiene una copia sellada de tus respuestas de ambas veces. Has terminado.',
  yourSecondCode: (code) => `Tu código de la segunda vez es ${code}.`,
  ifItMoved: 'Si algo de las preguntas te pesa, <a>aquí hay ayuda</a>.',
  seeProfile: 'Ver tu perfil',
  leaveStudy: 'Dejar el estudio',
  confirmLeaving:
    '¿Dejar el estudio? La copia de tus respuestas que se hizo para él se borra enseguida. Tu cuenta y tus respuestas al cuestionario se conservan.',
  leftTitle: 'Has dejado el estudio',
  leftText:
    'La copia que se hizo para él está borrada aquí. El equipo solo la tiene si la recibió antes. Tu cuenta y tus respuestas al cuestionario se conservan; puedes borrarlas en «Editar perfil».',
  aboutYourStudy: 'El estudio, y lo que te dice al final',
} satisfies Translation<typeof english>;
