export const serverProblem =
  'The server has a problem just now. Nothing is lost: try again in a moment.';
export const tooManyRequests =
  'There were too many requests from your network just now. Nothing is lost: try again in a minute.';
export const startFailed = 'No account was made.';
export const didNotWork = 'That did not work. Please try again.';
export const notLoaded = 'This page did not load.';
export const nothingLost = 'Nothing is lost.';
export const sendNumber = 'Still stuck? Send us this number:';
export const offline =
  'There is no connection to the server. Nothing is lost: try again once you’re online.';

export const linkShared = 'Someone shared part of their profile with you.';

export const linkKept = 'The link is kept here for you.';
export const codePurpose =
  'Someone wants to know where you two meet. First your own answers, then you can compare.';
export const invitationPurpose =
  'Someone would like to see what you two have in common. First your own answers, then you both decide.';
export const openLink = 'Look at the shared profile again';
export const profileWaits = 'Now you can see where the two of you meet.';
export const compareNow = 'Compare with the profile you came from';
export const invitationWaits = 'Someone invited you to a shared reading.';
export const openInvitation = 'Go to the shared reading';
export const studyPurpose =
  'You take part in a study. First the survey; then come back to the study.';
export const studyHasCopy =
  'The study has its copy of your answers. What it tells you at the end is there.';
export const openStudy = 'Go back to the study';
export const label = 'What brought you here';
export const notNow = 'No, thanks';
export const afterRetake =
  'Your invitation is kept for you. Once you have finished your retake, you can go on.';

export const myProfile = 'My profile';
export const leaveHint = 'Goes to a neutral page at once. Your history is not cleared.';
export const leave = 'Leave';
export const close = 'Close';

export const sharedDevice = 'This is a shared device';
export const sharedDeviceHint =
  'Nothing is kept in this browser, and closing the tab signs you out.';
export const answersNotLoaded =
  'Your answers could not be loaded. Check your connection, then open this again.';
export const loadingAnswers = 'Loading your answers…';
export const tryAgain = 'Try Again';
export const backToProfile = 'Back to Profile';
export const takeSurvey = 'Take the Survey Now';
export const afterBothStages = 'This page opens once both stages of the survey are answered.';
export const notLoggedIn = 'Not Logged In';
export const enterLoginCode = 'Enter Login Code';
export const sessionEnded = 'Your login code brings you back, unless the account was deleted.';
export const login = 'Login';
export const stayOnThisPage = 'Stay on this page';
export const sharedReadings = 'Shared readings';
export const switchSharingOn = 'Switch sharing on';
export const retakeTheSurvey = 'Retake the survey';
export const sharingIsOff = 'Sharing is off.';
export const yourLinks = 'Your links';
export const newLoginCode = 'Create a new login code';
export const notAuthenticated = 'Not authenticated';
export const editProfile = 'Edit Profile';
export const takeTheSurvey = 'Take the Survey';
export const signIn = 'Sign in';
export const redirecting = 'Redirecting...';
export const methodology = 'Methodology';
export const privacy = 'Privacy';
export const help = 'Help';
export const yourLoginCode = 'Your login code';

export const keptFile = 'Kept file';
export const passphrase = 'Passphrase';
export const chooseFile = 'Please choose the file first.';
export const notKept = 'There are no kept answers in this file.';
export const wrongPassphrase = 'This passphrase does not open the file.';
export const damaged = 'This file is damaged. Try another copy of it.';
export const otherEdition =
  'This file comes from another edition, and opens only with the page that saved it.';
