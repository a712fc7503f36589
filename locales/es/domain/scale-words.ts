import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/scale-words.ts';

export default {
  howInterested: '¿Cuánto te interesa esta actividad o dinámica?',
  betweenAdults: 'Todo lo que aparece aquí ocurre entre personas adultas que lo han acordado.',
  whoIsAPartner:
    '«Tu pareja» es aquí cualquier persona adulta con quien compartas, o imagines, intimidad, sea o no tu pareja estable.',
  scaleLabels: [
    '¡De ninguna manera!',
    'Prefiero que no',
    'No me interesa',
    'Neutral, no lo sé',
    'Me interesa un poco',
    'Me interesa',
    '¡Sí, sin dudarlo!',
  ],
  ratherNotSay: 'Prefiero no decirlo',
} satisfies Translation<typeof english>;
