/** The texts of app. */

export const somethingWentWrong = 'Something went wrong';
export const pageNotShown =
  'This page couldn’t be shown. Your answers are safe: each one was saved when you gave it.';
export const gallery = 'Gallery';
export const oneMoment = 'One moment';
export const myProfile = 'My profile';
export const signIn = 'Sign in';
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
export const methodology = 'Methodology';
export const statistics = 'Statistics';
export const privacy = 'Privacy';
export const twoProfiles = 'Two profiles';
export const together = 'Together';
export const pageNotFound = 'Page not found';
export const redirecting = 'Redirecting...';
export const takingYouBack = 'Taking you back to the main page';
export const loading = 'Loading...';
export const checkingAuthentication = 'Checking your authentication';
export const thisPage = 'This page';
export const skipToContent = 'Skip to content';
