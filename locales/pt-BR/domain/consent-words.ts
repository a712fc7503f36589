import type * as english from '../../../src/domain/consent-words.ts';
import type { Translation } from '../../../src/domain/locales.ts';

export default {
  consent:
    'Tenho 18 anos ou mais. Concordo que minhas respostas sobre a minha vida sexual sejam guardadas, criptografadas, para montar o meu perfil. Posso voltar atrás apagando a conta.',
  consentOnDevice:
    'Tenho 18 anos ou mais. Concordo que esta página monte o meu perfil a partir das minhas respostas sobre a minha vida sexual. Elas ficam só neste aparelho, e posso apagá-las a qualquer momento.',
} satisfies Translation<typeof english>;
