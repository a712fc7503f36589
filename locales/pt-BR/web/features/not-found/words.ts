import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/not-found/words.ts';

export default {
  title: 'Esta página não está a fim de você.',
  returnHome: 'Voltar ao início',
  text: 'Procuramos por toda parte, até debaixo da venda. Pode ser que ela tenha mudado de lugar, pode ser que nunca tenha existido, e não deixou palavra de segurança.',
} satisfies Translation<typeof english>;
