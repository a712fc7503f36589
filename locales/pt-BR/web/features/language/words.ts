import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/language/words.ts';

export default {
  language: 'Idioma',
  unread:
    'Esta tradução foi feita por uma máquina; ninguém que tenha o português como língua materna a revisou ainda. O texto em inglês é a referência.',
  partlyRead: (percent) =>
    `Esta tradução foi feita por uma máquina; alguém que tem o português como língua materna revisou ${percent} dela. O texto em inglês é a referência.`,
  inEnglish: 'Esta página só existe em inglês.',
  suggestWording: 'Sugerir uma redação melhor',

  stateTitle: 'Idiomas',
  stateText:
    'As perguntas foram escritas em inglês e traduzidas por uma máquina. Uma tradução é outro instrumento até que se mostre o contrário: a mesma resposta pode pesar um pouco mais, ou menos, em outro idioma. Os parâmetros são provisórios em cada um deles. Quando duas pessoas que responderam em idiomas diferentes se comparam, a diferença inclui também a parte da tradução.',
  stateOf: 'Até onde cada tradução foi lida',
  readOnceColumn: 'Lida por uma pessoa falante nativa',
  readTwiceColumn: 'Lida por duas',
  original: 'o original',
} satisfies Translation<typeof english>;
