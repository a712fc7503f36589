import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/landing/words.ts';

const tagline = 'לגלות מה אתם רוצים באינטימיות, ומה משותף לכם ולמי שלצידכם.';

const names = {
  DS: 'הובלה והתמסרות',
  PRIMAL: 'מרדף',
  SENS: 'מגע וחושים',
  EXVOY: 'חשיפה והתבוננות',
};

export default {
  badge: 'מבוסס מדע • פרטיות מעל הכול',
  /** The product's acronym stands between these two. */
  discoverYour: 'גלו את פרופיל',
  profile: 'שלכם',
  tagline,
  /** In the head of the page, for search engines. */
  description: `למבוגרים בלבד (מגיל 18). ${tagline}`,
  startYourAssessment: 'להתחיל בשאלון',
  startAssessment: 'מתחילים',
  creatingAccount: 'יוצרים חשבון…',
  takeYourTime: 'קחו את הזמן. רק אתם רואים את התשובות שלכם.',
  adultsOnly: 'למבוגרים בלבד (מגיל 18)',
  alreadyTaken: 'כבר מילאתם את השאלון? כאן נכנסים',

  onDevice: 'או ענו רק במכשיר הזה: שום דבר לא נשלח.',
  tryOne: 'שאלה לדוגמה',
  /** Question A04 of the bank. */
  sampleQuestion: 'לשחק יחד עם קוביית קרח על עור חמים.',
  sampleHint: 'לחיצה אחת, כמו בכל שאלה. התשובה הזאת לא נשמרת.',
  names,
  sampleCounted: (value) => `נושא: ${names.SENS}. הבחירה שלכם, ${value}, לא נשמרת.`,

  whatYouGet: 'מה תקבלו',
  inventedExample: 'דוגמה מומצאת',
  exampleLine: 'להוביל · מגע איטי · לברוח ולהיתפס',
  chartLabel: 'תרשים של עשרה נושאים, שלושה מהם חזקים',
  whereYouMeet: 'מה משותף לשניכם',
  meetings: [
    ['שניכם', [[names.SENS, 'זה מושך את שניכם.']]],
    [
      'לתת ולקבל',
      [
        [names.DS, 'אתם מובילים, האדם השני מתמסר.'],
        [names.PRIMAL, 'אתם נתפסים, האדם השני רודף.'],
      ],
    ],
    ['לשאול על', [[names.EXVOY, 'אתם מעדיפים להתבונן. גם האדם השני.']]],
  ],

  benefits: [
    [
      'אנונימי ופרטי',
      'בלי שם, בלי טלפון, בלי מייל. החשבון הוא קוד שנמצא רק בידיכם, וצעד אחד מוחק הכול.',
    ],
    ['פרופילים שאפשר להשוות', 'לראות מה משותף לכם, ומה כל צד יכול לתת לשני.'],
    [
      'תמונות לשיתוף',
      'תמונות מרובעות לאפליקציות היכרויות ולרשתות החברתיות. הן נוצרות במכשיר שלכם, ואתם בוחרים מה יופיע בהן.',
    ],
  ],

  howItWorks: 'איך זה עובד',
  takeAssessment: 'עונים על השאלון',
  takeAssessmentText:
    '48 שאלות ליבה, ואז 15 עד 25 שאלות שנבחרות בשבילכם. לחיצה אחת לכל שאלה, והתשובה נשמרת מיד.',
  getYourProfile: 'מקבלים פרופיל',
  getYourProfileText: 'תרשימים של עשרה נושאים ושש נטיות, וסיכום במילים פשוטות.',
  aiInsights: 'ואם תסכימו, גם תובנות אישיות שכותבת בינה מלאכותית.',
  compareAndShare: 'משווים ומשתפים',
  compareAndShareText: 'עם אדם אחד או עם רבים, באמצעות קוד שאפשר לבטל בכל רגע.',

  readyWhenYouAre: 'מתי שנוח לכם.',

  loading: 'בטעינה…',
  takingLong: 'זה לוקח קצת זמן. אם שום דבר לא קורה, טענו את הדף מחדש.',
  partMissing: 'חלק מהדף לא נטען. טענו אותו מחדש.',

  needsJavaScript:
    'השאלות והפרופילים זקוקים ל־JavaScript, שכבוי בדפדפן שלכם. ״יציאה מהירה״, למעלה, עובדת גם בלעדיו. האתר לא שומר עוגיות.',
} satisfies Translation<typeof english>;
