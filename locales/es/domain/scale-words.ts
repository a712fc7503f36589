import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/scale-words.ts';

export default {
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
