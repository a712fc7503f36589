import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/words.ts';

export default {
  themeNames: {
    DS: {
      name: 'Dominação e submissão',
      phrase: 'conduzir e seguir',
      poles: { positive: 'Conduzir', negative: 'Seguir' },
    },
    SM: {
      name: 'Sadismo e masoquismo',
      phrase: 'sensações intensas',
      poles: { positive: 'Proporcionar', negative: 'Sentir' },
    },
    BOND: {
      name: 'Bondage e disciplina',
      phrase: 'bondage',
      poles: { positive: 'Amarrar', negative: 'Deixar-se amarrar' },
    },
    EXVOY: {
      name: 'Exibicionismo e voyeurismo',
      phrase: 'mostrar e observar',
      poles: { positive: 'Mostrar-se', negative: 'Observar' },
    },
    FET: { name: 'Fetichismo', phrase: 'materiais e roupas', poles: null },
    HUMIL: {
      name: 'Jogos de humilhação',
      phrase: 'humilhação de brincadeira',
      poles: { positive: 'Humilhar', negative: 'Deixar-se humilhar' },
    },
    PRIMAL: {
      name: 'Jogo primal',
      phrase: 'a caçada',
      poles: { positive: 'Caçar', negative: 'Ser a caça' },
    },
    ROLE: {
      name: 'Papéis de cuidado',
      phrase: 'cuidado',
      poles: { positive: 'Cuidar', negative: 'Receber cuidado' },
    },
    ENM: { name: 'Não monogamia ética', phrase: 'mais de uma pessoa', poles: null },
    SENS: { name: 'Jogos sensoriais e suaves', phrase: 'toque e sentidos', poles: null },
  },

  factorNames: {
    POWER: 'Poder',
    INTENSITY: 'Intensidade',
    DISPLAY: 'Exibição e abertura',
    SENSATION: 'Sensação',
  },

  comparedNames: {
    VE: 'Voyeurismo e exibicionismo',
    FET: 'Fetichismo',
    ENM: 'Não monogamia ética',
  },

  dominanceSubmission: 'Dominação e submissão',

  // Names without grammatical gender: nouns for all, 'Quem …', or the community's own word.
  archetypeWords: {
    'DS+': {
      name: 'Dominante',
      sentence: 'Gosta de conduzir, com a confiança de quem se deixa conduzir.',
    },
    'DS-': { name: 'Sub', sentence: 'Gosta de entregar o controle a alguém de confiança.' },
    'SM+': {
      name: 'Sadista',
      sentence: 'Gosta de proporcionar sensações intensas a quem as deseja.',
    },
    'SM-': { name: 'Masoquista', sentence: 'Gosta de ter sensações intensas.' },
    'BOND+': { name: 'Rigger', sentence: 'Gosta de amarrar ou segurar a outra pessoa.' },
    'BOND-': { name: 'Rope bunny', sentence: 'Gosta de se deixar amarrar ou segurar.' },
    'EXVOY+': {
      name: 'Exibicionista',
      sentence: 'Gosta de atrair o olhar de quem quer olhar.',
    },
    'EXVOY-': { name: 'Voyeur', sentence: 'Gosta de olhar para quem quer atrair olhares.' },
    FET0: {
      name: 'Fetichista',
      sentence: 'Gosta de um material, de uma roupa ou de um detalhe em especial.',
    },
    'HUMIL+': {
      name: 'Espírito provocador',
      sentence: 'Gosta de deixar sem graça alguém que curte isso.',
    },
    'HUMIL-': {
      name: 'Bochechas coradas',
      sentence: 'Gosta de ficar sem graça, com palavras combinadas antes.',
    },
    'PRIMAL+': { name: 'Instinto de caça', sentence: 'Gosta de ir atrás e capturar.' },
    'PRIMAL-': { name: 'Presa', sentence: 'Gosta de fugir e de se deixar capturar.' },
    'ROLE+': { name: 'Alma protetora', sentence: 'Gosta de cuidar da pessoa com quem está.' },
    'ROLE-': {
      name: 'Little',
      sentence: 'Gosta de receber cuidado, como pessoa adulta, sem ter de decidir nada.',
    },
    ENM0: { name: 'Coração plural', sentence: 'Gosta de deixar espaço para mais de uma pessoa.' },
    SENS0: {
      name: 'Sensualista',
      sentence: 'Gosta de se demorar no toque, no calor e nas texturas.',
    },
    SWITCH: { name: 'Switch', sentence: 'Gosta ora de conduzir, ora de se deixar conduzir.' },
    EXPLORER: {
      name: 'Alma exploradora',
      sentence: 'Gosta de provar um pouco de quase tudo.',
    },
    SOFT: {
      name: 'Toque suave',
      sentence: 'Prefere o que é terno e desperta os sentidos.',
    },
  },

  interestLabels: {
    high: 'interesse muito forte',
    strong: 'interesse forte',
    moderate: 'interesse moderado',
    some: 'algum interesse',
    limited: 'interesse limitado',
    low: 'pouco interesse',
    none: 'nenhum interesse',
  },

  // What is liked is an infinitive, without ‘e’: one construction in the whole line.
  liked: {
    DS: {
      positive: 'conduzir',
      negative: 'deixar outra pessoa conduzir',
      both: 'conduzir tanto quanto seguir',
      plain: 'saber quem conduz',
    },
    SM: {
      positive: 'provocar sensações fortes',
      negative: 'sentir com intensidade',
      both: 'provocar sensações fortes tanto quanto sentir',
      plain: 'viver sensações fortes',
    },
    BOND: {
      positive: 'amarrar alguém',
      negative: 'se deixar amarrar',
      both: 'amarrar tanto quanto se deixar amarrar',
      plain: 'brincar com cordas',
    },
    EXVOY: {
      positive: 'atrair olhares',
      negative: 'olhar',
      both: 'olhar tanto quanto atrair olhares',
      plain: 'brincar com olhares',
    },
    FET: { plain: 'tocar o tecido certo' },
    HUMIL: {
      positive: 'fazer alguém corar',
      negative: 'corar',
      both: 'fazer alguém corar tanto quanto corar',
      plain: 'trocar provocações',
    },
    PRIMAL: {
      positive: 'perseguir',
      negative: 'ser a caça',
      both: 'perseguir tanto quanto ser a caça',
      plain: 'brincar de perseguição',
    },
    ROLE: {
      positive: 'cuidar de alguém',
      negative: 'receber cuidado',
      both: 'cuidar tanto quanto receber cuidado',
      plain: 'trocar cuidados',
    },
    ENM: { plain: 'abrir espaço para mais gente' },
    SENS: { plain: 'sentir um toque lento' },
  },
} satisfies Translation<typeof english>;
