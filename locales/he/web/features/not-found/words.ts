import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/not-found/words.ts';

export default {
  title: 'מצאנו גרב, אבל לא דף.',
  returnHome: 'לעמוד הראשי',
  text: 'חיפשנו בכל מקום, גם מאחורי הספה. אולי הדף הזה עבר, ואולי מעולם לא היה. שום דבר שלכם לא אבד.',
} satisfies Translation<typeof english>;
