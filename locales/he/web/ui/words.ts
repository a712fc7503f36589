import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/ui/words.ts';

export default {
  /** What is clearly so needs no word. */
  certainties: {
    clearly: '',
    probably: 'כנראה',
    close: 'קשה להכריע',
  },
  oneInterest: (text, certainty) => (certainty === '' ? `${text}.` : `${text}, ${certainty}.`),

  dayInSentence: (day) => day,
  timeInSentence: (time) => time,

  fantasy: 'פנטזיה',
  activity: 'מעשה',
  showAsTable: 'להציג כטבלה',
  facetsInWords: (name, fantasy, activity, max) =>
    `${name}: פנטזיה ${fantasy}, מעשה ${activity}, מתוך ${max}`,
  pairInWords: (name, mine, theirs) => `${name}: אצלכם ${mine}, אצל האדם השני ${theirs}, מתוך 100`,
  fantasyInitial: 'פ',
  activityInitial: 'מ',
  percentWithMargin: (percent, low, high) =>
    `${percent} אחוז, מרווח טעות של 90% בין ${low} ל־${high}`,

  copied: 'הועתק!',
  copyByHand: 'סמנו והעתיקו ידנית',
  sent: {
    shared: '',
    copied: 'הועתק. עכשיו אפשר להדביק בהודעה.',
    failed: 'העתיקו את הקישור ידנית.',
  },
  yourLink: 'הקישור שלכם',
  copyLink: 'להעתיק את הקישור',
  opening: 'נפתח…',
  partNotLoaded: 'החלק הזה לא נטען. בדקו את החיבור לרשת, ואז טענו את הדף מחדש.',

  copyAndShowLoginCode: 'להעתיק ולהציג את קוד הכניסה שלכם',
  copyAndHide: 'להעתיק ולהסתיר',
  saving: 'שומרים…',
  saved: 'נשמר',
  notSaved: 'לא נשמר, בחרו שוב',
  switchToDark: 'מעבר לתצוגה כהה',
  switchToLight: 'מעבר לתצוגה בהירה',
  loading: 'בטעינה…',
  cancel: 'ביטול',
  save: 'לשמור',
  remove: 'להסיר',
  share: 'לשתף',
  compare: 'להשוות',
} satisfies Translation<typeof english>;
