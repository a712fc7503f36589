import { maxNamedItems } from '../../../../../src/domain/comparing.ts';
import { defaultLinkDays, maxChosenItems } from '../../../../../src/domain/links.ts';
import type { Translation } from '../../../../../src/domain/locales.ts';
import { defaultPairHours } from '../../../../../src/domain/together.ts';
import type * as english from '../../../../../src/web/features/sharing/words.ts';
import { leftToRight, plural } from '../../../../../src/web/ui/language/numbers.ts';

const keepToYourself = 'ממי ששלח לכם את הקישור, ובשבילכם בלבד.';

const levels = {
  words: {
    name: 'במילים',
    shows: 'הסיכום שלכם ומה שבולט אצלכם. בלי מספרים, בלי תחומי עניין בשמם.',
  },
  themes: {
    name: 'עשרה נושאים',
    shows: 'כמה גבוה כל נושא אצלכם, בפנטזיה ובמעשה. בלי סיכום, בלי תחומי עניין בשמם.',
  },
  chosen: {
    name: 'תחומי עניין נבחרים',
    shows: `עד ${maxChosenItems} תחומי עניין שתסמנו, עם עשרת הנושאים שלכם. בלי שום תשובה אחרת.`,
  },
};

export default {
  themesAndInterests: (count) =>
    plural(count, {
      one: 'עשרה נושאים ותחום עניין אחד',
      two: 'עשרה נושאים ושני תחומי עניין',
      other: 'עשרה נושאים ו־# תחומי עניין',
    }),
  answersBeforeRetake: (day) => `תשובות מ־${day}, לפני המילוי החוזר`,
  answersOf: (day) => `תשובות מ־${day}`,
  noEnd: 'בלי סיום',
  ended: (time) => `הסתיים: ${time}`,
  ends: (time) => `מסתיים: ${time}`,
  linkNotDeleted: 'מחיקת הקישור לא הצליחה. נסו שוב.',
  deleteTitle: (title) => `למחוק את ״${title}״?`,
  deleting: 'מוחקים…',
  deleteTheLink: 'למחוק את הקישור',
  keepIt: 'להשאיר',
  deletingEnded: 'הוא כבר לא מציג דבר. המחיקה מורידה אותו מהרשימה הזאת.',
  deletingExplained: 'מעכשיו הוא לא מציג דבר. מה שנראה או נשמר אי אפשר להחזיר.',
  endTitle: 'מתי הוא יסתיים?',
  saving: 'שומרים…',
  endItNow: 'לסיים עכשיו',
  leaveItAsItIs: 'להשאיר כמו שזה',
  endExplained: 'את הסיום אפשר להקדים, לא לדחות, ואי אפשר לבטל אותו.',
  itEnds: 'הקישור מסתיים',
  now: 'עכשיו',
  inDays: (days) => plural(days, { one: 'בעוד יום', two: 'בעוד יומיים', other: 'בעוד # ימים' }),
  linkIsReady: 'הקישור שלכם מוכן.',
  deleteLink: 'למחוק',
  whatItShows: 'מה הוא מציג',
  shortenOrEnd: 'לקצר או לסיים',

  afterDays: (days) => plural(days, { one: 'אחרי יום', two: 'אחרי יומיים', other: 'אחרי # ימים' }),
  never: 'אף פעם',
  nothingTicked: 'קודם סמנו לפחות תחום עניין אחד.',
  interestsLegend: (minHighAnswer) => `התשובות שלכם שהן ${minHighAnswer} ומעלה, בלי קווים אדומים.`,
  tickedOfMax: (count, maxChosenItems) => `סומנו ${count} מתוך ${maxChosenItems} לכל היותר.`,
  tickLimitReached: (count) => `${count} כדי לסמן אחד נוסף, בטלו סימון של אחר.`,
  nothingToName: (minHighAnswer) =>
    `אין במה לנקוב: חוץ מקווים אדומים, אין אצלכם תשובה של ${minHighAnswer} ומעלה. <a>התשובות והגבולות שלכם</a>`,
  ofLabel: (ticked, count) => `${ticked} מתוך ${count}`,
  ticked: 'סומנו',
  makingLink: 'הקישור נוצר…',
  makeLink: 'ליצור את הקישור',
  whenItEnds: 'מתי הוא מסתיים',
  label: 'תווית בשבילכם (לא חובה)',
  labelHint: 'רק אתם רואים אותה. עדיף מקום משם: ״Hinge, נובמבר״.',

  fromAnswers: (day) => `לפי תשובות מ־${day}.`,
  theSummary: 'הסיכום',
  standsOut: (name) => `מה שבולט אצל מי ששלח את הקישור: <span>${name}</span>.`,
  interestsTitle: 'תחומי עניין שנבחרו לשיתוף',
  previewExplained: 'זה כל מה שהקישור מציג.',
  coverTitle: 'רוצים להראות לכם משהו אישי',
  opening: 'נפתח…',
  show: 'להציג',
  coverText: 'זה עוסק באינטימיות ובהעדפות מיניות. שמרו את זה לעצמכם, והמשיכו רק אם מלאו לכם 18.',
  senderNotTold: 'מי ששלח לא יידע שפתחתם אותו, ולא יידע עליכם דבר.',
  goneTitle: 'הקישור הזה כבר לא מציג דבר',
  goneText: 'הוא הסתיים, בוטל, או שחסר חלק מהכתובת שלו. בקשו קישור חדש.',
  failedTitle: 'אי אפשר לפתוח את הקישור כרגע',
  wayOn: {
    newcomer: {
      title: 'ומה איתכם?',
      text: 'ענו על אותן שאלות. רק אתם רואים את התשובות שלכם.',
      primary: 'לגלות על עצמכם',
      secondary: 'כניסה',
    },
    finished: {
      title: 'מה משותף לשניכם?',
      text: 'אף צד לא רואה דבר לפני ששניכם אומרים כן, ורק מה שמשותף לכם נזכר בשמו.',
      primary: 'להתחיל השוואה משותפת',
      secondary: 'לפרופיל שלי',
    },
  },
  opened: {
    words: {
      title: 'פרופיל במילים',
      intro: 'ממי ששלח לכם את הקישור. כשכתוב כאן ״אתם״ או ״לכם״, הכוונה לאדם ששלח.',
    },
    themes: { title: 'פרופיל בעשרה נושאים', intro: keepToYourself },
    chosen: { title: 'תחומי עניין, ועשרה נושאים', intro: keepToYourself },
  },
  ownLinkNote: 'הקישור שלכם, כמו שאחרים רואים אותו. הביקור שלכם לא נספר.',

  levels,

  noLinksYet: 'אין קישורים עדיין',
  failed: 'טעינת הקישורים שלכם לא הצליחה',
  loading: 'הקישורים שלכם בטעינה…',
  linkDeleted: 'הקישור נמחק.',
  intro: 'כל קישור מציג חלק אחד מהפרופיל שלכם. אתם רואים כמה פעמים הוא נפתח, אף פעם לא מי פתח.',
  afterRetake: 'אפשר ליצור קישור חדש אחרי שהשאלון יושלם.',
  limitReached: (maxLinks) =>
    `יש לכם ${maxLinks} קישורים, וזה המספר המרבי. קודם סיימו או מחקו אחד.`,
  newLink: 'קישור חדש',
  allLinks: 'כל הקישורים',

  scoresTitle: (count, acronym) => `ציוני ${leftToRight(acronym)} ב־${count} ממדים (סולם 0 עד 100)`,
  scoresCaption: 'פנטזיה ומעשה בין 0 ל־100, בקפיצות של 5',
  dimension: 'ממד',
  fantasy: 'פנטזיה',
  activity: 'מעשה',
  fetchingPreview: 'התצוגה בטעינה…',
  shareCode: (shareCode) => `קוד שיתוף: ${leftToRight(shareCode)}`,
  someoneWants: 'מישהו רוצה לדעת מה משותף לשניכם.',
  wantToCompare: 'רוצים להשוות פרופילים?',
  wantToCompareText:
    'קודם התשובות שלכם; רק אתם רואים אותן. האדם השני לא רואה השוואה, אלא אם תשלחו לו קישור.',
  loginToCompare: 'להיכנס ולהשוות',
  notFound: 'הפרופיל לא נמצא, או שקוד השיתוף שגוי',
  goToHome: 'לעמוד הראשי',
  codesExplained: 'בקודי שיתוף יש 10 עד 20 אותיות וספרות. בעלי הקוד יכולים לכבות אותו.',
  compareWithMyProfile: 'להשוות לפרופיל שלי',
  viewMyProfile: 'לפרופיל שלי',
  createYourProfile: 'ליצור פרופיל משלכם',
  loadingProfile: 'הפרופיל בטעינה…',

  compareProfiles: 'להשוות פרופילים',
  codeOrLink: 'קוד או קישור של אדם אחר',
  codeOrLinkHint: 'קוד שיתוף או כתובת של פרופיל',
  myCode: 'הקוד שלי:',
  saveYourCode: 'שמרו את הקוד: זו הדרך היחידה חזרה',
  copyCode: 'להעתיק את הקוד',
  sendYourLink: 'לשלוח את הקישור שלכם',
  neverThisPage: 'הקישור שלכם מציג עשרה פסים. לעולם לא את הדף הזה.',
  barsAndHeadline: 'הקישור שלכם מציג עשרה פסים ואת הכותרת שלכם. לעולם לא את הדף הזה.',
  noLoginCodeHere: 'קוד הכניסה שלכם לא שמור בדפדפן הזה, ואין לנו דרך לאתר אותו.',
  loginCodeHint: 'הוא מכניס אתכם מכל מקום. שמרו אותו לעצמכם.',
  qrCodeAlt: (link) => `קוד QR של ${link}`,
  shareYourProfile: 'לשתף את הפרופיל שלכם',
  qrCode: 'קוד QR',

  wayNames: {
    compare: 'להשוות איתי',
    both: 'רק אם שנינו אומרים כן',
    words: 'במילים',
    picture: 'תמונה',
  },
  ways: {
    both: `הקישור פועל פעם אחת, בתוך ${plural(defaultPairHours, { one: 'שעה', two: 'שעתיים', other: '# שעות' })}.`,
    words: `${levels.words.shows} הקישור מסתיים אחרי ${plural(defaultLinkDays, { one: 'יום', two: 'יומיים', other: '# ימים' })}.`,
    picture: 'מרובעת, לאפליקציית היכרויות או להודעה. אתם בוחרים מה יופיע בה.',
  },
  whatLinkShows: {
    fit: 'הוא מציג את עשרת הנושאים שלכם. השוואה מוסיפה את מידת ההתאמה ביניכם, ובחלק מהנושאים את הצד שלכם. שום תחום עניין לא נזכר בשמו.',
    few: `הוא מציג את עשרת הנושאים שלכם. השוואה מוסיפה את מידת ההתאמה ביניכם, בחלק מהנושאים את הצד שלכם, ועד ${maxNamedItems} תחומי עניין ששניכם אוהבים.`,
    all: 'הוא מציג את עשרת הנושאים שלכם. השוואה מוסיפה את מידת ההתאמה ביניכם, בחלק מהנושאים את הצד שלכם, ואת כל תחומי העניין ששניכם דירגתם גבוה.',
  },
  whatToShare: 'מה לשתף',
  showLine: 'להראות שם גם את הכותרת שלי',
  lineShown: (line) => `״${line}״ בלי ה״כן״ ובלי ה״לא״ הכי ברורים שלכם.`,
  sendLink: 'לשלוח קישור',
  thenDecide: 'אחרי שהאדם השני יצטרף, תאמרו כן או לא תחת <a>השוואות משותפות</a>.',
  makePicture: 'ליצור תמונה',
  more: 'עוד',
  otherWays: 'דרכים אחרות לשתף',
  sharingSettings: 'הגדרות השיתוף',
  qrHint: 'מי שיסרוק או יצלם אותו יחזיק בקישור.',
} satisfies Translation<typeof english>;
