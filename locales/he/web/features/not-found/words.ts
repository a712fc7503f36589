import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/not-found/words.ts';

export default {
  title: 'הדף הזה לא בקטע שלכם.',
  returnHome: 'לעמוד הראשי',
  text: 'חיפשנו בכל מקום, גם מתחת לכיסוי העיניים. אולי הוא עבר, אולי מעולם לא היה, ומילת ביטחון הוא לא השאיר.',
} satisfies Translation<typeof english>;
