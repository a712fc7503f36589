import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/language/words.ts';

export default {
  language: 'שפה',
  /** Shown in translations alone, as long as one person or fewer has read them. */
  draft: 'את התרגום הזה עוד לא קרא אדם נוסף; הנוסח הקובע הוא האנגלי.',
  suggestWording: 'להציע ניסוח טוב יותר',

  stateTitle: 'שפות',
  stateText:
    'השאלות נכתבו באנגלית. תרגום הוא כלי מדידה אחר עד שיוכח אחרת: אותה תשובה עשויה לשקול בשפה אחרת קצת יותר או קצת פחות. בכל אחת מהשפות הפרמטרים זמניים. כשמשווים בין שני אנשים שענו בשפות שונות, ההבדל כולל גם את חלקו של התרגום.',
  stateOf: 'עד כמה נקרא כל תרגום',
  draftedColumn: 'טיוטה של מכונה',
  readOnceColumn: 'קריאה של אדם אחד ששפת אמו היא זו',
  readTwiceColumn: 'קריאה של שני אנשים כאלה',
  original: 'המקור',
} satisfies Translation<typeof english>;
