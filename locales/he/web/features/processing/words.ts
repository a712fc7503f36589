import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/processing/words.ts';

export default {
  thankYou: 'תודה!',
  complete: 'זהו!',
  processingError: 'תקלה בעיבוד',
  queued: 'הפרופיל שלכם ממתין בתור…',
  generating: 'הפרופיל האישי שלכם נוצר…',
  processing: 'התשובות שלכם בעיבוד…',
  generated: 'הפרופיל נוצר!',
  profileReady: 'הפרופיל מוכן!',
  generationFailed: 'יצירת הפרופיל לא הצליחה. מעבירים אתכם…',

  methodTitle: (methodology) => `התשובות שלכם נקראות בשיטת ${methodology} שלנו, שתוקפה נבדק`,
  earlyVersion: 'נבדק על אנשים מדומים; עדיין לא על אף אדם.',
  howItWorks: 'איך זה עובד',
  factorsIntro: 'ארבעה גורמים פסיכולוגיים:',
  mayDonate: 'אם תרצו, <a>תרמו עותק של התשובות שלכם</a> כדי לשפר את הציונים.',
  thisPageMoves: 'הפרופיל שלכם ייפתח בתוך חצי דקה.',
  goToYourProfile: 'לפרופיל שלכם',
} satisfies Translation<typeof english>;
