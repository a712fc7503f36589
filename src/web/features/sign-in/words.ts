/** The texts of features/sign-in. */

export const codeIsOnItsWay =
  'If this address belongs to an account, an eight-digit code is on its way. It works for 10 minutes.';
export const mailedCodeOrPassword = 'Code from the e-mail, or your password';
export const signingIn = 'Signing in...';
export const signIn = 'Sign In';
export const anotherCodeOrAddress = 'Use another code or address';
export const loginCodeNeeded = 'Please enter your login code or email address';
export const invalidLogin = 'Invalid login code or email address. Please check and try again.';
export const tooManyAttempts = 'Too many attempts just now. Please wait a minute and try again.';
export const welcomeBack = 'Welcome Back';
export const everythingIsThere = 'Everything is where you left it.';
export const arrivalWaits = 'What brought you here is waiting on your profile.';
export const loginCodeOrEmailAddress = 'Login Code or Email Address';
export const codeHint = 'Six groups of four. Capitals, spaces and hyphens do not matter.';
export const noAccount = "Don't have an account? Create one here";
export const redirecting = 'Redirecting...';
export const sessionExpired = 'Session Expired';
export const logBackIn = 'Log Back In';
export const returnToHome = 'Return to Home';
export const progressIsSaved =
  'Your progress is saved. Sign in again with your login code and pick up where you stopped.';
export const accessDenied = 'Access Denied';
export const tryAgain = 'Try Again';
export const createAccount = 'Create Account';
export const login = 'Login';
export const surveyNotLoaded =
  'The survey could not be loaded. That is a problem with the server or the connection, not with you. Your answers are safe.';
export const needToBeAuthenticated = (acronym: string): string =>
  `You need to be authenticated to take the ${acronym} Survey`;
export const stayingHere = 'You stay here until you choose.';
export const goingToMainPage = 'You’ll be taken to the main page in 10 seconds.';
export const stayOnThisPage = 'Stay on this page';
