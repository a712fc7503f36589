import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/share-image/words.ts';

const fromMyAnswers = 'das minhas próprias respostas';

const ends = {
  DS: ['seguir', 'conduzir'],
  SM: ['sentir', 'proporcionar'],
  EXVOY: ['observar', 'atrair olhares'],
  HUMIL: ['corar', 'fazer corar'],
  PRIMAL: ['ser a caça', 'caçar'],
  ROLE: ['receber cuidado', 'cuidar'],
} as const;

export default {
  frames: {
    lead: { name: 'Em poucas palavras', kicker: 'Em poucas palavras' },
    surprise: { name: 'Surpresa', kicker: 'Uma surpresa' },
    imagined: { name: 'Imaginar e fazer', kicker: 'Na imaginação' },
    done: { name: 'Imaginar e fazer', kicker: 'Na prática' },
    boundary: { name: 'Limite', kicker: 'Um limite' },
    invitation: { name: 'Convite', kicker: 'Sua vez' },
  },

  invitation: 'E você? Onde a gente se encontraria?',
  fromMyAnswers,
  certaintyFromMyAnswers: (certainty) =>
    certainty === '' ? fromMyAnswers : `${certainty}, ${fromMyAnswers}`,

  ends,
  // At most twelve letters: the mark of the second one follows at a fixed place.
  imagined: 'imagina',
  done: 'faz ou faria',

  sentence: 'A frase',
  question: 'A pergunta',
  betweenEnds: (theme) => `A escala de “${ends[theme][0]}” a “${ends[theme][1]}”`,
  facets: 'A escala de imaginar e fazer',
  chart: 'Gráfico, sem rótulos',
  chartHint: 'Temas ocultos ficam fora dele',
  archetype: 'Arquétipo',
  ownLine: 'Uma linha sua (opcional)',
  productName: (name) => `O nome ${name}`,
  darkBackground: 'Fundo escuro',
  whatItShows: 'O que este quadro mostra',

  title: 'Uma imagem para compartilhar',
  note: 'Desenhada neste aparelho, sem ser enviada a lugar nenhum. Não contém código, link nem nome, a menos que você escreva um; depois de publicada, uma imagem não pode ser recolhida.',
  carousel: 'Quadros',
  track: 'Quadros, lado a lado',
  carouselRole: 'carrossel',
  slideRole: 'quadro',
  position: (index, count) => `${index} de ${count}`,
  slide: (index, count, name) => `${index} de ${count}: ${name}`,
  previous: 'Quadro anterior',
  next: 'Próximo quadro',
  nothingShown: 'Está tudo oculto. Mostre pelo menos uma coisa para salvar este quadro.',
  small: 'É assim que as pessoas o veem primeiro.',
  save: 'Salvar este quadro',
  copyImage: 'Copiar a imagem',
  shareImage: 'Compartilhar…',
  copyDescription: 'Copiar a descrição',

  pairTitle: 'Uma imagem de vocês',
  pairNote:
    'Desenhada neste aparelho, sem ser enviada a lugar nenhum. Não cita ninguém e não contém números; os círculos se sobrepõem tanto quanto vocês são compatíveis. É sobre duas pessoas: pergunte à outra antes de mostrar.',
  inCommonOption: 'Em comum',
  inCommon: 'em comum',
  pairDescription: (level, shared) => {
    const circles = `Dois círculos que se sobrepõem, e as palavras “${level}”.`;
    return shared.length === 0 ? circles : `${circles} Em comum: ${shared.join('; ')}.`;
  },

  withCertainty: (text, certainty) => (certainty === '' ? text : `${text} (${certainty})`),
  chartDescription: 'Um gráfico em forma de estrela, sem rótulos.',
  scaleDescription: (from, to, place) =>
    `Em uma escala de “${from}” a “${to}”, uma marca em ${place} de 100.`,
  facetsDescription: (fantasy, activity) =>
    `Imagina: ${fantasy}; faz ou faria: ${activity}, de 100.`,

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
