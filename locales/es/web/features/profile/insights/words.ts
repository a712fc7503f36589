import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/profile/insights/words.ts';

export default {
  heading: 'Con otras palabras',

  done: {
    written: 'El texto está listo.',
    stopped: 'La escritura se ha detenido. Cuenta igualmente como uno de los cinco textos de hoy.',
    discarded: 'El texto se ha borrado.',
  },

  reasons: {
    refused: 'El servicio no quiso escribir sobre este perfil.',
    unsuitable:
      'Lo que escribió el servicio afirmaba más de lo que permiten tus cifras, así que se descartó.',
    too_slow: 'El servicio tardó demasiado. Inténtalo más tarde.',
    unavailable: 'No se ha podido contactar con el servicio. Inténtalo más tarde.',
    site_limit: 'Este sitio ha llegado a su límite de textos por hoy. Vuelve mañana.',
  },
  limitReached:
    'Hoy no hay más textos: el límite es de cinco por perfil y veinte por red. Vuelve mañana.',
  formerKept: (failure) => `${failure} El texto anterior se conserva.`,

  writing: 'Escribiendo…',
  writingAgain: 'El primer intento no pasó la comprobación. Escribiendo otra vez…',
  beingWritten: 'Una IA lo está escribiendo',
  writtenBy: (model, day) => `Escrito por una IA · ${model} · ${day}`,
  checked:
    'Comprobado con tus cifras. Si este texto y el resumen de arriba difieren, fíate del resumen.',

  offer:
    'Si quieres, un modelo de lenguaje puede decir lo mismo con palabras hechas para ti. El resumen de arriba se queda.',
  write: 'Encargar el texto a una IA',
  writeAnew: 'Encargarlo de nuevo',
  discard: 'Borrar el texto',
  stop: 'Detener',

  whatIsSent: (host, model) =>
    `Tus puntuaciones y sus márgenes se envían a ${host}, cuyo modelo ${model} escribe el texto; ninguna respuesta, ningún código y nada que diga quién eres. Qué conserva de ellas ese servicio lo dicen sus propias condiciones.`,
  agree: 'Aceptar y encargarlo',
  notNow: 'Ahora no',
  notDeleted: 'No se ha podido borrar el texto. Inténtalo de nuevo.',
} satisfies Translation<typeof english>;
