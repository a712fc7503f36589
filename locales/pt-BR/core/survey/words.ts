import type * as english from '../../../../src/core/survey/words.ts';
import type { Translation } from '../../../../src/domain/locales.ts';

export default {
  asked: {
    cover: 'Para que nenhum tema fique de fora.',
    open: 'Aqui ainda pode pender para qualquer lado.',
    poles: {
      DS: 'Conduzir e seguir estão bem próximos.',
      SM: 'Proporcionar e sentir estão bem próximos.',
      BOND: 'Amarrar e se deixar amarrar estão bem próximos.',
      EXVOY: 'Mostrar-se e observar estão bem próximos.',
      HUMIL: 'Provocar e ouvir provocações estão bem próximos.',
      PRIMAL: 'Caçar e ser a caça estão bem próximos.',
      ROLE: 'Cuidar e receber cuidado estão bem próximos.',
    },
  },
} satisfies Translation<typeof english>;
