import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/donations/words.ts';

export default {
  title: 'Doar uma cópia das suas respostas',
  why: 'Por enquanto, as pontuações se apoiam em pessoas simuladas. Respostas de pessoas reais as melhoram para todo mundo.',
  donate: 'Doar uma cópia das minhas respostas',
  addDetails: 'Acrescentar minha faixa de idade e meu gênero',
  isOff: 'Nada é copiado.',
  isStored: (day) => `Ativa desde ${day}. Há uma cópia guardada.`,
  comesLater: (day) => `Ativa desde ${day}. A cópia é feita quando você terminar o questionário.`,
  copied:
    'O que é copiado: suas respostas, os idiomas em que você as deu, a edição das perguntas e a semana; faixa de idade e gênero só se você acrescentar; o que você diz de uma comparação a dois, com o nível dela. Nada de conta, dia ou ordem das respostas. Se você refizer o questionário, a cópia é substituída.',
  readers:
    'Quem pode ler: só a calibração feita por quem administra este site, com uma chave mantida longe deste servidor e dos backups.',
  withdrawal:
    'Se mudar de ideia: desative, e a cópia é apagada na hora. O que já foi calculado com ela permanece.',
  limits:
    'O que resta: apagar a conta apaga a cópia. Se a conta for apagada depois de 24 meses sem uso, a cópia fica, pois ninguém sabe dizer qual é a sua. Alguém com essa chave poderia reconhecer a sua cópia por um perfil que você compartilhe ou, em um site pequeno, por vários backups.',
  columnByColumn: '<a>A página de privacidade</a> lista cada coluna.',
  notLoaded: 'Não foi possível carregar sua escolha. Abra esta página de novo.',
  studyHeading: 'Participar de um estudo',
  responsible: (names) => `Responsáveis: ${names}`,
  ethics: (number) => `Aprovação do comitê de ética: ${number}`,
  lastDay: (day) => `Último dia: ${day}`,
  sheetTitle: 'O que diz a equipe do estudo',
  siteTitle: 'O que este site faz',
  whatIsGiven:
    'Quando você termina o questionário aqui, o estudo recebe uma cópia das suas respostas que só as pessoas citadas acima podem abrir. Ela contém as respostas, os idiomas em que você as deu, a edição das perguntas e a semana. Nada de conta, dia ou ordem das respostas. Depois do último dia, mudar aqui uma resposta ou um dado apaga a cópia.',
  retakeReplaces: 'Até o último dia, refazer o questionário substitui a cópia.',
  asksTwice: (days) =>
    `O estudo pede suas respostas duas vezes, se você quiser. Se você refizer o questionário pelo menos ${days} dias depois, a partir do dia que esta página vai indicar, a cópia recebe também as novas respostas e o número de dias entre as duas. Se refizer antes, nada é copiado.`,
  detailsToo:
    'A cópia também contém sua faixa de idade e seu gênero, se você os informar em “Editar perfil”. Não é preciso.',
  addDetailsFirst:
    'O estudo também gostaria de saber sua faixa de idade e seu gênero. Se quiser, <a>informe-os em “Editar perfil”</a>.',
  questionsToo:
    'Depois do questionário, a equipe faz algumas perguntas próprias. A cópia também contém as suas respostas a elas. Aqui elas ficam criptografadas com a sua conta, até você sair do estudo. A cópia é feita quando você as enviar, mesmo que deixe todas em branco.',
  accountMade:
    'Para responder, você recebe aqui uma conta sem nome nem endereço, com um código de acesso. Ela também mostra o seu perfil, que o estudo não recebe. O questionário pede um consentimento próprio.',
  mayPass: 'Você pode pular qualquer pergunta com “Prefiro não dizer”.',
  mayLeave:
    'Você pode sair do estudo a qualquer momento, nesta página ou em “Editar perfil”. A cópia é apagada na hora, assim como ao apagar a sua conta. Depois do último dia, a equipe recebe as cópias. O que ela tiver então, e o que calcular com isso, permanece com ela. Se a conta for apagada depois de 24 meses sem uso, a cópia fica, pois ninguém sabe dizer qual é a sua. Alguém com a chave da equipe poderia reconhecer a sua cópia por um perfil que você compartilhe ou, em um site pequeno, por vários backups.',
  finishedAlready:
    'Você já terminou o questionário, então a cópia é feita assim que você participar.',
  consentTitle: 'Seu consentimento',
  consentToStudy:
    'Tenho 18 anos ou mais, li tudo isto e concordo em participar como está escrito aqui.',
  tickConsent: 'Leia e marque primeiro a caixa.',
  takePart: 'Participar',
  isFull: 'Este estudo já tem todas as pessoas de que precisa. Agradecemos o seu interesse.',
  hasEnded: 'Este estudo terminou. Agradecemos o seu interesse.',
  otherLanguage: 'Este estudo pergunta em outro idioma:',
  unknownTitle: 'Não há estudo aqui',
  unknownText:
    'Este endereço não leva a nenhum estudo. Copie o endereço inteiro ou pergunte a quem o deu a você.',
  toHome: 'Ir para a página inicial',
  studyNotLoaded: 'Não foi possível carregar o estudo',
  joinedTitle: 'Você participa deste estudo',
  joinedSince: (day) => `Você participa desde ${day}.`,
  finishFirst: 'Agora, termine o questionário. Depois, volte aqui.',
  goToSurvey: 'Ir para o questionário',
  questionsTitle: 'Perguntas da equipe de pesquisa',
  questionsIntro:
    'O questionário está pronto. Estas últimas perguntas são da equipe de pesquisa, com as palavras dela. Você pode deixar qualquer uma sem resposta ou escolher “Prefiro não dizer”.',
  sendAnswers: 'Enviar minhas respostas',
  endedBefore:
    'O estudo terminou, e não há uma cópia das suas respostas para ele. Sua conta e suas respostas continuam suas.',
  thanksTitle: 'Agradecemos a sua participação',
  copyGiven: 'O estudo tem uma cópia lacrada das suas respostas.',
  yourCode: (code) => `Seu código de conclusão é ${code}.`,
  sameForAll: 'Ele é o mesmo para todo mundo, então não leva até você.',
  copyIt: 'Copiar o código',
  answerAgainFrom: (from, to) =>
    `O estudo gostaria de ter suas respostas mais uma vez, entre ${from} e ${to}. Este site não pode lembrar você: anote o dia e volte com seu código de acesso.`,
  answerAgainNow: (to) =>
    `Você já pode responder mais uma vez, até ${to}. Seu perfil fica como está até você terminar.`,
  answerAgain: 'Responder mais uma vez',
  bothGiven: 'O estudo tem uma cópia lacrada das suas respostas das duas vezes. Está concluído.',
  yourSecondCode: (code) => `Seu código da segunda vez é ${code}.`,
  ifItMoved: 'Se algo nas perguntas incomoda você, <a>aqui há ajuda</a>.',
  seeProfile: 'Ver o seu perfil',
  leaveStudy: 'Sair do estudo',
  confirmLeaving:
    'Sair do estudo? A cópia das suas respostas feita para ele é apagada na hora. Sua conta e suas respostas ao questionário ficam.',
  leftTitle: 'Você saiu do estudo',
  leftText:
    'A cópia feita para ele foi apagada aqui. A equipe só a tem se a recebeu antes. Sua conta e suas respostas ao questionário ficam; você pode apagá-las em “Editar perfil”.',
  aboutYourStudy: 'O estudo, e o que ele diz a você no final',
} satisfies Translation<typeof english>;
