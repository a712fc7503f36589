import type { Translation } from '../../../../../../src/domain/locales.ts';
import { capitalise } from '../../../../../../src/domain/texts.ts';
import type * as english from '../../../../../../src/web/features/profile/first-screen/words.ts';
import { listThemes } from '../../../../../../src/web/features/profile/words.ts';
import { formatList } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  moods: {
    all: 'Tudo isso atrai você.',
    'own-taste': 'Você conhece o próprio gosto.',
    'mostly-own-taste': 'Você vive bem sem boa parte disto.',
    open: 'Todas as portas estão entreabertas.',
    'mostly-open': 'A maioria das portas está entreaberta.',
    unsaid: 'Você guardou a maior parte para si.',
  },

  line: (sure, unsure) => {
    if (unsure.length === 0) return `Você gosta de ${formatList(sure)}.`;
    if (sure.length === 0) return `Você provavelmente gosta de ${formatList(unsure)}.`;
    return `Você gosta de ${formatList(sure)}, e provavelmente de ${formatList(unsure)}.`;
  },
  likedOnly: (one) => `Você gosta de ${one}, e de pouco mais.`,
  likedMost: (several) =>
    `Mais que tudo, você gosta de ${formatList(several)}, e de todo o resto também.`,

  kinds: {
    side: 'Seu lado',
    nearest: 'O mais próximo',
    imagined: 'Na imaginação',
    done: 'Na prática',
    boundary: 'Um limite',
  },

  likes: {
    DS: {
      positive: 'Você gosta de ter as rédeas na mão.',
      negative: 'Você gosta de entregar as rédeas.',
      both: 'Você gosta das rédeas, e gosta de entregá-las.',
    },
    SM: {
      positive: 'Você gosta de tocar de um jeito que se faça sentir.',
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
      positive: 'Você gosta de caçar.',
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
      positive: 'Deixar-se conduzir não é para você.',
      negative: 'Conduzir não é para você.',
    },
    SM: {
      positive: 'Sentir na própria pele não é para você.',
      negative: 'Fazer alguém sentir isso não é para você.',
    },
    EXVOY: {
      positive: 'Observar não é para você.',
      negative: 'Ser o centro dos olhares não é para você.',
    },
    HUMIL: {
      positive: 'Corar não é para você.',
      negative: 'Fazer alguém corar não é para você.',
    },
    PRIMAL: {
      positive: 'Ser a caça não é para você.',
      negative: 'Caçar não é para você.',
    },
    ROLE: {
      positive: 'Receber cuidado não é para você.',
      negative: 'Cuidar não é para você.',
    },
  },

  rather: {
    positive: 'Quem conduz não é sua maior preocupação, mas você prefere conduzir a seguir.',
    negative: 'Quem conduz não é sua maior preocupação, mas você prefere seguir a conduzir.',
  },
  sideOpen: 'Quem de vocês conduz ainda está em aberto.',

  nearestOf: (theme) =>
    `Nenhum tema está à frente ainda. Entre os seus mais altos: ${listThemes([theme])}.`,

  // Like the English, the role and the crossing name no person.
  imaginedMore: (theme) =>
    `${capitalise(listThemes([theme]))}: mais para imaginar do que para fazer.`,
  doneSooner: (theme) =>
    `${capitalise(listThemes([theme]))}: mais para fazer do que para imaginar.`,

  notForYou: (theme) => `${capitalise(listThemes([theme]))}: agradeço, mas não.`,
  chart:
    'Gráfico dos dez temas, de 0 a 100; os números estão mais abaixo, em “Os números e sua certeza”',

  caveats: {
    longestRun:
      'Muitas respostas seguidas são iguais. Se não é assim que você sente, você pode refazer o questionário.',
    personFit: 'Suas respostas formam um padrão incomum, então não leve tudo isto ao pé da letra.',
    lowContrast: 'Suas respostas são próximas umas das outras, então há pouco contraste para ler.',
  },

  clearestYes: 'Seu sim mais claro',
  clearestNo: 'Seu não mais claro',
  imagined: 'na imaginação',

  sendable: 'Uma frase para enviar',
  wishes: {
    DS: {
      positive: 'Eu adoraria ficar no comando por uma noite.',
      negative: 'Eu adoraria que você ficasse no comando por uma noite.',
      plain: 'Eu adoraria uma noite com você ou comigo no comando.',
    },
    SM: {
      positive: 'Eu adoraria descobrir o quanto você gosta de sentir.',
      negative: 'Eu adoraria que você me tocasse para eu sentir de verdade.',
      plain: 'Eu adoraria aumentar um pouco a intensidade com você.',
    },
    BOND: {
      positive: 'Eu adoraria ter você à minha mercê por um tempo.',
      negative: 'Eu adoraria ficar à sua mercê por um tempo.',
      plain: 'Eu adoraria ver você à minha mercê, ou ficar à sua.',
    },
    EXVOY: {
      positive: 'Eu adoraria que você me olhasse.',
      negative: 'Eu adoraria olhar você.',
      plain: 'Eu adoraria que a gente deixasse a luz acesa.',
    },
    FET: { plain: 'Eu adoraria mostrar a você o que mexe comigo.' },
    HUMIL: {
      positive: 'Eu adoraria fazer você corar.',
      negative: 'Eu adoraria que você me fizesse corar.',
      plain: 'Eu adoraria que alguém corasse: você ou eu.',
    },
    PRIMAL: {
      positive: 'Eu adoraria perseguir e capturar você.',
      negative: 'Eu adoraria que você me perseguisse e me capturasse.',
      plain: 'Eu adoraria uma luta de brincadeira com você.',
    },
    ROLE: {
      positive: 'Eu adoraria cuidar de você um dia inteiro.',
      negative: 'Eu adoraria que você cuidasse de mim um dia inteiro.',
      plain: 'Eu adoraria um dia para a gente se cuidar.',
    },
    ENM: { plain: 'Eu adoraria conversar sobre espaço para mais gente além de nós.' },
    SENS: { plain: 'Eu adoraria uma noite com você, sem pressa nenhuma.' },
  },
  yesPlease: (topics) => `Sim, por favor: ${formatList(topics)}.`,
  onMyMind: (topics) => `Às vezes penso nisto: ${formatList(topics)}.`,
  noThanks: (topics) => `Agradeço, mas não: ${formatList(topics)}.`,
  copySentence: 'Copiar',
  sendSentence: 'Enviar',
  actions: 'Próximos passos',
} satisfies Translation<typeof english>;
