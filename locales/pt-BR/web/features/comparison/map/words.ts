import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/comparison/map/words.ts';
import { plural } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  themeWords: {
    DS: {
      both: 'Gostamos de conduzir, e também de nos deixar conduzir.',
      starter: 'Quem conduz, em quê, e quando acaba?',
      which: 'Você prefere conduzir, se deixar conduzir ou as duas coisas?',
      turns: 'De quem seria a primeira vez?',
      positive: {
        exchange: ['Eu conduzo', 'você segue'],
        iWould: 'Eu prefiro conduzir.',
        starter: 'O que você deixaria, com prazer, nas minhas mãos?',
      },
      negative: {
        exchange: ['Eu sigo', 'você conduz'],
        iWould: 'Eu prefiro me deixar conduzir.',
        starter: 'O que você gostaria de decidir por nós?',
      },
    },
    SM: {
      both: 'Gostamos de proporcionar sensações intensas, e também de sentir.',
      starter: 'Como cada pessoa vai saber que já chega?',
      which: 'Você prefere proporcionar, sentir ou as duas coisas?',
      turns: 'Alguém aqui experimentaria o outro lado, de leve?',
      positive: {
        exchange: ['Eu trago intensidade', 'você sente'],
        iWould: 'Eu prefiro proporcionar a sentir.',
        starter: 'Onde você gostaria, e como vou saber que é hora de parar?',
      },
      negative: {
        exchange: ['Eu sinto', 'você traz intensidade'],
        iWould: 'Eu prefiro sentir a proporcionar.',
        starter: 'Do que você gosta em proporcionar isso?',
      },
    },
    BOND: {
      both: 'Gostamos de amarrar, e também de nos deixar amarrar.',
      starter: 'O que dá segurança a você, amarrando ou se deixando amarrar?',
      which: 'Você prefere amarrar, se deixar amarrar ou as duas coisas?',
      turns: 'Quem experimentaria o outro lado uma vez, só para saber?',
      positive: {
        exchange: ['Eu amarro', 'você se deixa amarrar'],
        iWould: 'Eu prefiro amarrar a me deixar amarrar.',
        starter: 'O que deve ficar livre quando eu amarrar você?',
      },
      negative: {
        exchange: ['Eu me deixo amarrar', 'você amarra'],
        iWould: 'Eu prefiro me deixar amarrar a amarrar.',
        starter: 'O que você amarraria primeiro, e por quanto tempo?',
      },
    },
    EXVOY: {
      both: 'Gostamos de observar, e também de atrair olhares.',
      starter: 'Quem pode ver: só nós, ou mais alguém?',
      which: 'Você prefere observar, se mostrar ou as duas coisas?',
      turns: 'E se a gente revezar?',
      positive: {
        exchange: ['Eu me mostro', 'você observa'],
        iWould: 'Eu prefiro me mostrar.',
        starter: 'O que você gostaria de ver?',
      },
      negative: {
        exchange: ['Eu observo', 'você se mostra'],
        iWould: 'Eu prefiro observar.',
        starter: 'Como você gostaria que eu olhasse?',
      },
    },
    FET: {
      both: 'Certos tecidos, roupas ou detalhes nos atraem, a você e a mim.',
      starter: 'Que tecido ou detalhe você nota primeiro?',
    },
    HUMIL: {
      both: 'Gostamos de provocar, e também de corar.',
      starter: 'Que palavras são bem-vindas, e quais nunca?',
      which: 'Você prefere provocar ou corar, e que palavras ficam de fora?',
      turns: 'O que nos atrai nesse lado, a você e a mim?',
      positive: {
        exchange: ['Eu provoco', 'você fica sem graça'],
        iWould: 'Eu prefiro provocar a ficar sem graça.',
        starter: 'Que palavras você quer ouvir, e quais nunca?',
      },
      negative: {
        exchange: ['Eu fico sem graça', 'você provoca'],
        iWould: 'Eu prefiro ficar sem graça a provocar.',
        starter: 'O que você diria, e como terminaríamos com carinho?',
      },
    },
    PRIMAL: {
      both: 'Gostamos de caçar, e também de ser a caça.',
      starter: 'Até onde a força ainda é brincadeira?',
      which: 'Você prefere caçar, ser a caça ou as duas coisas?',
      turns: 'A caçada poderia ir nos dois sentidos?',
      positive: {
        exchange: ['Eu caço', 'você é a caça'],
        iWould: 'Eu prefiro caçar.',
        starter: 'Você quer escapar primeiro ou se render na hora?',
      },
      negative: {
        exchange: ['Eu sou a caça', 'você caça'],
        iWould: 'Eu prefiro ser a caça.',
        starter: 'O que você faria depois de me capturar?',
      },
    },
    ROLE: {
      both: 'Gostamos de cuidar, e também de receber cuidado.',
      starter: 'O que é, para você, receber cuidado?',
      which: 'Você prefere cuidar, receber cuidado ou as duas coisas?',
      turns: 'De quem é a primeira noite?',
      positive: {
        exchange: ['Eu cuido', 'você recebe cuidado'],
        iWould: 'Eu prefiro cuidar.',
        starter: 'Quando você mais gosta de receber cuidado?',
      },
      negative: {
        exchange: ['Eu recebo cuidado', 'você cuida'],
        iWould: 'Eu prefiro receber cuidado.',
        starter: 'Como você gosta de cuidar de alguém?',
      },
    },
    ENM: {
      both: 'Poderíamos, você e eu, deixar espaço para mais de uma pessoa.',
      starter: 'O que teria de ficar só entre nós?',
    },
    SENS: {
      both: 'Toque lento, calor e texturas nos atraem, a você e a mim.',
      starter: 'Que toque fica com você por mais tempo?',
    },
  },

  readAloud: '“Eu” é quem está com a tela na mão.',

  groupTitles: {
    both: 'Em comum',
    exchange: 'Troca',
    ask: 'Vale perguntar',
  },
  groupIds: { both: 'we-both', exchange: 'give-and-take', ask: 'ask-about' },
  emptyGroups: {
    both: 'Nenhum tema que nos atraia claramente, a você e a mim. É comum, e não é mau sinal.',
    exchange: 'Nada se destaca aqui ainda. A conversa pode mudar isso.',
    ask: 'Não resta nada a perguntar. Perguntem mesmo assim.',
  },
  groupCounts: {
    both: (count) => plural(count, { other: '# em comum' }),
    exchange: (count) => plural(count, { one: '# troca', other: '# trocas' }),
    ask: (count) => plural(count, { other: '# para perguntar' }),
  },

  chips: {
    'one-sided': { mine: 'Meu desejo', theirs: 'Seu desejo' },
    'same-side': 'Mesmo lado',
    'which-side': 'Que lado?',
    undecided: 'Em aberto',
    neither: 'Sem interesse',
  },

  meeting: 'O que uma pessoa quer aqui, a outra aceita bem.',
  meetingBothDrawn: 'Isto nos atrai, a você e a mim, e nossos lados podem se encontrar.',
  open: {
    mine: 'Isto me atrai, e você aceita bem.',
    theirs: 'Isto atrai você, e eu aceito bem.',
  },
  youAreOpen: 'Você pelo menos aceita bem.',
  oneSided: {
    mine: 'Isto me atrai; a você, não.',
    theirs: 'Isto atrai você; a mim, não.',
  },
  bothDrawnSideUnknown: 'Isto nos atrai, a você e a mim.',
  eitherSide: 'Eu gosto dos dois lados.',
  /** Follows `iWould`. */
  soWouldYou: 'Você também.',
  sameSide: 'Gostamos do mesmo lado disto.',
  sharedInterest: 'Aqui temos um interesse em comum, seja lá o que pensemos do resto.',
  /** Follows `exchange`. */
  inWhatWeShare: 'em algo que escolhemos em comum',
  quiet: {
    undecided: (themes) =>
      `Nossas respostas deixam em aberto: ${themes}. O que faria a balança pender para você e para mim?`,
    neither: (themes) => `Nada a resolver aqui, a menos que alguém mude de ideia: ${themes}.`,
  },

  starters: {
    'one-sided': {
      mine: 'É um não, ou só não é a sua praia? As duas respostas valem.',
      theirs: 'Do que você gosta nisso?',
    },
    open: {
      mine: 'O que deixaria você com vontade de saber mais?',
      theirs: 'Como seria um primeiro pequeno passo?',
    },
  },
  forBoth: {
    exchange:
      'Uma pessoa gosta de fazer isto; a outra, de receber. O que tornaria isto bom para cada uma?',
    open: 'Uma pessoa gosta disto, e a outra aceita bem. Qual seria um bom primeiro passo?',
    'one-sided':
      'Isto atrai uma pessoa mais do que a outra. O que cada uma gostaria que a outra soubesse?',
  },

  moreThemes: (count) => plural(count, { one: 'Mais # tema', other: 'Mais # temas' }),
  quote: (text) => `“${text}”`,
  iLabel: 'eu',
  youLabel: 'você',
  figures: (mine, theirs) => `Eu ${mine}, você ${theirs}, de 100`,
} satisfies Translation<typeof english>;
