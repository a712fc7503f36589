import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/profile/contrast/words.ts';

export default {
  title: 'Uma coisa que não combina com o resto',
  contrasts: {
    'DS+ SM-': 'Você prefere conduzir. Mas, quando o toque fica forte, prefere ser quem sente.',
    'DS- SM+': 'Você prefere seguir. Mas, quando o toque fica forte, prefere ser quem toca.',
    'DS+ BOND-': 'Você prefere conduzir. Mas a corda fica melhor em você.',
    'DS- BOND+': 'Você prefere seguir. Mas os nós, prefere dar com as próprias mãos.',
    'DS+ HUMIL-': 'Você prefere mandar. Mas, se alguém tiver de corar, pode muito bem ser você.',
    'DS- HUMIL+': 'Você prefere seguir. Mas, se alguém tiver de corar, é melhor que não seja você.',
    'DS+ PRIMAL-': 'Você prefere conduzir. Mas, na caçada, prefere ser a caça.',
    'DS- PRIMAL+': 'Você prefere seguir. Mas, numa luta de brincadeira, prefere não perder.',
    'DS+ ROLE-': 'Você prefere decidir. Mas, depois de um dia longo, prefere receber cuidado.',
    'DS- ROLE+': 'Você prefere se deixar conduzir. Mas prefere cuidar a receber cuidado.',
    'SM+ BOND-': 'No toque forte, você prefere ser quem toca. Mas a corda fica melhor em você.',
    'SM- BOND+':
      'No toque forte, você prefere ser quem sente. Mas os nós, prefere dar com as próprias mãos.',
    'SM+ HUMIL-': 'No toque forte, você prefere ser quem toca. Mas quem cora pode ser você.',
    'SM- HUMIL+':
      'No toque forte, você prefere ser quem sente. Mas prefere ver a outra pessoa corar.',
    'SM+ PRIMAL-':
      'No toque forte, você prefere ser quem toca. Mas, na caçada, prefere ser a caça.',
    'SM- PRIMAL+': 'No toque forte, você prefere ser quem sente. Mas, na caçada, prefere capturar.',
    'SM+ ROLE-':
      'No toque forte, você prefere ser quem toca. Mas, depois, prefere receber cuidado.',
    'SM- ROLE+': 'No toque forte, você prefere ser quem sente. Mas, depois, prefere cuidar.',
    'BOND+ HUMIL-': 'Você prefere dar os nós. Mas quem cora pode ser você.',
    'BOND- HUMIL+': 'Você prefere ser a pessoa amarrada. Ainda assim, prefere ver a outra corar.',
    'BOND+ PRIMAL-': 'Você prefere amarrar. Mas, na caçada, prefere ser a caça.',
    'BOND- PRIMAL+': 'Você prefere que amarrem você. Mas, na caçada, prefere capturar.',
    'BOND+ ROLE-': 'Você prefere dar os nós. Mas, desfeitos os nós, prefere receber cuidado.',
    'BOND- ROLE+': 'Você prefere que amarrem você. Mas prefere cuidar a receber cuidado.',
    'HUMIL+ PRIMAL-': 'Você prefere fazer corar a corar. Mas, na caçada, prefere ser a caça.',
    'HUMIL- PRIMAL+':
      'Se alguém tiver de corar, pode muito bem ser você. Mas, na caçada, prefere capturar.',
    'HUMIL+ ROLE-': 'Você prefere provocar. Mas, depois de um dia longo, prefere receber cuidado.',
    'HUMIL- ROLE+':
      'Se alguém tiver de corar, pode muito bem ser você. Mas prefere cuidar a receber cuidado.',
    'PRIMAL+ ROLE-': 'Na caçada, você prefere capturar. Mas, depois, prefere receber cuidado.',
    'PRIMAL- ROLE+': 'Na caçada, você prefere ser a caça. Mas, depois, prefere cuidar.',
    'DS BOND': 'Você gosta que fique claro quem conduz. Mas as mãos, é melhor que fiquem livres.',
    'DS SM': 'Você gosta que fique claro quem conduz. Mas não precisa doer para ficar claro.',
    'DS HUMIL':
      'Você gosta que fique claro quem conduz. Mas corar por isso não tem graça para você.',
    'SM HUMIL': 'Você gosta de um toque que se sinta. Mas uma palavra dura é outra história.',
    'BOND SM': 'Você gosta de amarras. Elas podem segurar, mas é melhor que não machuquem.',
    'PRIMAL SM': 'Você gosta de uma caçada meio selvagem. Mas é melhor que não doa.',
    'EXVOY ENM':
      'Você gosta de olhares, venham de onde vierem. Mas dividir mais do que isso é outra história.',
    'ENM EXVOY': 'Você gosta que haja lugar para mais de dois. Mas ninguém precisa assistir.',
  },
} satisfies Translation<typeof english>;
