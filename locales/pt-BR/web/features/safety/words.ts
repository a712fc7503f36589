import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/safety/words.ts';

export default {
  consentAndSafety: 'Consentimento e segurança',
  consentText:
    'Ter interesse não é concordar. Tudo entre pessoas adultas começa com um sim claro de todo mundo, e qualquer pessoa pode voltar atrás a qualquer momento. Combinem limites e um sinal para parar, comecem com menos do que imaginam e reservem, para depois, um tempo de cuidado mútuo. Isto não é um diagnóstico nem uma previsão sobre um relacionamento.',
} satisfies Translation<typeof english>;
