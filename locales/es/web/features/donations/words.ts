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
    'Lo que queda: al borrar tu cuenta se borra la copia. Si la cuenta desaparece tras 24 meses sin uso, la copia se queda, porque nadie puede saber cuál es la tuya. En un sitio pequeño, alguien con esa clave y varias copias de seguridad podría adivinarlo.',
  columnByColumn: '<a>La página de privacidad</a> enumera todas las columnas.',
  notLoaded: 'No se ha podido cargar tu elección. Vuelve a abrir esta página.',
} satisfies Translation<typeof english>;
