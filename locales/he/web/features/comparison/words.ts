import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/comparison/words.ts';
import { leftToRight, plural } from '../../../../../src/web/ui/language/numbers.ts';

const levels = {
  'very compatible': 'התאמה טובה מאוד',
  compatible: 'התאמה טובה',
  'somewhat compatible': 'התאמה חלקית',
  'unlikely to be compatible': 'כנראה אין התאמה',
};
const levelNames: Readonly<Record<string, string>> = levels;

export default {
  print: 'להדפיס את המדריך',
  talkCards: 'קלפי שיחה',
  cardsInTurn: 'שאלות לשאול בתורות',
  asks: { mine: 'שאלה ממני', theirs: 'שאלה ממך' },
  cardPlace: (place, count) => `${place} מתוך ${count}`,
  previousCard: 'הקודם',
  nextCard: 'הבא',
  passCard: 'אפשר לדלג על כל קלף: החליקו, או השתמשו במקשי החצים. שום דבר לא נשמר.',

  questionsForAnybody: [
    'מה נותן לך הרגשה של קרבה?',
    'ממה היית רוצה יותר, וממה פחות?',
    'מה אסור לבקש ממך אף פעם?',
  ],

  limits: 'להסכים על גבולות',
  limitsHow:
    'סמנו בנפרד כן, אולי או לא; ואז השוו. התשובה הזהירה יותר קובעת, ומותר לשניכם לשנות אותה בכל רגע. ליד כל ״כן״ כתבו מה צריך בשבילו, ומה אסור שיקרה.',
  onPaper: 'במדריך המודפס יש שלוש משבצות לכל דבר שמשותף לכם.',
  answers: ['כן', 'אולי', 'לא'],

  stopSignal: 'להסכים על אות עצירה',
  signals: [
    'מילה אחת שעוצרת הכול מיד, ומילה אחת שפירושה לאט יותר. רבים בוחרים ״אדום״ ו״צהוב״, כי לא אומרים אותן במקרה.',
    'סימן אחד לרגע שבו אי אפשר לדבר: שלוש טפיחות, או לשמוט משהו שמחזיקים.',
    'מי שאומר ״די״ לא חייב באותו רגע הסבר. האדם השני עוצר מיד, ושואל מה צריך.',
  ],
  ourWord: 'המילה שלנו:',
  slower: 'לאט יותר:',
  ourSign: 'הסימן שלנו:',

  afterwards: 'לומר מה כל אחד צריך אחר כך',
  afterwardsHow: [
    'קרבה, שקט, משהו לאכול, זמן לבד: זה לא חייב להיות אותו דבר לשניכם.',
    'סכמו איפה זה נגמר, ומי דואג אז למי.',
    'יום אחרי: מה היה טוב, ומה לא?',
  ],

  picture: 'ליצור תמונה של שניכם',

  heading: 'ממד אחר ממד',
  domToSub: 'השליטה שלכם ↔ הכניעה שמולכם',
  subToDom: 'הכניעה שלכם ↔ השליטה שמולכם',
  versus: (mine, theirs) => `${mine} מול ${theirs}`,

  // Short words: the column beside the figures is narrow.
  close: 'קרוב',
  apart: 'רחוק',
  farApart: 'רחוק מאוד',
  sameSide: 'אותו צד',
  delta: (size, word) => `${leftToRight(`Δ ${size}`)} · ${word}`,
  inWords: (mine, theirs, size, word) =>
    `אצלכם ${mine}, אצל האדם השני ${theirs}; הפרש ${size}, ${word}.`,

  caption: 'הממדים בהשוואה, בין 0 ל־100, בקפיצות של 5',
  columns: ['ממד', 'אצלכם', 'מולכם', 'Δ'],

  withheld: {
    flagged:
      'חלק מהתשובות שלכם נראות חפוזות או אקראיות. כדי להגן על האדם השני, שום תחום עניין לא נזכר בשמו, והמספרים כאן הם רק בקירוב. ענו שוב בלי למהר, ותחומי עניין משותפים יוכלו להופיע.',
    tooSoon:
      'התשובות שלכם בנות דקות ספורות. כדי להגן על האדם השני, שום דבר לא נזכר בשמו עד ארבע דקות אחרי התשובה הראשונה שלכם.',
    answerSets:
      'כבר השוויתם עם האדם הזה בכמה סדרות שונות של תשובות. מעכשיו תראו רק את מידת ההתאמה ביניכם, כדי שאי אפשר יהיה לגלות תשובות בניסוי וטעייה.',
    synthetic: 'פרופיל מתשובות אקראיות מושווה לאדם במספרים בלבד. שום תחום עניין לא נזכר בשמו.',
  },
  few: 'מתוך תחומי העניין של האדם השני מוזכרים שישה לכל היותר, תמיד אותם. ייתכן שיש עוד במשותף.',
  fit: 'האדם השני בחר לשתף רק את מידת ההתאמה ביניכם, ושום תחום עניין בשמו.',

  seeMore: 'לראות עוד ביחד, אחרי ששניכם אמרתם כן',

  canAppear: 'תחומי עניין משותפים יוכלו להופיע <time></time>.',
  inClock: (clock) => `בעוד ${clock}`,
  inMinutes: (minutes) =>
    plural(minutes, {
      one: 'בעוד פחות מדקה',
      two: 'בעוד פחות משתי דקות',
      other: 'בעוד פחות מ־# דקות',
    }),

  looking: 'מחפשים תחומי עניין משותפים…',
  canAppearNow: 'תחומי עניין משותפים יכולים להופיע עכשיו.',
  couldNotLook: 'הבדיקה החוזרת לא הצליחה. טענו את הדף מחדש.',

  title: 'השוואת פרופילים',
  score: (percent) => `${percent}%`,
  howFound: 'איך נקבעת דרגת ההתאמה',
  room: (low, high) => `כנראה בין ${low} ל־${high}`,
  whyWords:
    'הדף הזה מציין מעט ככל האפשר מילים סמוכות, כך שהדרגה האמיתית נמצאת ביניהן בארבעה מכל חמישה מקרים. מילה אחת לבדה הייתה מתחלפת באחרת כעבור שבועיים אצל כמחצית מהזוגות של אנשים זרים.',
  inTwoLanguages: 'אם עניתם בשפות שונות, חלק מכל הבדל יכול לנבוע מהתרגום.',
  levelShares: 'כמה סבירה כל דרגה',
  ofAHundred: (count) => `${count} מתוך 100`,
  bridges: 'שלוש דרכים להיפגש באמצע',

  dreams: 'תסריטי חלום (פנטזיות ששניכם רוצים בהן מאוד)',
  nothingNamed: (list) => `${list}: שום דבר לא מוזכר`,
  bothAtMax: 'פנטזיה: שניכם בראש הסולם!',
  activityOfFive: (mine, theirs) => `מעשה: ${mine}/5 מול ${theirs}/5`,
  estimated: '(הערכה)',

  activities: 'פעילויות ששניכם מתעניינים בהן מאוד',
  bothSides: 'שניכם רוצים את שני הצדדים',
  you: 'אצלכם',
  they: 'אצל האדם השני',

  levels,
  shortLevels: {
    'very compatible': 'טובה מאוד',
    compatible: 'טובה',
    'somewhat compatible': 'חלקית',
    'unlikely to be compatible': 'כנראה אין',
  },

  levelBetween: (lower, higher) =>
    `בין ״${levelNames[lower] ?? lower}״ ל״${levelNames[higher] ?? higher}״`,
  levelsFrom: (lowest, highest) =>
    `כל האפשרויות, מ״${levelNames[lowest] ?? lowest}״ ועד ״${levelNames[highest] ?? highest}״`,

  openness: { little: 'לחלק קטן', half: 'לכמחצית', most: 'לחלק הגדול' },
  bothOpen: (they, you) =>
    `האדם השני פתוח ${they} ממה שאתם רוצים, ואתם פתוחים ${you} ממה שהאדם השני רוצה.`,
  theyAreOpen: (they) => `האדם השני פתוח ${they} ממה שאתם רוצים; רק מעט מכל זה מושך אותו.`,
  youAreOpen: (you) => `אתם פתוחים ${you} ממה שהאדם השני רוצה; רק מעט מכל זה מושך אתכם.`,

  loading: 'ההשוואה בטעינה…',

  seeTheirThemes: 'לעשרת הנושאים של האדם השני',
  notAuthenticatedHint: 'כדי להשוות צריך פרופיל משלכם במכשיר הזה.',
  missing: 'חסר מידע על הפרופילים להשוואה',
  missingHint:
    'הזינו בפרופיל שלכם את קוד השיתוף או את הקישור של האדם השני; גם השיתוף שלכם צריך לפעול.',
  failed: 'טעינת ההשוואה לא הצליחה. בדקו את קוד השיתוף ונסו שוב.',
  empty: 'אין נתונים להשוואה',
  emptyHint: 'לשניכם צריך להיות פרופיל מוכן.',
} satisfies Translation<typeof english>;
