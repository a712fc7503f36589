import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/survey/words.ts';
import { formatPercent, plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  saved: 'Salvo',
  offlineWaiting: (count) =>
    plural(count, {
      one: 'Sem conexão, # resposta na fila',
      other: 'Sem conexão, # respostas na fila',
    }),
  stage1: 'Etapa 1',
  stage2: 'Etapa 2',
  surveyProgressPercent: (percent) => `Andamento: ${formatPercent(percent)}`,
  progressOfRound: (answered, total) => `${answered} de ${total} respondidas`,
  backToProfile: 'Voltar ao perfil',
  copyAndShowCode: 'Copiar e mostrar o código',
  copyCode: 'Copiar o código',
  logOutUnsaved: 'Sair da conta? Suas últimas respostas ainda não foram salvas e se perderiam.',
  logOut: 'Sair da conta',
  noLoginCodeHere: 'Não há código de acesso neste aparelho',
  whatTheValuesMean: 'O que os valores significam',
  surveyTitle: (acronym) => `Questionário ${acronym}`,

  nextQuestions: (count) =>
    `Mais ${count}, escolhidas a partir das suas respostas. Cerca de ${count > 22 ? 'três' : 'dois'} minutos.`,

  back: 'Voltar',
  interestLevel: (step) => `Nível de interesse ${step}`,
  ofTotal: (total) => `de ${total}`,
  opensLater: 'Abre depois das perguntas anteriores.',
  selectingYourQuestions: 'Escolhendo suas perguntas personalizadas',
  analyzingResponses: 'Nosso algoritmo adaptativo está analisando suas respostas…',

  coreQuestions: 'Perguntas principais (conjunto A)',
  selectingQuestions: 'Escolhendo as perguntas personalizadas…',
  personalizedQuestions: 'Perguntas personalizadas (conjunto B)',
  roundQuestions: 'Mais dez perguntas',

  saveIt: 'Guardar',
  saveThisCode: 'Guarde este código para retomar o questionário depois!',
  beforeYouBegin: 'Antes de começar',
  tickFirst: 'Marque antes a caixa: ela é o seu consentimento.',
  runBy: (operator) => `Este site é mantido por ${operator}.`,
  storedAndWhy: 'O que é guardado e por quê (abre em outra aba)',
  beginSurvey: 'Começar o questionário',
  surveyExplained:
    'O questionário # tem cerca de 48 perguntas principais e depois mais 15 a 25, escolhidas a partir das suas respostas. Leva de 10 a 15 minutos, e tudo é salvo automaticamente.',
  explainedOnDevice:
    'O questionário # tem cerca de 48 perguntas principais e depois mais 15 a 25, escolhidas a partir das suas respostas. Leva de 10 a 15 minutos. Nada é enviado.',
  taps: (fewest, most) => `São de ${fewest} a ${most} toques.`,
  themesAsked: (themes) =>
    `Ele pergunta o que você imagina e o que faria com outras pessoas adultas, em dez temas: ${themes}.`,
  howToAnswer: 'Como responder',

  loading: 'Carregando o questionário…',
  failedToLoadSurvey: 'Não foi possível carregar o questionário',
  surveyComplete: 'Questionário concluído',
  nothingLeft: 'Não há mais nada a perguntar.',
  roundComplete: 'Seu perfil está mais nítido agora',
} satisfies Translation<typeof english>;
