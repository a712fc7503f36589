/** The texts of `/privacy` about the database, by the English text. */
export default {
  'One row for each account.': 'שורה אחת לכל חשבון.',
  'Until you delete the account, or nobody has used it for 24 months.':
    'עד שאתם מוחקים את החשבון, או שאיש לא השתמש בו 24 חודשים.',
  'A random name for the account, used inside the database only.':
    'שם אקראי לחשבון, לשימוש בתוך מסד הנתונים בלבד.',
  'A keyed fingerprint of your login code. The code itself is not stored, and cannot be computed from this.':
    'טביעת אצבע במפתח של קוד הכניסה שלכם. הקוד עצמו לא נשמר, ואי אפשר לחשב אותו ממנה.',
  'Which key of this site made the fingerprint.': 'איזה מפתח של האתר יצר את טביעת האצבע.',
  'A keyed fingerprint of your share code, or nothing where sharing is off. It finds your public record, and cannot open it.':
    'טביעת אצבע במפתח של קוד השיתוף שלכם, או שום דבר אם השיתוף כבוי. היא מוצאת את הרשומה הציבורית שלכם, ולא יכולה לפתוח אותה.',
  'Which key of this site made that fingerprint.': 'איזה מפתח של האתר יצר את טביעת האצבע הזאת.',
  'Your share code, age range, gender, what comparing may show, whether you donate a copy of your answers and since when, and which list of hard limits is the latest, encrypted under your own key.':
    'קוד השיתוף, טווח הגיל, המגדר, מה מותר להשוואה להציג, אם אתם תורמים עותק של התשובות וממתי, ואיזו רשימה של קווים אדומים היא האחרונה, מוצפנים במפתח שלכם.',
  'How often that was changed.': 'כמה פעמים זה השתנה.',
  'What a person with your share code can learn of you, encrypted under that code: rounded figures, and the shared interests that you let be named.':
    'מה שמי שבידיו קוד השיתוף שלכם יכול ללמוד עליכם, מוצפן בקוד הזה: מספרים מעוגלים, ותחומי העניין המשותפים שהרשיתם לנקוב בשמם.',
  'A random number that tells the record from earlier ones.':
    'מספר אקראי שמבדיל את הרשומה מרשומות קודמות.',
  'Whether the survey is finished.': 'האם השאלון הושלם.',
  'Which wording of the consent you agreed to.': 'לאיזה נוסח של ההסכמה הסכמתם.',
  'The day you agreed.': 'היום שבו הסכמתם.',
  'The day the account was made, without the time.': 'היום שבו נוצר החשבון, בלי השעה.',
  'Only if you gave an address and confirmed it: a keyed fingerprint of it. We can recognise the address when you type it again, and cannot read it back.':
    'רק אם מסרתם כתובת ואישרתם אותה: טביעת אצבע שלה במפתח. אנחנו יכולים לזהות את הכתובת כשאתם מקלידים אותה שוב, ולא יכולים לקרוא אותה.',
  'Which key of this site made the fingerprint of the address.':
    'איזה מפתח של האתר יצר את טביעת האצבע של הכתובת.',
  'The same, of an address that is not confirmed yet.': 'אותו דבר, לכתובת שעדיין לא אושרה.',
  'Until when it can be confirmed: ten minutes.': 'עד מתי אפשר לאשר אותה: עשר דקות.',
  'Only for accounts made with a password: a slow, salted hash of it (Argon2id).':
    'רק לחשבונות שנוצרו עם סיסמה: גיבוב איטי שלה עם מלח (Argon2id).',
  'The month in which you were last here, without the day. An account that nobody has used for 24 months is deleted.':
    'החודש שבו הייתם כאן לאחרונה, בלי היום. חשבון שאיש לא השתמש בו 24 חודשים נמחק.',
  'Only if you confirmed an e-mail address: so that no two accounts have the same one.':
    'רק אם אישרתם כתובת מייל: כדי שלא תהיה אותה כתובת לשני חשבונות.',
  'Until you remove the address or delete the account.':
    'עד שאתם מסירים את הכתובת או מוחקים את החשבון.',
  'The keyed fingerprint of the address.': 'טביעת האצבע במפתח של הכתובת.',
  'The account.': 'החשבון.',
  'Your own key, which encrypts all that is personal. It is stored only in locked form, once for each secret of yours that opens it.':
    'המפתח שלכם, שמצפין את כל מה שאישי. הוא נשמר רק נעול, פעם אחת לכל סוד שלכם שפותח אותו.',
  'Which secret opens it: your login code, your password, or your confirmed address with a key of this site.':
    'איזה סוד פותח אותו: קוד הכניסה, הסיסמה, או הכתובת שאישרתם יחד עם מפתח של האתר.',
  'For a password: the random number that goes into its slow hash.':
    'לסיסמה: המספר האקראי שנכנס לגיבוב האיטי שלה.',
  'Your key, encrypted under a key made from that secret.':
    'המפתח שלכם, מוצפן במפתח שנוצר מאותו סוד.',
  'For an address: which key of this site went into it.': 'לכתובת: איזה מפתח של האתר נכנס בה.',
  'Your answers to the survey.': 'התשובות שלכם לשאלון.',
  'As long as the account; when a retake is complete, the former answers become an earlier result.':
    'כל עוד החשבון קיים; כשמילוי חוזר מושלם, התשובות הקודמות הופכות לתוצאה קודמת.',
  'A random name for this run of the survey.': 'שם אקראי למילוי הזה של השאלון.',
  'The account it belongs to.': 'החשבון שהוא שייך לו.',
  'How far it is.': 'עד איפה הוא הגיע.',
  'Which edition of the questions you were asked.': 'באיזו מהדורה של השאלות נשאלתם.',
  'How many personalised questions there are at least.': 'כמה שאלות אישיות יש לפחות.',
  'Whether their number may grow.': 'האם המספר שלהן יכול לגדול.',
  'Your answers, the most private thing we hold, with the choice of questions, the languages you answered in and the time of your first answer, encrypted under your own key. Its length is always the same.':
    'התשובות שלכם, הדבר הפרטי ביותר שאנחנו שומרים, עם בחירת השאלות, עם השפות שבהן עניתם ועם שעת התשובה הראשונה, מוצפנות במפתח שלכם. האורך תמיד זהה.',
  'A random number, new at every change.': 'מספר אקראי, חדש בכל שינוי.',
  'The day you began, without the time.': 'היום שבו התחלתם, בלי השעה.',
  'Whether a program answered, for tests and demonstration.': 'האם ענתה תוכנה, לבדיקות ולהדגמה.',
  'Only if you took the survey again: the answers of up to five earlier times, so that you can see how you have changed. What was computed from them is not kept.':
    'רק אם מילאתם את השאלון שוב: התשובות מעד חמש פעמים קודמות, כדי שתראו מה השתנה אצלכם. מה שחושב מהן לא נשמר.',
  'Until you press “Forget earlier results”; the oldest goes at the fifth retake after it.':
    'עד שאתם לוחצים על ״לשכוח תוצאות קודמות״; הישנה ביותר נמחקת במילוי החוזר החמישי שאחריה.',
  'A random name for that run of the survey.': 'שם אקראי לאותו מילוי של השאלון.',
  'Which of your runs it was.': 'איזה מהמילויים שלכם זה היה.',
  'Your answers with the choice of questions and the languages you answered in, encrypted under your own key. Its length is always the same.':
    'התשובות שלכם עם בחירת השאלות ועם השפות שבהן עניתם, מוצפנות במפתח שלכם. האורך תמיד זהה.',
  'What was computed from the answers, so that it need not be computed again.':
    'מה שחושב מהתשובות, כדי שלא יהיה צורך לחשב שוב.',
  'Goes with the answers.': 'נמחק עם התשובות.',
  'The run of the survey it was computed from.': 'המילוי של השאלון שממנו זה חושב.',
  'With which version of the model.': 'באיזו גרסה של המודל.',
  'Scores, polarities and their margins, encrypted under your own key.':
    'ציונים, נטיות ומרווחי הטעות שלהם, מוצפנים במפתח שלכם.',
  'Only if you had a text written by a service, where the operator of this site offers one.':
    'רק אם ביקשתם טקסט משירות, כשמפעילי האתר מציעים שירות כזה.',
  'Until you delete it; otherwise goes with the answers.':
    'עד שאתם מוחקים אותו; אחרת נמחק עם התשובות.',
  'The run of the survey it was written from.': 'המילוי של השאלון שממנו הוא נכתב.',
  'From the figures of which version of the model.': 'מהמספרים של איזו גרסה של המודל.',
  'The text, encrypted under your own key.': 'הטקסט, מוצפן במפתח שלכם.',
  'The name of the language model that wrote it.': 'שם מודל השפה שכתב אותו.',
  'The day.': 'היום.',
  'How often the survey was taken again, since three times in 30 days is the limit.':
    'כמה פעמים מולא השאלון שוב, כי המכסה היא שלוש פעמים ב־30 ימים.',
  'Only if you marked hard limits: which questions they are, so that none of them appears in anything you share with someone.':
    'רק אם סימנתם קווים אדומים: אילו שאלות הם, כדי שאף אחת מהן לא תופיע בשום דבר שאתם משתפים.',
  'Until you take the last mark off; otherwise as long as the account.':
    'עד שאתם מבטלים את הסימון האחרון; אחרת כל עוד החשבון קיים.',
  'The questions you marked, encrypted under your own key.': 'השאלות שסימנתם, מוצפנות במפתח שלכם.',
  'Links of your own that show a part of your profile, beside the share code.':
    'קישורים אישיים שמציגים חלק מהפרופיל שלכם, לצד קוד השיתוף.',
  'Until you delete the link. What a link showed is erased when you end it, or within the hour after its end, and the row 30 days later.':
    'עד שאתם מוחקים את הקישור. מה שהקישור הציג נמחק כשאתם מסיימים אותו, או בתוך שעה מסיומו, והשורה נמחקת 30 ימים אחר כך.',
  'A random name.': 'שם אקראי.',
  'A fingerprint of the end of its address.': 'טביעת אצבע של סוף הכתובת שלו.',
  'Its address, your label, what it may show, which answers it belongs to and its place in your list, encrypted under your own key.':
    'הכתובת שלו, התווית שלכם, מה מותר לו להציג, לאילו תשובות הוא שייך ומקומו ברשימה שלכם, מוצפנים במפתח שלכם.',
  'How often it was changed.': 'כמה פעמים הוא השתנה.',
  'What the link shows, encrypted under the end of its address; nothing once it has ended.':
    'מה שהקישור מציג, מוצפן בסוף הכתובת שלו; שום דבר אחרי שהסתיים.',
  'When it ends, if it does.': 'מתי הוא מסתיים, אם הוא מסתיים.',
  'How often it was opened, counted up to ten, without times, addresses or devices.':
    'כמה פעמים הוא נפתח, בספירה עד עשר, בלי שעות, כתובות או מכשירים.',
  'The day you made it.': 'היום שבו יצרתם אותו.',
  'Only if you kept somebody: the list of people you have compared with.':
    'רק אם שמרתם מישהו: רשימת האנשים שהשוויתם איתם.',
  'Until you remove the last of them; otherwise as long as the account.':
    'עד שאתם מסירים את האחרון שבהם; אחרת כל עוד החשבון קיים.',
  'Their share codes, the names you gave them and the days, encrypted under your own key. Its length tells their number only roughly.':
    'קודי השיתוף שלהם, השמות שנתתם להם והימים, מוצפנים במפתח שלכם. האורך מגלה את מספרם רק בערך.',
  'Shared readings, which two people see after both have said yes, and what the two agree on after one. The row names neither of them.':
    'מבטים משותפים, ששני אנשים רואים אחרי ששניהם אמרו כן, ומה ששניהם מסכימים עליו אחרי מבט כזה. השורה לא נוקבת בשם של אף אחד מהם.',
  'Without the yes of both, until the time that was set is over. A reading: 12 months, or until one of the two withdraws it. An agreement: until one of the two erases it, at the latest as long as its reading.':
    'בלי ״כן״ של שניהם, עד שהזמן שנקבע נגמר. מבט משותף: 12 חודשים, או עד שאחד מהשניים מבטל אותו. הסכמות: עד שאחד מהשניים מוחק אותן, ולכל המאוחר כל עוד המבט המשותף שלהן קיים.',
  'A fingerprint of the invitation, until someone used it.':
    'טביעת אצבע של ההזמנה, עד שמישהו השתמש בה.',
  'How far it is: invited, joined, shown, ended.': 'עד איפה הוא הגיע: הזמנה, הצטרפות, הצגה, סיום.',
  'One half of a key, made for this reading alone.': 'חצי אחד של מפתח, שנוצר למבט המשותף הזה בלבד.',
  'The other half.': 'החצי השני.',
  'How widely each of the two answered high, in one word, encrypted so that only these two can read it.':
    'עד כמה כל אחד מהשניים דירג גבוה, במילה אחת, מוצפן כך שרק שניהם יכולים לקרוא.',
  'What the person who said yes first gives to the reading, encrypted likewise; erased when it is computed, or when they take the survey again.':
    'מה שהראשון שאמר כן נותן למבט המשותף, מוצפן באותה דרך; נמחק כשהמבט מחושב, או כשאותו אדם ממלא את השאלון שוב.',
  'The reading, encrypted likewise; erased when either of the two withdraws.':
    'המבט המשותף, מוצפן באותה דרך; נמחק כשאחד מהשניים מבטל אותו.',
  'What the two agree on after the reading, encrypted likewise. Until both have sent their marks it holds those of one; then only what both may see. Its length is always the same.':
    'מה ששניהם מסכימים עליו אחרי המבט המשותף, מוצפן באותה דרך. עד ששניהם שלחו את הסימונים, יש בו הסימונים של אחד מהם; אחר כך רק מה שמותר לשניהם לראות. האורך תמיד זהה.',
  'How often the row was changed.': 'כמה פעמים השורה השתנתה.',
  'When it ends.': 'מתי הוא מסתיים.',
  'The day the invitation was made.': 'היום שבו נוצרה ההזמנה.',
  'The day both had said yes.': 'היום שבו שניהם כבר אמרו כן.',
  'With which version of the model it was computed.': 'באיזו גרסה של המודל הוא חושב.',
  'Which shared readings are yours.': 'אילו מבטים משותפים הם שלכם.',
  'Goes with the reading, at your next visit to the page, or with your account.':
    'נמחק עם המבט המשותף, בביקור הבא שלכם בדף, או עם החשבון שלכם.',
  'A name that only your own key can compute.': 'שם שרק המפתח שלכם יכול לחשב.',
  'Which reading it is, your half of its key, which answers belong to it, whether you said yes, and whether it helped you to talk, encrypted under your own key.':
    'איזה מבט משותף זה, החצי שלכם של המפתח שלו, אילו תשובות שייכות לו, אם אמרתם כן, ואם הוא עזר לכם לדבר, מוצפנים במפתח שלכם.',
  'Only if you chose to donate: a copy of your answers, and of what you said of shared readings, for improving the scoring, without a name, an account, a day or an order.':
    'רק אם בחרתם לתרום: עותק של התשובות שלכם, ושל מה שאמרתם על מבטים משותפים, לשיפור הציונים, בלי שם, חשבון, יום או סדר.',
  'Until you take it back, replace it by a retake or delete the account. If the account goes because nobody used it for 24 months, the copy stays, since without your key nobody can tell which one it is.':
    'עד שאתם מבטלים את התרומה, מחליפים אותה במילוי חוזר או מוחקים את החשבון. אם החשבון נמחק כי איש לא השתמש בו 24 חודשים, העותק נשאר, כי בלי המפתח שלכם איש לא יודע איזה עותק שלכם.',
  'A fingerprint under your own key. With it your visits find the copy again, to replace or delete it; nobody without that key can tell whose it is.':
    'טביעת אצבע במפתח שלכם. בעזרתה הביקורים שלכם מוצאים שוב את העותק, כדי להחליף אותו או למחוק אותו; בלי המפתח הזה איש לא יודע של מי הוא.',
  'The week in which the copy was made.': 'השבוע שבו נוצר העותק.',
  'Which edition of the questions was answered.': 'על איזו מהדורה של השאלות ניתנו התשובות.',
  'The answers, the languages they were given in and, only if you chose that too, age range and gender, encrypted so that not even this server can read them: only the key with which the operator improves the scoring. Its length is always the same.':
    'התשובות, השפות שבהן ניתנו, ורק אם בחרתם גם בזה, טווח הגיל והמגדר, מוצפנים כך שגם השרת הזה לא יכול לקרוא אותם: רק המפתח שבו מפעילי האתר משפרים את הציונים. האורך תמיד זהה.',
  'Copies that wait to be mixed with others, so that nobody can tell from the time which came from whom.':
    'עותקים שמחכים להתערבב באחרים, כדי שאי אפשר יהיה לדעת לפי הזמן ממי בא כל אחד.',
  'Until twenty wait, or one has waited for a day; then they move to the table above.':
    'עד שעשרים מחכים, או שאחד חיכה יום; אז הם עוברים לטבלה שלמעלה.',
  'The day since when the copy waits.': 'מאיזה יום העותק מחכה.',
  'So that nobody reads another person by comparing again and again with changed answers. It names neither of the two: both columns are fingerprints under the key of the person who compared.':
    'כדי שאיש לא יקרא אדם אחר באמצעות השוואות חוזרות עם תשובות שונות. היא לא נוקבת בשם של אף אחד מהשניים: שתי העמודות הן טביעות אצבע במפתח של מי שהשווה.',
  'For 24 months.': '24 חודשים.',
  'A fingerprint of the share code that was compared with.':
    'טביעת אצבע של קוד השיתוף שאליו הושוו.',
  'A fingerprint of the answers that were compared.': 'טביעת אצבע של התשובות שהושוו.',
  'The month.': 'החודש.',
  'One row for each browser that is signed in.': 'שורה אחת לכל דפדפן שמחובר.',
  'Until you sign out, and 30 days and an hour at most.':
    'עד שאתם מתנתקים, ולכל היותר 30 ימים ושעה.',
  'When you signed in.': 'מתי נכנסתם.',
  'The day it was last used.': 'היום שבו היה שימוש אחרון.',
  'The minute in which you last gave your login code, your password, a passkey or a mailed code there.':
    'הדקה שבה השתמשתם שם לאחרונה בקוד הכניסה, בסיסמה, במפתח גישה או בקוד מהמייל.',
  'What your browser shows to prove that it is signed in.':
    'מה שהדפדפן שלכם מציג כדי להוכיח שהוא מחובר.',
  'It works for 95 minutes, or until you sign out; what is left of it goes a day later.':
    'הוא פועל 95 דקות, או עד שאתם מתנתקים; מה שנשאר ממנו נמחק יום אחר כך.',
  'The account, whose random name the token begins with.': 'החשבון, שבשמו האקראי מתחיל האסימון.',
  'A fingerprint of the rest of the token; the token itself is in your browser only.':
    'טביעת אצבע של שאר האסימון; האסימון עצמו נמצא רק בדפדפן שלכם.',
  'The session it belongs to.': 'החיבור שהוא שייך לו.',
  'When it was made.': 'מתי הוא נוצר.',
  'Whether a newer one replaced it.': 'האם אסימון חדש יותר החליף אותו.',
  'Your own key, encrypted under the token.': 'המפתח שלכם, מוצפן באסימון.',
  'Codes that were mailed: to sign in, to prove who you are, or to confirm an address. The address that was typed is never stored.':
    'קודים שנשלחו במייל: כדי להיכנס, כדי לאמת שאלה אתם, או כדי לאשר כתובת. הכתובת שהוקלדה לא נשמרת אף פעם.',
  'It works for ten minutes, and is deleted within the hour after.':
    'פועל עשר דקות, ונמחק בתוך השעה שאחריהן.',
  'The account, where the address belongs to one.': 'החשבון, אם הכתובת שייכת לחשבון.',
  'What the code is for.': 'בשביל מה הקוד.',
  'A keyed fingerprint of the code.': 'טביעת אצבע במפתח של הקוד.',
  'How often a wrong code was entered.': 'כמה פעמים הוזן קוד שגוי.',
  'So that asking again after a lost answer does not make a second account.':
    'כדי שבקשה חוזרת אחרי תשובה שאבדה לא תיצור חשבון שני.',
  'It works for one minute, and is deleted within the hour after.':
    'פועל דקה אחת, ונמחק בתוך השעה שאחריה.',
  'A fingerprint of a random number of your browser.': 'טביעת אצבע של מספר אקראי של הדפדפן שלכם.',
  'The account that was made.': 'החשבון שנוצר.',
  'The answer, encrypted so that only your browser’s number opens it.':
    'התשובה, מוצפנת כך שרק המספר של הדפדפן שלכם פותח אותה.',
  'Counts that stop guessing and flooding. Your network address is not stored: only a keyed fingerprint of it, whose key changes every day and is then erased.':
    'ספירות שעוצרות ניחושים והצפה. כתובת הרשת שלכם לא נשמרת: רק טביעת אצבע שלה במפתח, שמתחלף כל יום ואז נמחק.',
  'Minutes to a day; what is over is deleted every hour.': 'דקות עד יום; מה שנגמר נמחק מדי שעה.',
  'The fingerprint.': 'טביעת האצבע.',
  'The count.': 'הספירה.',
  'The key of the day for these counts.': 'המפתח של היום לספירות האלה.',
  'When the next day begins, within the hour.': 'מתי מתחיל היום הבא, בדיוק של שעה.',
  'The key.': 'המפתח.',
  'So that a backup that is restored does not bring back what was deleted, ended or withdrawn.':
    'כדי שגיבוי ששוחזר לא יחזיר מה שנמחק, הסתיים או בוטל.',
  'As long as backups may exist.': 'כל עוד יכולים להיות גיבויים.',
  'A keyed fingerprint of the random name of an account, a link, a shared reading, an erased agreement or a donated copy; it leads back to nobody.':
    'טביעת אצבע במפתח של השם האקראי של חשבון, קישור, מבט משותף, הסכמות שנמחקו או עותק שנתרם; היא לא מובילה חזרה לאיש.',
  'The questions. Nothing of any visitor.': 'השאלות. שום דבר על אף מבקר.',
  'For ever.': 'לתמיד.',
  'Its name.': 'השם שלה.',
  'Which set it belongs to.': 'לאיזו סדרה היא שייכת.',
  'Its theme.': 'הנושא שלה.',
  'Its counterpart.': 'השאלה המשלימה שלה.',
  'Its words.': 'הנוסח שלה.',
  'Its words in short.': 'הנוסח הקצר שלה.',
  'Its words as edited by the operator.': 'הנוסח שלה אחרי עריכה של מפעילי האתר.',
  'The same in short.': 'אותו דבר, בקצרה.',
  'How often it was edited.': 'כמה פעמים היא נערכה.',
  'The words for 1 to 7.': 'המילים ל־1 עד 7.',
  'The value.': 'הערך.',
  'How often they were edited.': 'כמה פעמים הן נערכו.',
  'Who of the operator’s staff changed which words. Nothing of any visitor.':
    'מי מצוות מפעילי האתר שינה אילו מילים. שום דבר על אף מבקר.',
  'For ever: entries can be neither changed nor removed.':
    'לתמיד: אי אפשר לשנות רישומים או להסיר אותם.',
  'A number.': 'מספר.',
  'When.': 'מתי.',
  'Whose key.': 'המפתח של מי.',
  'What was changed.': 'מה השתנה.',
  'Which part of it.': 'איזה חלק ממנו.',
  'The words before.': 'המילים שלפני.',
  'The words after.': 'המילים שאחרי.',
  'What the page of statistics shows about everybody who donated answers: never fewer than ten people, and blurred on purpose.':
    'מה שדף הסטטיסטיקה מציג על כל מי שתרמו תשובות: אף פעם לא פחות מעשרה אנשים, ומטושטש בכוונה.',
  'For ever: it tells nothing about one person.': 'לתמיד: זה לא אומר דבר על אדם אחד.',
  'Its number.': 'המספר שלה.',
  'The day it was published.': 'היום שבו פורסמה.',
  'By which parameters the people were scored.': 'לפי אילו פרמטרים חושבו הציונים של האנשים.',
  'What the page shows, and whether its people are invented.':
    'מה הדף מציג, והאם האנשים בו מומצאים.',
  'The sums from which it was made, with random noise in each of them.':
    'הסכומים שמהם היא נבנתה, ובכל אחד מהם רעש אקראי.',
  'A fingerprint of the row.': 'טביעת אצבע של השורה.',
  'So that nobody is counted twice in the statistics.': 'כדי שאיש לא ייספר פעמיים בסטטיסטיקה.',
  'Goes with the next statistics after the donated copy was withdrawn.':
    'נמחק עם הסטטיסטיקה הבאה אחרי שהעותק שנתרם בוטל.',
  'The fingerprint of a donated copy, made with a key that only its owner opens; random for an invented person.':
    'טביעת האצבע של עותק שנתרם, במפתח שרק מי שתרם פותח; אקראית אם האדם מומצא.',
  'What was learned about the questions from donated answers. It names nobody.':
    'מה שנלמד על השאלות מתשובות שנתרמו. זה לא נוקב בשם של איש.',
  'For ever, so that an earlier scoring can be used again.':
    'לתמיד, כדי שאפשר יהיה לחזור לחישוב ציונים קודם.',
  'The day it was made.': 'היום שבו זה נוצר.',
  'From how many people’s answers.': 'מהתשובות של כמה אנשים.',
  'The figures of each question.': 'המספרים של כל שאלה.',
  'What would change with it, for how many people.': 'מה היה משתנה לפיו, ולכמה אנשים.',
  'By which of them profiles are scored.': 'לפי איזה מהם מחושבים הציונים של פרופילים.',
  'The name of the set, or nothing for the first figures.':
    'שם הקבוצה, או שום דבר במספרים הראשונים.',
  'Since when.': 'ממתי.',
  'So that the program notices when nothing can be saved.':
    'כדי שהתוכנה תבחין כשאי אפשר לשמור דבר.',
  'One row, for ever.': 'שורה אחת, לתמיד.',
  'When it was last changed.': 'מתי השתנתה לאחרונה.',
  'Tells the program whether it was given the keys that belong to this database.':
    'אומר לתוכנה אם קיבלה את המפתחות ששייכים למסד הנתונים הזה.',
  'A fingerprint of the keys.': 'טביעת אצבע של המפתחות.',
  'The same of the keys before, while they are being replaced.':
    'אותו דבר של המפתחות הקודמים, בזמן שהם מוחלפים.',
  'Your account': 'החשבון שלכם',
  'Your answers and your profile': 'התשובות והפרופיל שלכם',
  'What you share with others': 'מה שאתם משתפים עם אחרים',
  'Copies given to improve the questionnaire': 'עותקים שנמסרו לשיפור השאלון',
  'Signing in': 'כניסה',
  'Protection against misuse': 'הגנה מפני שימוש לרעה',
  'The questionnaire itself': 'השאלון עצמו',
  'Only if you keep a passkey: what a device of yours needs to open your profile.':
    'רק אם שמרתם מפתח גישה: מה שמכשיר שלכם צריך כדי לפתוח את הפרופיל שלכם.',
  'Until you remove the passkey or delete the account.': 'עד להסרת מפתח הגישה או למחיקת החשבון.',
  'A fingerprint of the random name that your device gave the passkey.':
    'טביעת אצבע של השם האקראי שהמכשיר שלכם נתן למפתח הגישה.',
  'With it we recognise your device. It opens nothing.':
    'לפיו אנחנו מזהים את המכשיר שלכם. הוא לא פותח דבר.',
  'Your own key, encrypted under a key that only your device can make.':
    'המפתח האישי שלכם, מוצפן במפתח שרק המכשיר שלכם יכול ליצור.',
  'The name and the day that you see in the list, the name that your device gave it, how often and when it was last used, encrypted under your own key. Its length is always the same.':
    'השם והיום שמופיעים ברשימה, השם שהמכשיר שלכם נתן לו, כמה פעמים ומתי הוא שימש לאחרונה, מוצפנים במפתח האישי שלכם. האורך תמיד זהה.',
};
