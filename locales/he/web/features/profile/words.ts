import type { Translation } from '../../../../../src/domain/locales.ts';
import { product } from '../../../../../src/domain/product.ts';
import { type Theme, themeFacts } from '../../../../../src/domain/themes.ts';
import type * as english from '../../../../../src/web/features/profile/words.ts';
import {
  formatNumber,
  formatSeries,
  leftToRight,
  plural,
} from '../../../../../src/web/ui/language/numbers.ts';

const listThemes = (themes: readonly Theme[]) =>
  formatSeries(themes.map((theme) => themeFacts[theme].phrase));

export default {
  tooLittleToSay: 'מעט מדי כדי לומר משהו',
  answersHeading: 'התשובות והגבולות שלכם',
  themes: 'נושאים',

  nobodySees:
    'אף אחד מלבדכם לא רואה את מה שאתם מסמנים כאן. שאלה מסומנת לא מופיעה בשום דבר שאתם משתפים.',
  markBefore:
    'סימון של צד אחד, למשל לתת, מוציא גם את הצד האחר. כדאי לסמן לפני שמשתפים: מה שנראה, כבר נראה. התשובות והציונים שלכם נשארים כפי שהם.',

  passHere: 'אפשר גם לדלג על שאלה עכשיו, או לענות על שאלה שדילגת עליה. הפרופיל שלך ישתנה בהתאם.',

  limitCount: (count) =>
    plural(count, { one: 'קו אדום אחד', two: 'שני קווים אדומים', other: '# קווים אדומים' }),
  hardLimit: 'קו אדום',
  notAsked: 'לא נשאל הפעם',

  noAnswers: 'אין כאן תשובות עדיין',
  answersFailed: 'טעינת התשובות שלכם לא הצליחה',

  sharpen: 'לחדד את הפרופיל',
  hasChanged: 'השתנה משהו?',
  roundHeading: 'עוד עשר שאלות',
  whatItDoes: 'נבחרו לפי מה שעדיין פתוח אצלכם. מה שכבר עניתם נשאר.',
  left: (count) =>
    plural(count, {
      one: 'נשארה שאלה אחת.',
      two: 'נשארו שתי שאלות.',
      other: 'נשארו # שאלות.',
    }),
  begin: 'לענות על עוד עשר',
  beginLast: (count) =>
    plural(count, {
      one: 'לענות על האחרונה',
      two: 'לענות על השתיים האחרונות',
      other: 'לענות על # האחרונות',
    }),
  opensSoon: 'רק רגע…',

  openRound: (answered, total) =>
    `עניתם על ${formatNumber(answered)} מתוך ${formatNumber(total)}. הפרופיל הזה נשאר כפי שהוא עד האחרונה שבהן.`,

  allAsked: 'אלה היו כל השאלות שיש לנו. בטוח יותר מזה כבר לא יהיה.',

  settled: 'מה הבהירו עשר התשובות האחרונות שלכם',
  listThemes,
  nowClear: (clear) => `ברור עכשיו: ${listThemes(clear)}.`,
  nothingNew: 'הפעם שום דבר לא נטה לצד אחר. לפחות אתם עקביים.',
  stillOpen: (open) => `עדיין פתוח: ${listThemes(open)}.`,
  nothingOpen: 'כבר אין שום דבר שקשה להכריע בו.',
  loading: 'הפרופיל בטעינה…',

  logout: 'להתנתק',

  noResults: 'אין תוצאות עדיין',
  continueSurvey: 'להמשיך',
  afterBothStages: 'הפרופיל שלכם יופיע כאן אחרי שתענו על שני חלקי השאלון.',
  afterLastAnswer: (answered, total) =>
    `עניתם על ${formatNumber(answered)} מתוך כ־${formatNumber(total)} שאלות, והתשובות נשמרו. הפרופיל שלכם יופיע כאן אחרי האחרונה.`,

  yourRetake: 'המילוי החוזר שלכם',
  retakeProgress: (answered, total) =>
    `אתם ממלאים את השאלון שוב: נענו ${formatNumber(answered)} מתוך כ־${formatNumber(total)} שאלות. הפרופיל הזה נשאר עד שתענו על האחרונה.`,

  failed: 'טעינת הפרופיל לא הצליחה',
  madeAtRandom: 'פרופיל אקראי: תוכנה ענתה על השאלות. הוא לא אומר דבר על אף אדם.',
  rescored:
    'מאז הביקור האחרון שלכם שינינו את אופן חישוב הציונים. התשובות שלכם הן אותן תשובות; חלק מהמספרים והמילים אולי זזו.',

  saved: {
    information: 'השינויים נשמרו.',
    email: 'השינויים נשמרו. קוד בן שמונה ספרות בדרך לכתובת הזאת. הקלידו אותו כאן בתוך עשר דקות.',
  },

  summary: 'הפרופיל שלכם בקצרה',

  figures: 'המספרים, וכמה הם ודאיים',
  basedOn: (answers) =>
    plural(answers, {
      one: 'נבנה מתשובה אחת, בלי בינה מלאכותית.',
      two: 'נבנה משתי תשובות, בלי בינה מלאכותית.',
      other: 'נבנה מ־# תשובות, בלי בינה מלאכותית.',
    }),
  sureness: [
    '״כנראה״ פירושו סביר יותר שכן מאשר שלא; ״קשה להכריע״ פירושו שזה יכול ללכת לכאן או לכאן. כשלא כתוב לא זה ולא זה, כל מרווח הטעות של 95% תומך בקביעה.',
    'כל מספר הוא מ־0 עד 100. ± הוא מרווח טעות של 95%, חוץ מאשר אחרי נטייה, ההפרש בין שני צדדים: שם הוא טעות תקן אחת.',
  ],
  earlyVersion: 'גרסה מוקדמת: היא נשענת על סקרים שפורסמו, עד שמספיק אנשים יענו כאן.',
  howItWorks: 'איך זה עובד',
  themesCaption: `נושאי ${leftToRight(product.acronym)} עם מרווחי טעות של 95%`,
  themesColumns: ['נושא', 'ציון', 'פנטזיה', 'מעשה'],
  noFigure: '–',
  summaryAreas: 'ארבעה תחומי סיכום, חלוקה זמנית',
  archetypesCaption: 'כל עשרים הארכיטיפים באחוזים, עם מרווחי טעות של 95%',
  archetypeRow: (name, sentence) => `${name}: ${sentence}`,
  archetypesColumns: ['ארכיטיפ', 'אחוזים'],

  polarities: 'הצדדים שלכם',
  bothSides: 'שני הצדדים',
  ratherSide: (pole) => `אם כבר, אז ${pole}`,
  littleInterest: 'עניין מועט',
  eitherWay: 'עדיין פתוח',
  tendency: (pole, value, se) =>
    `נטייה ${pole} (${leftToRight(`${formatNumber(Math.round(Math.abs(value)))}/100`)}) ${leftToRight(`±${formatNumber(Math.round(se))}`)}`,
  poleScore: (pole, score) => `${pole} ${formatNumber(Math.round(score))}`,
  poleBarsLabel: (negative, positive) => `${negative}, ${positive}, כל אחד מתוך 100`,
  polaritiesCaption: 'שני הצדדים וההפרש ביניהם, עם מרווחי טעות של 95%',
  polaritiesColumns: ['צדדים', 'ראשון', 'שני', 'הפרש'],
  polarityPair: (negative, positive) => `${negative} – ${positive}`,

  areas: 'תחומי העניין שלכם',
  noAreas: 'אין נושא גבוה מספיק כדי להציע ממנו רעיונות.',
  noAreasWhy: 'למה זה נפוץ',
  noAreasReason: 'תחומי עניין שמתפזרים באופן שווה, או שתלויים באדם וברגע, נשארים מתחת לקו הזה.',

  historyLink: 'מה השתנה אצלכם',

  limitsText: 'סמנו קודם <a>מה לא בא בחשבון</a>.',

  keepResult: 'לשמור את התוצאה שלי',
  fileExplained:
    'הדף הזה כקובץ אחד, שנפתח בלי רשת ובלעדינו. הוא לא נעול: מי שהקובץ בידיו יכול לקרוא אותו.',
  withAnswers: 'עם התשובות שלי',
  withAnswersHint: 'השאלות שנשאלתם, וליד כל אחת התשובה שלכם.',
  saveFile: 'לשמור את הקובץ',
  fileName: 'התוצאה-שלי.html',
  fileSaved: 'נשמר במכשיר הזה.',
  fileNotSaved: 'שמירת הקובץ לא הצליחה. נסו שוב.',
  fileTitle: 'התוצאה שלי',
  fileAnswers: 'התשובות שלי',
  fileAnswer: (question, value, label) => `${question} ${value} (${label})`,

  mildTitles: {
    'HUMIL+': ['לגרום לאחרים להסמיק', 'הקנטה'],
    'HUMIL-': ['להסמיק בהנאה', 'הסמקה'],
  },
  between: (one, other) => `בין ${one} ל${other}`,
} satisfies Translation<typeof english>;
