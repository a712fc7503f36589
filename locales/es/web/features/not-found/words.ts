import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/not-found/words.ts';

export default {
  title: 'Encontramos un calcetín, pero ninguna página.',
  returnHome: 'Volver al inicio',
  text: 'Hemos buscado por todas partes, incluso detrás del sofá. Quizá esta página se haya mudado, o quizá nunca haya existido. No se ha perdido nada tuyo.',
} satisfies Translation<typeof english>;
