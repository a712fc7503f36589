import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/landing/words.ts';

const tagline = 'Averigua lo que deseas en la intimidad y en qué coincides con tu pareja.';

const names = {
  DS: 'Llevar o dejarse llevar',
  PRIMAL: 'La persecución',
  SENS: 'Juegos para los sentidos',
  EXVOY: 'Mostrarse o mirar',
};

export default {
  badge: 'Con base científica • Privacidad ante todo',
  /** The product's acronym stands between these two. */
  discoverYour: 'Descubre con',
  profile: 'tu perfil',
  tagline,
  /** In the head of the page, for search engines. */
  description: `Para personas adultas (18+). ${tagline}`,
  startYourAssessment: 'Responder el cuestionario',
  startAssessment: 'Empezar ahora',
  creatingAccount: 'Creando la cuenta…',
  takeYourTime: 'Tómate tu tiempo. Solo tú ves tus respuestas.',
  adultsOnly: 'Solo para personas adultas (18+)',
  alreadyTaken: '¿Ya lo respondiste? Inicia sesión aquí',

  onDevice: 'O responde solo en este dispositivo: no se envía nada.',
  tryOne: 'Prueba una pregunta',
  /** Question A04 of the bank. */
  sampleQuestion: 'Jugar con un cubito de hielo sobre la piel cálida, en pareja.',
  sampleHint: 'Un toque, como en todas las preguntas. Esta no se guarda.',
  names,
  sampleCounted: (value) => `Tema: ${names.SENS}. Tu ${value} no se guarda.`,

  whatYouGet: 'Lo que obtienes',
  inventedExample: 'un ejemplo inventado',
  exampleLine: 'Lleva las riendas · le gustan las caricias lentas · le gusta ser presa',
  chartLabel: 'Un gráfico de diez temas, tres de ellos destacados',
  whereYouMeet: 'En qué coinciden dos personas',
  meetings: [
    ['Ustedes dos', [[names.SENS, 'Les atrae a ustedes dos.']]],
    [
      'Dar y recibir',
      [
        [names.DS, 'Tú guías, la otra persona te sigue.'],
        [names.PRIMAL, 'Te dejas atrapar, la otra persona persigue.'],
      ],
    ],
    ['Para preguntar', [[names.EXVOY, 'Preferirías mirar. La otra persona también.']]],
  ],

  benefits: [
    [
      'Anónimo y privado',
      'Sin nombre, número ni correo. Tu cuenta es un código que solo tienes tú, y un solo paso lo borra todo.',
    ],
    [
      'Perfiles que se comparan',
      'Descubre en qué coincides con la otra persona y qué puede dar cada una a la otra.',
    ],
    [
      'Imágenes para compartir',
      'Imágenes cuadradas para aplicaciones de citas y redes sociales, hechas en tu dispositivo. Tú eliges qué muestran.',
    ],
  ],

  howItWorks: 'Cómo funciona',
  takeAssessment: 'Responde el cuestionario',
  takeAssessmentText:
    '48 preguntas básicas y después entre 15 y 25 elegidas para ti. Un toque en cada una, y todo se guarda al momento.',
  getYourProfile: 'Recibe tu perfil',
  getYourProfileText:
    'Gráficos de diez temas y seis polaridades, y un resumen en palabras sencillas.',
  aiInsights: 'Si das tu consentimiento, también un texto personal escrito por una IA.',
  compareAndShare: 'Compara y comparte',
  compareAndShareText:
    'Con una persona o con muchas, mediante un código que puedes retirar cuando quieras.',

  readyWhenYouAre: 'Cuando quieras.',

  loading: 'Cargando…',
  takingLong: 'Está tardando un poco. Si no pasa nada, recarga la página.',
  partMissing: 'Una parte de esta página no se ha cargado. Vuelve a cargarla.',

  needsJavaScript:
    'Las preguntas y los perfiles necesitan JavaScript, que está desactivado en tu navegador. «Salir», arriba, funciona sin él. El sitio no usa cookies.',
} satisfies Translation<typeof english>;
