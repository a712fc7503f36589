import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/platform/words.ts';

const linkShared = 'שיתפו אתכם בחלק מפרופיל אישי.';
const leaveByShift = 'שלוש לחיצות על Shift עושות אותו דבר.';

export default {
  serverProblem: 'יש כרגע תקלה בשרת. שום דבר לא אבד: נסו שוב בעוד רגע.',
  tooManyRequests: 'הגיעו עכשיו יותר מדי בקשות מהרשת שלכם. שום דבר לא אבד: נסו שוב בעוד דקה.',
  startFailed: 'לא נוצר חשבון.',
  didNotWork: 'זה לא הצליח. נסו שוב.',
  notLoaded: 'הדף הזה לא נטען.',
  nothingLost: 'שום דבר לא אבד.',
  sendNumber: 'עדיין לא עובד? שלחו לנו את המספר הזה:',
  offline: 'אין חיבור לשרת. שום דבר לא אבד: נסו שוב כשהרשת תחזור.',

  linkShared,

  purposes: {
    code: 'מישהו רוצה לראות מה משותף לשניכם. קודם התשובות שלכם, ואחר כך אפשר להשוות.',
    invitation: 'מישהו רוצה לראות מה משותף לשניכם. קודם התשובות שלכם, ואחר כך ההחלטה של שניכם.',
    link: `${linkShared} הקישור שמור כאן בשבילכם.`,
  },
  openLink: 'לראות שוב את הפרופיל ששותף',
  profileWaits: 'עכשיו אפשר לראות מה משותף לשניכם.',
  compareNow: 'להשוות עם הפרופיל שהביא אתכם לכאן',
  invitationWaits: 'הוזמנתם למבט משותף.',
  openInvitation: 'למבט המשותף',
  label: 'מה הביא אתכם לכאן',
  notNow: 'לא, תודה',
  afterRetake: 'ההזמנה שמורה בשבילכם. כשתסיימו למלא את השאלון שוב, אפשר יהיה להמשיך.',

  myProfile: 'הפרופיל שלי',
  leaveByShift,
  leaveHint: `מעבר מיידי לדף ניטרלי. ${leaveByShift} היסטוריית הגלישה לא נמחקת.`,
  leave: 'יציאה מהירה',
  close: 'סגירה',

  sharedDevice: 'זה מכשיר משותף',
  sharedDeviceHint: 'שום דבר לא נשמר בדפדפן הזה, וסגירת הלשונית מנתקת אתכם.',
  answersNotLoaded: 'טעינת התשובות שלכם לא הצליחה. בדקו את החיבור לרשת, ואז פתחו את זה שוב.',
  loadingAnswers: 'התשובות שלכם בטעינה…',
  tryAgain: 'לנסות שוב',
  backToProfile: 'חזרה לפרופיל',
  takeSurvey: 'להתחיל בשאלון',
  afterBothStages: 'הדף הזה ייפתח אחרי שתענו על שני חלקי השאלון.',
  notLoggedIn: 'לא נכנסתם לחשבון',
  enterLoginCode: 'להזין קוד כניסה',
  sessionEnded: 'קוד הכניסה יחזיר אתכם לכאן, אלא אם החשבון נמחק.',
  login: 'כניסה',
  stayOnThisPage: 'להישאר בדף הזה',
  sharedReadings: 'מבטים משותפים',
  switchSharingOn: 'להפעיל את השיתוף',
  retakeTheSurvey: 'למלא את השאלון שוב',
  sharingIsOff: 'השיתוף כבוי.',
  yourLinks: 'הקישורים שלכם',
  newLoginCode: 'ליצור קוד כניסה חדש',
  notAuthenticated: 'לא נכנסתם לחשבון',
  editProfile: 'עריכת הפרופיל',
  takeTheSurvey: 'להתחיל בשאלון',
  signIn: 'כניסה',
  redirecting: 'מעבירים אתכם…',
  methodology: 'השיטה',
  privacy: 'פרטיות',
  help: 'עזרה',
  yourLoginCode: 'קוד הכניסה שלכם',
} satisfies Translation<typeof english>;
