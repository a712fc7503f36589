import type * as english from '../../../../src/core/survey/words.ts';
import type { Translation } from '../../../../src/domain/locales.ts';

export default {
  asked: {
    cover: 'Damit kein Thema leer ausgeht.',
    open: 'Das kann noch so oder so ausgehen.',
    poles: {
      DS: 'Führen und Folgen liegen nah beieinander.',
      SM: 'Geben und Empfangen liegen nah beieinander.',
      BOND: 'Fesseln und sich fesseln lassen liegen nah beieinander.',
      EXVOY: 'Zeigen und Zuschauen liegen nah beieinander.',
      HUMIL: 'Necken und sich necken lassen liegen nah beieinander.',
      PRIMAL: 'Jagen und sich jagen lassen liegen nah beieinander.',
      ROLE: 'Umsorgen und sich umsorgen lassen liegen nah beieinander.',
    },
  },
} satisfies Translation<typeof english>;
