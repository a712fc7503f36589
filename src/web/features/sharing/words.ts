import { type CompareDetail, maxNamedItems } from '../../../domain/comparing.ts';
import { defaultLinkDays, type LinkLevel, maxChosenItems } from '../../../domain/links.ts';
import { defaultPairHours } from '../../../domain/together.ts';
import { plural } from '../../ui/language/numbers.ts';

export const themesAndInterests = (count: number): string =>
  `Ten themes and ${plural(count, { one: '# interest', other: '# interests' })}`;
export const answersBeforeRetake = (day: string): string => `Answers of ${day}, before your retake`;
export const answersOf = (day: string): string => `Answers of ${day}`;
export const noEnd = 'No end';
export const ended = (time: string): string => `Ended ${time}`;
export const ends = (time: string): string => `Ends ${time}`;
export const linkNotDeleted = 'The link was not deleted. Please try again.';
export const deleteTitle = (title: string): string => `Delete “${title}”?`;
export const deleting = 'Deleting…';
export const deleteTheLink = 'Delete the link';
export const keepIt = 'Keep it';
export const deletingEnded = 'It shows nothing any more. Deleting takes it off this list.';
export const deletingExplained =
  'It shows nothing from now on. What was seen or saved cannot be taken back.';
export const endTitle = 'When should it end?';
export const saving = 'Saving…';
export const endItNow = 'End it now';
export const leaveItAsItIs = 'Leave it as it is';
export const endExplained = 'The end can come earlier, not later, and cannot be undone.';
export const itEnds = 'It ends';
export const now = 'Now';
export const inDays = (days: number): string =>
  plural(days, { one: 'In # day', other: 'In # days' });
export const linkIsReady = 'Your link is ready.';
export const deleteLink = 'Delete';
export const whatItShows = 'What it shows';
export const shortenOrEnd = 'Shorten or end';

export const afterDays = (days: number): string =>
  plural(days, { one: 'After # day', other: 'After # days' });
export const never = 'Never';
export const nothingTicked = 'Tick at least one interest first.';
export const interestsLegend = (minHighAnswer: number): string =>
  `Your answers of ${minHighAnswer} or more, without hard limits.`;
export const tickedOfMax = (count: number, maxChosenItems: number): string =>
  `${count} of at most ${maxChosenItems} ticked.`;
export const tickLimitReached = (count: string): string => `${count} Untick one to tick another.`;
export const nothingToName = (minHighAnswer: number): string =>
  `There is nothing to name: no answer is ${minHighAnswer} or higher and not a hard limit. <a>Your answers and limits</a>`;
export const ofLabel = (ticked: number, count: number): string => `${ticked} of ${count}`;
export const ticked = 'ticked';
export const makingLink = 'Making the link…';
export const makeLink = 'Make the link';
export const whenItEnds = 'When it ends';
export const label = 'A label for yourself (optional)';
export const labelHint = 'Only you see it. Better a place than a name: “Hinge, November”.';

export const fromAnswers = (day: string): string => `From answers of ${day}.`;
export const theSummary = 'The summary';
export const standsOut = (name: string): string =>
  `What stands out for them is <span>${name}</span>.`;
export const interestsTitle = 'Interests they chose to name';
export const previewExplained = 'This is all that the link shows.';
export const coverTitle = 'Someone wants to show you something personal';
export const opening = 'Opening…';
export const show = 'Show';
export const coverText =
  'It is about intimacy and kink. Please keep it to yourself, and go on only if you are 18 or older.';
export const senderNotTold = 'They are not told that you opened it, nor anything about you.';
export const goneTitle = 'This link shows nothing any more';
export const goneText =
  'It has ended, was taken back, or part of its address is missing. Ask for a new one.';
export const failedTitle = 'The link could not be opened just now';
export const wayOn = {
  newcomer: {
    title: 'And you?',
    text: 'Answer the same questions. Only you see your answers.',
    primary: 'Find out about yourself',
    secondary: 'Login',
  },
  finished: {
    title: 'Where do the two of you meet?',
    text: 'Neither of you sees anything until both say yes, and only what you share is named.',
    primary: 'Start a shared reading',
    secondary: 'View My Profile',
  },
} as const;
const keepToYourself = 'From the person who sent you the link, for you alone.';
export const opened: Readonly<
  Record<LinkLevel, { readonly title: string; readonly intro: string }>
> = {
  words: {
    title: 'A profile in words',
    intro: 'From the person who sent you the link. Where it says “you”, it means them.',
  },
  themes: { title: 'A profile in ten themes', intro: keepToYourself },
  chosen: { title: 'Interests, and ten themes', intro: keepToYourself },
};
export const ownLinkNote = 'Your own link, as others see it. Your visit is not counted.';

