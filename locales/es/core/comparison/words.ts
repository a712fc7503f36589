import type * as english from '../../../../src/core/comparison/words.ts';
import type { Translation } from '../../../../src/domain/locales.ts';

export default {
  themeReasons: {
    DS: {
      meeting:
        'El mayor punto de encuentro es llevar las riendas o dejarse llevar: una persona podría llevar las riendas y la otra, cederlas.',
      mine: 'Llevar las riendas o dejarse llevar te importa más a ti que a la otra persona.',
      theirs: 'Llevar las riendas o dejarse llevar le importa más a la otra persona que a ti.',
    },
    SM: {
      meeting:
        'El mayor punto de encuentro son las sensaciones intensas: una persona podría darlas y la otra, recibirlas.',
      mine: 'Las sensaciones intensas te atraen más a ti que a la otra persona.',
      theirs: 'Las sensaciones intensas atraen más a la otra persona que a ti.',
    },
    BOND: {
      meeting:
        'El mayor punto de encuentro son las ataduras: una persona podría atar y la otra, dejarse atar.',
      mine: 'Las ataduras te atraen más a ti que a la otra persona.',
      theirs: 'Las ataduras atraen más a la otra persona que a ti.',
    },
    EXVOY: {
      meeting:
        'El mayor punto de encuentro son las miradas: una persona podría mostrarse y la otra, mirar.',
      mine: 'Mostrarse o mirar te dice más a ti que a la otra persona.',
      theirs: 'Mostrarse o mirar le dice más a la otra persona que a ti.',
    },
    FET: {
      meeting:
        'El mayor punto de encuentro son ciertos materiales o prendas: su tacto, su aspecto, cómo sientan.',
      mine: 'Los materiales y prendas que te gustan significan menos para la otra persona.',
      theirs: 'Los materiales y prendas que le gustan a la otra persona significan menos para ti.',
    },
    HUMIL: {
      meeting:
        'El mayor punto de encuentro es la humillación como juego: una persona podría provocar y la otra, sonrojarse.',
      mine: 'La humillación como juego va más contigo que con la otra persona.',
      theirs: 'La humillación como juego va más con la otra persona que contigo.',
    },
    PRIMAL: {
      meeting:
        'El mayor punto de encuentro es la persecución: una persona podría perseguir y la otra, dejarse atrapar.',
      mine: 'La persecución va más contigo que con la otra persona.',
      theirs: 'La persecución va más con la otra persona que contigo.',
    },
    ROLE: {
      meeting:
        'El mayor punto de encuentro son los cuidados: una persona podría cuidar de la otra.',
      mine: 'Cuidar, o que te cuiden, significa más para ti que para la otra persona.',
      theirs: 'Cuidar, o dejarse cuidar, significa más para la otra persona que para ti.',
    },
    ENM: {
      meeting: 'El mayor punto de encuentro es dejar espacio a más de una pareja.',
      mine: 'A ti te costaría menos que a la otra persona dejar espacio a más de una pareja.',
      theirs: 'A la otra persona le costaría menos que a ti dejar espacio a más de una pareja.',
    },
    SENS: {
      meeting:
        'El mayor punto de encuentro son los juegos para los sentidos: calor, texturas, caricias sin prisa.',
      mine: 'Las caricias lentas significan más para ti que para la otra persona.',
      theirs: 'Las caricias lentas significan más para la otra persona que para ti.',
    },
  },

  sameSideReasons: {
    DS: {
      positive: 'Te gusta guiar, y a la otra persona también.',
      negative: 'Te gusta dejarte guiar, y a la otra persona también.',
    },
    SM: {
      positive: 'Te gusta dar sensaciones intensas, y a la otra persona también.',
      negative: 'Te gusta sentir con intensidad, y a la otra persona también.',
    },
    BOND: {
      positive: 'Te gusta atar, y a la otra persona también.',
      negative: 'Te gusta dejarte atar, y a la otra persona también.',
    },
    EXVOY: {
      positive: 'Te gusta que te miren, y a la otra persona también.',
      negative: 'Te gusta mirar, y a la otra persona también.',
    },
    HUMIL: {
      positive: 'En la humillación como juego te gusta provocar, y a la otra persona también.',
      negative: 'En la humillación como juego te gusta sonrojarte, y a la otra persona también.',
    },
    PRIMAL: {
      positive: 'Te gusta perseguir, y a la otra persona también.',
      negative: 'Te gusta dejarte atrapar, y a la otra persona también.',
    },
    ROLE: {
      positive: 'Te gusta cuidar, y a la otra persona también.',
      negative: 'Te gusta que te cuiden, y a la otra persona también.',
    },
  },

  capReasons: {
    'little wanted': 'Hay cercanía, pero aquí hay poco que deseen ustedes dos.',
    'not open': 'Lo que una persona desea aquí no es lo que busca la otra.',
  },
  worldsApart:
    'Tus respuestas y las de la otra persona son muy distintas. El cuestionario pregunta solo por un rincón de la intimidad; el trato entre ustedes queda fuera.',
  littleWanted:
    'A ustedes no les atrae mucho lo que pregunta el cuestionario, y eso también es algo en común.',
  nothingStandsOut:
    'De momento no destaca nada: ni una coincidencia clara ni una diferencia clara.',

  bridges: [
    'Por turnos: una noche para cada persona.',
    'Preguntar quién siente algo de curiosidad por el otro lado, y qué lo haría fácil.',
    'Empezar por algo en lo que los lados no importan, como los juegos para los sentidos.',
  ],
} satisfies Translation<typeof english>;
