import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/not-found/words.ts';

export default {
  title: 'Esta página no siente lo mismo por ti.',
  returnHome: 'Volver al inicio',
  text: 'Hemos buscado por todas partes, incluso debajo de la venda. Quizá se haya mudado, quizá nunca haya existido, y no dejó palabra de seguridad.',
} satisfies Translation<typeof english>;
