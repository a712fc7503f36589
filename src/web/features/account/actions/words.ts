/** The texts of features/account/actions. */

export const linkNotRenewed =
  'The link could not be renewed. The old one still works; please try again.';
export const sharingNotSwitchedOn = 'Sharing could not be switched on. Please try again.';
export const sharingNotSwitchedOff = 'Sharing could not be switched off. Please try again.';
export const noNewLoginCode = 'No new login code was made. The one you have still works.';
export const sessionNotEnded = 'The session could not be ended. Please try again.';
export const dataNotFetched = 'Your data could not be fetched. Please try again.';
export const retakeNotStarted =
  'The survey could not be started again. Your profile stays as it is.';
export const failedToDeleteAccount = 'Failed to delete account';
export const confirmRenewal =
  'Renew your share link? Every link you’ve already sent stops working, at once and for good.';
export const confirmDeletion =
  'Delete your account? All data, including your survey responses and your profile, will be permanently deleted. This cannot be undone.';
export const confirmRetake =
  'Retake the survey? Your present profile stays until all new answers are given. It is then replaced, and kept as an earlier result that only you can see and forget.';
export const confirmNewLoginCode =
  'Create a new login code? The old one stops working, and every other browser is signed out. What you ticked is removed.';
export const shareLinkRenewed =
  'Your profile has a new link. The old one no longer shows anything.';
export const sharingIsOn = 'Sharing is on. Your profile has a link.';
export const sharingIsOff = 'Sharing is off. Your profile has no link.';
export const newLoginCode = 'This is your new login code. Save it now: we cannot show it again.';
export const browserSignedOut =
  'That browser is signed out. If it holds your login code, it can sign in again.';
export const userDataDeleted = 'User data deleted';
export const dataIsInFile = 'What we hold about this account is in the file my-data.json.';
