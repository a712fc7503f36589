import { pluralIn } from '../../../../../src/domain/texts.ts';

/** What a refused request is told, by its English sentence; # is a number. */
export default {
  'These are not events of this site.': 'אלה לא אירועים של האתר הזה.',
  'There is nothing here.': 'אין כאן כלום.',
  'This cannot be called from another site.': 'אי אפשר לקרוא לזה מאתר אחר.',
  'The service for analytics does not answer.': 'השירות שסופר אירועים לא עונה.',
  'Someone else has changed this in the meantime. Compare both texts and save again.':
    'בינתיים מישהו אחר שינה את זה. השוו בין שני הנוסחים ושמרו שוב.',
  'Too many requests just now. Please wait a little and try again.':
    'יש כרגע יותר מדי בקשות. המתינו מעט ונסו שוב.',
  'An Idempotency-Key has 16 to 200 letters, digits, hyphens or underscores; a random UUID will do.':
    'ב־Idempotency-Key יש 16 עד 200 אותיות, ספרות, מקפים או קווים תחתונים; מספיק UUID אקראי.',
  'Please prove first that this account is yours: with its login code, its password, or a code mailed to its confirmed address.':
    'קודם הראו שהחשבון הזה שלכם: עם קוד הכניסה שלו, עם הסיסמה שלו, או עם קוד שנשלח לכתובת שאושרה בו.',
  'This is not your login code or password. Please check and try again.':
    'קוד הכניסה או הסיסמה שגויים. בדקו ונסו שוב.',
  'Invalid login code or email address. Please check and try again.':
    'קוד הכניסה או כתובת המייל שגויים. בדקו ונסו שוב.',
  'This is your own share code. Ask someone you trust for theirs.':
    'זה קוד השיתוף שלכם. בקשו ממי שאתם סומכים עליו את הקוד שלו.',
  'The first share code must be your own.': 'קוד השיתוף הראשון צריך להיות שלכם.',
  'This site does not ask for donated answers.': 'האתר הזה לא מבקש תרומות של תשובות.',
  'There is no study at this address.': 'אין מחקר בכתובת הזאת.',
  'You take part in another study. Leave it first, or use another account.':
    'אתם משתתפים במחקר אחר. עזבו אותו קודם, או השתמשו בחשבון אחר.',
  'You take part in no study.': 'אינכם משתתפים במחקר.',
  'This study has ended. Thank you for your interest.': 'המחקר הזה הסתיים. תודה על ההתעניינות.',
  'This study has all the people it needs. Thank you.': 'במחקר הזה כבר יש מספיק משתתפים. תודה.',
  'This is not an e-mail address.': 'זו לא כתובת מייל.',
  'You have already confirmed this address for another account. To use it here, sign in with it there and remove it first.':
    'כבר אישרתם את הכתובת הזאת לחשבון אחר. כדי להשתמש בה כאן, קודם היכנסו איתה לחשבון ההוא והסירו אותה.',
  'Please give the login code, the password, or the code that was mailed to you.':
    'הזינו את קוד הכניסה, את הסיסמה, או את הקוד שנשלח אליכם במייל.',
  'This code is wrong, has been used already, or is more than ten minutes old. Check it, or ask for a new one.':
    'הקוד הזה שגוי, כבר נוצל, או שעברו עליו יותר מעשר דקות. בדקו אותו, או בקשו קוד חדש.',
  'AI summaries are not enabled on this site.': 'באתר הזה אין סיכומים של בינה מלאכותית.',
  'There is no profile to write about yet. Finish the survey first.':
    'אין עדיין פרופיל שאפשר לכתוב עליו. קודם סיימו את השאלון.',
  'No survey responses found for user': 'לא נמצאו תשובות לשאלון בחשבון הזה',
  'Only a link with chosen interests can name interests.':
    'רק קישור עם תחומי עניין נבחרים יכול לנקוב בתחומי עניין.',
  'Please choose at least one interest.': 'בחרו לפחות תחום עניין אחד.',
  'Some of these interests cannot be named: a link names what you answered with 5 or more, and no hard limit.':
    'אי אפשר לנקוב בחלק מתחומי העניין האלה: קישור נוקב במה שעניתם עליו 5 ומעלה, ולא בשום קו אדום.',
  'This link shows nothing, or nothing any more. Please ask for a new one.':
    'הקישור הזה לא מציג דבר, או כבר לא. בקשו קישור חדש.',
  'There is no such link.': 'אין קישור כזה.',
  'A link can only end earlier. Please make a new one instead.':
    'קישור יכול רק להסתיים מוקדם יותר. צרו קישור חדש במקום זה.',
  'There is no profile for this share code.': 'אין פרופיל לקוד השיתוף הזה.',
  'There is no such question.': 'אין שאלה כזאת.',
  'You have answered every question that can make your profile surer.':
    'עניתם על כל שאלה שיכולה לחזק את הפרופיל שלכם.',
  'Please finish the survey that you have begun first.': 'קודם סיימו את השאלון שהתחלתם.',
  'The survey has moved on in another window. Please load it again.':
    'השאלון התקדם בחלון אחר. טענו אותו מחדש.',
  'Some core questions have no answer yet.': 'לחלק משאלות הליבה אין עדיין תשובה.',
  'Your personalised questions could not be chosen. Nothing is lost; please try again in a moment.':
    'בחירת השאלות האישיות שלכם לא הצליחה. שום דבר לא אבד; נסו שוב בעוד רגע.',
  'This question is not among your personalised questions.':
    'השאלה הזאת אינה אחת מהשאלות האישיות שלכם.',
  'Your personalised questions are still being chosen. Please try again in a moment.':
    'השאלות האישיות שלכם עדיין נבחרות. נסו שוב בעוד רגע.',
  'The survey is finished; its answers can no longer be changed.':
    'השאלון הסתיים; כבר אי אפשר לשנות את התשובות.',
  'Please answer the core questions first.': 'קודם ענו על שאלות הליבה.',
  'The core questions are complete; their answers can no longer be changed.':
    'שאלות הליבה הושלמו; כבר אי אפשר לשנות את התשובות עליהן.',
  'This site makes no random profiles.': 'האתר הזה לא יוצר פרופילים אקראיים.',
  'Please confirm that you are 18 or older.': 'אשרו שמלאו לכם 18.',
  'You have begun ten more questions. Please answer them first; then you can take the survey again.':
    'התחלתם עוד עשר שאלות. קודם ענו עליהן; אחר כך אפשר יהיה למלא את השאלון שוב.',
  'An agreement needs a shared reading that both of you can see.':
    'הסכמות צריכות השוואה משותפת ששניכם יכולים לראות.',
  'You have both sent this round already, or one of you has erased the agreement. Please load the page again.':
    'שניכם כבר שלחתם את הסבב הזה, או שאחד מכם מחק את ההסכמות. טענו את הדף מחדש.',
  'Only questions of your shared reading can be marked, each once. Please load the page again.':
    'אפשר לסמן רק שאלות מההשוואה המשותפת שלכם, כל אחת פעם אחת. טענו את הדף מחדש.',
  'Only questions that can be shared can be added, each once.':
    'אפשר להוסיף רק שאלות שמותר לשתף, כל אחת פעם אחת.',
  'One of the added questions is part of your shared reading. Mark it there.':
    'אחת השאלות שהוספתם היא חלק מההשוואה המשותפת שלכם. סמנו אותה שם.',
  'One of the added questions touches a hard limit of yours. Take it out first.':
    'אחת השאלות שהוספתם נוגעת בקו אדום שלכם. קודם הוציאו אותה.',
  'This is asked only of people who donate their answers, and have a reading.':
    'את זה אנחנו שואלים רק אנשים שתורמים את התשובות שלהם ויש להם השוואה משותפת.',
  'A profile made of random answers cannot share a reading with a person’s.':
    'לפרופיל מתשובות אקראיות לא יכולה להיות השוואה משותפת עם פרופיל של אדם.',
  'This invitation cannot be used. It may have been used or ended already, or its time is up. Ask for a new one.':
    'אי אפשר להשתמש בהזמנה הזאת. ייתכן שכבר השתמשו בה, שהיא בוטלה, או שהזמן שלה נגמר. בקשו הזמנה חדשה.',
  'You have ended this shared reading.': 'סיימתם את ההשוואה המשותפת הזאת.',
  'The time for this shared reading is up. You can make a new invitation.':
    'הזמן של ההשוואה המשותפת הזאת נגמר. אפשר ליצור הזמנה חדשה.',
  'You can say yes once someone has accepted your invitation.':
    'אפשר לומר כן אחרי שמישהו יקבל את ההזמנה שלכם.',
  'You’ve retaken the survey since. Make a new invitation, or ask for one: it will belong to your new answers.':
    'מילאתם מאז את השאלון שוב. צרו הזמנה חדשה, או בקשו אחת: היא תהיה שייכת לתשובות החדשות שלכם.',
  'These are not the answers of this shared reading. Please load the page again.':
    'אלה לא התשובות של ההשוואה המשותפת הזאת. טענו את הדף מחדש.',
  'There is no such shared reading.': 'אין השוואה משותפת כזאת.',
  'The body is nested too deeply.': 'תוכן הבקשה מקונן עמוק מדי.',
  'The body is not valid UTF-8.': 'תוכן הבקשה אינו UTF-8 תקין.',
  'The body contains a NUL character.': 'יש תו NUL בתוכן הבקשה.',
  'The request could not be read.': 'אי אפשר לקרוא את הבקשה.',
  'The request took too long to arrive.': 'הבקשה התעכבה יותר מדי בדרך.',
  'The request headers are too large.': 'כותרות הבקשה גדולות מדי.',
  'Send the body as it is, without a content encoding.':
    'שלחו את תוכן הבקשה כפי שהוא, בלי קידוד תוכן.',
  'This node is shutting down.': 'השרת הזה נסגר כרגע.',
  'Too many messages are waiting to be sent. Please try again in a minute.':
    'יותר מדי הודעות ממתינות לשליחה. נסו שוב בעוד דקה.',
  'The service is busy. Please try again in a moment.': 'השירות עמוס. נסו שוב בעוד רגע.',
  'What is stored here is no longer what was saved, so it is not shown. You did nothing wrong. Please tell the operator of this site.':
    'מה שרשום כאן כבר אינו מה שנשמר, ולכן הוא לא מוצג. זו לא אשמתכם. ספרו על כך למפעילי האתר.',
  'The request is too large.': 'הבקשה גדולה מדי.',
  'Send the body as application/json.': 'שלחו את תוכן הבקשה בסוג application/json.',
  'Something went wrong on our side. Please try again.': 'משהו השתבש אצלנו. נסו שוב.',
  'The address contains a NUL character.': 'יש תו NUL בכתובת.',
  'There is no such session.': 'אין חיבור כזה.',
  'You have no profile yet. Finish the survey first.':
    'אין לכם פרופיל עדיין. קודם סיימו את השאלון.',
  'You have not started the survey yet.': 'עוד לא התחלתם בשאלון.',
  'There is no such attempt.': 'אין מילוי כזה.',
  'You keep # people, the limit. Remove one first.': (people: number) =>
    pluralIn('he', people, {
      one: 'שמור אצלכם אדם אחד, וזה המספר המרבי. קודם הסירו אותו.',
      two: 'שמורים אצלכם שני אנשים, וזה המספר המרבי. קודם הסירו אחד.',
      other: 'שמורים אצלכם # אנשים, וזה המספר המרבי. קודם הסירו אחד.',
    }),
  'You can have # links at a time. Please end or delete one first.': (links: number) =>
    pluralIn('he', links, {
      one: 'אפשר להחזיק קישור אחד בכל פעם. קודם סיימו או מחקו אותו.',
      two: 'אפשר להחזיק עד שני קישורים בבת אחת. קודם סיימו או מחקו אחד.',
      other: 'אפשר להחזיק עד # קישורים בבת אחת. קודם סיימו או מחקו אחד.',
    }),
  'You can retake the survey # times in # days. Please come back later; your profile stays as it is.':
    (times: number, days: number) =>
      `אפשר למלא את השאלון שוב עד ${pluralIn('he', times, { one: 'פעם אחת', two: 'פעמיים', other: '# פעמים' })} ${pluralIn('he', days, { one: 'ביום', two: 'ביומיים', other: 'ב־# ימים' })}. חזרו מאוחר יותר; הפרופיל שלכם נשאר כפי שהוא.`,
  'You have # open invitations. End one of them before you make another.': (invitations: number) =>
    pluralIn('he', invitations, {
      one: 'יש לכם הזמנה פתוחה אחת. בטלו אותה לפני שתיצרו עוד אחת.',
      two: 'יש לכם שתי הזמנות פתוחות. בטלו אחת מהן לפני שתיצרו עוד אחת.',
      other: 'יש לכם # הזמנות פתוחות. בטלו אחת מהן לפני שתיצרו עוד אחת.',
    }),
  'You two have had a shared reading in the last # days. Please wait before you make another.': (
    days: number,
  ) =>
    `כבר הייתה לשניכם השוואה משותפת לפני פחות ${pluralIn('he', days, { one: 'מיום', two: 'מיומיים', other: 'מ־# ימים' })}. המתינו לפני שתיצרו עוד אחת.`,
  'You can say yes to # shared readings in # days. Please come back later; this reading keeps its end date.':
    (readings: number, days: number) =>
      `אפשר לומר כן ${pluralIn('he', readings, { one: 'להשוואה משותפת אחת', two: 'לשתי השוואות משותפות', other: 'לעד # השוואות משותפות' })} ${pluralIn('he', days, { one: 'ביום', two: 'ביומיים', other: 'ב־# ימים' })}. חזרו מאוחר יותר; מועד הסיום של ההשוואה הזאת לא משתנה.`,
  'Only questions that you answered with # can be ticked.': (answer: number) =>
    `אפשר לסמן רק שאלות שעניתם עליהן ${answer}.`,
  'The request is invalid.': 'הבקשה אינה תקינה.',
  'Please sign in.': 'נא להיכנס.',
  'This code is wrong, was used already, or is more than ten minutes old. Check it, or enter your address again to get a new one.':
    'הקוד שגוי, כבר שימש או שעברו יותר מעשר דקות. כדאי לבדוק אותו, או להקליד שוב את הכתובת כדי לקבל חדש.',
  'This password is among those that are tried first. Please choose another, for example four words that do not belong together.':
    'הסיסמה הזאת היא מאלה שמנסים ראשונות. כדאי לבחור אחרת, למשל ארבע מילים שאין ביניהן קשר.',
  'Your profile could not be computed just now. Your answers are safe; please try again in a moment.':
    'לא הצלחנו לחשב את הפרופיל כרגע. התשובות שמורות; אפשר לנסות שוב עוד רגע.',
  'This passkey opens no profile here. It may have been removed. Please try again, or use your login code.':
    'מפתח הגישה הזה לא פותח כאן שום פרופיל. ייתכן שהוא הוסר. אפשר לנסות שוב, או להשתמש בקוד הכניסה.',
  'This passkey does not open this profile. Please check and try again.':
    'מפתח הגישה הזה לא פותח את הפרופיל הזה. כדאי לבדוק ולנסות שוב.',
  'This passkey could not be checked, so it was not kept. Please try again.':
    'אי אפשר היה לאמת את מפתח הגישה הזה, ולכן הוא לא נשמר. אפשר לנסות שוב.',
  'You keep # passkeys, the limit. Remove one first.':
    'כבר שמורים # מפתחות גישה, וזה המספר המרבי. צריך קודם להסיר אחד.',
  'There is no such passkey.': 'אין מפתח גישה כזה.',
  'Please enter an e-mail address.': 'נא להקליד כתובת מייל.',
  'That is longer than any e-mail address.': 'אין כתובת מייל כל כך ארוכה.',
  'Please enter a password.': 'נא להקליד סיסמה.',
  'The password must have at least 12 characters.': 'הסיסמה צריכה להכיל לפחות 12 תווים.',
  'The password must have at most 128 characters.': 'הסיסמה יכולה להכיל עד 128 תווים.',
  'Please enter your login code or email address': 'נא להקליד את קוד הכניסה או את כתובת המייל',
  'The code has eight digits.': 'בקוד יש שמונה ספרות.',
  'That is longer than any login code or e-mail address.':
    'אין קוד כניסה או כתובת מייל כל כך ארוכים.',
  'Please enter a name.': 'נא להקליד שם.',
  'A name has at most # characters.': 'שם יכול להכיל עד # תווים.',
  'Please enter a share code.': 'נא להקליד קוד שיתוף.',
  'That is longer than any share code.': 'אין קוד שיתוף כל כך ארוך.',
  'This link is incomplete. Please copy the whole address.':
    'הקישור הזה חלקי. נא להעתיק את הכתובת כולה.',
  'Please agree first: sentences about your profile are sent to the service that writes.':
    'קודם צריך להסכים: משפטים על הפרופיל שלכם נשלחים לשירות שכותב.',
  'A label has at most # characters.': 'תווית יכולה להכיל עד # תווים.',
  'A link can name at most # interests.': 'קישור יכול לציין עד # תחומי עניין.',
  'At most # questions can be ticked.': 'אפשר לסמן עד # שאלות.',
  'At most # questions can be added.': 'אפשר להוסיף עד # שאלות.',
};
