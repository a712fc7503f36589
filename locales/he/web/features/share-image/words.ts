import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/share-image/words.ts';

const fromMyAnswers = 'מהתשובות שלי';

const ends = {
  DS: ['להתמסר', 'להוביל'],
  SM: ['לקבל', 'לתת'],
  EXVOY: ['להתבונן', 'להיחשף'],
  HUMIL: ['להסמיק', 'לגרום להסמיק'],
  PRIMAL: ['להיתפס', 'לתפוס'],
  ROLE: ['להתפנק', 'לפנק'],
} as const;

export default {
  frames: {
    lead: { name: 'בכמה מילים', kicker: 'בכמה מילים' },
    surprise: { name: 'הפתעה', kicker: 'הפתעה' },
    imagined: { name: 'דמיון ומעשה', kicker: 'בדמיון' },
    done: { name: 'דמיון ומעשה', kicker: 'במעשה' },
    boundary: { name: 'גבול', kicker: 'גבול' },
    invitation: { name: 'הזמנה', kicker: 'תורך' },
  },

  invitation: 'ומה איתך? איפה ניפגש?',
  fromMyAnswers,
  certaintyFromMyAnswers: (certainty) =>
    certainty === '' ? fromMyAnswers : `${certainty}, ${fromMyAnswers}`,

  ends,
  // At most twelve letters: the mark of the second one follows at a fixed place.
  imagined: 'בדמיון',
  done: 'במעשה, או בנכונות לו',

  sentence: 'המשפט',
  question: 'השאלה',
  betweenEnds: (theme) => `הסולם בין ״${ends[theme][0]}״ ל״${ends[theme][1]}״`,
  facets: 'הסולם של דמיון ומעשה',
  chart: 'תרשים, בלי כיתוב',
  chartHint: 'נושאים מוסתרים לא מופיעים בו',
  archetype: 'ארכיטיפ',
  ownLine: 'שורה משלכם (לא חובה)',
  productName: (name) => `השם ${name}`,
  darkBackground: 'רקע כהה',
  whatItShows: 'מה מראה התמונה הזאת',

  title: 'תמונה לשיתוף',
  note: 'צוירה במכשיר הזה ולא נשלחה לשום מקום. אין בה קוד, קישור או שם, אלא אם תכתבו אחד; אחרי שתמונה פורסמה, אי אפשר להחזיר אותה.',
  carousel: 'תמונות',
  track: 'תמונות, זו לצד זו',
  carouselRole: 'קרוסלה',
  slideRole: 'שקופית',
  position: (index, count) => `${index} מתוך ${count}`,
  slide: (index, count, name) => `${index} מתוך ${count}: ${name}`,
  previous: 'התמונה הקודמת',
  next: 'התמונה הבאה',
  nothingShown: 'הכול מוסתר. הציגו לפחות דבר אחד כדי לשמור את התמונה.',
  small: 'כך אחרים רואים אותה בהתחלה.',
  save: 'לשמור את התמונה',
  copyImage: 'להעתיק את התמונה',
  shareImage: 'לשתף…',
  copyDescription: 'להעתיק את התיאור',

  pairTitle: 'תמונה של שניכם',
  pairNote:
    'צוירה במכשיר הזה ולא נשלחה לשום מקום. אין בה שמות ומספרים; ככל שההתאמה ביניכם טובה יותר, העיגולים חופפים יותר. היא עוסקת בשני אנשים: שאלו את האדם השני לפני שאתם מראים אותה.',
  inCommonOption: 'במשותף',
  inCommon: 'במשותף',
  pairDescription: (level, shared) => {
    const circles = `שני עיגולים חופפים, והמילים ״${level}״.`;
    return shared.length === 0 ? circles : `${circles} במשותף: ${shared.join('; ')}.`;
  },

  withCertainty: (text, certainty) => (certainty === '' ? text : `${text} (${certainty})`),
  chartDescription: 'תרשים בצורת כוכב, בלי כיתוב.',
  scaleDescription: (from, to, place) =>
    `על סולם בין ״${from}״ ל״${to}״, סימון ב־${place} מתוך 100.`,
  facetsDescription: (fantasy, activity) =>
    `בדמיון ${fantasy}; במעשה, או בנכונות לו, ${activity}, מתוך 100.`,

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
