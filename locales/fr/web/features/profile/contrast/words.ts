import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/profile/contrast/words.ts';

export default {
  title: 'Une chose qui détonne',
  contrasts: {
    'DS+ SM-':
      'Tu préfères mener. Mais quand les sensations deviennent fortes, tu préfères les ressentir.',
    'DS- SM+':
      'Tu préfères suivre. Mais quand les sensations deviennent fortes, tu préfères les donner.',
    'DS+ BOND-': 'Tu préfères mener. Mais la corde te va mieux qu’à l’autre.',
    'DS- BOND+': 'Tu préfères suivre. Mais les nœuds, tu préfères les faire toi-même.',
    'DS+ HUMIL-': 'Tu préfères commander. Mais s’il faut rougir, autant que ce soit toi.',
    'DS- HUMIL+': 'Tu préfères suivre. Mais s’il faut rougir, mieux vaut que ce ne soit pas toi.',
    'DS+ PRIMAL-': 'Tu préfères mener. Mais dans une poursuite, tu préfères te faire attraper.',
    'DS- PRIMAL+': 'Tu préfères suivre. Mais à la lutte, tu préfères ne pas perdre.',
    'DS+ ROLE-':
      'Tu préfères décider. Mais après une longue journée, tu préfères te laisser choyer.',
    'DS- ROLE+': 'Tu préfères suivre. Mais les petits soins, tu préfères les donner.',
    'SM+ BOND-':
      'Tu aimes mieux donner des sensations fortes que les ressentir. Mais la corde te va mieux qu’à l’autre.',
    'SM- BOND+':
      'Tu aimes mieux ressentir des sensations fortes que les donner. Mais les nœuds, tu préfères les faire toi-même.',
    'SM+ HUMIL-':
      'Tu aimes mieux donner des sensations fortes que les ressentir. Mais les joues rouges peuvent être les tiennes.',
    'SM- HUMIL+':
      'Tu aimes mieux ressentir des sensations fortes que les donner. Mais les joues rouges, tu les préfères chez l’autre.',
    'SM+ PRIMAL-':
      'Tu aimes mieux donner des sensations fortes que les ressentir. Mais dans une poursuite, tu préfères te faire attraper.',
    'SM- PRIMAL+':
      'Tu aimes mieux ressentir des sensations fortes que les donner. Mais dans une poursuite, tu préfères attraper.',
    'SM+ ROLE-':
      'Tu aimes mieux donner des sensations fortes que les ressentir. Mais après, tu préfères te laisser choyer.',
    'SM- ROLE+':
      'Tu aimes mieux ressentir des sensations fortes que les donner. Mais après, tu préfères choyer l’autre.',
    'BOND+ HUMIL-':
      'Les nœuds, tu préfères les faire. Mais les joues rouges peuvent être les tiennes.',
    'BOND- HUMIL+':
      'La corde, tu préfères la porter. Mais les joues rouges, tu les préfères chez l’autre.',
    'BOND+ PRIMAL-':
      'Tu préfères attacher. Mais dans une poursuite, tu préfères te faire attraper.',
    'BOND- PRIMAL+': 'Tu préfères qu’on t’attache. Mais dans une poursuite, tu préfères attraper.',
    'BOND+ ROLE-':
      'Les nœuds, tu préfères les faire. Mais une fois défaits, tu préfères te laisser choyer.',
    'BOND- ROLE+': 'Tu préfères qu’on t’attache. Mais les petits soins, tu préfères les donner.',
    'HUMIL+ PRIMAL-':
      'Tu aimes mieux faire rougir que rougir. Mais dans une poursuite, tu préfères te faire attraper.',
    'HUMIL- PRIMAL+':
      'S’il faut rougir, autant que ce soit toi. Mais dans une poursuite, tu préfères attraper.',
    'HUMIL+ ROLE-':
      'Tu préfères taquiner. Mais après une longue journée, tu préfères te laisser choyer.',
    'HUMIL- ROLE+':
      'S’il faut rougir, autant que ce soit toi. Mais les petits soins, tu préfères les donner.',
    'PRIMAL+ ROLE-':
      'Dans une poursuite, tu préfères attraper. Mais après, tu préfères te laisser choyer.',
    'PRIMAL- ROLE+':
      'Dans une poursuite, tu préfères te faire attraper. Mais après, tu préfères choyer l’autre.',
    'DS BOND':
      'Tu aimes savoir clairement qui mène. Mais les mains, mieux vaut qu’elles restent libres.',
    'DS SM': 'Tu aimes savoir clairement qui mène. Mais pas besoin que ça fasse mal.',
    'DS HUMIL': 'Tu aimes savoir clairement qui mène. Mais rougir pour cela ne t’amuse pas.',
    'SM HUMIL': 'Tu aimes les caresses qui se sentent. Mais un mot dur, c’est autre chose.',
    'BOND SM': 'Tu aimes les liens. Ils peuvent tenir, mais mieux vaut qu’ils ne fassent pas mal.',
    'PRIMAL SM':
      'Tu aimes que la poursuite soit un peu sauvage. Mais mieux vaut qu’elle ne fasse pas mal.',
    'EXVOY ENM':
      'Tu aimes les regards, d’où qu’ils viennent. Mais partager davantage, c’est autre chose.',
    'ENM EXVOY':
      'Tu aimes qu’il y ait de la place pour plus de deux. Mais pas besoin que quelqu’un regarde.',
  },
} satisfies Translation<typeof english>;
