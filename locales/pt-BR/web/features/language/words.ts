import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/language/words.ts';

export default {
  language: 'Idioma',
  draft:
    'Esta tradução ainda não foi lida por uma segunda pessoa; o texto em inglês é a referência.',
  suggestWording: 'Sugerir uma redação melhor',

  stateTitle: 'Idiomas',
  stateText:
    'As perguntas foram escritas em inglês. Uma tradução é outro instrumento até que se mostre o contrário: a mesma resposta pode pesar um pouco mais, ou menos, em outro idioma. Os parâmetros são provisórios em cada um deles. Quando duas pessoas que responderam em idiomas diferentes se comparam, a diferença inclui também a parte da tradução.',
  stateOf: 'Até onde cada tradução foi lida',
  draftedColumn: 'Rascunho feito por máquina',
  readOnceColumn: 'Lida por uma pessoa falante nativa',
  readTwiceColumn: 'Lida por duas',
  original: 'o original',
} satisfies Translation<typeof english>;
