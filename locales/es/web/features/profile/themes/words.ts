import type { Translation } from '../../../../../../src/domain/locales.ts';
import { product } from '../../../../../../src/domain/product.ts';
import type * as english from '../../../../../../src/web/features/profile/themes/words.ts';
import { formatNumber } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  themes: `Mi perfil ${product.acronym}`,
  nothingHere: 'Aquí hay poco para ti. Los diez están más abajo, por si sientes curiosidad.',
  // Not 'TOP', which is a role in Spanish too.
  top: 'N.º 1',
  close: 'por poco',
  standsOut: 'destaca en ti',
  score: (figure) => `Tu puntuación: ${figure}`,
  facets: (fantasy, activity) => `Como fantasía: ${fantasy} · como práctica: ${activity}`,
  differences: {
    imagined: 'De esto imaginas más de lo que harías.',
    done: 'Prefieres hacer esto a imaginarlo.',
  },
  strongest: 'Tus respuestas más altas aquí',
  noYes: 'Ninguna de sus preguntas te sacó un sí.',
  answer: (value, label) =>
    label === null ? formatNumber(value) : `${formatNumber(value)} · ${label}`,
  allAnswers: 'Todas tus respuestas',

  meanings: {
    DS: 'Una persona decide y la otra se deja llevar, mientras las dos disfruten.',
    SM: 'Dar o sentir sensaciones fuertes, dolor incluido, porque cada cual lo desea.',
    BOND: 'Atar o sujetar a alguien, o dejarse atar o sujetar, con reglas acordadas.',
    EXVOY: 'Dejarse mirar, o mirar, cuando todas las personas implicadas están de acuerdo.',
    FET: 'Un material, una prenda o un detalle con un atractivo propio.',
    HUMIL: 'Provocar y ridiculizar como juego, con palabras acordadas de antemano.',
    PRIMAL: 'Perseguir, atrapar y forcejear: instinto y fuerza en lugar de palabras.',
    ROLE: 'Cuidar de alguien, o dejarse cuidar, entre personas adultas que disfrutan de esos roles.',
    ENM: 'Espacio para más de una pareja, con el conocimiento y el consentimiento de cada persona.',
    SENS: 'Juego para los sentidos: caricias lentas, calor y frío, lo suave y lo áspero.',
  },

  suggestedActivities: {
    DS: {
      plain: [
        'Acordar una noche en la que decida una persona',
        'Probar con instrucciones sencillas y una palabra que lo detenga todo',
        'Decir cuándo empiezan los roles y cuándo terminan',
        'Escribir en pareja qué significa para cada persona guiar y dejarse guiar',
        'Cambiar de papeles y hablar después de cómo ha sido',
      ],
      positive: [
        'Planear una noche, y decir solo la hora',
        'Dar instrucciones sencillas, de una en una',
        'Elegir su ropa, con su permiso',
      ],
      negative: [
        'Ceder una noche, tras decir tus límites',
        'Pedir tres instrucciones, y seguirlas',
        'Dejar que elijan tu ropa',
      ],
    },
    SM: {
      plain: [
        'Subir la intensidad despacio, de uno a diez',
        'Acordar señales: más, menos, parar',
        'Reservar después un rato de calma',
        'Probar contrastes de calor, frío y presión',
        'Aprender en pareja qué es seguro antes de probar algo nuevo',
      ],
      positive: [
        'Empezar más suave de lo pensado, y preguntar',
        'Aprender dónde es segura una mano firme',
        'Quedarte cerca después',
      ],
      negative: [
        'Mostrar dónde, y con cuánta fuerza',
        'Contar de uno a diez mientras sube',
        'Pensar cómo quieres volver a la calma',
      ],
    },
    BOND: {
      plain: [
        'Sujetarse las manos por turnos',
        'Probar ataduras suaves que se abran al instante',
        'Acordar dos o tres reglas, y cuándo terminan',
        'Asistir en pareja a un curso de iniciación a las cuerdas',
        'Practicar el hábito de preguntar: comodidad, respiración, calor en las manos',
      ],
      positive: [
        'Sujetar sus muñecas un minuto',
        'Poner ataduras suaves que se abren al instante',
        'Aprender un nudo sencillo, y a soltarlo',
      ],
      negative: [
        'Dejar que te sujeten las muñecas un minuto',
        'Probar ataduras suaves que se abren al instante',
        'Decir antes cuánto tiempo basta',
      ],
    },
    EXVOY: {
      plain: [
        'Desnudarte despacio ante alguien que disfrute mirando',
        'Mirar y dejarse mirar, por turnos',
        'Llevar algo que solo sepan ustedes dos',
        'Usar un espejo en pareja',
        'Contarse qué gusta ver y qué se queda en privado',
      ],
      positive: [
        'Desnudarte despacio para alguien',
        'Dejar la luz encendida e invitar a mirar',
        'Llevar algo que solo sepa la otra persona',
      ],
      negative: [
        'Pedir que se desnude despacio',
        'Ocupar el mejor asiento, sin usar las manos',
        'Decir qué te gustaría ver',
      ],
    },
    FET: {
      plain: [
        'Llevar a una noche una tela que te guste',
        'Contar a tu pareja qué es lo que te atrae',
        'Elegir en pareja lo que se pondrá una persona',
        'Reservar tiempo para eso que disfrutas, sin prisa',
        'Averiguar qué parte de ello le gusta compartir a tu pareja',
      ],
    },
    HUMIL: {
      plain: [
        'Acordar qué palabras valen y cuáles no',
        'Bromear un poco, y parar cuando aún divierte',
        'Terminar diciéndose qué valoran de su pareja',
      ],
      positive: [
        'Preguntar qué palabras son bienvenidas',
        'Poner una tarea absurda, y elogiar cómo sale',
        'Terminar diciendo qué valoras en esa persona',
      ],
      negative: [
        'Apuntar las palabras que te gustaría oír',
        'Pedir una tarea que te sonroje',
        'Decir qué abrazo quieres después',
      ],
    },
    PRIMAL: {
      plain: [
        'Forcejear jugando, dentro de límites acordados',
        'Jugar a perseguirse donde nada se rompa',
        'Probar una hora con sonidos y sin palabras',
      ],
      positive: [
        'Dar ventaja, y luego atrapar',
        'Luchar para ganar, sobre suelo blando',
        'Acordar qué significa «atrapar»',
      ],
      negative: [
        'Tomar ventaja, y ser difícil de agarrar',
        'Luchar, y perder aposta una vez',
        'Elegir la palabra que detiene la persecución',
      ],
    },
    ROLE: {
      plain: [
        'Planear una noche para cuidar a una persona',
        'Ofrecer un baño, una manta, una comida favorita',
        'Elegir apodos que les gusten a ustedes dos',
      ],
      positive: [
        'Preparar un baño, y hacer todo lo demás',
        'Decidir con cariño la hora de dormir',
        'Preguntar qué le da seguridad',
      ],
      negative: [
        'Pedir un baño, y no mover un dedo',
        'Dejar que alguien decida la hora de dormir',
        'Decir qué apodo te gusta',
      ],
    },
    ENM: {
      plain: [
        'Decir qué estaría permitido y qué no',
        'Anotar lo acordado sobre tiempo y sexo más seguro',
        'Compartir una fantasía sobre otras personas, sin planearla',
        'Ir a un encuentro social sobre relaciones abiertas, solo para hablar',
        'Fijar un momento regular para preguntarse cómo va todo',
      ],
    },
    SENS: {
      plain: [
        'Vendarse los ojos por turnos y acariciar despacio',
        'Jugar con el calor y el frío: aliento, hielo',
        'Dar un masaje y preguntar solo «¿más?» o «¿menos?»',
      ],
    },
  },
} satisfies Translation<typeof english>;
