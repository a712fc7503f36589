export const authStorage =
  'Who is signed in, with your codes, and your age range and gender if you gave them; so that you need not type the login code again.';
export const accessToken = 'The proof that this browser is signed in, for 95 minutes.';
export const tokenExpiry = 'When that proof ends.';
export const welcomeFlag =
  'Which account has begun the survey here, and which wording of the consent it agreed to.';
export const compareShareCode =
  'The share code of the profile that you want to compare with, or last did.';
export const comparedReading =
  'Which shared reading you began from that comparison, so that it opens from there. It goes when you log out.';
export const codeSaved =
  'That you have copied your login code, so that the reminder goes. It goes when you log out.';
export const arrivalStorage =
  'The share code, link, invitation or study that brought you here, so that it can be offered once you have a profile. It goes when you use it, dismiss it or log out.';
export const openedLink =
  'The link that someone sent you and that is open in this tab, so that it can be shown again after a reload. It goes when you log out or close the tab.';
export const shownLinks =
  'Which links were shown in this tab, by a part of their addresses that opens nothing, so that a reload shows them again without a press. It goes when you close the tab.';
export const themeChoice = 'Light or dark, if you chose one.';
export const readersTitle = 'Who can read your answers';
export const accountKeys =
  'Every account has a key of its own, stored only in locked form: your login code opens it, each browser in which you are signed in, your password or a passkey if the account has one, and a key of this site if you confirmed an address. The server opens it while it answers you, and then forgets it.';
export const notEndToEnd =
  'This is not end-to-end encryption. Your answers are read on our server for the moment in which it works for you, so a server that was changed to listen could read what passes through it. The encryption protects you from someone who gets hold of the database or of a backup.';
export const lostCodeTitle = 'If you lose your login code';
export const lostCode =
  'Where you are still signed in, make a new code on “Edit Profile”. Otherwise your password or your confirmed address opens the account. If you have neither, the account stays closed for good, and we cannot open it either: keep the code where you keep your passwords.';
export const addressOpens =
  'An address is a way back because this site then holds a key that opens your answers too. With an address on file, this site’s operator could open your answers. Without one, only your code can. Removing the address destroys that key; a backup made before still has it until the backup is deleted.';
export const shareLinkTitle = 'What your link shows';
export const publicRecord = (maxNamedItems: number): string =>
  `Your account has one public record, encrypted under your share code. It holds your ten themes and their sides in steps of 5, and the interests that may be named to someone who shares them: none, at most ${maxNamedItems} (unless you choose otherwise), or all that you rated high, as you decide on “Edit Profile”. A hard limit is never among them.`;
export const recordLimits =
  'Nobody who has the code can learn more than this record, with however many accounts they compare. A new link, or switching sharing off, erases the record. It cannot erase what someone has already seen.';
export const comparisonsCounted =
  'So that nobody can try out answers against you, each comparison is counted for 24 months, as two fingerprints under the key of the person who compared. They tell nobody else who compared with whom.';
export const ownLinksTitle = 'What links of your own show';
export const ownLinks =
  'Each link holds what it shows as it was on the day you made it, encrypted under the link’s own address. Nobody can read it from the database or a backup without that address. Browsers do not send the part of the address that opens a link to servers when they ask for its page, so it reaches no log, and no program that makes previews.';
export const ownLinksEnd =
  'We do not count how often a link is opened. Ending or deleting a link erases what it shows, at once. It cannot erase what someone has already seen.';
export const donatedTitle = 'Copies that you donate';
export const donated =
  'Only if you choose it on “Edit Profile”: a copy of your answers, with the edition and the week, is kept for improving the scoring. Your age range and gender go with it only if you choose that too. It holds no account, no day and no order of answering. It is encrypted for one key that the operator keeps away from this server and its backups, so whoever has only the database cannot read it.';
export const donatedEnds =
  'Taking it back, or deleting the account, deletes the copy at once; the next calculation is without it, and what was already calculated from it stays. If nobody uses the account for 24 months, the account goes and the copy stays, since nobody can tell which one it is. On a small site, someone with that key and several backups could guess whose a copy is.';
