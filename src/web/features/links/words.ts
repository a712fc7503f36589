/** The texts of features/links. */

export const backToProfile = 'Back to Profile';
export const notLogged = 'Not Logged In';
export const enterLoginCode = 'Enter Login Code';
export const sessionEnded =
  'Your session has ended. Your links are kept; your login code opens them again.';
export const noLinksYet = 'No links yet';
export const takeSurvey = 'Take the Survey Now';
export const afterSurvey =
  'A link shows part of your profile to someone you choose. You can make links here once both stages of the survey are answered.';
export const failed = 'Failed to load your links';
export const tryAgain = 'Try Again';
export const nothingLost = 'Nothing is lost: your links work as before.';
export const loading = 'Loading your links…';
export const linkDeleted = 'The link is deleted.';
export const yourLinks = 'Your links';
export const intro =
  'Each link shows one part of your profile to whoever has it, for as long as you say. You see how often it was opened, never by whom.';
export const afterRetake = 'You can make a new link once the survey is finished.';
export const limitReached = (maxLinks: number): string =>
  `You have ${maxLinks} links, which is the limit. End or delete one to make another.`;
export const newLink = 'New link';
export const allLinks = 'All links';
export const whyOwnLinks =
  'A link of your own can show less than your share link, such as your summary in words, or more, such as a few interests that you choose. It can end by itself, so that nobody finds it next year.';
