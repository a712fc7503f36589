import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/profile/insights/words.ts';

export default {
  heading: 'במילים אחרות',

  done: {
    written: 'הטקסט מוכן.',
    stopped: 'הכתיבה נעצרה. היא עדיין נחשבת לאחד מחמשת הטקסטים של היום.',
    discarded: 'הטקסט נמחק.',
  },

  reasons: {
    refused: 'השירות סירב לכתוב על הפרופיל הזה.',
    unsuitable: 'מה שהשירות כתב קבע יותר ממה שהמספרים שלכם מגבים, ולכן הוא נזרק.',
    too_slow: 'לשירות לקח יותר מדי זמן. נסו שוב מאוחר יותר.',
    unavailable: 'השירות לא זמין כרגע. נסו שוב מאוחר יותר.',
    site_limit: 'האתר הגיע למכסת הטקסטים להיום. חזרו מחר.',
  },
  limitReached: 'להיום זהו: המכסה היא חמישה טקסטים לפרופיל ועשרים מרשת אחת. חזרו מחר.',
  formerKept: (failure) => `${failure} הטקסט הקודם נשמר.`,

  writing: 'נכתב…',
  writingAgain: 'הניסיון הראשון לא עבר את הבדיקה. כותבים פעם נוספת…',
  beingWritten: 'בינה מלאכותית כותבת',
  writtenBy: (model, day) => `נכתב בידי בינה מלאכותית · ${model} · ${day}`,
  checked: 'נבדק מול המספרים שלכם. אם יש סתירה, סמכו על הסיכום שלמעלה.',

  offer: 'אם תרצו, מודל שפה יכול לומר את אותו הדבר במילים שנכתבו בשבילכם. הסיכום שלמעלה נשאר.',
  write: 'לבקש טקסט מבינה מלאכותית',
  writeAnew: 'לכתוב שוב',
  discard: 'למחוק את הטקסט',
  stop: 'לעצור',

  whatIsSent: (host, model) =>
    `הציונים שלכם ומרווחי הטעות שלהם נשלחים אל ${host}, והמודל ${model} כותב את הטקסט; בלי תשובות, בלי קודים ובלי שום דבר שאומר מי אתם. מה שהשירות הזה שומר מהם כתוב בתנאים שלו.`,
  agree: 'להסכים ולכתוב',
  notNow: 'לא עכשיו',
  notDeleted: 'מחיקת הטקסט לא הצליחה כרגע. נסו שוב.',
} satisfies Translation<typeof english>;