export const analyticsTitle = 'What is counted';
export const analytics =
  'To see which parts are used, this site counts seven kinds of events, such as that an account was made or a survey finished, and how many minutes it took. They pass through our own server, which removes your network address, to PostHog. They contain no answer, no score and no code, and nothing that connects two of your visits. A browser that asks not to be tracked (Do Not Track, Global Privacy Control) is not counted.';
export const aiTitle = 'A text by a language model';
export const ai = (host: string, model: string): string =>
  `Only if you ask for it on your profile and agree: a few sentences that say what your profile found are then sent to ${host}, whose model ${model} writes a text from them. No score, no answer, no code, no network address of yours and no name goes along. The text is checked, kept with your profile, and deleted when you say so. What ${host} keeps of the sentences is set out in its own terms.`;
export const copiesTitle = 'Copies and logs';
export const copies =
  'Backups may exist as long as the operator of this site keeps them. Your answers are in them as they were in the database at the time: encrypted, or readable if your account was not encrypted yet. When a backup is restored, a list of keyed fingerprints keeps out deleted accounts and whatever else was taken back, such as a share code. If that list is lost together with the database, what was deleted or taken back after the backup comes back, as encrypted as it was. The program’s log says which kind of page was asked for and how long it took: no address, no code, no answer.';
export const imprint = 'Who runs this site, and answers for it, is named in its <a>imprint</a>.';
export const noContact =
  'The operator of this site has not said how to be reached. If that matters to you, think twice before you answer.';
export const contact = (address: string): string =>
  `Questions, and wishes about your data, go to <a>${address}</a>.`;
export const inShortTitle = 'In short';
export const noIdentity =
  'No name, no phone number, no network address, no advertising, no cookie. An e-mail address only if you want to sign in with one, and then in a form that we can recognise and cannot read back.';
export const othersSee =
  'Others see your profile only through your share code, which you can change or switch off at any time. They see ten themes in steps of 5 and, if they compare, the interests that you let be named.';
export const pseudonymous =
  'You are pseudonymous here rather than anonymous: what is stored stands beside a random number, and your login code, your share code or your address leads from you to that number.';
export const noThirdParty =
  'Pages load nothing from anyone else, and the browser is told to refuse it.';
export const controlsTitle = 'What you can do';
export const controls =
  'On “Edit Profile” you can download what is held about you in words and figures, renew or switch off your link, make a new login code, sign out other browsers, and delete the account. Deleting takes one step, at once and for good; nobody asks why. An account that nobody has used for 24 months is deleted in the same way; we can’t warn you, since we can’t reach you.';
export const sharedDevice =
  'On a device that others use, tick “This is a shared device” when you sign in or begin: then everything ends with the tab. “Leave” goes to another page at once. Neither clears your browser’s history.';
export const lawTitle = 'What the law says';
export const law =
  'What you answer is data about your sex life, which the law of many countries protects most of all (in the European Union, article 9 of the General Data Protection Regulation). We hold it only because you agreed, by ticking the box above “Begin Survey”. You withdraw your agreement by deleting the account. No machine decides anything about you: a comparison is a suggestion for a conversation.';
export const rights =
  'You may see what is held, take it with you, correct it by a retake, and have it erased; for each there is a button, since without your login code nobody, not even we, can tell which account is yours. You may also complain to the data protection authority where you live.';
export const pageTitle = 'What we hold, and what we cannot';
export const pageIntro =
  'What you answer here is as private as anything can be. So this page makes no general promises: it says of everything that is stored why, until when, and who can read it. The program’s own tests fail when a column is missing.';
export const browserTitle = 'What your browser keeps';
export const browserUntil =
  'Until you log out, except for the welcome. On a shared device, until the tab is closed.';
export const licencesTitle = 'Whose work this is';
export const licences = 'The program’s parts and their licences are listed in <a>licenses.txt</a>.';
export const databaseTitle = 'What the database holds';
export const databaseHint =
  'Where it says “only you”, it is encrypted under your own key, and the server opens it only while it works for you. With a confirmed address, this site’s operator could open it too.';
export const columnsTitle = 'Every column of the database';

