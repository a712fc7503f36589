import type * as english from '../../../../src/core/survey/words.ts';
import type { Translation } from '../../../../src/domain/locales.ts';

export default {
  asked: {
    cover: 'Pour ne laisser aucun thème de côté.',
    open: 'Ici, rien n’est encore tranché.',
    poles: {
      DS: 'Entre mener et suivre, l’écart est mince.',
      SM: 'Entre donner et recevoir, l’écart est mince.',
      BOND: 'Entre attacher et se faire attacher, l’écart est mince.',
      EXVOY: 'Entre se montrer et regarder, l’écart est mince.',
      HUMIL: 'Entre taquiner et se faire taquiner, l’écart est mince.',
      PRIMAL: 'Entre poursuivre et se faire poursuivre, l’écart est mince.',
      ROLE: 'Entre choyer et se laisser choyer, l’écart est mince.',
    },
  },
} satisfies Translation<typeof english>;
