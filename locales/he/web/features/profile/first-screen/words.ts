import type { Translation } from '../../../../../../src/domain/locales.ts';
import { type Theme, themeFacts } from '../../../../../../src/domain/themes.ts';
import type * as english from '../../../../../../src/web/features/profile/first-screen/words.ts';
import { formatSeries, plural } from '../../../../../../src/web/ui/language/numbers.ts';

const listThemes = (themes: readonly Theme[]) =>
  formatSeries(themes.map((theme) => themeFacts[theme].phrase));

export default {
  // Verbs and nouns without a person: 'להוביל, מגע איטי, וכמעט לא יותר.'
  traits: {
    DS: {
      positive: 'להוביל',
      negative: 'להתמסר',
      both: 'גם להוביל וגם להתמסר',
      plain: 'להוביל או להתמסר',
    },
    SM: {
      positive: 'להעניק עוצמה',
      negative: 'להרגיש חזק',
      both: 'עוצמה בשני הכיוונים',
      plain: 'עוצמה',
    },
    BOND: { plain: 'קשירה' },
    EXVOY: {
      positive: 'להיות במרכז המבט',
      negative: 'להתבונן',
      both: 'לראות ולהיראות',
      plain: 'מבטים',
    },
    FET: { plain: 'הבד הנכון' },
    HUMIL: {
      positive: 'לגרום להסמיק',
      negative: 'להסמיק',
      both: 'לחיים סמוקות',
      plain: 'הקנטה טובה',
    },
    PRIMAL: {
      positive: 'לרדוף ולתפוס',
      negative: 'לברוח ולהיתפס',
      both: 'מרדף משני צדדיו',
      plain: 'מרדף',
    },
    ROLE: {
      positive: 'לפנק',
      negative: 'להתפנק',
      both: 'לפנק ולהתפנק',
      plain: 'דאגה ופינוק',
    },
    ENM: { plain: 'מקום ליותר משניים' },
    SENS: { plain: 'מגע איטי' },
  },

  moods: {
    all: 'הכול מושך',
    'own-taste': 'טעם אישי וברור',
    'mostly-own-taste': 'טוב גם בלי רוב זה',
    only: 'וכמעט לא יותר',
    open: 'כל הדלתות פתוחות למחצה',
    'mostly-open': 'רוב הדלתות פתוחות למחצה',
    unsaid: 'הרבה נשאר לא נאמר',
  },

  allTheRest: 'וגם כל השאר',

  kinds: {
    side: 'הצד שלכם',
    standing: 'החתימה שלכם',
    several: 'הטעם שלכם',
    nearest: 'הכי קרוב',
    surprise: 'הפתעה',
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
      negative: 'נעים לכם להרגיש חזק.',
      both: 'נעימה לכם העוצמה, כשנותנים וכשמקבלים.',
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
      negative: 'לתת לאחרים להרגיש כך זה לא בשבילכם.',
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
    positive: 'מי מוביל זה לא העיקר בשבילכם, אבל אם כבר, עדיף לכם להוביל.',
    negative: 'מי מוביל זה לא העיקר בשבילכם, אבל אם כבר, עדיף לכם להתמסר.',
  },
  sideOpen: 'טוב לכם כשמישהו מוביל. מי מכם, זה עוד פתוח.',

  outstanding: {
    DS: {
      positive: 'להוביל הוא הרצון הברור ביותר שלכם.',
      negative: 'להתמסר הוא הרצון הברור ביותר שלכם.',
      both: 'להוביל ולהתמסר, שניהם שלכם, ויחד הם בולטים.',
      plain: 'הובלה והתמסרות בולטות אצלכם.',
    },
    SM: {
      positive: 'להעניק תחושות עזות הוא הרצון הברור ביותר שלכם.',
      negative: 'לקבל תחושות עזות הוא הרצון הברור ביותר שלכם.',
      both: 'תחושות עזות שייכות לכם משני הצדדים, וזה בולט.',
      plain: 'תחושות עזות בולטות אצלכם.',
    },
    BOND: { plain: 'קשירה בולטת אצלכם.' },
    EXVOY: {
      positive: 'להיות במרכז המבט הוא הרצון הברור ביותר שלכם.',
      negative: 'להתבונן הוא הרצון הברור ביותר שלכם.',
      both: 'להיחשף ולהתבונן, שניהם שלכם, ויחד הם בולטים.',
      plain: 'חשיפה והתבוננות בולטות אצלכם.',
    },
    FET: { plain: 'חומרים ובגדים בולטים אצלכם.' },
    HUMIL: {
      positive: 'השפלה כמשחק בולטת אצלכם, וההקנטה היא הצד שלכם.',
      negative: 'השפלה כמשחק בולטת אצלכם, וההסמקה היא הצד שלכם.',
      both: 'השפלה כמשחק בולטת אצלכם, משני הצדדים.',
      plain: 'השפלה כמשחק בולטת אצלכם.',
    },
    PRIMAL: {
      positive: 'לרדוף הוא הרצון הברור ביותר שלכם.',
      negative: 'שירדפו אחריכם הוא הרצון הברור ביותר שלכם.',
      both: 'המרדף שייך לכם משני צדדיו, וזה בולט.',
      plain: 'המרדף בולט אצלכם.',
    },
    ROLE: {
      positive: 'לדאוג למי שאיתכם הוא הרצון הברור ביותר שלכם.',
      negative: 'שידאגו לכם הוא הרצון הברור ביותר שלכם.',
      both: 'דאגה ופינוק שייכים לכם משני הצדדים, וזה בולט.',
      plain: 'דאגה ופינוק בולטים אצלכם.',
    },
    ENM: { plain: 'הרצון שבולט אצלכם הוא מקום ליותר משניים.' },
    SENS: { plain: 'השפה שלכם היא מגע, איטי ובכל החושים.' },
  },

  closeBehind: (company) => `צמוד מאחור: ${listThemes(company)}.`,
  pairOf: (pair) => `שני דברים בולטים אצלכם, זה לצד זה: ${listThemes(pair)}.`,
  severalOf: (several) =>
    several.length === 1
      ? `דבר אחד מושך אתכם, בלי לבלוט: ${listThemes(several)}.`
      : `כמה דברים מושכים אתכם, ואף אחד מהם לא בראש: ${listThemes(several)}.`,
  allAlike: 'כל עשרת הנושאים מושכים אתכם, ואף אחד לא בולט מעל השאר.',
  nearestOf: (theme) => `חצי צעד לפני השאר: ${listThemes([theme])}.`,

  // The role stands first, without a person; the crossing follows it.
  role: {
    positive: 'עדיף להוביל.',
    negative: 'עדיף להתמסר.',
    both: 'להוביל ולהתמסר באותה מידה.',
  },
  crossing: {
    SM: {
      positive: 'בתחושות עזות, לעומת זאת, מושכת דווקא הנתינה.',
      negative: 'בתחושות עזות, לעומת זאת, מושכת דווקא הקבלה.',
      both: 'בתחושות עזות, לעומת זאת, כל צד מתאים.',
    },
    HUMIL: {
      positive: 'ואם מישהו צריך להסמיק, דווקא עדיף שזה יהיה הצד השני.',
      negative: 'אבל להסמיק? דווקא כן, ובהנאה.',
      both: 'ואם מישהו צריך להסמיק, לא משנה מי.',
    },
    PRIMAL: {
      positive: 'במרדף, לעומת זאת, הכי טוב לתפוס.',
      negative: 'במרדף, לעומת זאת, הכי טוב להיתפס.',
      both: 'במרדף, לעומת זאת, כל צד מתאים.',
    },
    ROLE: {
      positive: 'ובדאגה ופינוק, דווקא הכי טוב לתת.',
      negative: 'ובדאגה ופינוק, דווקא הכי טוב לקבל.',
      both: 'ובדאגה ופינוק, דווקא טוב לשני הכיוונים.',
    },
  },
  highestElsewhere: (highest, standsOut) =>
    `הכי אהוב: ${listThemes([highest])}. החתימה: ${listThemes([standsOut])}.`,

  imaginedMore: (theme) => `${listThemes([theme])}: יותר לדמיין מאשר לעשות.`,
  doneSooner: (theme) => `${listThemes([theme])}: יותר לעשות מאשר לדמיין.`,

  notForYou: (theme) => `${listThemes([theme])}: תודה, אבל לא.`,
  leftToOthers: {
    most: 'רוב השאר יכול להישאר במקומו.',
    rest: 'כל השאר יכול להישאר במקומו.',
    all: 'כל עשרת הנושאים, ותשובה ברורה מזו אין.',
  },
  mostLeftToOthers: 'רוב מה ששואלים כאן יכול להישאר במקומו.',

  howSure: 'עד כמה זה בטוח?',
  seeAll: 'לראות הכול',
  chart: 'תרשים רדאר של עשרה נושאים בין 0 ל־100; המספרים מופיעים בהמשך, תחת ״כל המספרים״',

  basedOn: (answers) =>
    plural(answers, {
      one: 'נבנה מתשובה אחת.',
      two: 'נבנה משתי תשובות.',
      other: 'נבנה מ־# תשובות.',
    }),
  caveats: {
    longestRun: 'תשובות רבות ברצף הן זהות. אם זה לא מה שאתם מרגישים, אפשר למלא את השאלון שוב.',
    personFit: 'התשובות שלכם יוצרות דפוס יוצא דופן, אז קחו את כל זה בערבון מוגבל.',
    lowContrast: 'התשובות שלכם קרובות זו לזו, ולכן קשה לקרוא בהן הבדלים.',
  },

  sureness: [
    '״כנראה״ פירושו סביר יותר שכן מאשר שלא; ״קשה להכריע״ פירושו שזה יכול ללכת לכאן או לכאן. כשלא כתוב לא זה ולא זה, כל מרווח הטעות של 95% תומך בקביעה.',
    '± הוא מרווח טעות של 95%, חוץ מאשר אחרי נטייה: שם הוא טעות תקן אחת, בערך חצי מהרוחב.',
  ],
  earlyVersion: 'גרסה מוקדמת: היא נשענת על סקרים שפורסמו, עד שמספיק אנשים יענו כאן.',
  withoutAi: 'נכתב מהציונים שלכם, בלי בינה מלאכותית.',
  howItWorks: 'איך זה עובד',

  evidenceScore: (name, figure, label) => `${name}: ${figure}, ${label}`,
  evidenceSide: (pole, other, figure) => `״${pole}״ לפני ״${other}״ בהפרש של ${figure} מתוך 100`,
  evidenceFacets: (fantasy, activity) => `פנטזיה ${fantasy}, מעשה ${activity}, מתוך 100`,
  evidenceChance: (percent) => `הסיכוי למקום הראשון, מול אנשים מדומים: ${percent}`,
  yourAnswers: 'התשובות שלכם',

  actions: 'הצעדים הבאים',
} satisfies Translation<typeof english>;
