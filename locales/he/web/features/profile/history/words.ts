import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/profile/history/words.ts';
import { formatNumber, plural } from '../../../../../../src/web/ui/language/numbers.ts';

const points = (from: number, to: number): string =>
  `${formatNumber(from)} עד ${formatNumber(to)} נקודות`;

export default {
  loading: 'התוצאות שלכם בטעינה…',
  heading: 'מה השתנה אצלכם',

  sameDay: (day, n) => `${day} (${formatNumber(n)})`,
  compareWith: 'להשוות את היום עם',

  changedSince: (day) => `שונה מאז ה־${day}, יותר מההבדלים הרגילים מיום ליום`,
  unchangedSince: (day) => `מאז ה־${day} שום דבר לא השתנה יותר מההבדלים הרגילים מיום ליום.`,
  more: (name, from, to) => `${name}: ${points(from, to)} יותר`,
  less: (name, from, to) => `${name}: ${points(from, to)} פחות`,
  overall: {
    more: (day) => `בסך הכול עניתם קצת גבוה יותר מאשר ב-${day}. גם מצב רוח לבדו יכול לעשות זאת.`,
    less: (day) => `בסך הכול עניתם קצת נמוך יותר מאשר ב-${day}. גם מצב רוח לבדו יכול לעשות זאת.`,
  },
  invisible: (least) =>
    `שינויים של פחות מ־${formatNumber(least)} נקודות בערך, השאלון הזה לא רואה: גם שני מילויים באותו שבוע יכולים להיראות כך. כמה אנשים משתנים מיום ליום הוא בינתיים ניחוש שלנו.`,

  scores: 'הציונים שלכם, יום אחר יום',
  howToRead: 'כל תוצאה מחושבת בדרך של היום, ולכן ציון ישן עשוי להיות קצת שונה ממה שראיתם אז.',
  tableCaption: (theme) => `${theme}: הציונים שלכם מתוך 100 עם מרווחי טעות של 95%, והשינוי בנקודות`,
  dayColumn: 'יום',
  changeRow: (day) => `מאז ה־${day}`,
  changeRange: (low, high) =>
    `${formatNumber(low, { signDisplay: 'exceptZero' })} עד ${formatNumber(high, { signDisplay: 'exceptZero' })}`,
  notCompared: 'לא נשאל אז',

  earlierResults: 'התוצאות הקודמות שלכם',
  earlierExplained: (count) =>
    plural(count, {
      one: 'התשובות שלכם מפעם אחת קודמת שמורות, מוצפנות במפתח שלכם.',
      two: 'התשובות שלכם מפעמיים קודמות שמורות, מוצפנות במפתח שלכם.',
      other: 'התשובות שלכם מ־# פעמים קודמות שמורות, מוצפנות במפתח שלכם.',
    }),
  atMostSix: 'נשמרות לכל היותר שש תוצאות, כולל זו של היום. אחר כך הישנה ביותר נמחקת.',
  forget: 'לשכוח תוצאות קודמות',
  forgetTitle: 'לשכוח תוצאות קודמות?',
  forgetExplained: 'הן נמחקות מיד ולתמיד. הפרופיל הנוכחי שלכם נשאר.',
  forgetThem: 'לשכוח',
  keepThem: 'להשאיר',
  couldNotForget: 'מחיקת התוצאות הקודמות לא הצליחה. נסו שוב.',

  oneResult: 'תוצאה אחת בינתיים',
  oneResultText: (day) => `היא מ־${day}. מלאו את השאלון שוב בעוד כמה חודשים, והדף הזה יראה מה זז.`,
  noResult: 'אין כאן תוצאה עדיין',
  noResultText: 'אחרי שתמלאו את השאלון פעמיים, הדף הזה יראה מה זז בינתיים.',
  failed: 'טעינת התוצאות לא הצליחה',
} satisfies Translation<typeof english>;
