import type * as english from '../../../../src/core/survey/words.ts';
import type { Translation } from '../../../../src/domain/locales.ts';

export default {
  asked: {
    cover: 'כדי שאף נושא לא יישאר בחוץ.',
    open: 'זה עוד יכול ללכת לכאן או לכאן.',
    poles: {
      DS: 'הפער בין הובלה להתמסרות קטן.',
      SM: 'הפער בין נתינה לקבלה קטן.',
      BOND: 'הפער בין שני צדי הקשירה קטן.',
      EXVOY: 'הפער בין חשיפה להתבוננות קטן.',
      HUMIL: 'הפער בין שני צדי ההקנטה קטן.',
      PRIMAL: 'הפער בין שני צדי המרדף קטן.',
      ROLE: 'הפער בין פינוק להתפנקות קטן.',
    },
  },
} satisfies Translation<typeof english>;
