import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/profile/contrast/words.ts';

export default {
  title: 'Uma coisa que não combina com o resto',
  contrasts: {
    'DS+ SM-': 'Você prefere conduzir. Mas, quando o toque fica forte, prefere sentir.',
    'DS- SM+': 'Você prefere seguir. Mas, quando o toque fica forte, prefere dar.',
    'DS+ BOND-': 'Você prefere conduzir. Mas a corda fica melhor em você.',
    'DS- BOND+': 'Você prefere seguir. Mas os nós, prefere dar com as próprias mãos.',
    'DS+ HUMIL-': 'Você prefere mandar. Mas, se for para corar, pode ser você.',
    'DS- HUMIL+': 'Você prefere seguir. Mas, se for para corar, melhor não ser você.',
    'DS+ PRIMAL-': 'Você prefere conduzir. Mas, na caçada, prefere que peguem você.',
    'DS- PRIMAL+': 'Você prefere seguir. Mas, numa luta de brincadeira, prefere não perder.',
    'DS+ ROLE-': 'Você prefere decidir. Mas, depois de um dia longo, prefere receber cuidado.',
    'DS- ROLE+': 'Você prefere seguir. Mas, quanto a cuidado, prefere dar a receber.',
    'SM+ BOND-': 'Você prefere dar um toque forte a sentir. Mas a corda fica melhor em você.',
    'SM- BOND+':
      'Você prefere sentir um toque forte a dar. Mas os nós, prefere dar com as próprias mãos.',
    'SM+ HUMIL-': 'Você prefere dar um toque forte a sentir. Mas quem cora pode ser você.',
    'SM- HUMIL+': 'Você prefere sentir um toque forte a dar. Mas prefere ver a outra pessoa corar.',
    'SM+ PRIMAL-':
      'Você prefere dar um toque forte a sentir. Mas, na caçada, prefere que peguem você.',
    'SM- PRIMAL+': 'Você prefere sentir um toque forte a dar. Mas, na caçada, prefere pegar.',
    'SM+ ROLE-': 'Você prefere dar um toque forte a sentir. Mas, depois, prefere receber cuidado.',
    'SM- ROLE+': 'Você prefere sentir um toque forte a dar. Mas, depois, prefere cuidar.',
    'BOND+ HUMIL-': 'Os nós, você prefere dar. Mas quem cora pode ser você.',
    'BOND- HUMIL+': 'Você prefere ficar nas cordas. Mas prefere ver a outra pessoa corar.',
    'BOND+ PRIMAL-': 'Você prefere amarrar. Mas, na caçada, prefere que peguem você.',
    'BOND- PRIMAL+': 'Você prefere que amarrem você. Mas, na caçada, prefere pegar.',
    'BOND+ ROLE-': 'Os nós, você prefere dar. Mas, desfeitos os nós, prefere receber cuidado.',
    'BOND- ROLE+': 'Você prefere que amarrem você. Mas, quanto a cuidado, prefere dar a receber.',
    'HUMIL+ PRIMAL-': 'Você prefere fazer corar a corar. Mas, na caçada, prefere que peguem você.',
    'HUMIL- PRIMAL+': 'Se for para corar, pode ser você. Mas, na caçada, prefere pegar.',
    'HUMIL+ ROLE-': 'Você prefere provocar. Mas, depois de um dia longo, prefere receber cuidado.',
    'HUMIL- ROLE+':
      'Se for para corar, pode ser você. Mas, quanto a cuidado, prefere dar a receber.',
    'PRIMAL+ ROLE-': 'Na caçada, você prefere pegar. Mas, depois, prefere receber cuidado.',
    'PRIMAL- ROLE+': 'Na caçada, você prefere que peguem você. Mas, depois, prefere cuidar.',
    'DS BOND': 'Você gosta de deixar claro quem conduz. Mas as mãos, melhor ficarem livres.',
    'DS SM': 'Você gosta de deixar claro quem conduz. Mas não precisa doer para ficar claro.',
    'DS HUMIL': 'Você gosta de deixar claro quem conduz. Mas corar por isso não tem graça.',
    'SM HUMIL': 'Você gosta de um toque que se sinta. Mas uma palavra dura é outra história.',
    'BOND SM': 'Você gosta de amarras. Elas podem segurar, mas melhor não doerem.',
    'PRIMAL SM': 'Você gosta de uma caçada meio selvagem. Mas melhor não doer.',
    'EXVOY ENM':
      'Você gosta de olhares, venham de onde vierem. Mas dividir mais do que isso é outra história.',
    'ENM EXVOY': 'Você gosta que haja lugar para mais de dois. Mas ninguém precisa assistir.',
  },
} satisfies Translation<typeof english>;