/** Each level, and what a link of it shows and does not show, said to its owner. */
export const levels: Readonly<
  Record<LinkLevel, { readonly name: string; readonly shows: string }>
> = {
  words: {
    name: 'In words',
    shows: 'Your summary and what stands out for you. No figures, no interest by name.',
  },
  themes: {
    name: 'Ten themes',
    shows:
      'How high each theme is for you, as fantasy and as activity. No summary, no interest by name.',
  },
  chosen: {
    name: 'Chosen interests',
    shows: `Up to ${maxChosenItems} interests that you tick, with your ten themes. No other answer.`,
  },
};

export const noLinksYet = 'No links yet';
export const failed = 'Failed to load your links';
export const loading = 'Loading your links…';
export const linkDeleted = 'The link is deleted.';
export const intro =
  'Each shows one part of your profile. You see how often it was opened, never by whom.';
export const afterRetake = 'You can make a new link once the survey is finished.';
export const limitReached = (maxLinks: number): string =>
  `You have ${maxLinks} links, the limit. End or delete one first.`;
export const newLink = 'New link';
export const allLinks = 'All links';

export const scoresTitle = (count: number, acronym: string): string =>
  `${count}-Dimension ${acronym} Scores (0-100 Scale)`;
export const scoresCaption = 'Fantasy and activity from 0 to 100, in steps of 5';
export const dimension = 'Dimension';
export const fantasy = 'Fantasy';
export const activity = 'Activity';
export const fetchingPreview = 'Fetching the preview…';
export const shareCode = (shareCode: string): string => `Share Code: ${shareCode}`;
export const someoneWants = 'Someone wants to know where you two meet.';
export const wantToCompare = 'Want to Compare Profiles?';
export const wantToCompareText =
  'First your own answers; only you see them. They see no comparison unless you send them a link.';
export const loginToCompare = 'Login to Compare';
export const notFound = 'Profile not found or invalid share code';
export const goToHome = 'Go to Home';
export const codesExplained =
  'Share codes have 10 to 20 letters and digits. Their owners can switch them off.';
export const compareWithMyProfile = 'Compare with My Profile';
export const viewMyProfile = 'View My Profile';
export const createYourProfile = 'Create Your Profile';
export const loadingProfile = 'Loading profile...';

export const compareProfiles = 'Compare Profiles';
export const codeOrLink = 'Another person’s code or link';
export const codeOrLinkHint = 'Enter share code or profile URL';
export const myCode = 'my code:';
export const saveYourCode = 'Save your code: it is the only way back';
export const copyCode = 'Copy Code';
export const sendYourLink = 'Send your link';
export const neverThisPage = 'Your link shows ten bars. Never this page.';
export const barsAndHeadline = 'Your link shows ten bars and your headline. Never this page.';
export const noLoginCodeHere =
  'This browser doesn’t have your login code, and we can’t look it up.';
export const loginCodeHint = 'It signs you in anywhere. Keep it to yourself.';
export const qrCodeAlt = (link: string): string => `QR code of ${link}`;
export const shareYourProfile = 'Share Your Profile';
export const qrCode = 'QR code';

/** What can be shared, in the order of the dialog. */
export const wayNames = {
  compare: 'Compare with me',
  both: 'Only if we both say yes',
  words: 'In words',
  picture: 'A picture',
} as const;
export const ways = {
  both: `The link works once, within ${defaultPairHours} hours.`,
  words: `${levels.words.shows} The link ends after ${defaultLinkDays} days.`,
  picture: 'Square, for a dating app or a message. You choose what it shows.',
} as const;
export const whatLinkShows: Readonly<Record<CompareDetail, string>> = {
  fit: 'It shows your ten themes. Comparing adds how well you two fit and, in some themes, your side. No interest is named.',
  few: `It shows your ten themes. Comparing adds how well you two fit, in some themes your side, and at most ${maxNamedItems} interests that you both like.`,
  all: 'It shows your ten themes. Comparing adds how well you two fit, in some themes your side, and every interest that you both rated high.',
};
export const whatToShare = 'What to share';
export const showLine = 'Show my headline there too';
export const lineShown = (line: string): string => `“${line}” Nothing of your clearest yes or no.`;
export const sendLink = 'Send link';
export const thenDecide = 'Once they’ve joined, you say yes or no under <a>Shared readings</a>.';
export const makePicture = 'Make a picture';
export const more = 'More';
export const otherWays = 'Other ways to share';
export const sharingSettings = 'Sharing settings';
export const qrHint = 'Whoever scans or photographs it has the link.';
