import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/share-image/words.ts';

export default {
  cards: { self: 'Quem eu sou', ask: 'Pergunte-me sobre…' },
  whichCard: 'Qual cartão',
  chooseTopic: 'Um dos seus sins mais claros. Nenhum aparece antes de você escolher.',
  askMeAbout: 'Pergunte-me sobre',
  about: (topic) => `…${topic}.`,
  fromMyAnswers: 'das minhas próprias respostas',

  shape: 'Formato',
  shapes: { square: 'Quadrado', tall: 'Vertical (9:16)' },
  productName: (name) => `O nome ${name}`,
  darkBackground: 'Fundo escuro',

  title: 'Uma imagem para compartilhar',
  note: 'Desenhada neste aparelho, sem ser enviada a lugar nenhum. Não contém código, link nem nome seu; depois de publicada, uma imagem não pode ser recolhida.',
  save: 'Salvar',
  copyImage: 'Copiar a imagem',
  shareImage: 'Compartilhar…',
  copyDescription: 'Copiar a descrição',

  pairTitle: 'Uma imagem de vocês',
  pairNote:
    'Desenhada neste aparelho, sem ser enviada a lugar nenhum. Não cita ninguém e não contém números; quanto mais compatíveis vocês são, mais os círculos se sobrepõem. É sobre duas pessoas: pergunte à outra antes de mostrar.',
  inCommonOption: 'Em comum',
  inCommon: 'em comum',
  pairDescription: (level, shared) => {
    const circles = `Dois círculos que se sobrepõem, e as palavras “${level}”.`;
    return shared.length === 0 ? circles : `${circles} Em comum: ${shared.join('; ')}.`;
  },

  selfDescription: (line, hasChart) =>
    [
      ...line,
      ...(hasChart ? ['Um gráfico em forma de estrela dos dez temas, com os nomes.'] : []),
    ].join(' '),
  askDescription: (topic) => `Pergunte-me sobre ${topic}.`,

  drawing: 'Desenhando…',
  fileName: 'imagem.png',
  saved: (fileName) => `Salvo como ${fileName}.`,
  copied: 'Copiada. Cole onde quiser.',
  handedOver: 'Compartilhada.',
  failures: {
    canvas:
      'Seu navegador impede que as páginas leiam o que desenham. Uma captura de tela da prévia é a mesma imagem.',
    clipboard: 'Seu navegador não permitiu copiar a imagem. Salve-a.',
    share: 'Seu aparelho não conseguiu compartilhar a imagem. Salve-a.',
    other:
      'Não foi possível desenhar a imagem. Confira sua conexão e tente de novo, ou faça uma captura de tela.',
  },
} satisfies Translation<typeof english>;
