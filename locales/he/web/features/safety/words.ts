import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/safety/words.ts';

export default {
  consentAndSafety: 'הסכמה וביטחון',
  consentText:
    'עניין הוא לא הסכמה. כל דבר בין מבוגרים מתחיל ב״כן״ ברור של כולם, וכל אחד יכול לחזור בו בכל רגע. סכמו על גבולות ועל אות עצירה, התחילו בפחות ממה שדמיינתם, ודאגו זה לזה אחר כך. זו לא אבחנה ולא תחזית לקשר.',
} satisfies Translation<typeof english>;
