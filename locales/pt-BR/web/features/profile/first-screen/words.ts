import type { Translation } from '../../../../../../src/domain/locales.ts';
import { capitalise } from '../../../../../../src/domain/texts.ts';
import type * as english from '../../../../../../src/web/features/profile/first-screen/words.ts';
import { listThemes } from '../../../../../../src/web/features/profile/words.ts';
import { formatList } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  liked: {
    DS: {
      positive: 'conduzir',
      negative: 'deixar outra pessoa conduzir',
      both: 'conduzir tanto quanto seguir',
      plain: 'que alguém conduza',
    },
    SM: {
      positive: 'provocar sensações fortes',
      negative: 'sentir forte',
      both: 'sensações fortes de ida e volta',
      plain: 'sensações fortes',
    },
    BOND: {
      positive: 'amarrar alguém',
      negative: 'ser a pessoa amarrada',
      both: 'corda pelas duas pontas',
      plain: 'bondage',
    },
    EXVOY: {
      positive: 'que olhem para você',
      negative: 'olhar',
      both: 'olhar tanto quanto atrair olhares',
      plain: 'um bom jogo de olhares',
    },
    FET: { plain: 'o tecido certo' },
    HUMIL: {
      positive: 'fazer alguém corar',
      negative: 'que façam você corar',
      both: 'um rosto corado, o seu ou o outro',
      plain: 'provocações afiadas',
    },
    PRIMAL: {
      positive: 'perseguir',
      negative: 'que persigam você',
      both: 'a perseguição dos dois lados',
      plain: 'a perseguição',
    },
    ROLE: {
      positive: 'cuidar de alguém',
      negative: 'receber cuidado',
      both: 'cuidado nos dois sentidos',
      plain: 'muito cuidado',
    },
    ENM: { plain: 'espaço para mais gente' },
    SENS: { plain: 'toque lento' },
  },

  moods: {
    all: 'Tudo isso atrai você.',
    'own-taste': 'Você conhece o próprio gosto.',
    'mostly-own-taste': 'Você vive bem sem muito disto.',
    open: 'Toda porta está entreaberta.',
    'mostly-open': 'Quase toda porta está entreaberta.',
    unsaid: 'Você guardou quase tudo para si.',
  },

  line: (sure, unsure) => {
    if (unsure.length === 0) return `Você gosta de: ${formatList(sure)}.`;
    if (sure.length === 0) return `Você provavelmente gosta de: ${formatList(unsure)}.`;
    return `Você gosta de: ${formatList(sure)}, e provavelmente ${formatList(unsure)}.`;
  },
  likedOnly: (one) => `Você gosta de: ${one}, e pouco mais.`,
  likedMost: (several) => `O que você mais curte: ${formatList(several)}, e todo o resto também.`,

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
    positive: 'Quem conduz não é sua maior preocupação; na dúvida, você prefere conduzir.',
    negative:
      'Quem conduz não é sua maior preocupação; na dúvida, você prefere se deixar conduzir.',
  },
  sideOpen: 'Quem conduz ainda está em aberto.',

  nearestOf: (theme) => `Nada lidera ainda. Entre os mais altos: ${listThemes([theme])}.`,

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

  onCard: (text, certainty) => (certainty === '' ? `${text}.` : `${text}, ${certainty}.`),

  clearestYes: 'Seu sim mais claro',
  clearestNo: 'Seu não mais claro',
  imagined: 'na imaginação',

  sendable: 'Uma frase para enviar',
  wishes: {
    DS: {
      positive: 'Eu adoraria ficar no comando por uma noite.',
      negative: 'Eu adoraria que você ficasse no comando por uma noite.',
      plain: 'Eu adoraria uma noite com alguém de nós no comando.',
    },
    SM: {
      positive: 'Eu adoraria descobrir o quanto você gosta de sentir.',
      negative: 'Eu adoraria que você me tocasse para eu sentir de verdade.',
      plain: 'Eu adoraria aumentar um pouco a intensidade com você.',
    },
    BOND: {
      positive: 'Eu adoraria ter você à minha mercê por um tempo.',
      negative: 'Eu adoraria ficar à sua mercê por um tempo.',
      plain: 'Eu adoraria brincar de ficar à mercê da outra pessoa.',
    },
    EXVOY: {
      positive: 'Eu adoraria que você me olhasse.',
      negative: 'Eu adoraria olhar você.',
      plain: 'Eu adoraria deixar a luz acesa.',
    },
    FET: { plain: 'Eu adoraria mostrar o que mexe comigo.' },
    HUMIL: {
      positive: 'Eu adoraria fazer você corar.',
      negative: 'Eu adoraria que você me fizesse corar.',
      plain: 'Eu adoraria ver alguém de nós corar.',
    },
    PRIMAL: {
      positive: 'Eu adoraria perseguir e pegar você.',
      negative: 'Eu adoraria que você me perseguisse e me pegasse.',
      plain: 'Eu adoraria uma luta de brincadeira com você.',
    },
    ROLE: {
      positive: 'Eu adoraria cuidar de você um dia inteiro.',
      negative: 'Eu adoraria que você cuidasse de mim um dia inteiro.',
      plain: 'Eu adoraria um dia de cuidar um do outro.',
    },
    ENM: { plain: 'Eu adoraria conversar sobre espaço para mais gente.' },
    SENS: { plain: 'Eu adoraria uma noite com você, sem pressa nenhuma.' },
  },
  yesPlease: (topics) => `Sim, por favor: ${formatList(topics)}.`,
  onMyMind: (topics) => `Às vezes penso nisto: ${formatList(topics)}.`,
  noThanks: (topics) => `Não, obrigado: ${formatList(topics)}.`,
  sendableHint: 'Mude como quiser. Ela fica neste aparelho até você enviar.',
  copySentence: 'Copiar',
  sendSentence: 'Enviar',
  actions: 'Próximos passos',
} satisfies Translation<typeof english>;
