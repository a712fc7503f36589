import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/comparison/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

/** The levels inside a sentence. */
const levelsInSentence: Readonly<Record<string, string>> = {
  'very compatible': 'muito compatíveis',
  compatible: 'compatíveis',
  'somewhat compatible': 'em parte compatíveis',
  'unlikely to be compatible': 'dificilmente compatíveis',
};
const inSentence = (level: string): string => levelsInSentence[level] ?? level;

export default {
  print: 'Imprimir este roteiro',
  talkCards: 'Cartas de conversa',
  cardsInTurn: 'Perguntas em revezamento',
  asks: { mine: 'Eu pergunto', theirs: 'Você pergunta' },
  cardPlace: (place, count) => `${place} de ${count}`,
  previousCard: 'Voltar',
  nextCard: 'Próxima',
  passCard:
    'Vocês podem pular qualquer carta: deslizem o dedo ou usem as setas do teclado. Nada fica guardado.',

  questionsForAnybody: [
    'O que faz você sentir proximidade com alguém?',
    'Do que você gostaria de ter mais, e do que menos?',
    'O que ninguém deve jamais pedir a você?',
  ],

  limits: 'Combinem limites',
  limitsHow:
    'Em separado, cada pessoa marca sim, talvez ou não; depois comparem. Vale a resposta mais cautelosa, e cada pessoa pode mudar a sua a qualquer momento. Ao lado de cada sim, escrevam do que ele precisa e o que não pode acontecer.',
  onPaper: 'O roteiro impresso tem três quadradinhos para cada coisa em comum.',
  answers: ['Sim', 'Talvez', 'Não'],

  stopSignal: 'Combinem um sinal para parar',
  signals: [
    'Uma palavra que interrompe tudo na hora, e uma que quer dizer mais devagar. Muita gente usa “vermelho” e “amarelo”, porque ninguém diz isso por acaso.',
    'Um sinal para quando não der para falar: três batidinhas, ou deixar cair algo que esteja na mão.',
    'Quem diz “pare” não deve explicações naquele momento. A outra pessoa interrompe tudo na hora e pergunta o que é preciso.',
  ],
  ourWord: 'Nossa palavra:',
  slower: 'Mais devagar:',
  ourSign: 'Nosso sinal:',

  afterwards: 'Digam do que cada pessoa precisa depois',
  afterwardsHow: [
    'Proximidade, silêncio, algo para comer, um tempo a sós: não precisa ser igual para cada pessoa.',
    'Combinem onde termina, e quem cuida de quem nesse momento.',
    'Um dia depois: o que foi bom, e o que não foi?',
  ],

  picture: 'Criar uma imagem de vocês',

  heading: 'Dimensão por dimensão',
  domToSub: 'Seu lado Dom ↔ lado Sub da outra pessoa',
  subToDom: 'Seu lado Sub ↔ lado Dom da outra pessoa',
  versus: (mine, theirs) => `${mine} e ${theirs}`,

  // Short words: the column beside the figures is narrow.
  close: 'perto',
  apart: 'longe',
  farApart: 'bem longe',
  sameSide: 'mesmo lado',
  delta: (size, word) => `Δ ${size} · ${word}`,
  inWords: (mine, theirs, size, word) =>
    `Você ${mine}, a outra pessoa ${theirs}; diferença ${size}, ${word}.`,

  caption: 'Dimensões comparadas, de 0 a 100, em passos de 5',
  columns: ['Dimensão', 'Você', 'Outra pessoa', 'Diferença'],

  withheld: {
    flagged:
      'Algumas das suas respostas parecem apressadas ou dadas ao acaso. Para proteger a outra pessoa, nenhum interesse é citado, e os números aqui são aproximados. Responda de novo com calma, e os interesses em comum podem aparecer.',
    tooSoon:
      'Suas respostas têm só alguns minutos. Para proteger a outra pessoa, nada é citado até quatro minutos depois da sua primeira resposta.',
    answerSets:
      'Você já se comparou com esta pessoa usando vários conjuntos diferentes de respostas. De agora em diante, você vê só o quanto vocês combinam, para que ninguém descubra respostas por tentativas.',
    synthetic:
      'Um perfil feito de respostas ao acaso é comparado com uma pessoa só em números. Nenhum interesse é citado.',
  },
  few: 'Da outra pessoa são citados no máximo seis interesses, sempre os mesmos. Pode haver mais em comum.',
  fit: 'A outra pessoa escolheu mostrar só o quanto vocês combinam, sem citar nenhum interesse.',

  seeMore: 'Ver mais em conjunto, quando vocês disserem sim',

  canAppear: 'Interesses em comum podem aparecer <time></time>.',
  inClock: (clock) => `em ${clock}`,
  inMinutes: (minutes) =>
    plural(minutes, { one: 'em menos de um minuto', other: 'em menos de # minutos' }),

  looking: 'Procurando interesses em comum…',
  canAppearNow: 'Interesses em comum já podem aparecer.',
  couldNotLook: 'Esta página não conseguiu verificar de novo. Recarregue a página.',

  title: 'Comparação de perfis',
  score: (percent) => `${percent}%`,
  howFound: 'Como se chega ao nível',
  room: (low, high) => `provavelmente de ${low} a ${high}`,
  whyWords:
    'Esta página cita o menor número de palavras vizinhas que contêm o nível verdadeiro em quatro de cada cinco casos. Uma palavra sozinha seria outra duas semanas depois em cerca de metade dos pares de pessoas que não se conhecem.',
  inTwoLanguages:
    'Se vocês responderam em idiomas diferentes, parte de qualquer diferença pode vir da tradução.',
  levelShares: 'A probabilidade de cada nível',
  ofAHundred: (count) => `${count} em 100`,
  bridges: 'Três maneiras de vocês se encontrarem',

  dreams: 'Cenários dos sonhos (fantasias fortes de vocês)',
  nothingNamed: (list) => `${list}: nada é citado`,
  bothAtMax: 'Fantasia: no máximo para vocês!',
  activityOfFive: (mine, theirs) => `Prática: ${mine}/5 e ${theirs}/5`,
  estimated: '(estimada)',

  activities: 'Atividades de alto interesse em comum',
  bothSides: 'Vocês querem os dois lados',
  you: 'você',
  they: 'a outra pessoa',

  levels: {
    'very compatible': 'Muito compatíveis',
    compatible: 'Compatíveis',
    'somewhat compatible': 'Em parte compatíveis',
    'unlikely to be compatible': 'Dificilmente compatíveis',
  },
  shortLevels: {
    'very compatible': 'Muito',
    compatible: 'Compatíveis',
    'somewhat compatible': 'Em parte',
    'unlikely to be compatible': 'Dificilmente',
  },

  levelBetween: (lower, higher) => `Entre ${inSentence(lower)} e ${inSentence(higher)}`,
  levelsFrom: (lowest, highest) =>
    `Em qualquer ponto entre ${inSentence(lowest)} e ${inSentence(highest)}`,

  openness: { little: 'pouco', half: 'cerca de metade', most: 'a maior parte' },
  bothOpen: (they, you) =>
    `A outra pessoa toparia ${they} do que você quer, e você, ${you} do que ela quer.`,
  theyAreOpen: (they) => `A outra pessoa toparia ${they} do que você quer; pouco disto a atrai.`,
  youAreOpen: (you) => `Você toparia ${you} do que a outra pessoa quer; pouco disto atrai você.`,

  loading: 'Carregando a comparação…',

  seeTheirThemes: 'Ver os dez temas da outra pessoa',
  notAuthenticatedHint: 'Para comparar, é preciso ter um perfil próprio neste aparelho.',
  missing: 'Faltam informações de perfil para a comparação',
  missingHint:
    'Informe no seu perfil o código de compartilhamento ou o link da outra pessoa; o seu compartilhamento precisa estar ativado.',
  failed:
    'Não foi possível carregar a comparação de perfis. Confira o código de compartilhamento e tente de novo.',
  empty: 'Não há dados de comparação',
  emptyHint: 'Cada pessoa precisa de um perfil pronto.',
} satisfies Translation<typeof english>;
