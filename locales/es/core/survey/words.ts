import type * as english from '../../../../src/core/survey/words.ts';
import type { Translation } from '../../../../src/domain/locales.ts';

export default {
  asked: {
    cover: 'Se pregunta para que ningún tema quede fuera.',
    open: 'Esto todavía puede inclinarse hacia cualquier lado.',
    poles: {
      DS: 'Guiar y dejarse guiar están muy igualados.',
      SM: 'Dar y recibir están muy igualados.',
      BOND: 'Atar y dejarse atar están muy igualados.',
      EXVOY: 'Mostrarse y mirar están muy igualados.',
      HUMIL: 'Provocar y que te provoquen están muy igualados.',
      PRIMAL: 'Perseguir y que te persigan están muy igualados.',
      ROLE: 'Cuidar y dejarse cuidar están muy igualados.',
    },
  },
} satisfies Translation<typeof english>;
