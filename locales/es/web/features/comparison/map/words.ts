import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/comparison/map/words.ts';
import { plural } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  themeWords: {
    DS: {
      both: 'A ti y a mí nos gusta guiar y dejarnos guiar.',
      starter: '¿Quién guía, en qué, y cuándo se termina?',
      which: '¿Prefieres guiar, dejarte guiar o las dos cosas?',
      turns: '¿A quién le tocaría primero?',
      positive: {
        exchange: ['Yo guío', 'tú te dejas guiar'],
        iWould: 'Prefiero guiar.',
        starter: '¿Qué dejarías con gusto en mis manos?',
      },
      negative: {
        exchange: ['Yo me dejo guiar', 'tú guías'],
        iWould: 'Prefiero dejarme guiar.',
        starter: '¿Qué te gustaría decidir por ti y por mí?',
      },
    },
    SM: {
      both: 'A ti y a mí nos gusta dar sensaciones intensas, y sentirlas.',
      starter: '¿Cómo sabremos, tú y yo, que ya es suficiente?',
      which: '¿Prefieres darlas, sentirlas o las dos cosas?',
      turns: '¿Te animarías a probar el otro lado, con suavidad, o me animo yo?',
      positive: {
        exchange: ['Yo doy sensaciones intensas', 'tú las sientes'],
        iWould: 'Prefiero darlas a sentirlas.',
        starter: '¿Dónde te gustaría, y cómo sabré que debo parar?',
      },
      negative: {
        exchange: ['Yo recibo sensaciones intensas', 'tú las das'],
        iWould: 'Prefiero sentirlas a darlas.',
        starter: '¿Qué disfrutas al darlas?',
      },
    },
    BOND: {
      both: 'A ti y a mí nos gusta atar y dejarnos atar.',
      starter: '¿Qué te da seguridad al atar, y al dejarte atar?',
      which: '¿Prefieres atar, dejarte atar o las dos cosas?',
      turns: '¿Quién probaría una vez el otro lado, solo por saber?',
      positive: {
        exchange: ['Yo ato', 'tú te dejas atar'],
        iWould: 'Prefiero atar a dejarme atar.',
        starter: '¿Qué debería quedar libre cuando te ate?',
      },
      negative: {
        exchange: ['Yo me dejo atar', 'tú atas'],
        iWould: 'Prefiero dejarme atar a atar.',
        starter: '¿Qué atarías primero, y durante cuánto tiempo?',
      },
    },
    EXVOY: {
      both: 'A ti y a mí nos gusta mirar y que nos miren.',
      starter: '¿Quién puede ver: solo tú y yo, o alguien más?',
      which: '¿Prefieres mirar, que te miren o las dos cosas?',
      turns: '¿Nos turnamos?',
      positive: {
        exchange: ['Yo me muestro', 'tú miras'],
        iWould: 'Prefiero que me miren.',
        starter: '¿Qué te gustaría ver?',
      },
      negative: {
        exchange: ['Yo miro', 'tú te muestras'],
        iWould: 'Prefiero mirar.',
        starter: '¿Cómo te gustaría que te mirara?',
      },
    },
    FET: {
      both: 'A ti y a mí nos atraen ciertas telas, prendas o detalles.',
      starter: '¿Qué tela o qué detalle es lo primero que notas?',
    },
    HUMIL: {
      both: 'A ti y a mí nos gusta provocar, y sonrojarnos.',
      starter: '¿Qué palabras agradan, y cuáles nunca?',
      which: '¿Prefieres provocar o sonrojarte, y qué palabras quedan fuera?',
      turns: '¿Qué te atrae a ti de ese lado, y qué me atrae a mí?',
      positive: {
        exchange: ['Yo provoco', 'tú te sonrojas'],
        iWould: 'Prefiero provocar a sonrojarme.',
        starter: '¿Qué palabras quieres oír, y cuáles nunca?',
      },
      negative: {
        exchange: ['Yo me sonrojo', 'tú provocas'],
        iWould: 'Prefiero sonrojarme a provocar.',
        starter: '¿Qué dirías, y cómo le daríamos un final amable?',
      },
    },
    PRIMAL: {
      both: 'A ti y a mí nos gusta perseguir y dejarnos atrapar.',
      starter: '¿Cuánta fuerza cabe sin que deje de ser un juego?',
      which: '¿Prefieres perseguir, que te atrapen o las dos cosas?',
      turns: '¿Podría ir la caza en los dos sentidos?',
      positive: {
        exchange: ['Yo persigo', 'tú te dejas atrapar'],
        iWould: 'Prefiero perseguir.',
        starter: '¿Quieres escapar primero, o que te atrape enseguida?',
      },
      negative: {
        exchange: ['Yo me dejo atrapar', 'tú persigues'],
        iWould: 'Prefiero dejarme atrapar.',
        starter: '¿Qué harías después de atraparme?',
      },
    },
    ROLE: {
      both: 'A ti y a mí nos gusta cuidar y que nos cuiden.',
      starter: '¿En qué notas que te cuidan?',
      which: '¿Prefieres cuidar, que te cuiden o las dos cosas?',
      turns: '¿Para quién es la primera noche?',
      positive: {
        exchange: ['Yo cuido', 'tú te dejas cuidar'],
        iWould: 'Prefiero cuidar.',
        starter: '¿Cuándo te gusta más que te cuiden?',
      },
      negative: {
        exchange: ['Yo me dejo cuidar', 'tú cuidas'],
        iWould: 'Prefiero que me cuiden.',
        starter: '¿Cómo te gusta cuidar de alguien?',
      },
    },
    ENM: {
      both: 'Tú y yo podríamos dejar espacio a más de una pareja.',
      starter: '¿Qué tendría que seguir siendo solo nuestro?',
    },
    SENS: {
      both: 'A ti y a mí nos atraen las caricias lentas, el calor y las texturas.',
      starter: '¿Qué caricia se te queda más tiempo en la piel?',
    },
  },

  readAloud: '«Yo» es quien tiene la pantalla en la mano.',

  groupTitles: {
    both: 'En común',
    exchange: 'Dar y recibir',
    ask: 'Para preguntar',
  },
  groupIds: { both: 'we-both', exchange: 'give-and-take', ask: 'ask-about' },
  emptyGroups: {
    both: 'Ningún tema que nos atraiga con claridad a ti y a mí. Es frecuente, y no es mala señal.',
    exchange: 'Aquí todavía no destaca nada. La conversación puede cambiarlo.',
    ask: 'No queda nada por preguntar. Pregunta de todos modos.',
  },
  groupCounts: {
    both: (count) => plural(count, { other: '# en común' }),
    exchange: (count) => plural(count, { other: '# para dar y recibir' }),
    ask: (count) => plural(count, { other: '# para preguntar' }),
  },

  chips: {
    'one-sided': { mine: 'Mi deseo', theirs: 'Tu deseo' },
    'same-side': 'Mismo lado',
    'which-side': '¿Qué lado?',
    undecided: 'Por ver',
    neither: 'Ni tú ni yo',
  },

  meeting: 'Lo que aquí desea una persona, la otra lo ve con buenos ojos.',
  meetingBothDrawn: 'A ti y a mí nos atrae, y nuestros lados pueden encontrarse.',
  open: {
    mine: 'A mí me atrae; tú lo ves con buenos ojos.',
    theirs: 'A ti te atrae; yo lo veo con buenos ojos.',
  },
  youAreOpen: 'Tú, al menos, lo ves con buenos ojos.',
  oneSided: {
    mine: 'A mí me atrae; a ti, no.',
    theirs: 'A ti te atrae; a mí, no.',
  },
  bothDrawnSideUnknown: 'A ti y a mí nos atrae.',
  eitherSide: 'Me gustan los dos lados.',
  /** Follows `iWould`. */
  soWouldYou: 'Tú también.',
  sameSide: 'A ti y a mí nos gusta el mismo lado.',
  sharedInterest: 'Aquí tenemos un interés en común, pensemos lo que pensemos del resto.',
  /** Follows `exchange`. */
  inWhatWeShare: 'en algo que hemos elegido tú y yo',
  quiet: {
    undecided: (themes) =>
      `Nuestras respuestas lo dejan abierto: ${themes}. ¿Qué inclinaría la balanza para ti y para mí?`,
    neither: (themes) =>
      `Aquí no hay nada que decidir, salvo que alguien cambie de idea: ${themes}.`,
  },

  starters: {
    'one-sided': {
      mine: '¿Es un no, o simplemente no es lo tuyo? Las dos cosas están bien.',
      theirs: '¿Qué te gusta de eso?',
    },
    open: {
      mine: '¿Qué despertaría tu curiosidad?',
      theirs: '¿Cómo sería un primer paso pequeño?',
    },
  },
  forBoth: {
    exchange:
      'A una persona le gusta darlo, y a la otra, recibirlo. ¿Qué haría que fuera bueno para cada una?',
    open: 'A una persona le gusta, y la otra lo ve con buenos ojos. ¿Cuál sería un buen primer paso?',
    'one-sided':
      'Atrae más a una persona que a la otra. ¿Qué le gustaría a cada una que supiera la otra?',
  },

  moreThemes: (count) => plural(count, { one: '# tema más', other: '# temas más' }),
  quote: (text) => `«${text}»`,
  iLabel: 'yo',
  youLabel: 'tú',
  figures: (mine, theirs) => `Yo ${mine}, tú ${theirs}, sobre 100`,
} satisfies Translation<typeof english>;
