import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/demo/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  starting: 'פותחים שאלון…',
  answeringCore: (setACount) => `עונים באקראי על ${setACount} שאלות הליבה…`,
  answeringPersonalised: (count) => `עונים באקראי על ${count} השאלות האישיות…`,
  title: 'יוצרים פרופיל אקראי',
  randomExplained: 'פרופיל אמיתי מ־48 ועוד 15 תשובות, כולן באקראי. הוא לא נכנס לשום סטטיסטיקה.',
  randomFailed: 'יצירת פרופיל אקראי לא הצליחה. נסו שוב.',
  generated: 'הפרופיל האקראי נוצר!',
  errorOccurred: 'אירעה תקלה',
  ofAnswers: (answered, total) => `${answered} מתוך ${total} תשובות`,
  randomAnswers: 'תשובות אקראיות',
  continueOwnSurvey: 'להמשיך בשאלון שלי',
  answerRest: 'לענות על השאר באקראי',
  answeredYourself: (answered) =>
    `עניתם בעצמכם על ${plural(answered, { one: 'שאלה אחת', two: 'שתי שאלות', other: '# שאלות' })}. תשובות אקראיות לשאר אי אפשר לבטל, והפרופיל לא יגיד עליכם דבר.`,
  keepMyProfile: 'לשמור את הפרופיל שלי',
  freshAccount: 'להשתמש בחשבון חדש',
  hasProfile:
    'יש לכם פרופיל. לפרופיל אקראי צריך חשבון חדש; קוד הכניסה שלכם הוא הדרך חזרה לפרופיל שלכם.',
  noLoginCodeHere:
    'קוד הכניסה שלכם לא שמור בדפדפן הזה: ודאו שהוא אצלכם. בפרופיל אפשר ליצור קוד חדש.',
  completingSetA: 'מסיימים את סדרה א…',
} satisfies Translation<typeof english>;
