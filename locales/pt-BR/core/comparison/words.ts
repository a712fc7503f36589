import type * as english from '../../../../src/core/comparison/words.ts';
import type { Translation } from '../../../../src/domain/locales.ts';

export default {
  themeReasons: {
    DS: {
      meeting:
        'Vocês se encontram mais em conduzir e seguir: uma pessoa poderia conduzir, e a outra, seguir.',
      mine: 'Conduzir e seguir importam mais a você do que à outra pessoa.',
      theirs: 'Conduzir e seguir importam mais à outra pessoa do que a você.',
    },
    SM: {
      meeting:
        'Vocês se encontram mais nas sensações intensas: uma pessoa poderia proporcioná-las, e a outra, senti-las.',
      mine: 'Sensações intensas atraem mais você do que a outra pessoa.',
      theirs: 'Sensações intensas atraem mais a outra pessoa do que você.',
    },
    BOND: {
      meeting:
        'Vocês se encontram mais no bondage: uma pessoa poderia amarrar, e a outra, se deixar amarrar.',
      mine: 'O bondage agrada mais a você do que à outra pessoa.',
      theirs: 'O bondage agrada mais à outra pessoa do que a você.',
    },
    EXVOY: {
      meeting:
        'Vocês se encontram mais em mostrar e observar: uma pessoa poderia se mostrar, e a outra, olhar.',
      mine: 'Mostrar e observar mexem mais com você do que com a outra pessoa.',
      theirs: 'Mostrar e observar mexem mais com a outra pessoa do que com você.',
    },
    FET: {
      meeting:
        'Vocês se encontram mais nos materiais e nas roupas: a textura, a aparência e o caimento.',
      mine: 'Os materiais e as roupas de que você gosta dizem menos à outra pessoa.',
      theirs: 'Os materiais e as roupas de que a outra pessoa gosta dizem menos a você.',
    },
    HUMIL: {
      meeting:
        'Vocês se encontram mais na humilhação de brincadeira: uma pessoa poderia provocar, e a outra, corar.',
      mine: 'A humilhação de brincadeira atrai mais você do que a outra pessoa.',
      theirs: 'A humilhação de brincadeira atrai mais a outra pessoa do que você.',
    },
    PRIMAL: {
      meeting:
        'Vocês se encontram mais na caçada: uma pessoa poderia caçar, e a outra, ser a caça.',
      mine: 'A caçada atrai mais você do que a outra pessoa.',
      theirs: 'A caçada atrai mais a outra pessoa do que você.',
    },
    ROLE: {
      meeting: 'Vocês se encontram mais no cuidado: uma pessoa poderia cuidar da outra.',
      mine: 'Cuidar, ou receber cuidado, importa mais a você do que à outra pessoa.',
      theirs: 'Cuidar, ou receber cuidado, importa mais à outra pessoa do que a você.',
    },
    ENM: {
      meeting: 'Vocês se encontram mais em deixar espaço para mais de uma pessoa.',
      mine: 'Você deixaria espaço para mais gente com mais facilidade do que a outra pessoa.',
      theirs: 'A outra pessoa deixaria espaço para mais gente com mais facilidade do que você.',
    },
    SENS: {
      meeting: 'Vocês se encontram mais no toque e nos sentidos: calor, texturas, nenhuma pressa.',
      mine: 'O toque lento importa mais a você do que à outra pessoa.',
      theirs: 'O toque lento importa mais à outra pessoa do que a você.',
    },
  },

  sameSideReasons: {
    DS: {
      positive: 'Vocês gostam de conduzir.',
      negative: 'Vocês gostam de se deixar conduzir.',
    },
    SM: {
      positive: 'Vocês gostam de proporcionar sensações intensas.',
      negative: 'Vocês gostam de ter sensações intensas.',
    },
    BOND: {
      positive: 'Vocês gostam de amarrar.',
      negative: 'Vocês gostam de se deixar amarrar.',
    },
    EXVOY: {
      positive: 'Vocês gostam de se mostrar.',
      negative: 'Vocês gostam de observar.',
    },
    HUMIL: {
      positive: 'Na humilhação de brincadeira, vocês gostam de provocar.',
      negative: 'Na humilhação de brincadeira, vocês gostam de corar.',
    },
    PRIMAL: {
      positive: 'Vocês gostam de caçar.',
      negative: 'Vocês gostam de ser a caça.',
    },
    ROLE: {
      positive: 'Vocês gostam de cuidar.',
      negative: 'Vocês gostam de receber cuidado.',
    },
  },

  capReasons: {
    'little wanted': 'Há proximidade entre vocês, mas aqui há pouco que vocês desejem em comum.',
    'not open': 'O que uma pessoa quer aqui, a outra não procura.',
  },
  worldsApart:
    'Vocês responderam a este questionário de formas muito diferentes. Ele só pergunta sobre um canto da intimidade; como vocês se tratam no dia a dia não está nele.',
  littleWanted:
    'Nem você nem a outra pessoa querem muito do que o questionário pergunta, e isso é um ponto em comum.',
  nothingStandsOut:
    'Nada se destaca entre vocês ainda, nem um encontro claro, nem uma distância clara.',

  bridges: [
    'Revezem: uma noite para cada pessoa.',
    'Perguntem quem tem um pouco de curiosidade pelo outro lado, e o que tornaria isso fácil.',
    'Comecem por algo em que os lados não importam, como toque e sentidos.',
  ],
} satisfies Translation<typeof english>;