/** The table's headings, and its rows by purpose of the database columns. */
export const storedTitles = {
  what: 'What',
  why: 'Why',
  until: 'Until when',
  who: 'Who can read it',
};
export const stored = {
  account: {
    what: 'Your account: a random number, the days you made it and gave your consent, the month of your last visit',
    why: 'To keep what is yours together without a name, and to delete an account that nobody uses.',
    until:
      'Until you delete the account, or nobody has used it for 24 months. Without a single answer it is deleted after 30 days, unless it was used in that month.',
    who: 'The operator: it is not encrypted. It says nothing about your answers.',
  },
  signIn: {
    what: 'Your login code, password and passkeys as fingerprints, and your own key in locked form',
    why: 'To recognise you, and to open your key. No code and no password is stored.',
    until: 'Until you replace or remove them; otherwise as long as the account.',
    who: 'Nobody can read a code or a password from them. A thief of the database could guess a weak password.',
  },
  email: {
    what: 'Your e-mail address and the codes we mail, as fingerprints',
    why: 'Only if you give an address: to sign in, and to get back in without your login code.',
    until:
      'Until you remove the address or delete the account. A code works for ten minutes, and is deleted within the hour after.',
    who: 'Nobody can read the address from them. The operator could test whether an address they already know has an account.',
  },
  sessions: {
    what: 'The browsers in which you are signed in',
    why: 'To keep you signed in, and to let you sign out the others.',
    until: 'Until you sign out, and 30 days and an hour at most.',
    who: 'The operator sees days and times, but cannot sign in with them: the secret is in your browser alone.',
  },
  details: {
    what: 'Your share code, age range, gender and settings',
    why: 'For what you chose on “Edit Profile”. Only a copy that you donate uses age range and gender, and only if you allow it.',
    until: 'As long as the account, or until you change them.',
    who: 'Only you.',
  },
  answers: {
    what: 'Your answers, and what is computed or written from them',
    why: 'To choose your next questions, to show your profile, and to compare it when you ask.',
    until:
      'As long as the account. After a retake, up to five earlier results stay until you press “Forget earlier results”.',
    who: 'Only you. How far you are, and on which days, is not encrypted.',
  },
  hardLimits: {
    what: 'Your hard limits',
    why: 'To leave them out of everything that you share.',
    until: 'Until you take the last one off; otherwise as long as the account.',
    who: 'Only you. The operator sees that you marked some, not which.',
  },
  shareCode: {
    what: 'What your share code shows',
    why: 'To let others see your profile and compare, without reaching your answers.',
    until: 'Until you renew the code or switch sharing off; otherwise as long as the account.',
    who: 'Whoever has the code: rounded figures, the interests that you let be named, and your headline if you switch it on.',
  },
  links: {
    what: 'Links of your own',
    why: 'To show someone a part of your profile, for as long as you choose.',
    until:
      'Until the link ends, or you end it; its line in your list 30 days longer, unless you delete it.',
    who: 'Whoever has the address sees what the link shows. The operator sees how many you have, and their days.',
  },
  people: {
    what: 'The people you keep after comparing',
    why: 'Only if you keep someone: to find them again.',
    until: 'Until you remove them; otherwise as long as the account.',
    who: 'Only you. The operator sees roughly how many there are.',
  },
  readings: {
    what: 'Shared readings, and what two people agree on',
    why: 'To show two people what they both want, once both have said yes.',
    until:
      'Twelve months, or until one of you withdraws it; an agreement until one of you erases it; an invitation until its time is up.',
    who: 'Only the two of you. If one of you has a confirmed address, the operator could open what both gave.',
  },
  donations: {
    what: 'Copies of your answers that you donate, or give to a study',
    why: 'Only if you choose it: to improve the scoring, or for the study that you take part in. A copy names no account.',
    until:
      'Until you take it back or leave the study, replace it by a retake or delete the account. If the account goes because nobody used it for 24 months, the copy stays, since nobody can tell which one it is.',
    who: 'Only the operator, or the researchers of that study, with a key kept away from this server and its backups.',
  },
  protection: {
    what: 'Counts against misuse, and marks of what was deleted',
    why: 'To stop guessing, flooding and trying out answers on someone, and to keep what was deleted from coming back with a backup.',
    until:
      'Counts for about a day, comparisons for 24 months, marks for as long as there may be backups.',
    who: 'The operator, and only as fingerprints. Your network address is not stored.',
  },
  site: {
    what: 'The questions, and the parameters behind the scores',
    why: 'To run the survey. None of it is about you.',
    until: 'For good.',
    who: 'Anyone can read the questions; the operator can read the rest.',
  },
};
