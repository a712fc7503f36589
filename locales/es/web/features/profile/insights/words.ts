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
    unsuitable: 'Lo que escribió el servicio no se pudo comprobar, así que se descartó.',
    too_slow: 'El servicio tardó demasiado. Inténtalo más tarde.',
    unavailable: 'No se ha podido contactar con el servicio. Inténtalo más tarde.',
    site_limit: 'Este sitio ha llegado a su límite de textos por hoy. Vuelve mañana.',
  },
  limitReached:
    'Hoy no hay más textos: el límite es de cinco por perfil y veinte por red. Vuelve mañana.',
  formerKept: (failure) => `${failure} El texto anterior se conserva.`,

  writing: 'Escribiendo…',
  writtenBy: (model, day) => `Escrito por una IA · ${model} · ${day}`,
  checked:
    'Un programa ha buscado en él cifras, otros temas, diagnósticos y predicciones; no puede comprobar cada palabra. Si difieren, vale el resumen de arriba.',

  offer:
    'Si quieres, un modelo de lenguaje puede decir lo mismo con palabras hechas para ti. El resumen de arriba se queda.',
  write: 'Encargar el texto a una IA',
  writeAnew: 'Encargarlo de nuevo',
  discard: 'Borrar el texto',
  stop: 'Detener',

  whatIsSent: (host, model) =>
    `Unas pocas frases que dicen lo que muestra tu perfil se envían a ${host}, cuyo modelo ${model} escribe el texto; no va ninguna puntuación, respuesta ni código, ni nada que diga quién eres. Lo que ese servicio conserva de ellas lo dicen sus propias condiciones.`,
  agree: 'Aceptar y encargarlo',
  notNow: 'Ahora no',
  notDeleted: 'No se ha podido borrar el texto. Inténtalo de nuevo.',
} satisfies Translation<typeof english>;
