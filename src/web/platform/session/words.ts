/** The texts of platform/session. */

export const sharedDevice = 'This is a shared device';
export const sharedDeviceHint =
  'Nothing is kept in this browser, and closing the tab signs you out.';
export const tryAgain = 'Try Again';
export const backToProfile = 'Back to Profile';
export const takeSurvey = 'Take the Survey Now';
export const notLoggedIn = 'Not Logged In';
export const enterLoginCode = 'Enter Login Code';
