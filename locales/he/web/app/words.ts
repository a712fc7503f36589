import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/app/words.ts';

export default {
  somethingWentWrong: 'משהו השתבש',
  pageNotShown: 'התשובות שלכם במקום בטוח: כל אחת נשמרה כשעניתם עליה.',
  oneMoment: 'רק רגע',
  signedOut: 'התנתקתם',
  signInFirst: 'קודם צריך להיכנס',
  confirm: 'אישור',
  questions: 'שאלות',
  edit: 'עריכה',
  myAnswers: 'התשובות שלי',
  myResults: 'התוצאות שלי',
  links: 'קישורים',
  aProfile: 'פרופיל',
  console: 'ניהול',
  twoProfiles: 'שני פרופילים',
  together: 'ביחד',
  pageNotFound: 'הדף לא נמצא',
  takingYouBack: 'חוזרים לעמוד הראשי',
  checkingAuthentication: 'בודקים את הכניסה שלכם',
  privatePage: 'דף פרטי. שום דבר מתוכו לא מוצג כאן.',
  cardAlt: 'עיגול ועליו נקודה קטנה',
  needsJavaScript:
    'הדף הזה זקוק ל־JavaScript, שכבוי בדפדפן שלכם. האתר לא שומר עוגיות: תוכנה משלו, בתוך הדפדפן, זוכרת שנכנסתם, שומרת כל תשובה ומציירת את התרשימים.',
  footer: 'למבוגרים בלבד (מגיל 18). אלה תחומי עניין: לא אבחנה, לא ייעוץ ולא התחייבות.',
  aboutThisSite: 'על האתר',
  imprint: 'מי אחראי לאתר',
  terms: 'תנאי שימוש',
  accessibility: 'נגישות',
  thisPage: 'הדף הזה',
  skipToContent: 'דילוג לתוכן',
} satisfies Translation<typeof english>;
