import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/survey/words.ts';
import { formatPercent, leftToRight, plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  saved: 'נשמר',
  offlineWaiting: (count) =>
    plural(count, {
      one: 'אין רשת, תשובה אחת ממתינה',
      two: 'אין רשת, שתי תשובות ממתינות',
      other: 'אין רשת, # תשובות ממתינות',
    }),
  stage1: 'חלק 1',
  stage2: 'חלק 2',
  surveyProgressPercent: (percent) => `התקדמות: ${formatPercent(percent)}`,
  progressOfRound: (answered, total) => `נענו ${answered} מתוך ${total}`,
  backToProfile: 'חזרה לפרופיל',
  copyAndShowCode: 'להעתיק ולהציג את הקוד',
  copyCode: 'להעתיק את הקוד',
  logOutUnsaved: 'להתנתק? התשובות האחרונות שלכם עוד לא נשמרו, והן יאבדו.',
  logOut: 'להתנתק',
  noLoginCodeHere: 'אין קוד כניסה במכשיר הזה',
  whatTheValuesMean: 'מה אומרים המספרים',
  surveyTitle: (acronym) => `שאלון ${leftToRight(acronym)}`,

  nextQuestions: (count) =>
    `עוד ${count}, לפי מה שכבר עניתם. בערך ${count > 22 ? 'שלוש' : 'שתי'} דקות.`,

  back: 'חזרה',
  interestLevel: (step) => `רמת עניין ${step}`,
  ofTotal: (total) => `מתוך ${total}`,
  opensLater: 'תיפתח אחרי השאלות שלפניה.',
  selectingYourQuestions: 'בוחרים את השאלות האישיות שלכם',
  analyzingResponses: 'האלגוריתם המסתגל שלנו מנתח את התשובות שלכם…',

  coreQuestions: 'שאלות ליבה (סדרה א)',
  selectingQuestions: 'בוחרים שאלות אישיות…',
  personalizedQuestions: 'שאלות אישיות (סדרה ב)',
  roundQuestions: 'עוד עשר שאלות',

  saveIt: 'לשמור אותו',
  saveThisCode: 'שמרו את הקוד הזה, כדי שתוכלו להמשיך את השאלון אחר כך!',
  beforeYouBegin: 'לפני שמתחילים',
  tickFirst: 'סמנו קודם את התיבה: זו ההסכמה שלכם.',
  runBy: (operator) => `האתר מופעל על ידי ${operator}.`,
  storedAndWhy: 'מה נשמר, ולמה (נפתח בלשונית חדשה)',
  beginSurvey: 'להתחיל בשאלון',
  surveyExplained:
    'בשאלון # יש בערך 48 שאלות ליבה, ואז 15 עד 25 שאלות נוספות שנבחרות לפי התשובות שלכם. זה לוקח 10 עד 15 דקות, והכול נשמר מעצמו.',
  explainedOnDevice:
    'בשאלון # יש בערך 48 שאלות ליבה, ואז 15 עד 25 שאלות נוספות שנבחרות לפי התשובות שלכם. זה לוקח 10 עד 15 דקות. שום דבר לא נשלח.',
  taps: (fewest, most) => `אלה ${fewest} עד ${most} הקשות.`,
  themesAsked: (themes) =>
    `הוא שואל מה אתם מדמיינים ומה הייתם עושים עם מבוגרים אחרים, בעשרה נושאים: ${themes}.`,
  howToAnswer: 'איך עונים',

  loading: 'השאלון בטעינה…',
  failedToLoadSurvey: 'טעינת השאלון לא הצליחה',
  surveyComplete: 'השאלון הושלם',
  nothingLeft: 'לא נשאר מה לשאול.',
  roundComplete: 'הפרופיל שלכם חד יותר עכשיו',
} satisfies Translation<typeof english>;
