import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/share-image/words.ts';

const fromMyAnswers = 'según mis propias respuestas';

const ends = {
  DS: ['dejarse guiar', 'guiar'],
  SM: ['recibir', 'dar'],
  EXVOY: ['mirar', 'mostrarse'],
  HUMIL: ['sonrojarse', 'hacer sonrojar'],
  PRIMAL: ['dejarse atrapar', 'atrapar'],
  ROLE: ['dejarse cuidar', 'cuidar'],
} as const;

export default {
  frames: {
    lead: { name: 'En pocas palabras', kicker: 'En pocas palabras' },
    surprise: { name: 'Sorpresa', kicker: 'Una sorpresa' },
    imagined: { name: 'Imaginar y hacer', kicker: 'En la mente' },
    done: { name: 'Imaginar y hacer', kicker: 'En la práctica' },
    boundary: { name: 'Límite', kicker: 'Un límite' },
    invitation: { name: 'Invitación', kicker: 'Te toca' },
  },

  invitation: '¿Y tú? ¿En qué coincidiríamos?',
  fromMyAnswers,
  certaintyFromMyAnswers: (certainty) =>
    certainty === '' ? fromMyAnswers : `${certainty}, ${fromMyAnswers}`,

  ends,
  // At most twelve letters: the mark of the second one follows at a fixed place.
  imagined: 'en la mente',
  done: 'hecho, o lo haría',

  sentence: 'La frase',
  question: 'La pregunta',
  betweenEnds: (theme) => `La escala de «${ends[theme][0]}» a «${ends[theme][1]}»`,
  facets: 'La escala de imaginar y hacer',
  chart: 'Gráfico, sin etiquetas',
  chartHint: 'No incluye los temas ocultos',
  archetype: 'Arquetipo',
  ownLine: 'Una línea tuya (opcional)',
  productName: (name) => `El nombre ${name}`,
  darkBackground: 'Fondo oscuro',
  whatItShows: 'Qué muestra esta imagen',

  title: 'Una imagen para compartir',
  note: 'Se dibuja en este dispositivo y no se envía a ninguna parte. No lleva código, enlace ni nombre, salvo que escribas uno; una vez publicada, una imagen no se puede retirar.',
  carousel: 'Imágenes',
  track: 'Imágenes, una al lado de otra',
  carouselRole: 'carrusel',
  slideRole: 'diapositiva',
  position: (index, count) => `${index} de ${count}`,
  slide: (index, count, name) => `${index} de ${count}: ${name}`,
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  nothingShown: 'Todo está oculto. Muestra al menos una cosa para guardar esta imagen.',
  small: 'Así de pequeña la verá primero la gente.',
  save: 'Guardar esta imagen',
  copyImage: 'Copiar imagen',
  shareImage: 'Compartir…',
  copyDescription: 'Copiar descripción',

  pairTitle: 'Una imagen para dos',
  pairNote:
    'Se dibuja en este dispositivo y no se envía a ninguna parte. No nombra a nadie ni lleva cifras; los círculos se superponen según la compatibilidad. Trata de dos personas: pregunta a la otra antes de enseñarla.',
  inCommonOption: 'En común',
  inCommon: 'en común',
  pairDescription: (level, shared) => {
    const circles = `Dos círculos que se superponen, y las palabras «${level}».`;
    return shared.length === 0 ? circles : `${circles} En común: ${shared.join('; ')}.`;
  },

  withCertainty: (text, certainty) => (certainty === '' ? text : `${text} (${certainty})`),
  chartDescription: 'Un gráfico en forma de estrella, sin etiquetas.',
  scaleDescription: (from, to, place) =>
    `En una escala de «${from}» a «${to}», una marca en ${place} de 100.`,
  facetsDescription: (fantasy, activity) =>
    `En la mente, ${fantasy}; hecho, o lo haría, ${activity}, sobre 100.`,

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
