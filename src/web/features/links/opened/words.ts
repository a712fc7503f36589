/** The texts of features/links/opened. */

export const fromAnswers = (day: string): string => `From answers of ${day}.`;
export const theSummary = 'The summary';
export const standsOut = (name: string): string =>
  `What stands out for them is <span>${name}</span>.`;
export const interestsTitle = 'Interests they chose to name';
export const whatItShows = 'What it shows';
export const previewExplained =
  'This is all that anyone who opens the link can see. Your own visits are not counted.';
export const previewNotFetched =
  'The preview could not be fetched. Check your connection and try again.';
export const fetchingPreview = 'Fetching the preview…';
export const coverTitle = 'Someone wants to show you something personal';
export const opening = 'Opening…';
export const show = 'Show';
export const coverText =
  'It is about what they like in intimacy and kink, or as much of it as they chose to share. Please keep it to yourself, and go on only if you are 18 or older.';
export const viewsExplained =
  'They see roughly how often their link was opened, and nothing about you.';
export const goneTitle = 'This link shows nothing any more';
export const goToHome = 'Go to Home';
export const goneText =
  'It may have ended, its owner may have taken it back, or part of the address may be missing. If you expected something here, ask the person who sent it for a new one.';
export const failedTitle = 'The link could not be opened just now';
export const tryAgain = 'Try Again';
export const failedHint = 'Check your connection, then try again.';
export const yourLinks = 'Your links';
export const yourLinksText = 'See how often each one was opened, end one early, or make another.';
export const goToLinks = 'Go to your links';
export const andYou = 'And you?';
export const andYouText =
  'Answer the same questions for yourself, without a name or an address. Only you see your answers.';
export const takeSurvey = 'Find out about yourself';
export const login = 'Login';
export const whereYouMeet = 'Where do the two of you meet?';
export const sharedReadingText =
  'In a shared reading, both of you say yes before either sees anything, and only what you share is named.';
export const startSharedReading = 'Start a shared reading';
export const viewMyProfile = 'View My Profile';
export const inWordsTitle = 'A profile in words';
export const inWordsIntro =
  'From the person who sent you the link. Where it says “you”, it means them.';
export const inThemesTitle = 'A profile in ten themes';
export const inThemesIntro = 'From the person who sent you the link. Please keep it to yourself.';
export const interestsAndThemesTitle = 'Interests, and ten themes';
export const ownLinkNote = 'This is your own link, as others see it. Your visit is not counted.';
