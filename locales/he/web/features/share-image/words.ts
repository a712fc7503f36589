import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/share-image/words.ts';

export default {
  cards: { self: 'מי אני', ask: 'אפשר לשאול אותי על…' },
  whichCard: 'איזה כרטיס',
  chooseTopic: 'אחת מתשובות ה״כן״ הכי ברורות שלכם. אף אחת לא מוצגת לפני שבחרתם בה.',
  askMeAbout: 'אפשר לשאול אותי על',
  about: (topic) => `…${topic}.`,
  fromMyAnswers: 'מהתשובות שלי',

  shape: 'צורה',
  shapes: { square: 'ריבוע', tall: 'גבוה (9:16)' },
  productName: (name) => `השם ${name}`,
  darkBackground: 'רקע כהה',

  title: 'תמונה לשיתוף',
  note: 'צוירה במכשיר הזה ולא נשלחה לשום מקום. אין בה קוד, קישור או שם שלכם; אחרי שתמונה פורסמה, אי אפשר לקחת אותה בחזרה.',
  save: 'לשמור',
  copyImage: 'להעתיק את התמונה',
  shareImage: 'לשתף…',
  copyDescription: 'להעתיק את התיאור',

  pairTitle: 'תמונה של שניכם',
  pairNote:
    'צוירה במכשיר הזה ולא נשלחה לשום מקום. אין בה שמות ומספרים; ככל שההתאמה ביניכם טובה יותר, העיגולים חופפים יותר. מדובר בשני אנשים: שאלו את האדם השני לפני שאתם מראים אותה.',
  inCommonOption: 'במשותף',
  inCommon: 'במשותף',
  pairDescription: (level, shared) => {
    const circles = `שני עיגולים חופפים, והמילים ״${level}״.`;
    return shared.length === 0 ? circles : `${circles} במשותף: ${shared.join('; ')}.`;
  },

  selfDescription: (line, hasChart) =>
    [...line, ...(hasChart ? ['תרשים בצורת כוכב של עשרת הנושאים, עם שמותיהם.'] : [])].join(' '),
  askDescription: (topic) => `אפשר לשאול אותי על ${topic}.`,

  drawing: 'מציירים…',
  fileName: 'תמונה.png',
  saved: (fileName) => `נשמר בשם ${fileName}.`,
  copied: 'הועתק. אפשר להדביק בכל מקום.',
  handedOver: 'נשלח לשיתוף.',
  failures: {
    canvas:
      'הדפדפן שלכם לא נותן לדפים לקרוא את מה שהם מציירים. צילום מסך של התצוגה הוא אותה תמונה.',
    clipboard: 'הדפדפן שלכם לא אפשר להעתיק את התמונה. שמרו אותה במקום זה.',
    share: 'המכשיר שלכם לא הצליח לשתף את התמונה. שמרו אותה במקום זה.',
    other: 'ציור התמונה לא הצליח. בדקו את החיבור לרשת ונסו שוב, או צלמו את המסך.',
  },
} satisfies Translation<typeof english>;
