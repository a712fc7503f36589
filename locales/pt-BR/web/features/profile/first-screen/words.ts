import type { Translation } from '../../../../../../src/domain/locales.ts';
import { capitalise } from '../../../../../../src/domain/texts.ts';
import type * as english from '../../../../../../src/web/features/profile/first-screen/words.ts';
import { listThemes } from '../../../../../../src/web/features/profile/words.ts';
import { plural } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  // The third person without a subject: 'Conduz, gosta de bondage, e pouco mais.'
  traits: {
    DS: {
      positive: 'conduz',
      negative: 'se deixa conduzir',
      both: 'conduz e segue',
      plain: 'conduz ou segue',
    },
    SM: {
      positive: 'traz intensidade',
      negative: 'gosta de sentir forte',
      both: 'intensidade de ida e volta',
      plain: 'gosta de intensidade',
    },
    BOND: { plain: 'gosta de bondage' },
    EXVOY: {
      positive: 'gosta de atrair olhares',
      negative: 'gosta de observar',
      both: 'olha e atrai olhares',
      plain: 'gosta do jogo de olhares',
    },
    FET: { plain: 'gosta do tecido certo' },
    HUMIL: {
      positive: 'faz corar',
      negative: 'gosta de corar',
      both: 'gosta de um rosto corado',
      plain: 'gosta de uma provocação',
    },
    PRIMAL: {
      positive: 'sai à caça',
      negative: 'gosta de ser a caça',
      both: 'gosta de caçar e ser a caça',
      plain: 'gosta da caçada',
    },
    ROLE: {
      positive: 'cuida',
      negative: 'gosta de receber cuidado',
      both: 'cuida e recebe cuidado',
      plain: 'gosta de cuidado',
    },
    ENM: { plain: 'tem espaço para mais gente' },
    SENS: { plain: 'gosta de toque lento' },
  },

  moods: {
    all: 'se interessa por tudo',
    'own-taste': 'conhece o próprio gosto',
    'mostly-own-taste': 'vive bem sem muito disto',
    only: 'e pouco mais',
    open: 'deixa toda porta entreaberta',
    'mostly-open': 'deixa quase toda porta entreaberta',
    unsaid: 'muito fica sem dizer',
  },

  allTheRest: 'e todo o resto também',

  kinds: {
    side: 'Seu lado',
    standing: 'Sua marca',
    several: 'Seu gosto',
    nearest: 'O mais próximo',
    surprise: 'Uma surpresa',
    imagined: 'Na imaginação',
    done: 'Mão na massa',
    boundary: 'Um limite',
  },

  likes: {
    DS: {
      positive: 'Você gosta de ter as rédeas na mão.',
      negative: 'Você gosta de entregar as rédeas.',
      both: 'Você gosta das rédeas, e gosta de entregá-las.',
    },
    SM: {
      positive: 'Você gosta de um toque que se faça sentir.',
      negative: 'Você gosta de sentir com intensidade.',
      both: 'Você gosta de intensidade, de um lado e do outro.',
    },
    EXVOY: {
      positive: 'Você gosta de atrair olhares.',
      negative: 'Você gosta de olhar.',
      both: 'Você gosta de olhar e de atrair olhares.',
    },
    HUMIL: {
      positive: 'Você gosta de fazer corar quem quer corar.',
      negative: 'Você gosta que façam você corar.',
      both: 'Você gosta de um rosto corado, o seu ou o da outra pessoa.',
    },
    PRIMAL: {
      positive: 'Você gosta de sair à caça.',
      negative: 'Você gosta de ser a caça.',
      both: 'Você gosta da caçada, não importa quem corre de quem.',
    },
    ROLE: {
      positive: 'Você gosta de cuidar da pessoa com quem está.',
      negative: 'Você gosta de receber cuidado.',
      both: 'Você gosta de cuidar e de receber cuidado.',
    },
  },

  refuses: {
    DS: {
      positive: 'Deixar-se conduzir não é a sua praia.',
      negative: 'Conduzir não é a sua praia.',
    },
    SM: {
      positive: 'Sentir na própria pele não é a sua praia.',
      negative: 'Fazer alguém sentir isso não é a sua praia.',
    },
    EXVOY: {
      positive: 'Observar não é a sua praia.',
      negative: 'Ser o centro dos olhares não é a sua praia.',
    },
    HUMIL: {
      positive: 'Corar não é a sua praia.',
      negative: 'Fazer alguém corar não é a sua praia.',
    },
    PRIMAL: {
      positive: 'Ser a caça não é a sua praia.',
      negative: 'Caçar não é a sua praia.',
    },
    ROLE: {
      positive: 'Receber cuidado não é a sua praia.',
      negative: 'Cuidar não é a sua praia.',
    },
  },

  rather: {
    positive: 'Quem conduz não é sua maior preocupação; na dúvida, você prefere conduzir.',
    negative:
      'Quem conduz não é sua maior preocupação; na dúvida, você prefere se deixar conduzir.',
  },
  sideOpen: 'Você gosta que alguém conduza. Quem vai ser ainda está em aberto.',

  outstanding: {
    DS: {
      positive: 'Conduzir é o seu desejo mais claro.',
      negative: 'Deixar-se conduzir é o seu desejo mais claro.',
      both: 'Conduzir e seguir têm tudo a ver com você, e juntos se destacam.',
      plain: 'Conduzir e seguir se destacam em você.',
    },
    SM: {
      positive: 'Proporcionar sensações intensas é o seu desejo mais claro.',
      negative: 'Sentir com intensidade é o seu desejo mais claro.',
      both: 'Sensações intensas são a sua praia, dos dois lados, e isso se destaca.',
      plain: 'Sensações intensas se destacam em você.',
    },
    BOND: { plain: 'O bondage se destaca em você.' },
    EXVOY: {
      positive: 'Atrair olhares é o seu desejo mais claro.',
      negative: 'Observar é o seu desejo mais claro.',
      both: 'Mostrar e observar têm tudo a ver com você, e juntos se destacam.',
      plain: 'Mostrar e observar se destacam em você.',
    },
    FET: { plain: 'Materiais e roupas se destacam em você.' },
    HUMIL: {
      positive: 'A humilhação de brincadeira se destaca em você, e quem provoca é você.',
      negative: 'A humilhação de brincadeira se destaca em você, e a provocação é para você.',
      both: 'A humilhação de brincadeira se destaca em você, de qualquer lado.',
      plain: 'A humilhação de brincadeira se destaca em você.',
    },
    PRIMAL: {
      positive: 'Caçar é o seu desejo mais claro.',
      negative: 'Ser a caça é o seu desejo mais claro.',
      both: 'A caçada é a sua praia, dos dois lados, e isso se destaca.',
      plain: 'A caçada se destaca em você.',
    },
    ROLE: {
      positive: 'Cuidar de alguém é o seu desejo mais claro.',
      negative: 'Receber o cuidado de alguém é o seu desejo mais claro.',
      both: 'O cuidado é a sua praia, dos dois lados, e isso se destaca.',
      plain: 'O cuidado se destaca em você.',
    },
    ENM: { plain: 'Mais de uma pessoa: é esse o desejo que se destaca em você.' },
    SENS: { plain: 'O toque é o seu idioma, devagar e com todos os sentidos.' },
  },

  closeBehind: (company) => `Logo atrás: ${listThemes(company)}.`,
  pairOf: (pair) => `Duas coisas se destacam em você, lado a lado: ${listThemes(pair)}.`,
  severalOf: (several) =>
    several.length === 1
      ? `Uma coisa atrai você, sem se destacar: ${listThemes(several)}.`
      : `Várias coisas atraem você, e nenhuma sai na frente: ${listThemes(several)}.`,
  allAlike: 'Os dez temas atraem você, e nenhum se destaca dos outros.',
  nearestOf: (theme) => `Nada lidera ainda. Entre os mais altos: ${listThemes([theme])}.`,

  // Like the English, the role and the crossing name no person.
  role: {
    positive: 'Prefere conduzir.',
    negative: 'Prefere se deixar conduzir.',
    both: 'Conduz e se deixa conduzir com o mesmo gosto.',
  },
  crossing: {
    SM: {
      positive: 'Já nas sensações intensas, o que atrai é proporcionar.',
      negative: 'Já nas sensações intensas, o que atrai é sentir.',
      both: 'Já nas sensações intensas, qualquer lado serve.',
    },
    HUMIL: {
      positive: 'Mas, se alguém tiver de corar, melhor que seja a outra pessoa.',
      negative: 'Mas, se alguém tiver de corar, faz questão da honra.',
      both: 'Mas, se alguém tiver de corar, tanto faz quem.',
    },
    PRIMAL: {
      positive: 'Já na caçada, o melhor é caçar.',
      negative: 'Já na caçada, o melhor é ser a caça.',
      both: 'Já na caçada, qualquer lado serve.',
    },
    ROLE: {
      positive: 'Já no cuidado, o melhor é cuidar.',
      negative: 'Já no cuidado, o melhor é receber.',
      both: 'Já o cuidado é bom nos dois sentidos.',
    },
  },

  imaginedMore: (theme) =>
    `${capitalise(listThemes([theme]))}: mais para imaginar do que para fazer.`,
  doneSooner: (theme) =>
    `${capitalise(listThemes([theme]))}: mais para fazer do que para imaginar.`,

  notForYou: (theme) => `${capitalise(listThemes([theme]))}: valeu, mas não.`,
  leftToOthers: {
    most: 'A maior parte do resto pode ficar onde está.',
    rest: 'Todo o resto pode ficar onde está.',
    all: 'Os dez temas, sem exceção: resposta mais clara não há.',
  },
  mostLeftToOthers: 'A maior parte do que se pergunta aqui pode ficar onde está.',

  howSure: 'Quanta certeza há nisto?',
  seeAll: 'Ver tudo',
  chart:
    'Gráfico de radar com dez temas, de 0 a 100; os números estão mais abaixo, em “Todos os números”',

  basedOn: (answers) =>
    plural(answers, { one: 'Com base em # resposta.', other: 'Com base em # respostas.' }),
  caveats: {
    longestRun:
      'Muitas respostas seguidas são iguais. Se não é assim que você sente, você pode refazer o questionário.',
    personFit: 'Suas respostas formam um padrão incomum, então não leve tudo isto ao pé da letra.',
    lowContrast: 'Suas respostas são próximas umas das outras, então há pouco contraste para ler.',
  },

  sureness: [
    '“Provavelmente” quer dizer mais sim do que não; “em aberto” pode pender para qualquer lado. Onde não aparece nenhum dos dois, toda a margem de 95% sustenta a afirmação.',
    'Um ± é uma margem de 95%, exceto depois de uma tendência: ali é um erro padrão, com cerca de metade da largura.',
  ],
  earlyVersion:
    'Versão inicial: ela se apoia em pesquisas publicadas até que gente suficiente tenha respondido aqui.',
  withoutAi: 'Escrito a partir das suas pontuações, sem IA.',
  howItWorks: 'Como funciona',

  evidenceScore: (name, figure, label) => `${name}: ${figure}, ${label}`,
  evidenceSide: (pole, other, figure) => `“${pole}” supera “${other}” em ${figure} pontos de 100`,
  evidenceFacets: (fantasy, activity) => `Fantasia ${fantasy}, prática ${activity}, de 100`,
  evidenceChance: (percent) =>
    `Chance de ficar em primeiro, em comparação com pessoas simuladas: ${percent}`,
  yourAnswers: 'Suas respostas',

  actions: 'Próximos passos',
} satisfies Translation<typeof english>;
