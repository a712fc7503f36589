import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/share-image/words.ts';

export default {
  cards: { self: 'Cómo soy', ask: 'Pregúntame por…' },
  whichCard: 'Qué tarjeta',
  chooseTopic: 'Uno de tus síes más claros. No se muestra ninguno hasta que lo eliges.',
  askMeAbout: 'Pregúntame por esto:',
  about: (topic) => `${topic}.`,
  fromMyAnswers: 'según mis propias respuestas',

  shape: 'Formato',
  shapes: { square: 'Cuadrada', tall: 'Vertical (9:16)' },
  productName: (name) => `El nombre ${name}`,
  darkBackground: 'Fondo oscuro',

  title: 'Una imagen para compartir',
  note: 'Se dibuja en este dispositivo y no se envía a ninguna parte. No lleva código, enlace ni nombre tuyo; una vez publicada, una imagen no se puede retirar.',
  save: 'Guardar',
  copyImage: 'Copiar imagen',
  shareImage: 'Compartir…',
  copyDescription: 'Copiar descripción',

  pairTitle: 'Una imagen de ustedes dos',
  pairNote:
    'Se dibuja en este dispositivo y no se envía a ninguna parte. No nombra a nadie ni lleva cifras; los círculos se superponen según lo compatibles que sean ustedes. Trata de dos personas: pregunta a la otra antes de enseñarla.',
  inCommonOption: 'En común',
  inCommon: 'en común',
  pairDescription: (level, shared) => {
    const circles = `Dos círculos que se superponen, y las palabras «${level}».`;
    return shared.length === 0 ? circles : `${circles} En común: ${shared.join('; ')}.`;
  },

  selfDescription: (line, hasChart) =>
    [
      ...line,
      ...(hasChart ? ['Un gráfico en forma de estrella de los diez temas, con sus nombres.'] : []),
    ].join(' '),
  askDescription: (topic) => `Pregúntame por esto: ${topic}.`,

  drawing: 'Dibujando…',
  fileName: 'imagen.png',
  saved: (fileName) => `Guardada como ${fileName}.`,
  copied: 'Copiada. Pégala donde quieras.',
  handedOver: 'Compartida.',
  failures: {
    canvas:
      'Tu navegador no deja que las páginas lean lo que dibujan. Una captura de pantalla de la vista previa es la misma imagen.',
    clipboard: 'Tu navegador no ha permitido copiar la imagen. Guárdala en su lugar.',
    share: 'Tu dispositivo no ha podido compartir la imagen. Guárdala en su lugar.',
    other:
      'No se ha podido dibujar la imagen. Revisa tu conexión e inténtalo de nuevo, o haz una captura de pantalla.',
  },
} satisfies Translation<typeof english>;
