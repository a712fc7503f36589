import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/not-found/words.ts';

export default {
  title: 'Achamos uma meia, mas nenhuma página.',
  returnHome: 'Voltar ao início',
  text: 'Procuramos por toda parte, até atrás do sofá. Esta página pode ter mudado de lugar, ou nunca ter existido. Nada seu se perdeu.',
} satisfies Translation<typeof english>;
