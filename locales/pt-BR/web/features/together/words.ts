import type { Translation } from '../../../../../src/domain/locales.ts';
import { maxSharedItems } from '../../../../../src/domain/together.ts';
import type * as english from '../../../../../src/web/features/together/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

const tick = 'Sim, se você quiser';

const endedQuietly =
  'A outra pessoa não fica sabendo: para ela, a comparação continua aberta até o prazo acabar. Para recomeçar, você precisa de um novo convite.';

const dayHours = 24;

export default {
  invitationTitle: 'Você recebeu um convite para uma comparação a dois',
  invitationIntro:
    'Alguém gostaria de ver o que vocês têm em comum. Ninguém vê nada até que você e essa pessoa digam sim, e ninguém fica sabendo quem disse não.',
  needsAnswersFirst: 'Primeiro as suas respostas; só você as vê. O convite espera neste navegador.',
  surveyUnfinished: 'Primeiro o resto do seu questionário. O convite espera neste navegador.',
  joiningExplained:
    'Se você participar, a outra pessoa fica sabendo uma só coisa: se você deu nota alta a poucas perguntas, a algumas, a muitas ou a quase todas. Você fica sabendo o mesmo dela. Depois você decide.',
  joining: 'Um momento…',
  join: 'Participar',
  notNow: 'Agora não',

  yesNotSaved: 'Não foi possível salvar o seu sim. Tente de novo.',
  answersTitle: 'Reveja suas respostas',
  /** Follows `hardLimit`. */
  hardLimitHint:
    'tira uma pergunta, com o outro lado dela, de tudo o que você compartilha. É salvo na hora.',
  /** Follows `tick`. */
  tickHint: (maxTicks) =>
    `serve para até ${maxTicks} perguntas que você respondeu com 4. Só conta se a outra pessoa também marcou ou deu nota alta; senão, ela nunca fica sabendo.`,
  ofTicked: (count, maxTicks) => `${count} de ${maxTicks} marcadas`,
  otherSideLimited: 'Fora: o outro lado é um limite absoluto',
  hardLimit: 'Limite absoluto',
  tick,
  decisionTitle: 'Você quer ver isso em conjunto?',
  nothingBeforeBoth: (time) =>
    `Ninguém vê nada até que você e a outra pessoa tenham dito sim. Aberta até ${time}.`,
  breadthTitle: 'A quantas perguntas a outra pessoa deu nota alta',
  yoursTitle: 'O que poderia aparecer de você',
  yourAnswer: 'Sua resposta',
  takingBack:
    'Você pode voltar atrás no seu sim ou, mais tarde, retirar a comparação para vocês. O que alguém lembra ou salvou não pode ser recolhido.',
  savingYourYes: 'Salvando o seu sim…',
  sayYes: 'Dizer sim',
  noneInTheme: 'nenhuma poderia aparecer',
  someInTheme: (count) =>
    plural(count, { one: '# poderia aparecer', other: '# poderiam aparecer' }),

  endings: {
    invited: {
      button: 'Encerrar este convite',
      title: 'Encerrar este convite?',
      text: 'O link dele deixa de funcionar. Você pode criar um novo quando quiser.',
      confirm: 'Encerrar',
      keep: 'Manter',
    },
    deciding: {
      button: 'Não, deixar para lá',
      title: 'Deixar esta comparação para lá?',
      text: endedQuietly,
      confirm: 'Deixar para lá',
      keep: 'Voltar',
    },
    waiting: {
      button: 'Voltar atrás no meu sim',
      title: 'Voltar atrás no seu sim?',
      text: endedQuietly,
      confirm: 'Voltar atrás',
      keep: 'Manter',
    },
    replaced: {
      button: 'Remover da minha lista',
      title: 'Remover esta comparação?',
      text: 'A outra pessoa não fica sabendo.',
      confirm: 'Remover',
      keep: 'Manter',
    },
    shown: {
      button: 'Retirar esta comparação',
      title: 'Retirar para você e para a outra pessoa?',
      text: 'Ela é apagada na hora e para sempre, com qualquer acordo que faça parte dela. O que a outra pessoa lembra ou salvou não pode ser recolhido.',
      confirm: 'Retirar',
      keep: 'Manter',
    },
  },

  within: (hours) =>
    hours > dayHours
      ? plural(hours / dayHours, { one: '# dia', other: '# dias' })
      : plural(hours, { one: '# hora', other: '# horas' }),
  yourInvitation: 'Seu convite',
  itWorksOnce: (time) =>
    `Ele funciona uma vez, para a primeira pessoa que participar, até <span>${time}</span>.`,
  linkLabel: 'O link dele, mostrado só agora',
  sendItNow:
    'Envie antes de sair desta página. Quando a outra pessoa participar, a sua lista pede a sua resposta.',
  inviteSomebodyElse: 'Convidar outra pessoa',
  inviteSomebody: 'Convidar alguém',
  howLong: 'Quanto tempo vocês têm para dizer sim?',
  linkExplained:
    'O link funciona uma vez, para uma pessoa. Até que as duas digam sim, ela fica sabendo uma só coisa: se você deu nota alta a poucas perguntas, a algumas, a muitas ou a quase todas.',
  makingLink: 'Criando o link…',
  makeLink: 'Criar o link',

  seen: [
    'O quanto vocês combinam, em palavras e em porcentagem',
    'Os temas em que vocês se encontram',
    `No máximo ${maxSharedItems} interesses a que vocês deram nota alta`,
  ],
  unseen: [
    'Aquilo de que só uma pessoa gosta',
    'O que qualquer uma marcou como limite absoluto',
    'Qualquer outra resposta ou pontuação da outra pessoa',
  ],
  bothOfYouWillSee: 'O que vocês vão ver',
  neitherOfYouWillSee: 'O que nenhuma das duas vai ver',
  invitationUnusable:
    'Este convite não pode ser usado. Cada um funciona uma vez, até o prazo acabar; ou falta uma parte do endereço. Peça um novo.',
  needsAnswersTitle: 'Primeiro as suas respostas',
  continueSurvey: 'Continuar o questionário',
  needsFinishedSurvey: 'Uma comparação a dois precisa de dois questionários terminados.',
  failed: 'Não foi possível carregar suas comparações a dois',
  overTitle: 'Esta comparação terminou',
  overText:
    'O prazo acabou, ou alguém disse não ou a retirou. Ninguém fica sabendo qual foi o caso.',

  intro: 'Vejam o que vocês têm em comum, depois que vocês disserem sim.',
  yourReadings: 'Suas comparações',
  over: (count) => `Terminadas (${count})`,
  waitingTitle: 'Você disse sim',
  waiting: (time) =>
    `Se a outra pessoa também disser sim, a comparação aparece aqui para vocês. Aberta até <span>${time}</span>.`,
  waitingExplained: 'Até lá, ninguém fica sabendo o que a outra pessoa fez.',
  invitedTitle: 'Ninguém participou ainda',
  invited: (time) =>
    `Seu convite funciona uma vez, até <span>${time}</span>. O link dele não pode ser mostrado de novo.`,
  replacedTitle: 'Suas respostas mudaram desde então',
  replaced:
    'Esta comparação pertence às suas respostas de antes de refazer o questionário. Convide a outra pessoa de novo.',

  loadingResult: 'Carregando a comparação…',
  sharedReading: 'Comparação a dois',
  bothWantTitle: 'O que vocês querem em comum',
  bothWantHint: `Cada pessoa deu nota alta a isto, ou marcou “${tick}”. Ninguém vê qual dos dois.`,
  didItHelp: 'Isto ajudou vocês a conversar?',
  didItHelpHint:
    'De 1, nada, a 7, muito. Sua resposta vai para a sua cópia doada; a outra pessoa nunca a vê.',
  helpedEnds: ['nada', 'muito'],
  keptTitle: 'Guardada para vocês',
  kept: (until) =>
    `Esta comparação, com qualquer acordo que faça parte dela, é apagada em ${until}, ou assim que alguém a retirar.`,
  inCommon: {
    much: 'muito em comum',
    some: 'algo em comum',
  },

  status: {
    deciding: (time) => `À espera da sua resposta. Aberta até ${time}.`,
    shown: (day) => `Vocês disseram sim. Guardada até ${day}.`,
    waiting: (time) => `Você disse sim. Aberta até ${time}.`,
    invited: (time) => `Ninguém participou ainda. Aberta até ${time}.`,
    replaced: () => 'Pertence às suas respostas anteriores, por isso não pode continuar.',
    over: () => 'Terminada.',
  },
  action: {
    deciding: 'Ver e decidir',
    shown: 'Abrir a comparação',
    waiting: 'Ver',
    invited: 'Ver',
    replaced: 'Ver',
    over: null,
  },
  yourInvitationOf: (day) => `Seu convite de ${day}`,
  anInvitationOf: (day) => `Um convite para você, de ${day}`,
  noneCouldAppear:
    'Nenhuma das suas respostas pode aparecer: cada uma está abaixo de 5 ou é um limite absoluto.',
  couldAppear: (count, maxSharedItems) =>
    plural(count, {
      one: `# das suas respostas poderia aparecer. Só aparece o que a outra pessoa também escolheu, e no máximo ${maxSharedItems} interesses ao todo.`,
      other: `# das suas respostas poderiam aparecer. Só aparece o que a outra pessoa também escolheu, e no máximo ${maxSharedItems} interesses ao todo.`,
    }),
  breadths: {
    few: {
      name: 'poucas',
      sentence: 'A outra pessoa deu nota alta a poucas perguntas.',
      meaning: 'Só essas podem aparecer; muito do que você gosta fica sem ser visto.',
    },
    some: {
      name: 'algumas',
      sentence: 'A outra pessoa deu nota alta a algumas das perguntas.',
      meaning: 'Só pode aparecer o que vocês escolheram em comum.',
    },
    many: {
      name: 'muitas',
      sentence: 'A outra pessoa deu nota alta a muitas das perguntas.',
      meaning: 'Muito daquilo a que você deu nota alta pode aparecer. Dê uma olhada na sua lista.',
    },
    nearlyAll: {
      name: 'quase todas',
      sentence: 'A outra pessoa deu nota alta a quase tudo.',
      meaning: `Alguém que faz isso vê tudo o que você compartilha, até ${maxSharedItems} das suas notas altas. Pode ser o que essa pessoa sente, ou um jeito de descobrir o que você sente.`,
    },
  },
  differentTastes:
    'Cada pessoa prefere coisas diferentes. É comum, e não é mau sinal. Perguntem o que desperta a curiosidade de cada pessoa.',
  youMeet: {
    DS: 'O ponto de encontro de vocês é conduzir e seguir.',
    SM: 'O ponto de encontro de vocês são as sensações intensas.',
    BOND: 'O ponto de encontro de vocês é o bondage.',
    EXVOY: 'O ponto de encontro de vocês é mostrar e observar.',
    FET: 'O ponto de encontro de vocês são os materiais e as roupas.',
    HUMIL: 'O ponto de encontro de vocês é a humilhação de brincadeira.',
    PRIMAL: 'O ponto de encontro de vocês é a caçada.',
    ROLE: 'O ponto de encontro de vocês é o cuidado.',
    ENM: 'O ponto de encontro de vocês é deixar espaço para mais de uma pessoa.',
    SENS: 'O ponto de encontro de vocês são o toque e os sentidos.',
  },

  loading: 'Carregando suas comparações a dois…',
  backToComparison: 'Voltar à comparação',
  allSharedReadings: 'Todas as comparações a dois',
} satisfies Translation<typeof english>;
