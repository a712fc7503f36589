import { maxNamedItems } from '../../../../../src/domain/comparing.ts';
import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/accounts/words.ts';
import { leftToRight } from '../../../../../src/web/ui/language/numbers.ts';

/** The same as in platform/words.he.ts. */
const didNotWork = 'זה לא הצליח. נסו שוב.';
const mailedCode = 'הקוד מהמייל';

export default {
  failures: {
    renew: 'חידוש הקישור לא הצליח. הקישור הישן עדיין פועל.',
    'switch-on': didNotWork,
    'switch-off': 'כיבוי השיתוף לא הצליח. נסו שוב.',
    'new-code': 'לא נוצר קוד כניסה חדש. הקוד הישן עדיין פועל.',
    'end-session': didNotWork,
    export: didNotWork,
    retake: 'השאלון לא נפתח מחדש. הפרופיל שלכם נשאר.',
    delete: 'מחיקת החשבון לא הצליחה',
  },
  confirmations: {
    renew: 'לחדש את הקישור? הקישור שכבר שלחתם יפסיק לפעול לתמיד.',
    delete:
      'למחוק את החשבון? כל המידע, גם התשובות והפרופיל, יימחק לצמיתות. אי אפשר לבטל את המחיקה.',
    retake: 'למלא את השאלון שוב? הפרופיל נשאר עד שהתשובות החדשות יושלמו.',
    'new-code':
      'ליצור קוד כניסה חדש? הקוד הישן יפסיק לפעול, וכל שאר הדפדפנים ינותקו. מה שסימנתם יוסר.',
  },

  shareLinkRenewed: 'לפרופיל שלכם יש קישור חדש.',
  sharingIsOn: 'השיתוף פועל.',
  sharingSwitchedOff: 'הקישור שלכם כבר לא פועל.',
  saveNewLoginCode: 'זה קוד הכניסה החדש שלכם. שמרו אותו עכשיו: לא נוכל להציג אותו שוב.',
  browserSignedOut: 'הדפדפן ההוא נותק.',
  userDataDeleted: 'המידע שלכם נמחק',
  everythingErased: 'הכול נמחק: תשובות, פרופיל, קוד. קישורים ששלחתם כבר לא נפתחים.',
  dataFileName: 'הנתונים-שלי.json',
  dataIsInFile: 'הוא בקובץ הנתונים-שלי.json.',

  details: {
    fit: {
      label: 'רק מידת ההתאמה בינינו',
      hint: 'הרמה, האחוזים והנושאים; בחלק מהנושאים זה מגלה את הצד שלכם. שום תחום עניין לא נזכר בשמו.',
    },
    few: {
      label: 'כמה תחומי עניין משותפים',
      hint: `עד ${maxNamedItems} מתחומי העניין שלכם, אותם תחומים לכולם, ורק למי שדירגו גם הם גבוה.`,
    },
    all: {
      label: 'כל מה שמשותף לנו',
      hint: 'מי שמדרגים הכול גבוה יראו את כל התשובות הגבוהות שלכם. רק לאנשים שאתם סומכים עליהם.',
    },
  },
  legend: 'מה יראו בהשוואה אנשים שיש להם הקישור שלי',
  changesApplyNext: 'שינוי חל מההשוואה הבאה; מה שנראה כבר נראה. קווים אדומים לא נזכרים אף פעם.',
  byDefault: (label) => `${label} (ברירת המחדל)`,

  confirmYourAddress: 'אישור הכתובת שלכם',
  typeCodeThere:
    'הקלידו את הקוד שבהודעה בדף שבו הזנתם את הכתובת. אם לא הזנתם כתובת, התעלמו מההודעה.',
  notConfirmed: 'אישור הכתובת לא הצליח. הקוד עדיין תקף: נסו שוב.',
  mailedCode,
  confirming: 'מאשרים…',
  confirmMyAddress: 'לאשר את הכתובת שלי',
  addressIsConfirmed: 'הכתובת אושרה. מעכשיו אפשר להיכנס איתה.',

  wholeAddressNeeded: 'הזינו כתובת מייל מלאה, או השאירו את השדה ריק.',
  wholeAgeNeeded: (min, max) =>
    `הזינו את הגיל בשנים שלמות, בין ${min} ל־${max}, או השאירו את השדה ריק.`,
  failedToUpdateProfile: 'עדכון הפרטים לא הצליח',
  removed: 'הוסר.',
  noChangesToSave: 'אין שינויים לשמור',
  preferNotToSay: 'עדיף לא לומר',
  emailOptional: 'מייל (לא חובה)',
  howAddressIsStored: 'איך נשמרת כתובת המייל',
  addressIsObfuscated:
    'היא מאפשרת לכם להיכנס. היא נשמרת רק בצורה מעורפלת שאין ממנה דרך חזרה: אנחנו יכולים לזהות אותה, אבל לא לקרוא אותה.',
  operatorCouldOpen:
    'כשיש כתובת, מפעילי האתר יכולים לפתוח את התשובות שלכם. בלי כתובת, רק הקוד שלכם יכול.',
  ageOptional: 'גיל (לא חובה)',
  ageStaysHere: 'רק טווח הגיל נשלח ונשמר, למשל 25 עד 34.',
  genderOptional: 'מגדר (לא חובה)',
  saving: 'שומרים…',
  saveChanges: 'לשמור את השינויים',
  addressConfirmed: 'כתובת מייל, מאושרת',
  addressUnconfirmed: 'כתובת מייל, עדיין לא מאושרת',
  age: (ageRange) => `גיל: ${ageRange}`,
  genderIs: (gender) => `מגדר: ${gender}`,
  storedNow: 'שמור כרגע',
  removeEntry: (text) => `להסיר: ${text}`,
  remove: 'להסיר',
  profileInformation: 'פרטים עליכם',
  allIsOptional: 'לא חובה. הפרטים לא מתפרסמים ולא מופיעים בשום השוואה.',
  codeWasMailed: 'שלחנו קוד בן שמונה ספרות לכתובת שהזנתם. הוא תקף ל־10 דקות.',
  genders: {
    male: 'גבר',
    female: 'אישה',
    'non-binary': 'א־בינרי',
    other: 'אחר',
  },

  fieldIsEmpty: 'השדה הזה ריק. מלאו אותו, או לחצו על ״ביטול״.',
  tooManyAttempts: 'יותר מדי ניסיונות. המתינו דקה.',
  proofSteps: {
    secret: {
      explanation: 'אנחנו שואלים למקרה שמישהו אחר מצא את הדף הזה פתוח.',
      label: 'קוד כניסה או סיסמה',
      action: 'להמשיך',
    },
    address: {
      explanation: 'הקלידו את כתובת המייל של החשבון הזה, ונשלח קוד.',
      label: 'כתובת המייל שלכם',
      action: 'לשלוח את הקוד',
    },
    'mailed-code': {
      explanation: 'אם זו הכתובת של החשבון, קוד בן שמונה ספרות בדרך. הוא תקף ל־10 דקות.',
      label: mailedCode,
      action: 'להמשיך',
    },
  },
  isItYou: 'זה החשבון שלכם?',
  mailCodeInstead: 'לקבל קוד במייל במקום זה',

  whatShareLinkShows: 'אחרים רואים את עשרת הנושאים שלכם ויכולים להשוות.',
  renewLink: 'לחדש את הקישור',
  switchSharingOff: 'לכבות את השיתוף',
  loginCodeExplained: 'הוא נמצא רק אצלכם; אין לנו דרך לאתר אותו.',
  closeOtherWays: 'אם ייתכן שמישהו אחר השתמש בחשבון, אפשר גם:',
  removeAddress: 'להסיר את כתובת המייל שלי',
  removePassword: 'להסיר את הסיסמה שלי',
  removeLinks: 'להסיר את הקישורים שיצרתי',
  removePasskeys: 'הסרת מפתחות הגישה שלי',
  signBrowserOut: 'לנתק את הדפדפן ההוא?',
  signOutAndCreate: 'לנתק וליצור קוד חדש',
  onlySignOut: 'רק לנתק',
  signedInSince: (day) =>
    `מחובר מאז ה־${day}. אם קוד הכניסה שלכם שמור בדפדפן, הוא יתחבר שוב כשמישהו יפתח בו את האתר.`,
  newCodePrevents: 'קוד כניסה חדש מונע את זה, ומנתק את כל שאר הדפדפנים. צריך לשמור אותו.',
  sessionsTitle: 'איפה אתם מחוברים',
  sessionsExplained: 'אחרי 30 ימים הדפדפן מתנתק.',
  since: (day) => `מאז ה־${day}`,
  thisBrowser: '· הדפדפן הזה',
  signItOut: 'לנתק',
  goToLogin: 'לכניסה',
  groups: { you: 'אתם', sharing: 'שיתוף', account: 'חשבון' },
  yourData: 'המידע שלכם',
  dataExplained: 'כל מה ששמור על החשבון הזה במילים ובמספרים, בקובץ קריא אחד.',
  downloadMyData: 'להוריד את המידע שלי',
  retakeExplained:
    'עד שלוש פעמים ב־30 ימים. הפרופיל הישן נשמר, רק בשבילכם, כדי להראות <a>מה השתנה אצלכם</a>.',
  deleteEverything: 'למחוק הכול',
  deleteExplained: 'התשובות, הפרופיל, הקודים והחיבורים נמחקים מיד ולתמיד.',
  deleteMyAccount: 'למחוק את החשבון שלי',

  signInCodeIsOnItsWay: 'אם הכתובת הזאת שייכת לחשבון, קוד בן שמונה ספרות בדרך. הוא תקף ל־10 דקות.',
  mailedCodeOrPassword: 'הקוד מהמייל, או הסיסמה שלכם',
  signingIn: 'נכנסים…',
  signInButton: 'כניסה',
  anotherCodeOrAddress: 'קוד אחר או כתובת אחרת',
  loginCodeNeeded: 'הזינו את קוד הכניסה או את כתובת המייל',
  invalidLogin: 'קוד הכניסה או כתובת המייל שגויים. בדקו ונסו שוב.',
  welcomeBack: 'טוב שחזרתם',
  arrivalWaits: 'מה שהביא אתכם לכאן מחכה בפרופיל שלכם.',
  loginCodeOrEmailAddress: 'קוד כניסה או כתובת מייל',
  codeHint: 'שש קבוצות של ארבעה תווים. אותיות גדולות, רווחים ומקפים לא משנים.',
  noAccount: 'אין לכם חשבון? כאן יוצרים אחד',
  sessionExpired: 'פג תוקף החיבור',
  logBackIn: 'להיכנס שוב',
  returnToHome: 'לעמוד הראשי',
  progressIsSaved: 'מה שעניתם נשמר. היכנסו שוב עם קוד הכניסה.',
  accessDenied: 'אין גישה',
  createAccount: 'ליצור חשבון',
  surveyNotLoaded:
    'טעינת השאלון לא הצליחה. הסיבה היא השרת או החיבור, לא אתם. התשובות שלכם במקום בטוח.',
  needToBeAuthenticated: (acronym) =>
    `כדי למלא את שאלון ${leftToRight(acronym)} צריך להיכנס לחשבון`,
  stayingHere: 'נשארים כאן עד שתבחרו.',
  goingToMainPage: 'בעוד 10 שניות תעברו לעמוד הראשי.',
} satisfies Translation<typeof english>;
