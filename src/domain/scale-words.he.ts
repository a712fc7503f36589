import type { Translation } from './locales.ts';
import type * as english from './scale-words.ts';

export default {
  scaleLabels: [
    'בשום אופן לא!',
    'לא, עדיף שלא',
    'לא מעניין',
    'ניטרלי, קשה לומר',
    'קצת מעניין',
    'מעניין',
    'כן, ועוד איך!',
  ],
} satisfies Translation<typeof english>;
