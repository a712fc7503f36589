export const somethingWentWrong = 'Something went wrong';
export const pageNotShown = 'Your answers are safe: each one was saved when you gave it.';
export const oneMoment = 'One moment';
export const signedOut = 'Signed out';
export const signInFirst = 'Sign in first';
export const confirm = 'Confirm';
export const questions = 'Questions';
export const edit = 'Edit';
export const myAnswers = 'My answers';
export const myResults = 'My results';
export const links = 'Links';
export const aProfile = 'A profile';
export const console = 'Console';
export const twoProfiles = 'Two profiles';
export const together = 'Together';
export const pageNotFound = 'Page not found';
export const takingYouBack = 'Taking you back to the main page';
export const checkingAuthentication = 'Checking your authentication';
/** Stands in the head of each page. Chat programs show it in the preview of a link. */
export const privatePage = 'A private page. Nothing of it is shown here.';
export const cardAlt = 'A circle with a small point on it';
export const needsJavaScript =
  'This page needs JavaScript, which is off in your browser. The site sets no cookies: a program of its own, in your browser, keeps you signed in, saves each answer and draws the charts.';
export const footer =
  'For adults (18+) only. Interests, not a diagnosis, not advice, and no obligation.';
export const aboutThisSite = 'About this site';
export const imprint = 'Imprint';
export const terms = 'Terms';
export const accessibility = 'Accessibility';
export const thisPage = 'This page';
export const skipToContent = 'Skip to content';
