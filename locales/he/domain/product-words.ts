import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/product-words.ts';

export default {
  acronymWords: ['תחושה', 'כוח', 'תשומת לב', 'תפקידים', 'קינק'],
  sealingClaim:
    'התשובות שלכם נשמרות מוצפנות, במפתח שנוצר מקוד הכניסה שלכם. כל עוד לא הוספתם כתובת מייל, אי אפשר בלי הקוד לקרוא אותן במסד הנתונים או בגיבוי. גם אנחנו לא יכולים.',
} satisfies Translation<typeof english>;
