import type * as english from '../../../src/domain/consent-words.ts';
import type { Translation } from '../../../src/domain/locales.ts';

export default {
  consent:
    'מלאו לי 18 שנים. ניתנת בזה הסכמתי לכך שהתשובות שלי על חיי המין שלי יישמרו, מוצפנות, כדי ליצור את הפרופיל שלי. אוכל לבטל את ההסכמה במחיקת החשבון.',
  consentOnDevice:
    'מלאו לי 18 שנים. ניתנת בזה הסכמתי לכך שהדף הזה יכין את הפרופיל שלי מהתשובות שלי על חיי המין שלי. הן נשמרות רק במכשיר הזה, ואוכל למחוק אותן בכל רגע.',
} satisfies Translation<typeof english>;
