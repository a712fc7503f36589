import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/scale-words.ts';

export default {
  howInterested: 'עד כמה זה מעניין אתכם?',
  betweenAdults: 'כל מה שכאן קורה בין מבוגרים שהסכימו לזה.',
  whoIsAPartner:
    '״מי שאיתכם״ הוא כאן כל אדם בוגר שאתם חווים איתו, או מדמיינים איתו, רגעים אינטימיים.',
  scaleLabels: [
    'בשום אופן לא!',
    'לא, עדיף שלא',
    'לא מעניין',
    'ניטרלי, קשה לומר',
    'קצת מעניין',
    'מעניין',
    'כן, ועוד איך!',
  ],
  ratherNotSay: 'עדיף לא לומר',
} satisfies Translation<typeof english>;
