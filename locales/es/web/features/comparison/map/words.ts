import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/comparison/map/words.ts';
import { plural } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  themeWords: {
    DS: {
      both: 'A ustedes les gusta guiar, y dejarse guiar.',
      starter: '¿Quién guía, en qué, y cuándo se termina?',
      which: '¿Prefieres guiar, dejarte guiar o las dos cosas?',
      turns: '¿A quién le tocaría primero?',
      positive: {
        exchange: ['Tú guías', 'la otra persona te sigue'],
        youWould: 'Preferirías guiar.',
        starter: '¿Qué dejarías con gusto en mis manos?',
      },
      negative: {
        exchange: ['Te dejas guiar', 'la otra persona guía'],
        youWould: 'Preferirías dejarte guiar.',
        starter: '¿Qué te gustaría decidir por ti y por mí?',
      },
    },
    SM: {
      both: 'A ustedes les gusta dar sensaciones intensas, y sentirlas.',
      starter: '¿Cómo sabremos, tú y yo, que ya es suficiente?',
      which: '¿Prefieres darlas, sentirlas o las dos cosas?',
      turns: '¿Te animarías a probar el otro lado, con suavidad, o me animo yo?',
      positive: {
        exchange: ['Tú das intensidad', 'la otra persona la siente'],
        youWould: 'Preferirías darla a sentirla.',
        starter: '¿Dónde te gustaría, y cómo sabré que debo parar?',
      },
      negative: {
        exchange: ['Tú sientes intensidad', 'la otra persona la da'],
        youWould: 'Preferirías sentirla a darla.',
        starter: '¿Qué disfrutas al darlas?',
      },
    },
    BOND: {
      both: 'A ustedes les gusta atar, y dejarse atar.',
      starter: '¿Qué te da seguridad al atar, y al dejarte atar?',
      which: '¿Prefieres atar, dejarte atar o las dos cosas?',
      turns: '¿Quién probaría una vez el otro lado, solo por saber?',
      positive: {
        exchange: ['Tú atas', 'la otra persona se deja atar'],
        youWould: 'Preferirías atar a que te ataran.',
        starter: '¿Qué debería quedar libre cuando te ate?',
      },
      negative: {
        exchange: ['Te dejas atar', 'la otra persona ata'],
        youWould: 'Preferirías que te ataran a atar tú.',
        starter: '¿Qué atarías primero, y durante cuánto tiempo?',
      },
    },
    EXVOY: {
      both: 'A ustedes les gusta mirar, y mostrarse.',
      starter: '¿Quién puede ver: solo tú y yo, o alguien más?',
      which: '¿Prefieres mirar, que te miren o las dos cosas?',
      turns: '¿Nos turnamos?',
      positive: {
        exchange: ['Tú te muestras', 'la otra persona mira'],
        youWould: 'Preferirías que te miraran.',
        starter: '¿Qué te gustaría ver?',
      },
      negative: {
        exchange: ['Tú miras', 'la otra persona se muestra'],
        youWould: 'Preferirías mirar.',
        starter: '¿Cómo te gustaría que te mirara?',
      },
    },
    FET: {
      both: 'A ustedes les atraen ciertas telas, prendas o detalles.',
      starter: '¿Qué tela o qué detalle es lo primero que notas?',
    },
    HUMIL: {
      both: 'A ustedes les gusta provocar, y sonrojarse.',
      starter: '¿Qué palabras agradan, y cuáles nunca?',
      which: '¿Prefieres provocar o sonrojarte, y qué palabras quedan fuera?',
      turns: '¿Qué te atrae a ti de ese lado, y qué me atrae a mí?',
      positive: {
        exchange: ['Tú provocas', 'la otra persona se sonroja'],
        youWould: 'Preferirías provocar a sonrojarte.',
        starter: '¿Qué palabras quieres oír, y cuáles nunca?',
      },
      negative: {
        exchange: ['Te sonrojas', 'la otra persona provoca'],
        youWould: 'Preferirías sonrojarte a provocar.',
        starter: '¿Qué dirías, y cómo le daríamos un final amable?',
      },
    },
    PRIMAL: {
      both: 'A ustedes les gusta perseguir, y dejarse atrapar.',
      starter: '¿Cuánta fuerza cabe sin que deje de ser un juego?',
      which: '¿Prefieres perseguir, que te atrapen o las dos cosas?',
      turns: '¿Podría ir la persecución en los dos sentidos?',
      positive: {
        exchange: ['Tú persigues', 'la otra persona se deja atrapar'],
        youWould: 'Preferirías perseguir.',
        starter: '¿Quieres escapar primero, o que te atrape enseguida?',
      },
      negative: {
        exchange: ['Te dejas atrapar', 'la otra persona persigue'],
        youWould: 'Preferirías dejarte atrapar.',
        starter: '¿Qué harías después de atraparme?',
      },
    },
    ROLE: {
      both: 'A ustedes les gusta cuidar, y dejarse cuidar.',
      starter: '¿En qué notas que te cuidan?',
      which: '¿Prefieres cuidar, que te cuiden o las dos cosas?',
      turns: '¿Para quién es la primera noche?',
      positive: {
        exchange: ['Tú cuidas', 'la otra persona se deja cuidar'],
        youWould: 'Preferirías cuidar.',
        starter: '¿Cuándo te gusta más que te cuiden?',
      },
      negative: {
        exchange: ['Te dejas cuidar', 'la otra persona te cuida'],
        youWould: 'Preferirías dejarte cuidar.',
        starter: '¿Cómo te gusta cuidar de alguien?',
      },
    },
    ENM: {
      both: 'Ustedes podrían hacer sitio a alguien más.',
      starter: '¿Qué tendría que seguir siendo solo nuestro?',
    },
    SENS: {
      both: 'A ustedes les atraen el tacto lento, el calor y las texturas.',
      starter: '¿Qué caricia se te queda más tiempo en la piel?',
    },
  },

  groupTitles: {
    both: 'Ustedes dos',
    exchange: 'Dar y recibir',
    ask: 'Para preguntar',
  },
  groupIds: { both: 'we-both', exchange: 'give-and-take', ask: 'ask-about' },
  noMeeting: 'No hay ningún tema en el que coincidan claramente. Es frecuente, y no es mala señal.',
  chips: {
    'same-side': 'Mismo lado',
    'which-side': '¿Qué lado?',
  },

  meeting: 'A lo que aquí quiere una persona, la otra podría decir que sí.',
  meetingBothDrawn: 'Les atrae a ustedes dos, y sus lados pueden encontrarse.',
  open: {
    mine: 'A ti te atrae; la otra persona podría decir que sí.',
    theirs: 'A la otra persona le atrae; tú podrías decir que sí.',
  },
  theyAreOpen: 'La otra persona podría al menos decir que sí.',
  oneSided: {
    mine: 'A ti te atrae; a la otra persona no.',
    theirs: 'A la otra persona le atrae; a ti no.',
  },
  bothDrawnSideUnknown: 'Les atrae a ustedes dos.',
  eitherSide: 'Te gustan los dos lados.',
  /** Follows `iWould`. */
  soWouldThey: 'La otra persona también.',
  sameSide: 'A ustedes les gusta el mismo lado.',
  sharedInterest: 'Una parte de esto les gusta a ustedes dos.',
  /** Follows `exchange`. */
  inPart: 'en parte',
  quiet: {
    undecided: (themes) => `Todavía por ver: ${themes}.`,
    neither: (themes) => `No les atrae ni a ti ni a la otra persona: ${themes}.`,
  },
  quietThemes: (count) => plural(count, { other: '# más, sin nada que resolver' }),
  allQuiet: 'Todos los temas, sin nada que resolver',
  startHere: 'Empiecen por esta',

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
    open: 'A una persona le gusta, y la otra podría decir que sí. ¿Cuál sería un buen primer paso?',
    'one-sided':
      'Atrae más a una persona que a la otra. ¿Qué le gustaría a cada una que supiera la otra?',
  },

  moreThemes: (count) => plural(count, { one: '# tema más', other: '# temas más' }),
} satisfies Translation<typeof english>;
