import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/product-words.ts';

export default {
  acronymWords: ['Sensação', 'Poder', 'Atenção', 'Roles', 'Kink'],
  sealingClaim:
    'Suas respostas são guardadas criptografadas, com uma chave feita a partir do seu código de acesso. A menos que você adicione um endereço de e-mail, ninguém consegue lê-las no banco de dados ou em um backup sem esse código, e nós também não.',
} satisfies Translation<typeof english>;
