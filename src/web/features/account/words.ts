/** The texts of features/account. */

export const yourShareLink = 'Your share link';
export const whatShareLinkShows =
  'Whoever has it sees your ten themes in steps of 5, and can compare with you. Once you renew it, the old link shows nothing.';
export const sharingIsOff = 'Sharing is off.';
export const switchSharingOn = 'Switch sharing on';
export const renewShareLink = 'Renew share link';
export const switchSharingOff = 'Switch sharing off';
export const makeOwnLink =
  'To show less, more, or only for a while, make a link of your own. <a>Your links</a>';
export const yourLoginCode = 'Your login code';
export const loginCodeExplained =
  'Your account is a code only you have. If you lose it, we can’t look it up; while you’re signed in, you can replace it. A new code signs out every other browser.';
export const closeOtherWays =
  'If someone else may have used this account, close the other ways in as well:';
export const removeAddress = 'Remove my e-mail address';
export const removePassword = 'Remove my password';
export const newLoginCode = 'Create a new login code';
export const signBrowserOut = 'Sign that browser out?';
export const signOutAndCreate = 'Sign out and create a new code';
export const onlySignOut = 'Only sign out';
export const cancel = 'Cancel';
export const signedInSince = (day: string): string =>
  `It has been signed in since ${day}. If it holds your login code, it signs itself in again the next time someone opens this site there.`;
export const newCodePrevents =
  'A new login code prevents that: the old one stops working, and every other browser is signed out. You need to save the new one.';
export const sessionsTitle = 'Where you are signed in';
export const sessionsExplained =
  'Every browser that is signed in to this account, by the day it signed in. After 30 days it is signed out.';
export const since = (day: string): string => `Since ${day}`;
export const thisBrowser = '· this browser';
export const signItOut = 'Sign it out';
export const notAuthenticated = 'Not authenticated';
export const goToLogin = 'Go to Login';
export const backToProfile = 'Back to Profile';
export const editProfile = 'Edit Profile';
export const yourData = 'Your data';
export const dataExplained =
  'What we hold about this account in words and figures, with every question and answer, in one file that a person or a program can read.';
export const downloadMyData = 'Download my data';
export const retakeTheSurvey = 'Retake the survey';
export const retakeExplained =
  'Interests change. Your present profile stays until the new answers are complete. Then it is kept as an earlier result, for you alone, so that you can see <a>how you have changed</a>; there you can also forget it. You can retake the survey three times in 30 days.';
export const deleteEverything = 'Delete everything';
export const deleteExplained =
  'Your answers, your profile, your codes and sessions are removed at once and for good.';
export const deleteMyAccount = 'Delete my account';
