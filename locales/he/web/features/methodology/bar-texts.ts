/** The bars of the study, by the words of its report. */
export default {
  'RMSE of traits after 48': 'שגיאת התכונות (RMSE) אחרי 48 שאלות',
  'RMSE of traits after 48+15 adaptive': 'שגיאת התכונות אחרי 48 + 15 שאלות מסתגלות',
  'RMSE of traits after 48+25 adaptive': 'שגיאת התכונות אחרי 48 + 25 שאלות מסתגלות',
  'adaptive 15 (two slots for calibration) better than random 15 by':
    '15 שאלות מסתגלות (שתיים מהן לכיול) טובות מ־15 אקראיות ב־',
  'the same without calibration slots': 'אותו הדבר בלי שאלות לכיול',
  'adaptive 15 (two slots for calibration) worse than best fixed 15 by':
    '15 שאלות מסתגלות (שתיים מהן לכיול) פחות טובות מ־15 הקבועות הטובות ביותר ב־',
  'coverage of 95 % intervals, traits, true parameters, 48+15':
    'כיסוי של מרווחי 95%: תכונות, פרמטרים אמיתיים, 48 + 15',
  'coverage of 95 % intervals, intensity, true parameters, 48+15':
    'כיסוי של מרווחי 95%: עוצמה, פרמטרים אמיתיים, 48 + 15',
  'coverage of 95 % intervals, polarity, true parameters, 48+15':
    'כיסוי של מרווחי 95%: קטביות, פרמטרים אמיתיים, 48 + 15',
  "coverage of 95 % intervals, traits, provisional parameters, product's form":
    'כיסוי של מרווחי 95%: תכונות, פרמטרים זמניים, הנוסח של האתר',
  "coverage of 95 % intervals, intensity, provisional parameters, product's form":
    'כיסוי של מרווחי 95%: עוצמה, פרמטרים זמניים, הנוסח של האתר',
  "coverage of 95 % intervals, polarity, provisional parameters, product's form":
    'כיסוי של מרווחי 95%: קטביות, פרמטרים זמניים, הנוסח של האתר',
  'reliability of traits after 48+15': 'מהימנות התכונות אחרי 48 + 15',
  'reliability of intensities after 48+15': 'מהימנות העוצמות אחרי 48 + 15',
  'reliability of polarities after 48+15': 'מהימנות הקטביות אחרי 48 + 15',
  'reliability of fantasy minus activity after 48+15': 'מהימנות של פנטזיה פחות מעשה אחרי 48 + 15',
  'mean polarity margin against polarity RMSE, off by':
    'מרווח הטעות הממוצע של הקטביות מול השגיאה שלה (RMSE), סטייה',
  'rules of Set B broken in all patterns': 'כללי השאלות האישיות שהופרו, בכל הדפוסים',
  'patterns whose second choice differed': 'דפוסים שבהם הבחירה השנייה הייתה שונה',
  'exposure of the least-shown pool item, share of attempts':
    'השאלה שהוצגה הכי פחות מהמאגר, חלק מהשאלונים',
  'exposure of the most-shown pool item, share of attempts':
    'השאלה שהוצגה הכי הרבה מהמאגר, חלק מהשאלונים',
  'pairs whose result changed with their order': 'זוגות שהתוצאה שלהם השתנתה עם הסדר',
  'pairs whose result changed when asked again': 'זוגות שהתוצאה שלהם השתנתה בבקשה חוזרת',
  'pairs with a one-sided interest disclosed': 'זוגות שבהם נחשף עניין של צד אחד בלבד',
  'retest correlation of the percent, random pairs, 48+15':
    'מתאם האחוז במילוי חוזר, זוגות אקראיים, 48 + 15',
  'SD of the difference between two administrations, points':
    'סטיית התקן של ההפרש בין שני מילויים, בנקודות',
  'within one level in both administrations, random pairs':
    'הפרש של רמה אחת לכל היותר בין שני המילויים, זוגות אקראיים',
  'coverage of 90 % intervals of the percent, random pairs':
    'כיסוי של מרווחי 90% של האחוז, זוגות אקראיים',
  'coverage of 90 % intervals of the percent, matched pairs':
    'כיסוי של מרווחי 90% של האחוז, זוגות מתאימים',
  'coverage of 90 % intervals of the percent, opposed pairs':
    'כיסוי של מרווחי 90% של האחוז, זוגות מנוגדים',
  'archetypes, largest distance from measurement §6, points':
    'ארכיטיפים: המרחק הגדול ביותר מההגדרה (מדידה, §6), בנקודות',
  'levels of random pairs, true parameters, furthest from 25/40/25/10':
    'רמות של זוגות אקראיים, פרמטרים אמיתיים: המרחק הגדול ביותר מ־25/40/25/10',
  "'very compatible', strangers, random": '„התאמה טובה מאוד”, אנשים זרים, אקראיים',
  "'very compatible', strangers, below 1 SD": '„התאמה טובה מאוד”, אנשים זרים, מתחת לסטיית תקן אחת',
  "'very compatible', strangers, below 1.5 SD":
    '„התאמה טובה מאוד”, אנשים זרים, מתחת ל־1.5 סטיות תקן',
  "'very compatible', strangers, below 2 SD": '„התאמה טובה מאוד”, אנשים זרים, מתחת לשתי סטיות תקן',
  "'very compatible', strangers, reserved": '„התאמה טובה מאוד”, אנשים זרים, מאופקים',
  "'very compatible', opposed pairs (-.8)": '„התאמה טובה מאוד”, זוגות מנוגדים (−0.8)',
  "'very compatible', matched pairs (.8)": '„התאמה טובה מאוד”, זוגות מתאימים (0.8)',
  'opposed pairs (-.8) in the two highest levels': 'זוגות מנוגדים (−0.8) בשתי הרמות הגבוהות',
  'kappa of the level in both administrations, random and matched pairs':
    'קאפה של הרמה בין שני המילויים, זוגות אקראיים ומתאימים',
  'typical pairs (leader and follower, two leaders, …) at a wrong level':
    'זוגות אופייניים (הובלה והיענות, שניים מובילים, …) ברמה שגויה',
  'all 1 and all 7 called careless': 'הכול 1 והכול 7, זוהו כחסרי תשומת לב',
  'people like the experts’ prior: RMSE of traits, published prior over experts’ prior':
    'אנשים כמו בהנחת המומחים: שגיאת התכונות, ההנחה שפורסמה חלקי הנחת המומחים',
  'people like the published surveys: the same': 'אנשים כמו בסקרים שפורסמו: אותו היחס',
  'people like the published surveys: RMSE of the polarities DS, SM, BOND and EXVOY, likewise':
    'אנשים כמו בסקרים שפורסמו: שגיאת הקטביות DS, SM, BOND ו־EXVOY, באותו האופן',
  'people without any contrast who are told of one, deeds as hard as fantasies':
    'אנשים בלי ניגוד שנאמר להם שיש, מעשים קשים כמו פנטזיות',
  'people without any contrast who are told of one, deeds .30 harder':
    'אנשים בלי ניגוד שנאמר להם שיש, מעשים קשים יותר ב־0.30',
  'told contrasts with the wrong sign, deeds as hard as fantasies':
    'ניגודים שנאמרו בכיוון הלא נכון, מעשים קשים כמו פנטזיות',
  'told contrasts with the wrong sign, deeds .30 harder':
    'ניגודים שנאמרו בכיוון הלא נכון, מעשים קשים יותר ב־0.30',
  'answering 4 throughout: largest shown gap of any theme, points, mean of 50 surveys':
    'תשובה 4 על הכול: הפער הגדול ביותר שהוצג בנושא, בנקודות, ממוצע של 50 שאלונים',
  'the more frequent direction of a told contrast against the other, deeds as hard as fantasies':
    'הכיוון השכיח יותר של ניגוד שנאמר מול האחר, מעשים קשים כמו פנטזיות',
  'the more frequent direction of a told contrast against the other, deeds .30 harder':
    'הכיוון השכיח יותר של ניגוד שנאמר מול האחר, מעשים קשים יותר ב־0.30',
  'the theme that stands out first for most people: share of people':
    'הנושא שבולט ראשון אצל הכי הרבה אנשים: חלק מהאנשים',
  'the theme that stands out first for fewest people: share of people':
    'הנושא שבולט ראשון אצל הכי מעט אנשים: חלק מהאנשים',
  'short form: RMSE of traits': 'נוסח קצר: שגיאת התכונות',
  'random answerers flagged by the product, expert parameters that are off':
    'תשובות אקראיות שהאתר סימן, פרמטרים סוטים של מומחים',
  'random answerers flagged, true parameters and cuts of their own':
    'תשובות אקראיות שסומנו, פרמטרים אמיתיים וספים משלהם',
  'random answerers flagged, expert parameters that are right and cuts of their own':
    'תשובות אקראיות שסומנו, פרמטרים נכונים של מומחים וספים משלהם',
  'own answers in random places flagged by the product':
    'תשובות של האדם עצמו במקומות אקראיים, שהאתר סימן',
  'straight lines on 2 to 6 flagged by longest run':
    'תשובות אחידות של 2 עד 6, שסומנו לפי הרצף הארוך ביותר',
  'honest people flagged by the product (false alarms), expert parameters that are off':
    'אנשים כנים שהאתר סימן (אזעקות שווא), פרמטרים סוטים של מומחים',
  'very reserved people flagged by the product (false alarms)':
    'אנשים מאופקים מאוד שהאתר סימן (אזעקות שווא)',
  'people of soft play only flagged by the product (false alarms)':
    'אנשים שאוהבים רק את העדין, שהאתר סימן (אזעקות שווא)',
  'answers of 2 or 3 to all but soft play called careless':
    'תשובות 2 או 3 על הכול חוץ מהעדין, שזוהו כחסרות תשומת לב',
  'honest people of all styles flagged by the product (false alarms)':
    'אנשים כנים מכל הסגנונות שהאתר סימן (אזעקות שווא)',
  'mildly extreme people flagged by the product (false alarms)':
    'אנשים מעט קיצוניים שהאתר סימן (אזעקות שווא)',
  'extreme people flagged by the product (false alarms)': 'אנשים קיצוניים שהאתר סימן (אזעקות שווא)',
  'people who refused a theme and meet a question of it of rarity class 4 or 5':
    'אנשים שדחו נושא וקיבלו שאלה ממנו בדרגת נדירות 4 או 5',
  'people who refused a theme and meet a question of it above rarity class 2':
    'אנשים שדחו נושא וקיבלו שאלה ממנו בדרגת נדירות מעל 2',
  'gentle order: caring, under a drift': 'סדר עדין: טיפוח, כשיש סחיפה',
  'the same title again, where both administrations give a title':
    'שוב אותו תואר, כששני המילויים נותנים תואר',
  'the text that most people share, of 1,000: share of people':
    'הטקסט שחוזר הכי הרבה, מתוך 1,000: חלק מהאנשים',
  'phrases, moods and claims that the figures do not support':
    'ניסוחים, נימות וקביעות שהמספרים אינם תומכים בהם',
  'a single title is truly the first': 'תואר יחיד הוא באמת הראשון',
  'a single title is truly among the first three': 'תואר יחיד הוא באמת בין שלושת הראשונים',
  'level by two records equal to the level by all answers, random pairs':
    'הרמה לפי שתי רשומות שווה לרמה לפי כל התשובות, זוגות אקראיים',
  'exact answers computed back from a record, all questions, points above the best prediction from true traits':
    'תשובות מדויקות ששוחזרו מרשומה, כל השאלות, נקודות מעל הניבוי הטוב ביותר מהתכונות האמיתיות',
  'high or low computed back from a record, all questions, points above the best prediction from true traits':
    'גבוה או נמוך ששוחזר מרשומה, כל השאלות, נקודות מעל הניבוי הטוב ביותר מהתכונות האמיתיות',
  'exact answers computed back from a record, core questions of themes without poles, points above the best prediction from true traits':
    'תשובות מדויקות ששוחזרו מרשומה, שאלות הליבה של נושאים בלי צדדים, נקודות מעל הניבוי הטוב ביותר מהתכונות האמיתיות',
  'high or low computed back from a record, core questions of themes without poles, points above the best prediction from true traits':
    'גבוה או נמוך ששוחזר מרשומה, שאלות הליבה של נושאים בלי צדדים, נקודות מעל הניבוי הטוב ביותר מהתכונות האמיתיות',
} as Readonly<Record<string, string>>;
