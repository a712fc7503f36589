import type { Translation } from '../../../../../src/domain/locales.ts';
import { product } from '../../../../../src/domain/product.ts';
import { type Theme, themeFacts } from '../../../../../src/domain/themes.ts';
import type * as english from '../../../../../src/web/features/profile/words.ts';
import { plural, formatNumber, formatSeries } from '../../../../../src/web/ui/language/numbers.ts';

const listThemes = (themes: readonly Theme[]) =>
  formatSeries(themes.map((theme) => themeFacts[theme].phrase));

export default {
  tooLittleToSay: 'Pouco demais para dizer algo',
  answersHeading: 'Suas respostas e seus limites',
  themes: 'Temas',

  nobodySees:
    'Ninguém mais vê o que você marca aqui. Uma pergunta marcada nunca aparece em nada que você compartilhe com alguém.',
  markBefore:
    'Marcar um lado de uma cena, por exemplo o de quem faz, também deixa o outro de fora. Se puder, marque antes de compartilhar: ninguém desvê o que já viu. Suas respostas e pontuações continuam como estão.',

  passHere:
    'Você também pode pular uma pergunta agora, ou responder a uma que pulou. Seu perfil muda então com ela.',

  limitCount: (count) => plural(count, { one: '# limite absoluto', other: '# limites absolutos' }),
  hardLimit: 'Limite absoluto',
  notAsked: 'Não perguntada desta vez',

  noAnswers: 'Ainda não há respostas aqui',
  answersFailed: 'Não foi possível carregar suas respostas',

  sharpen: 'Deixe seu perfil mais nítido',
  hasChanged: 'Algo mudou?',
  roundHeading: 'Mais dez perguntas',
  whatItDoes:
    'Escolhidas conforme o que ainda está em aberto em você. O que você já respondeu fica.',
  left: (count) =>
    plural(count, {
      one: 'Resta # pergunta.',
      other: 'Restam # perguntas.',
    }),
  begin: 'Responder a mais dez',
  beginLast: (count) =>
    plural(count, { one: 'Responder à última', other: 'Responder às últimas #' }),
  opensSoon: 'Um momento…',

  openRound: (answered, total) =>
    `Você respondeu a ${formatNumber(answered)} de ${plural(total, { one: '# pergunta', other: '# perguntas' })}. Este perfil continua como está até a última delas.`,

  allAsked: 'Essas eram todas as perguntas que temos. Mais certeza do que isto não dá.',

  settled: 'O que suas últimas dez respostas esclareceram',
  listThemes,
  nowClear: (clear) => `Agora claro: ${listThemes(clear)}.`,
  nothingNew: 'Desta vez, nada mudou de figura. Pelo menos você é coerente.',
  stillOpen: (open) => `Ainda em aberto: ${listThemes(open)}.`,
  nothingOpen: 'Nada mais está em aberto.',
  loading: 'Carregando o perfil…',

  logout: 'Sair da conta',

  noResults: 'Ainda sem resultados',
  continueSurvey: 'Continuar',
  afterBothStages:
    'Seu perfil aparece aqui quando as duas etapas do questionário estiverem respondidas.',
  afterLastAnswer: (answered, total) =>
    `Você respondeu a ${formatNumber(answered)} de cerca de ${plural(total, { one: '# pergunta', other: '# perguntas' })}, e tudo está salvo. Seu perfil aparece aqui depois da última.`,

  yourRetake: 'Seu novo questionário',
  retakeProgress: (answered, total) =>
    `Você está refazendo o questionário: ${formatNumber(answered)} de cerca de ${plural(total, { one: '# pergunta respondida', other: '# perguntas respondidas' })}. Este perfil continua até você responder à última.`,

  failed: 'Não foi possível carregar o perfil',
  madeAtRandom: 'Perfil aleatório: foi um programa que respondeu. Ele não diz nada sobre ninguém.',
  rescored:
    'Desde a sua última visita, mudamos a forma de calcular as pontuações. Suas respostas são as mesmas; alguns números e palavras podem ter mudado.',

  saved: {
    information: 'Suas mudanças foram salvas.',
    email:
      'Suas mudanças foram salvas. Um código de oito dígitos está a caminho desse endereço. Digite o código aqui em até dez minutos.',
  },

  summary: 'Resumo do seu perfil',

  figures: 'Os números e sua certeza',
  basedOn: (answers) =>
    plural(answers, {
      one: 'Com base em # resposta, sem IA.',
      other: 'Com base em # respostas, sem IA.',
    }),
  sureness: [
    '“Provavelmente” quer dizer mais sim do que não; “em aberto” pode pender para qualquer lado. Onde não aparece nenhum dos dois, toda a margem de 95% sustenta a afirmação.',
    'Todo número vai de 0 a 100. Um ± é uma margem de 95%, exceto depois de uma tendência, a diferença entre dois lados: ali é um erro padrão.',
  ],
  earlyVersion:
    'Versão inicial: ela se apoia em pesquisas publicadas até que gente suficiente tenha respondido aqui.',
  howItWorks: 'Como funciona',
  themesCaption: `Temas ${product.acronym} com margens de 95%`,
  themesColumns: ['Tema', 'Pontuação', 'Fantasia', 'Prática'],
  noFigure: '–',
  summaryAreas: 'Quatro áreas de resumo, um agrupamento provisório',
  archetypesCaption: 'Os vinte arquétipos em porcentagem, com margens de 95%',
  archetypeRow: (name, sentence) => `${name}: ${sentence}`,
  archetypesColumns: ['Arquétipo', 'Porcentagem'],

  polarities: 'Seu perfil de polaridades',
  bothSides: 'Os dois lados',
  ratherSide: (pole) => `Se for para escolher: ${pole}`,
  littleInterest: 'Pouco interesse',
  eitherWay: 'Em aberto',
  tendency: (pole, value, se) =>
    `Tendência: ${pole} (${formatNumber(Math.round(Math.abs(value)))}/100) ±${formatNumber(Math.round(se))}`,
  poleScore: (pole, score) => `${pole} ${formatNumber(Math.round(score))}`,
  poleBarsLabel: (negative, positive) => `${negative} e ${positive}, cada lado de 100`,
  polaritiesCaption: 'Os dois lados e a diferença entre eles, com margens de 95%',
  polaritiesColumns: ['Lados', 'Primeiro', 'Segundo', 'Diferença'],
  polarityPair: (negative, positive) => `${negative} – ${positive}`,

  areas: 'Suas áreas de interesse',
  noAreas: 'Nenhum tema é alto o bastante para sugerir ideias.',
  noAreasWhy: 'Por que isso é comum',
  noAreasReason:
    'Interesses bem distribuídos, ou que dependem da pessoa e do momento, ficam abaixo dessa linha.',

  historyLink: 'Como você mudou',

  limitsText: 'Marque antes <a>o que está fora de questão</a>.',

  keepResult: 'Guardar meu resultado',
  fileExplained:
    'Esta página em um único arquivo, que se abre sem internet e sem depender de nós. Ele não é trancado: quem o tiver pode ler.',
  withAnswers: 'Com minhas respostas',
  withAnswersHint: 'As perguntas que você recebeu, cada uma com a sua resposta.',
  saveFile: 'Salvar o arquivo',
  fileName: 'meu-resultado.html',
  fileSaved: 'Salvo neste aparelho.',
  fileNotSaved: 'O arquivo não foi salvo. Tente de novo.',
  fileTitle: 'Meu resultado',
  fileAnswers: 'Minhas respostas',
  fileAnswer: (question, value, label) => `${question} ${value} (${label})`,

  mildTitles: {
    'HUMIL+': ['Faz corar', 'Quem faz corar'],
    'HUMIL-': ['Gosta de corar', 'Quem gosta de corar'],
  },
  between: (one, other) => `Entre “${one}” e “${other}”`,
} satisfies Translation<typeof english>;
