import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/demo/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  starting: 'Começando um questionário…',
  answeringCore: (setACount) => `Respondendo às ${setACount} perguntas principais ao acaso…`,
  answeringPersonalised: (count) => `Respondendo às ${count} perguntas personalizadas ao acaso…`,
  title: 'Criando um perfil aleatório',
  randomExplained:
    'Um perfil de verdade, com 48 + 15 respostas, todas ao acaso. Não entra em nenhuma estatística.',
  randomFailed: 'Não foi possível criar o perfil aleatório. Tente de novo.',
  generated: 'Perfil aleatório criado!',
  errorOccurred: 'Ocorreu um erro',
  ofAnswers: (answered, total) => `${answered} de ${total} respostas`,
  randomAnswers: 'Respostas ao acaso',
  continueOwnSurvey: 'Continuar meu questionário',
  answerRest: 'Responder ao resto ao acaso',
  answeredYourself: (answered) =>
    plural(answered, {
      one: 'Você respondeu a # pergunta por conta própria. Respostas ao acaso para o resto não podem ser desfeitas, e o perfil não diz nada sobre você.',
      other:
        'Você respondeu a # perguntas por conta própria. Respostas ao acaso para o resto não podem ser desfeitas, e o perfil não diz nada sobre você.',
    }),
  keepMyProfile: 'Manter meu perfil',
  freshAccount: 'Usar uma conta nova',
  hasProfile:
    'Você já tem um perfil. Um aleatório precisa de uma conta nova; seu código de acesso é o caminho de volta para o seu.',
  noLoginCodeHere:
    'Este navegador não tem seu código de acesso: tenha certeza de que ele está com você. Seu perfil pode criar um novo.',
  completingSetA: 'Completando o conjunto A…',
} satisfies Translation<typeof english>;
