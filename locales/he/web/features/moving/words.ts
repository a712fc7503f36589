import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/moving/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  heading: 'העברת התשובות לחשבון',
  explained:
    'עניתם רק במכשיר שלכם ושמרתם קובץ. הדף הזה פותח את הקובץ כאן, בדפדפן שלכם. אחר כך הוא יוצר חשבון חדש ושולח אליו את התשובות, כאילו עניתם כאן.',
  move: 'לשלוח את התשובות שלי',
  moving: (sent, total) => `נשלחו ${sent} מתוך ${total}`,
  tickFirst: 'קודם סמנו את התיבה. זו ההסכמה שלכם.',
  cannotDecrypt: 'הדפדפן שלכם יכול לפתוח קובץ כזה רק ב־HTTPS.',
  signedInAlready: 'אתם מחוברים כאן. קודם התנתקו: התשובות עוברות לחשבון חדש.',
  moved: 'התשובות שלכם בחשבון',
  movedText: 'הקובץ והדף במכשיר שלכם נשארים כמו שהם. מחקו את הקובץ אם אין בו עוד צורך.',
  left: (count) =>
    plural(count, {
      one: 'נשארה שאלה אחת, כי השאלות נבחרות כאן מחדש.',
      two: 'נשארו שתי שאלות, כי השאלות נבחרות כאן מחדש.',
      other: 'נשארו # שאלות, כי השאלות נבחרות כאן מחדש.',
    }),
  copyCode: 'להעתיק את הקוד',
  goOn: 'להמשיך',
} satisfies Translation<typeof english>;
