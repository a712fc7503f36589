export const serverUnreachable =
  'We couldn’t reach the server, so nothing was checked. Check your connection and try again.';
export const serverProblem =
  'The server has a problem just now, so nothing was checked. Try again in a moment.';
export const sendNumber = 'Still stuck? Send us this number:';
export const offline =
  'There is no connection to the server. Nothing is lost: try again once you’re online.';

export const profileKept =
  'We’ve kept the profile you came from. Once your own is ready, you can compare.';
export const invitationKept =
  'We’ve kept your invitation. Once your own profile is ready, you can go on.';
export const linkShared = 'Someone shared part of their profile with you.';
export const openLink = 'Look at the shared profile again';
export const profileWaits = 'You came here from someone’s profile. Now you have one too.';
export const compareNow = 'Compare with the profile you came from';
export const invitationWaits =
  'Someone invited you to a shared reading. It needs a yes from both of you.';
export const openInvitation = 'Go to the shared reading';
export const label = 'What brought you here';
export const notNow = 'Not now';
export const afterRetake =
  'Your invitation is kept for you. Once you have finished your retake, you can go on.';

export const myProfile = 'My profile';
export const leaveByShift = 'Pressing Shift three times does the same.';
export const leaveHint = `Goes to a neutral page at once. ${leaveByShift} Your history is not cleared.`;
export const leave = 'Leave';
export const close = 'Close';

export const sharedDevice = 'This is a shared device';
export const sharedDeviceHint =
  'Nothing is kept in this browser, and closing the tab signs you out.';
export const tryAgain = 'Try Again';
export const backToProfile = 'Back to Profile';
export const takeSurvey = 'Take the Survey Now';
export const notLoggedIn = 'Not Logged In';
export const enterLoginCode = 'Enter Login Code';
