import type * as english from '../../../src/domain/consent-words.ts';
import type { Translation } from '../../../src/domain/locales.ts';

export default {
  consent:
    'מלאו לי 18 שנים. ניתנת בזה הסכמתי לכך שהתשובות שלי על חיי המין שלי יישמרו, מוצפנות, כדי ליצור את הפרופיל שלי. אוכל לבטל את ההסכמה במחיקת החשבון.',
  consentOnDevice:
    'מלאו לי 18. העמוד הזה רשאי להכין את הפרופיל שלי מהתשובות על חיי המין שלי. הן נשארות רק במכשיר הזה, ואפשר למחוק אותן בכל רגע.',
} satisfies Translation<typeof english>;
