export const title = 'Donate a copy of your answers';
export const why =
  'The scoring rests on simulated people so far. Answers from real ones make it better for everyone.';
export const donate = 'Donate a copy of my answers';
export const addDetails = 'Add my age range and gender';
export const isOff = 'Nothing is copied.';
export const isStored = (day: string): string => `On since ${day}. A copy is stored.`;
export const comesLater = (day: string): string =>
  `On since ${day}. The copy is made when you finish the survey.`;
export const copied =
  'What is copied: your answers, the languages you gave them in, the edition of the questions and the week; age range and gender only if you add them; what you say of a shared reading, with its level. No account, no day, no order of answering. A retake replaces the copy.';
export const readers =
  'Who can read it: only the operator’s calibration, whose key is kept away from this server and its backups.';
export const withdrawal =
  'If you change your mind: switch it off, and the copy is deleted at once. What was already calculated from it stays.';
export const limits =
  'What remains: deleting your account deletes the copy. If the account goes after 24 unused months, the copy stays, since nobody can tell which is yours. Someone with that key could recognise your copy by a profile that you share or, on a small site, by several backups.';
export const columnByColumn = '<a>The privacy page</a> lists every column.';
export const notLoaded = 'Your choice could not be loaded. Please open this page again.';

export const studyHeading = 'Take part in a study';
export const responsible = (names: string): string => `Responsible: ${names}`;
export const ethics = (number: string): string => `Ethics approval: ${number}`;
export const lastDay = (day: string): string => `Last day: ${day}`;
export const sheetTitle = 'What the researchers say';
export const siteTitle = 'What this site does';
export const whatIsGiven =
  'When you finish the survey here, the study gets a copy of your answers that only those named above can open. It holds the answers, the languages you gave them in, the edition of the questions and the week. No account, no day, no order of answering. After the last day, changing an answer or a detail here deletes it.';
export const retakeReplaces = 'Until the last day, a retake of the survey replaces the copy.';
export const asksTwice = (days: number): string =>
  `The study asks for your answers twice, if you are willing. If you retake the survey at least ${days} days later, from the day that this page will name, the copy gets the new answers too, and the number of days between the two. An earlier retake is not copied.`;
export const detailsToo =
  'The copy also holds your age range and gender, if you give them on “Edit Profile”. You need not.';
export const addDetailsFirst =
  'The study would also like your age range and gender. If you like, <a>add them on “Edit Profile”</a>.';
export const questionsToo =
  'After the survey, the researchers ask some questions of their own. The copy holds your answers to these as well. Here they are kept encrypted with your account, until you leave the study. The copy is made once you have sent them, even if you leave them all out.';
export const accountMade =
  'To answer, you get an account here, without a name or an address, with a login code. It also shows you your profile, which the study does not get. The survey asks for a consent of its own.';
export const mayPass = 'Every question can be passed with “Rather not say”.';
export const mayLeave =
  'You can leave at any time, on this page or on “Edit Profile”. Leaving deletes the copy at once, and so does deleting your account. After the last day the researchers are given the copies. What they then have, and what they calculate from it, stays with them. If the account goes after 24 unused months, the copy stays, since nobody can tell which is yours. Someone with the researchers’ key could recognise your copy by a profile that you share or, on a small site, by several backups.';
export const finishedAlready =
  'You have finished the survey already, so the copy is made as soon as you take part.';
export const consentTitle = 'Your consent';
export const consentToStudy =
  'I am 18 or older, have read all this, and agree to take part as it says here.';
export const tickConsent = 'Please read and tick this first.';
export const takePart = 'Take part';
export const isFull = 'This study has all the people it needs. Thank you for your interest.';
export const hasEnded = 'This study has ended. Thank you for your interest.';
export const otherLanguage = 'This study asks in another language:';
export const unknownTitle = 'No study here';
export const unknownText =
  'This address leads to no study. Please copy the whole address, or ask the people who gave it to you.';
export const toHome = 'Go to the start page';
export const studyNotLoaded = 'The study could not be loaded';
export const joinedTitle = 'You take part in this study';
export const joinedSince = (day: string): string => `You have taken part since ${day}.`;
export const finishFirst = 'Next, finish the survey. Then come back here.';
export const goToSurvey = 'Go to the survey';
export const questionsTitle = 'Questions from the researchers';
export const questionsIntro =
  'The survey is done. These last questions come from the researchers, in their words. You can leave any of them out, or choose “Rather not say”.';
export const sendAnswers = 'Send my answers';
export const endedBefore =
  'The study has ended, and there is no copy of your answers for it. Your account and your answers stay yours.';
export const thanksTitle = 'Thank you for taking part';
export const copyGiven = 'The study has a sealed copy of your answers.';
export const yourCode = (code: string): string => `Your completion code is ${code}.`;
export const sameForAll = 'It is the same for everybody, so it does not lead to you.';
export const copyIt = 'Copy the code';
export const answerAgainFrom = (from: string, to: string): string =>
  `The study would like your answers once more, between ${from} and ${to}. This site cannot remind you: note the day, and come back with your login code.`;
export const answerAgainNow = (to: string): string =>
  `You can answer once more now, until ${to}. Your profile stays as it is until you have finished.`;
export const answerAgain = 'Answer once more';
export const bothGiven =
  'The study has a sealed copy of your answers from both times. You are done.';
export const yourSecondCode = (code: string): string => `Your code for the second time is ${code}.`;
export const ifItMoved = 'If something in the questions weighs on you, <a>here is help</a>.';
export const seeProfile = 'See your profile';
export const leaveStudy = 'Leave the study';
export const confirmLeaving =
  'Leave the study? The copy of your answers that was made for it is deleted at once. Your account and your answers to the survey stay.';
export const leftTitle = 'You have left the study';
export const leftText =
  'The copy that was made for it is deleted here. The researchers have it only if they were given it before. Your account and your answers to the survey stay; you can delete them on “Edit Profile”.';
export const aboutYourStudy = 'The study, and what it tells you at the end';
