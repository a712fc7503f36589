import type { Translation } from '../../../../../../src/domain/locales.ts';
import { type Theme, themeFacts } from '../../../../../../src/domain/themes.ts';
import type * as english from '../../../../../../src/web/features/profile/first-screen/words.ts';
import { formatList, formatSeries } from '../../../../../../src/web/ui/language/numbers.ts';

const listThemes = (themes: readonly Theme[]) =>
  formatSeries(themes.map((theme) => themeFacts[theme].phrase));

export default {
  moods: {
    all: 'הכול מושך אתכם.',
    'own-taste': 'הטעם שלכם ברור לכם.',
    'mostly-own-taste': 'טוב לכם גם בלי רוב הדברים האלה.',
    open: 'כל הדלתות פתוחות למחצה.',
    'mostly-open': 'רוב הדלתות פתוחות למחצה.',
    unsaid: 'את רוב הדברים שמרתם לעצמכם.',
  },

  line: (sure, unsure) => {
    if (unsure.length === 0) return `אתם אוהבים ${formatList(sure)}.`;
    if (sure.length === 0) return `כנראה אתם אוהבים ${formatList(unsure)}.`;
    const also = unsure[0]?.startsWith('גם ') ? '' : 'גם ';
    return `אתם אוהבים ${formatList(sure)}, וכנראה ${also}${formatList(unsure)}.`;
  },
  likedOnly: (one) => `אתם אוהבים ${one}, ולא הרבה מעבר לזה.`,
  likedMost: (several) => `יותר מכול אתם אוהבים ${formatList(several)}, וגם את כל השאר.`,

  kinds: {
    side: 'הצד שלכם',
    nearest: 'הכי קרוב',
    imagined: 'בדמיון',
    done: 'במעשה',
    boundary: 'גבול',
  },

  likes: {
    DS: {
      positive: 'נעים לכם להחזיק במושכות.',
      negative: 'נעים לכם להעביר את המושכות.',
      both: 'נעים לכם להחזיק במושכות, ונעים לכם להעביר אותן.',
    },
    SM: {
      positive: 'נעים לכם לתת מגע שמרגישים.',
      negative: 'נעים לכם להרגיש דברים בעוצמה.',
      both: 'נעימה לכם עוצמה, כשנותנים וכשמקבלים.',
    },
    EXVOY: {
      positive: 'נעים לכם שמסתכלים עליכם.',
      negative: 'נעים לכם להסתכל.',
      both: 'נעים לכם להסתכל, ונעים לכם שמסתכלים עליכם.',
    },
    HUMIL: {
      positive: 'נעים לכם לגרום למי שרוצה בזה להסמיק.',
      negative: 'נעים לכם כשגורמים לכם להסמיק.',
      both: 'נעים לכם סומק בלחיים, שלכם או של מי שאיתכם.',
    },
    PRIMAL: {
      positive: 'כיף לכם לרדוף.',
      negative: 'כיף לכם כשרודפים אחריכם.',
      both: 'כיף לכם במרדף, ולא משנה מי מכם בורח.',
    },
    ROLE: {
      positive: 'נעים לכם לדאוג למי שאיתכם.',
      negative: 'נעים לכם כשדואגים לכם.',
      both: 'נעים לכם לדאוג, ונעים לכם כשדואגים לכם.',
    },
  },

  refuses: {
    DS: { positive: 'להתמסר זה לא בשבילכם.', negative: 'להוביל זה לא בשבילכם.' },
    SM: {
      positive: 'לקבל אותו זה לא בשבילכם.',
      negative: 'לגרום לאחרים להרגיש כך זה לא בשבילכם.',
    },
    EXVOY: {
      positive: 'להתבונן זה לא בשבילכם.',
      negative: 'להיות במרכז המבט זה לא בשבילכם.',
    },
    HUMIL: {
      positive: 'להסמיק בעצמכם זה לא בשבילכם.',
      negative: 'לגרום לאחרים להסמיק זה לא בשבילכם.',
    },
    PRIMAL: {
      positive: 'להיתפס זה לא בשבילכם.',
      negative: 'לתפוס זה לא בשבילכם.',
    },
    ROLE: {
      positive: 'שידאגו לכם זה לא בשבילכם.',
      negative: 'לדאוג לאחרים זה לא בשבילכם.',
    },
  },

  rather: {
    positive: 'השאלה מי מוביל היא לא העיקר בשבילכם, אבל אתם מעדיפים להוביל מאשר להתמסר.',
    negative: 'השאלה מי מוביל היא לא העיקר בשבילכם, אבל אתם מעדיפים להתמסר מאשר להוביל.',
  },
  sideOpen: 'השאלה מי משניכם מוביל עדיין פתוחה.',

  nearestOf: (theme) => `עדיין אין נושא בראש. בין הגבוהים אצלכם: ${listThemes([theme])}.`,

  imaginedMore: (theme) => `${listThemes([theme])}: יותר לדמיין מאשר לעשות.`,
  doneSooner: (theme) => `${listThemes([theme])}: יותר לעשות מאשר לדמיין.`,

  notForYou: (theme) => `${listThemes([theme])}: תודה, אבל לא.`,
  chart: 'תרשים של עשרת הנושאים מ־0 עד 100; המספרים נמצאים בהמשך, תחת ״המספרים, וכמה הם ודאיים״',

  caveats: {
    longestRun: 'תשובות רבות ברצף הן זהות. אם זה לא מה שאתם מרגישים, אפשר למלא את השאלון שוב.',
    personFit: 'התשובות שלכם יוצרות דפוס יוצא דופן, אז קחו את כל זה בערבון מוגבל.',
    lowContrast: 'התשובות שלכם קרובות זו לזו, ולכן קשה לקרוא בהן הבדלים.',
  },

  clearestYes: 'ה״כן״ הכי ברור שלכם',
  clearestNo: 'ה״לא״ הכי ברור שלכם',
  imagined: 'בדמיון',

  sendable: 'משפט שאפשר לשלוח',
  wishes: {
    DS: {
      positive: 'הייתי רוצה להוביל ערב אחד.',
      negative: 'הייתי רוצה שההובלה תהיה אצלך ערב אחד.',
      plain: 'הייתי רוצה ערב שבו אחד הצדדים מוביל.',
    },
    SM: {
      positive: 'הייתי רוצה לגלות עד כמה חזק נעים לך להרגיש.',
      negative: 'הייתי רוצה ממך מגע שמרגישים באמת.',
      plain: 'הייתי רוצה שנגביר קצת.',
    },
    BOND: {
      positive: 'הייתי רוצה להחזיק אותך לזמן מה לגמרי בידיים שלי.',
      negative: 'הייתי רוצה להיות לזמן מה לגמרי בידיים שלך.',
      plain: 'הייתי רוצה משחק שבו צד אחד נתון לגמרי בידי השני.',
    },
    EXVOY: {
      positive: 'הייתי רוצה את המבט שלך עליי.',
      negative: 'הייתי רוצה להביט בך.',
      plain: 'הייתי רוצה שנשאיר את האור דולק.',
    },
    FET: { plain: 'הייתי רוצה להראות לך מה עושה לי את זה.' },
    HUMIL: {
      positive: 'הייתי רוצה לגרום לך להסמיק.',
      negative: 'הייתי רוצה להסמיק בזכותך.',
      plain: 'הייתי רוצה שמישהו משנינו יסמיק.',
    },
    PRIMAL: {
      positive: 'הייתי רוצה לרדוף אחריך ולתפוס אותך.',
      negative: 'הייתי רוצה לברוח ממך ולהיתפס.',
      plain: 'הייתי רוצה שניאבק על זה בצחוק.',
    },
    ROLE: {
      positive: 'הייתי רוצה לפנק אותך יום שלם.',
      negative: 'הייתי רוצה יום שלם של פינוק ממך.',
      plain: 'הייתי רוצה יום שבו נפנק זה את זה.',
    },
    ENM: { plain: 'הייתי רוצה לדבר על מקום ליותר משנינו.' },
    SENS: { plain: 'הייתי רוצה ערב איתך, בלי למהר בכלל.' },
  },
  yesPlease: (topics) => `כן, בבקשה: ${formatList(topics)}.`,
  onMyMind: (topics) => `לפעמים עובר לי בראש: ${formatList(topics)}.`,
  noThanks: (topics) => `לא, תודה: ${formatList(topics)}.`,
  copySentence: 'להעתיק',
  sendSentence: 'לשלוח',
  actions: 'הצעדים הבאים',
} satisfies Translation<typeof english>;
