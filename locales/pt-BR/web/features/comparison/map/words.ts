import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/comparison/map/words.ts';
import { plural } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  themeWords: {
    DS: {
      both: 'Vocês gostam de conduzir, e de seguir.',
      starter: 'Quem conduz, em quê, e quando acaba?',
      which: 'Você prefere conduzir, se deixar conduzir ou as duas coisas?',
      turns: 'De quem seria a primeira vez?',
      positive: {
        exchange: ['Você conduz', 'a outra pessoa segue'],
        youWould: 'Você prefere conduzir.',
        starter: 'O que você deixaria, com prazer, nas minhas mãos?',
      },
      negative: {
        exchange: ['Você segue', 'a outra pessoa conduz'],
        youWould: 'Você prefere seguir.',
        starter: 'O que você gostaria de decidir por nós?',
      },
    },
    SM: {
      both: 'Vocês gostam de provocar sensações fortes, e de sentir.',
      starter: 'Como cada pessoa vai saber que já chega?',
      which: 'Você prefere proporcionar, sentir ou as duas coisas?',
      turns: 'Alguém aqui experimentaria o outro lado, de leve?',
      positive: {
        exchange: ['Você proporciona intensidade', 'a outra pessoa sente'],
        youWould: 'Você prefere proporcionar a sentir.',
        starter: 'Onde você gostaria, e como vou saber que é hora de parar?',
      },
      negative: {
        exchange: ['Você sente intensidade', 'a outra pessoa proporciona'],
        youWould: 'Você prefere sentir a proporcionar.',
        starter: 'Do que você gosta em proporcionar isso?',
      },
    },
    BOND: {
      both: 'Vocês gostam de amarrar, e de deixar que amarrem.',
      starter: 'O que dá segurança a você, amarrando ou se deixando amarrar?',
      which: 'Você prefere amarrar, se deixar amarrar ou as duas coisas?',
      turns: 'Quem experimentaria o outro lado uma vez, só para saber?',
      positive: {
        exchange: ['Você amarra', 'a outra pessoa se deixa amarrar'],
        youWould: 'Você prefere amarrar a deixar que amarrem você.',
        starter: 'O que deve ficar livre quando eu amarrar você?',
      },
      negative: {
        exchange: ['Você se deixa amarrar', 'a outra pessoa amarra'],
        youWould: 'Você prefere que amarrem você a amarrar.',
        starter: 'O que você amarraria primeiro, e por quanto tempo?',
      },
    },
    EXVOY: {
      both: 'Vocês gostam de olhar, e de atrair olhares.',
      starter: 'Quem pode ver: só nós, ou mais alguém?',
      which: 'Você prefere observar, se mostrar ou as duas coisas?',
      turns: 'E se a gente revezar?',
      positive: {
        exchange: ['Você se mostra', 'a outra pessoa olha'],
        youWould: 'Você prefere atrair olhares.',
        starter: 'O que você gostaria de ver?',
      },
      negative: {
        exchange: ['Você olha', 'a outra pessoa se mostra'],
        youWould: 'Você prefere olhar.',
        starter: 'Como você gostaria que eu olhasse?',
      },
    },
    FET: {
      both: 'Certos tecidos, roupas ou detalhes atraem vocês.',
      starter: 'Que tecido ou detalhe você nota primeiro?',
    },
    HUMIL: {
      both: 'Vocês gostam de provocar, e de corar.',
      starter: 'Que palavras são bem-vindas, e quais nunca?',
      which: 'Você prefere provocar ou corar, e que palavras ficam de fora?',
      turns: 'O que nos atrai nesse lado, a você e a mim?',
      positive: {
        exchange: ['Você provoca', 'a outra pessoa cora'],
        youWould: 'Você prefere provocar a corar.',
        starter: 'Que palavras você quer ouvir, e quais nunca?',
      },
      negative: {
        exchange: ['Você cora', 'a outra pessoa provoca'],
        youWould: 'Você prefere corar a provocar.',
        starter: 'O que você diria, e como terminaríamos com carinho?',
      },
    },
    PRIMAL: {
      both: 'Vocês gostam de caçar, e de ser a caça.',
      starter: 'Até onde a força ainda é brincadeira?',
      which: 'Você prefere caçar, ser a caça ou as duas coisas?',
      turns: 'A caçada poderia ir nos dois sentidos?',
      positive: {
        exchange: ['Você caça', 'a outra pessoa é a caça'],
        youWould: 'Você prefere caçar.',
        starter: 'Você quer escapar primeiro ou se render na hora?',
      },
      negative: {
        exchange: ['Você é a caça', 'a outra pessoa caça'],
        youWould: 'Você prefere ser a caça.',
        starter: 'O que você faria depois de me capturar?',
      },
    },
    ROLE: {
      both: 'Vocês gostam de cuidar, e de receber cuidado.',
      starter: 'O que é, para você, receber cuidado?',
      which: 'Você prefere cuidar, receber cuidado ou as duas coisas?',
      turns: 'De quem é a primeira noite?',
      positive: {
        exchange: ['Você cuida', 'a outra pessoa recebe cuidado'],
        youWould: 'Você prefere cuidar.',
        starter: 'Quando você mais gosta de receber cuidado?',
      },
      negative: {
        exchange: ['Você recebe cuidado', 'a outra pessoa cuida'],
        youWould: 'Você prefere receber cuidado.',
        starter: 'Como você gosta de cuidar de alguém?',
      },
    },
    ENM: {
      both: 'Vocês poderiam abrir espaço para mais gente.',
      starter: 'O que teria de ficar só entre nós?',
    },
    SENS: {
      both: 'Toque lento, calor e textura atraem vocês.',
      starter: 'Que toque fica com você por mais tempo?',
    },
  },

  groupTitles: {
    both: 'Vocês',
    exchange: 'Dar e receber',
    ask: 'Para perguntar',
  },
  groupIds: { both: 'we-both', exchange: 'give-and-take', ask: 'ask-about' },
  noMeeting: 'Nenhum tema em que vocês se encontrem claramente. Isso é comum, e não é mau sinal.',
  chips: {
    'same-side': 'Mesmo lado',
    'which-side': 'Que lado?',
  },

  meeting: 'O que uma pessoa quer aqui, a outra toparia.',
  meetingBothDrawn: 'Isso atrai vocês, e seus lados podem se encontrar.',
  open: {
    mine: 'Isso atrai você; a outra pessoa toparia.',
    theirs: 'Isso atrai a outra pessoa; você toparia.',
  },
  theyAreOpen: 'A outra pessoa pelo menos toparia.',
  oneSided: {
    mine: 'Isso atrai você; a outra pessoa, não.',
    theirs: 'Isso atrai a outra pessoa; você, não.',
  },
  bothDrawnSideUnknown: 'Isso atrai vocês.',
  eitherSide: 'Você gosta dos dois lados.',
  /** Follows `iWould`. */
  soWouldThey: 'A outra pessoa também.',
  sameSide: 'Vocês gostam do mesmo lado.',
  sharedInterest: 'Vocês gostam de uma parte disto.',
  /** Follows `exchange`. */
  inPart: 'em parte',
  quiet: {
    undecided: (themes) => `Ainda em aberto: ${themes}.`,
    neither: (themes) => `Não atrai nem você nem a outra pessoa: ${themes}.`,
  },
  quietThemes: (count) => plural(count, { other: 'Mais #, sem nada a resolver' }),
  allQuiet: 'Todos os temas, sem nada a resolver',
  startHere: 'Comecem por esta',

  starters: {
    'one-sided': {
      mine: 'É um não, ou só não é para você? As duas respostas valem.',
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
    open: 'Uma pessoa gosta disto, e a outra toparia. Qual seria um bom primeiro passo?',
    'one-sided':
      'Isto atrai uma pessoa mais do que a outra. O que cada uma gostaria que a outra soubesse?',
  },

  moreThemes: (count) => plural(count, { one: 'Mais # tema', other: 'Mais # temas' }),
} satisfies Translation<typeof english>;
