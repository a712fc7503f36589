import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/statistics/words.ts';
import { formatNumber, plural } from '../../../../../src/web/ui/language/numbers.ts';

const byAnswers = (people: number | null): string =>
  people === null
    ? 'תשובות של אנשים כאן'
    : plural(people, {
        one: 'תשובות של אדם אחד כאן',
        two: 'תשובות של שני אנשים כאן',
        other: 'תשובות של # אנשים כאן',
      });

const onSurveys = (count: number): string =>
  plural(count, {
    one: 'שאלה אחת נשענת על סקרים שפורסמו',
    two: 'שתי שאלות נשענות על סקרים שפורסמו',
    other: '# שאלות נשענות על סקרים שפורסמו',
  });
const byJudgement = (count: number): string =>
  plural(count, {
    one: 'שאלה אחת נקבעה לפי שיקול דעת',
    two: 'שתי שאלות נקבעו לפי שיקול דעת',
    other: '# שאלות נקבעו לפי שיקול דעת',
  });

/** The sentence where all questions, or all that remain, are of one origin or of two. */
function describeStarting(literature: number, provisional: number): string {
  if (provisional === 0) return onSurveys(literature);
  if (literature === 0) return byJudgement(provisional);
  return `${onSurveys(literature)}, ${byJudgement(provisional)}`;
}

export default {
  parameterStatus: ({ provisional, literature, calibrated, people }) => {
    const starting = provisional + literature;
    const all = formatNumber(starting + calibrated);
    if (starting === 0)
      return `הפרמטרים של כל ${all} השאלות שבשימוש נשענים על ${byAnswers(people)}.`;
    if (calibrated > 0)
      return `מתוך ${all} השאלות שבשימוש, הפרמטרים של ${formatNumber(calibrated)} נשענים על ${byAnswers(people)}. לשאר אין עדיין מספיק תשובות: ${describeStarting(literature, provisional)}.`;
    const none = 'שום פרמטר לא נשען עדיין על תשובות שניתנו כאן.';
    if (literature === 0)
      return `הפרמטרים של כל ${all} השאלות שבשימוש נקבעו לפי שיקול דעת. ${none}`;
    if (provisional === 0)
      return `הפרמטרים של כל ${all} השאלות שבשימוש נשענים על סקרים שפורסמו. ${none}`;
    return `מאיפה הפרמטרים של ${all} השאלות שבשימוש: ${describeStarting(literature, provisional)}. ${none}`;
  },

  range: (low, high) => `${low} עד ${high}`,
  notSteadyYet: (people) => `עד כמה הציונים האלה יציבים יתברר מ־${people} אנשים ומעלה.`,
  steadyScore: (cases) => `יציב בכ־${cases} מתוך 10 זוגות של אנשים.`,
  steadyPolarity: (cases) => `נטייה לצד: בכ־${cases} מתוך 10.`,

  pageTitle: 'מה אומרות כל התשובות יחד',
  notEnough: (people) =>
    `חברה טובה דורשת זמן: הדף הזה ייפתח כש־${people} אנשים יתרמו את התשובות שלהם. בפחות מזה, מספר עלול להצביע על מישהו.`,
  intro: (people, day) =>
    plural(people, {
      one: `לפחות אדם אחד תרם את התשובות שלו, נכון ל־${day}.`,
      two: `לפחות שני אנשים תרמו את התשובות שלהם, נכון ל־${day}.`,
      other: `לפחות # אנשים תרמו את התשובות שלהם, נכון ל־${day}.`,
    }),
  inventedLabel: 'על ההדגמה הזאת',
  invented: 'הדגמה: כל האנשים בדף הזה מומצאים, ולכן הוא לא אומר דבר על אנשים אמיתיים.',
  introInvented: (people, day) =>
    plural(people, {
      one: `לפחות אדם מומצא אחד ענה על השאלון, נכון ל־${day}.`,
      two: `לפחות שני אנשים מומצאים ענו על השאלון, נכון ל־${day}.`,
      other: `לפחות # אנשים מומצאים ענו על השאלון, נכון ל־${day}.`,
    }),
  howToReadTitle: 'איך קוראים את זה',
  bars: (margin) =>
    `כל עמודה סופרת אנשים לפי הציון שלהם, במספר מעוגל לעשרות ומטושטש, בדרך כלל ב־${margin} אנשים לכל היותר, כדי שהשוואה בין שני ימים לא תמצא אף אחד. מאותה סיבה, מי שמבטל את התרומה עדיין נספר.`,
  hiddenBars: (people) =>
    `מסגרת של קווים מקוטעים מסתירה מספר: פחות מ־${people} אנשים, או מספר שהיה מגלה מספר מוסתר אחר.`,
  curves: 'ככל שהעקומה גבוהה יותר, מרווח הטעות של ציון באותו מקום קטן יותר.',
  steadiness: 'יציב פירושו: מבין שני אנשים שעונים על השאלון פעמיים, אותו אדם מוביל בשתי הפעמים.',
  notEveryone: 'אנשים שמצאו את האתר הזה ובחרו לשתף את התשובות שלהם לא מייצגים את כולם.',
  howItWorks: 'איך תשובות הופכות למספרים',
  themesTitle: 'נושא אחר נושא',
  scores: 'ציונים',
  people: 'אנשים',
  fewerThan: (people) => `פחות מ־${people}, או מוסתר`,
  histogram: (name, counts) => `${name}. ${counts}`,
  count: (range, people) => `${range}: ${people}`,
  peopleCaption: (name) => `${name}: אנשים לפי ציון`,
  sharpness: 'איפה השאלות מודדות בחדות',
  sharpnessOf: (name, curves) => `${name}: איפה השאלות מודדות בחדות. ${curves}`,
  sharpestAt: (name, score) => `${name}: הכי חד בציון ${score}`,
  sharpnessCaption: (name) => `${name}: באיזו חדות מודדות השאלות, מתוך 100`,
  atScore: 'בציון',
  notLoaded: 'טעינת הסטטיסטיקה לא הצליחה',
} satisfies Translation<typeof english>;
