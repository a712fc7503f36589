import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/moving/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  heading: 'Passar suas respostas para uma conta',
  explained:
    'Você respondeu só no seu aparelho e guardou um arquivo. Esta página abre o arquivo aqui, no seu navegador. Depois cria uma conta nova e envia suas respostas para ela, como se você as tivesse dado aqui.',
  move: 'Enviar minhas respostas',
  moving: (sent, total) => `${sent} de ${total} enviadas`,
  tickFirst: 'Marque primeiro a caixa. É o seu consentimento.',
  cannotDecrypt: 'Seu navegador só consegue abrir um arquivo assim por HTTPS.',
  signedInAlready:
    'Você já entrou em uma conta aqui. Saia primeiro: suas respostas vão para uma conta nova.',
  moved: 'Suas respostas estão na sua conta',
  movedText:
    'O arquivo e a página no seu aparelho ficam como estão. Apague o arquivo se não precisar mais dele.',
  left: (count) =>
    plural(count, {
      one: 'Falta # pergunta, porque aqui as perguntas são escolhidas de novo.',
      other: 'Faltam # perguntas, porque aqui as perguntas são escolhidas de novo.',
    }),
  copyCode: 'Copiar o código',
  goOn: 'Continuar',
} satisfies Translation<typeof english>;
