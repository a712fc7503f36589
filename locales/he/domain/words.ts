import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/words.ts';

export default {
  // The sides are verbs and the archetypes abstract nouns: a noun for a person has a gender.
  themeNames: {
    DS: {
      name: 'שליטה וכניעה',
      phrase: 'הובלה והתמסרות',
      poles: { positive: 'להוביל', negative: 'להתמסר' },
    },
    SM: {
      name: 'סאדיזם ומזוכיזם',
      phrase: 'תחושות עזות',
      poles: { positive: 'לתת', negative: 'לקבל' },
    },
    BOND: {
      name: 'קשירה ומשמעת',
      phrase: 'קשירה',
      poles: { positive: 'לקשור', negative: 'להיקשר' },
    },
    EXVOY: {
      name: 'אקסהיביציוניזם ומציצנות',
      phrase: 'חשיפה והתבוננות',
      poles: { positive: 'להיחשף', negative: 'להתבונן' },
    },
    FET: { name: 'פטישיזם', phrase: 'חומרים ובגדים', poles: null },
    HUMIL: {
      name: 'משחקי השפלה',
      phrase: 'השפלה כמשחק',
      poles: { positive: 'להשפיל', negative: 'לספוג השפלה' },
    },
    PRIMAL: {
      name: 'משחקים יצריים',
      phrase: 'מרדף',
      poles: { positive: 'לצוד', negative: 'להיתפס' },
    },
    ROLE: {
      name: 'תפקידי דאגה ופינוק',
      phrase: 'דאגה ופינוק',
      poles: { positive: 'לפנק', negative: 'להתפנק' },
    },
    ENM: { name: 'אי־מונוגמיה אתית', phrase: 'מקום ליותר משניים', poles: null },
    SENS: { name: 'חושים ומגע רך', phrase: 'מגע וחושים', poles: null },
  },

  factorNames: {
    POWER: 'יחסי כוח',
    INTENSITY: 'עוצמה',
    DISPLAY: 'חשיפה ופתיחות',
    SENSATION: 'תחושה',
  },

  comparedNames: {
    VE: 'מציצנות ואקסהיביציוניזם',
    FET: 'פטישיזם',
    ENM: 'אי־מונוגמיה אתית',
  },

  dominanceSubmission: 'שליטה / כניעה',

  archetypeWords: {
    'DS+': { name: 'דומיננטיות', sentence: 'להחזיק במושכות, ולזכות באמון שמאפשר את זה.' },
    'DS-': { name: 'כניעה', sentence: 'למסור את השליטה לידיים שאפשר לסמוך עליהן.' },
    'SM+': { name: 'סאדיזם', sentence: 'להעניק תחושות עזות למי שרוצה בהן.' },
    'SM-': { name: 'מזוכיזם', sentence: 'להרגיש תחושות עזות.' },
    'BOND+': { name: 'קשירה', sentence: 'לקשור או להחזיק את האדם השני.' },
    'BOND-': { name: 'התמסרות לחבל', sentence: 'להיקשר, או להיות באחיזה.' },
    'EXVOY+': { name: 'אקסהיביציוניזם', sentence: 'להיחשף לעיני מי שרוצה להסתכל.' },
    'EXVOY-': { name: 'מציצנות', sentence: 'להתבונן במי שרוצה שיסתכלו.' },
    FET0: { name: 'פטישיזם', sentence: 'להימשך לחומר מסוים, לבגד או לפרט קטן.' },
    'HUMIL+': { name: 'הבכה שובבה', sentence: 'להביך את מי שנהנה מזה.' },
    'HUMIL-': { name: 'מבוכה שובבה', sentence: 'לחוות מבוכה, במילים שסוכמו מראש.' },
    'PRIMAL+': { name: 'ציד', sentence: 'לרדוף ולתפוס.' },
    'PRIMAL-': { name: 'הימלטות', sentence: 'לברוח ולהיתפס.' },
    'ROLE+': { name: 'פינוק', sentence: 'לטפל ולדאוג לאדם השני.' },
    'ROLE-': {
      name: 'התפנקות',
      sentence: 'ליהנות מדאגה ומפינוק, בין מבוגרים, בלי צורך להחליט.',
    },
    ENM0: { name: 'אי־מונוגמיה', sentence: 'להשאיר מקום ליותר משניים.' },
    SENS0: { name: 'חושניות', sentence: 'להתעכב על מגע, חום ומרקם.' },
    SWITCH: { name: 'סוויץ׳', sentence: 'להוביל ולהתמסר, לסירוגין.' },
    EXPLORER: { name: 'סקרנות', sentence: 'לטעום קצת כמעט מהכול.' },
    SOFT: { name: 'מגע רך', sentence: 'יותר מכול: רוך ומשחקי חושים.' },
  },

  interestLabels: {
    high: 'עניין רב מאוד',
    strong: 'עניין רב',
    moderate: 'עניין בינוני',
    some: 'עניין מסוים',
    limited: 'עניין מועט',
    low: 'עניין קלוש',
    none: 'אין עניין',
  },

  // What is liked is an infinitive: one construction in the whole line.
  liked: {
    DS: {
      positive: 'להוביל',
      negative: 'להתמסר להובלה',
      both: 'גם להוביל וגם להתמסר',
      plain: 'לדעת מי מוביל',
    },
    SM: {
      positive: 'להעניק תחושה חזקה',
      negative: 'להרגיש תחושה חזקה',
      both: 'גם להעניק תחושה חזקה וגם להרגיש אותה',
      plain: 'לחוות תחושה חזקה',
    },
    BOND: {
      positive: 'לקשור',
      negative: 'להרגיש את החבל',
      both: 'גם לקשור וגם להרגיש את החבל',
      plain: 'לשחק בקשירה',
    },
    EXVOY: {
      positive: 'למשוך מבטים',
      negative: 'להתבונן',
      both: 'גם להתבונן וגם למשוך מבטים',
      plain: 'לשחק במבטים',
    },
    FET: { plain: 'לגעת בבד הנכון' },
    HUMIL: {
      positive: 'לגרום למישהו להסמיק',
      negative: 'להסמיק',
      both: 'גם לגרום למישהו להסמיק וגם להסמיק',
      plain: 'לשחק בעקיצות',
    },
    PRIMAL: {
      positive: 'לרדוף',
      negative: 'לברוח',
      both: 'גם לרדוף וגם לברוח',
      plain: 'לשחק במרדף',
    },
    ROLE: {
      positive: 'לפנק',
      negative: 'לקבל פינוק',
      both: 'גם לפנק וגם לקבל פינוק',
      plain: 'לחלוק פינוק',
    },
    ENM: { plain: 'להשאיר מקום ליותר משניים' },
    SENS: { plain: 'לחוות מגע איטי' },
  },
} satisfies Translation<typeof english>;
