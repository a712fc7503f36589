import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/language/words.ts';

export default {
  language: 'שפה',
  unread:
    'את התרגום הזה כתבה מכונה; אף דובר עברית מלידה לא קרא אותו עדיין. הנוסח הקובע הוא האנגלי.',
  partlyRead: (percent) =>
    `את התרגום הזה כתבה מכונה; אדם ששפת אמו עברית קרא ממנו ${percent}. הנוסח הקובע הוא האנגלי.`,
  inEnglish: 'הדף הזה קיים באנגלית בלבד.',
  suggestWording: 'להציע ניסוח טוב יותר',

  stateTitle: 'שפות',
  stateText:
    'השאלות נכתבו באנגלית ותורגמו במכונה. תרגום הוא כלי מדידה אחר עד שיוכח אחרת: אותה תשובה עשויה לשקול בשפה אחרת קצת יותר או קצת פחות. בכל אחת מהשפות הפרמטרים זמניים. כשמשווים בין שני אנשים שענו בשפות שונות, ההבדל כולל גם את חלקו של התרגום.',
  stateOf: 'עד כמה נקרא כל תרגום',
  readOnceColumn: 'קריאה של אדם אחד ששפת אמו היא זו',
  readTwiceColumn: 'קריאה של שני אנשים כאלה',
  original: 'המקור',
} satisfies Translation<typeof english>;
