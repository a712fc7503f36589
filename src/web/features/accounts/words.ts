import type { Gender } from '../../../domain/account.ts';
import { type CompareDetail, maxNamedItems } from '../../../domain/comparing.ts';
import { didNotWork } from '../../platform/words.ts';

/** Shown when an action fails. */
export const failures = {
  renew: 'The link could not be renewed. The old one still works.',
  'switch-on': didNotWork,
  'switch-off': 'Sharing could not be switched off. Please try again.',
  'new-code': 'No new login code was made. The old one still works.',
  'end-session': didNotWork,
  export: didNotWork,
  retake: 'The survey could not be started again. Your profile stays.',
  delete: 'Failed to delete account',
} as const;
/** Asked before an action. */
export const confirmations: Readonly<Partial<Record<keyof typeof failures, string>>> = {
  renew: 'Renew your link? The one you’ve already sent stops working for good.',
  delete:
    'Delete your account? All data, including your survey responses and your profile, will be permanently deleted. This cannot be undone.',
  retake: 'Retake the survey? Your profile stays until the new answers are complete.',
  'new-code':
    'Create a new login code? The old one stops working, and every other browser is signed out. What you ticked is removed.',
};

export const shareLinkRenewed = 'Your profile has a new link.';
export const sharingIsOn = 'Sharing is on.';
export const sharingSwitchedOff = 'Your link no longer works.';
export const saveNewLoginCode =
  'This is your new login code. Save it now: we cannot show it again.';
export const browserSignedOut = 'That browser is signed out.';
export const userDataDeleted = 'User data deleted';
export const everythingErased =
  'Everything is erased: answers, profile, code. Links you sent no longer open.';
export const dataFileName = 'my-data.json';
export const dataIsInFile = `It is in the file ${dataFileName}.`;

export const details: Readonly<
  Record<CompareDetail, { readonly label: string; readonly hint: string }>
> = {
  fit: {
    label: 'Only how well we fit',
    hint: 'The level, the percent and the themes, some of which tell your side. No interest is named.',
  },
  few: {
    label: 'A few shared interests',
    hint: `At most ${maxNamedItems} of your interests, the same for everyone, and only to people who rated them high too.`,
  },
  all: {
    label: 'Everything we share',
    hint: 'Someone who rates everything high would see all your high answers. Only for people you trust.',
  },
};
export const legend = 'What people with my link may see when they compare';
export const changesApplyNext =
  'A change applies from the next comparison on; what was seen was seen. Hard limits are never named.';
export const byDefault = (label: string): string => `${label} (default)`;

export const confirmYourAddress = 'Confirm your address';
export const typeCodeThere =
  'Type the code from the message on the page where you entered the address. If you didn’t enter one, ignore the message.';
export const notConfirmed = 'The address could not be confirmed. The code still works: try again.';
export const mailedCode = 'Code from the e-mail';
export const confirming = 'Confirming…';
export const confirmMyAddress = 'Confirm my address';
export const addressIsConfirmed = 'Your address is confirmed. You can now sign in with it.';

export const wholeAddressNeeded = 'Please enter a complete e-mail address, or leave this empty.';
export const wholeAgeNeeded = (min: number, max: number): string =>
  `Please enter your age in whole years, from ${min} to ${max}, or leave this empty.`;
export const failedToUpdateProfile = 'Failed to update profile';
export const removed = 'Removed.';
export const noChangesToSave = 'No changes to save';
export const preferNotToSay = 'Prefer not to say';
export const emailOptional = 'Email (Optional)';
export const howAddressIsStored = 'How the e-mail is stored';
export const addressIsObfuscated =
  'It lets you sign in. It is stored only in an irreversible, obfuscated form: we can recognise it, but not read it back.';
export const operatorCouldOpen =
  'With an address on file, this site’s operator could open your answers. Without one, only your code can.';
export const ageOptional = 'Age (Optional)';
export const ageStaysHere = 'Only its range is sent and stored, such as 25-34.';
export const genderOptional = 'Gender (Optional)';
export const saving = 'Saving...';
export const saveChanges = 'Save Changes';
export const addressConfirmed = 'An address, confirmed';
export const addressUnconfirmed = 'An address, not confirmed yet';
export const age = (ageRange: string): string => `Age ${ageRange}`;
export const genderIs = (gender: string): string => `Gender: ${gender}`;
export const storedNow = 'Stored now';
export const removeEntry = (text: string): string => `Remove: ${text}`;
export const remove = 'Remove';
export const profileInformation = 'Profile Information';
export const allIsOptional = 'Optional, and never shared publicly or in a comparison.';
export const codeWasMailed =
  'We’ve sent an eight-digit code to the address you entered. It works for 10 minutes.';
export const genders: Readonly<Record<Gender, string>> = {
  male: 'male',
  female: 'female',
  'non-binary': 'non-binary',
  other: 'other',
};

export const fieldIsEmpty = 'This field is empty. Please fill it in, or press Cancel.';
export const tooManyAttempts = 'Too many attempts. Please wait a minute.';
export const proofSteps = {
  secret: {
    explanation: 'We ask in case someone else has found this page open.',
    label: 'Login code or password',
    action: 'Continue',
  },
  address: {
    explanation: 'Type this account’s e-mail address, and we’ll send a code.',
    label: 'Your e-mail address',
    action: 'Send the code',
  },
  'mailed-code': {
    explanation:
      'If it is this account’s, an eight-digit code is on its way. It works for 10 minutes.',
    label: mailedCode,
    action: 'Continue',
  },
} as const;
export const isItYou = 'Is it you?';
export const mailCodeInstead = 'E-mail me a code instead';

export const whatShareLinkShows = 'Others see your ten themes and can compare.';
export const renewLink = 'Renew link';
export const switchSharingOff = 'Switch sharing off';
export const loginCodeExplained = 'Only you have it; we can’t look it up.';
export const closeOtherWays = 'If someone else may have used this account, also:';
export const removeAddress = 'Remove my e-mail address';
export const removePassword = 'Remove my password';
export const removeLinks = 'Remove the links I made';
export const removePasskeys = 'Remove my passkeys';
export const signBrowserOut = 'Sign that browser out?';
export const signOutAndCreate = 'Sign out and create a new code';
export const onlySignOut = 'Only sign out';
export const signedInSince = (day: string): string =>
  `Signed in since ${day}. If it holds your login code, it signs in again when someone opens this site there.`;
export const newCodePrevents =
  'A new login code prevents that, and signs out every other browser. You need to save it.';
export const sessionsTitle = 'Where you are signed in';
export const sessionsExplained = 'After 30 days a browser is signed out.';
export const since = (day: string): string => `Since ${day}`;
export const thisBrowser = '· this browser';
export const signItOut = 'Sign it out';
export const goToLogin = 'Go to Login';
/** The three parts of 'Edit Profile', by id. */
export const groups = { you: 'You', sharing: 'Sharing', account: 'Account' } as const;
export const yourData = 'Your data';
export const dataExplained =
  'What we hold about this account in words and figures, in one readable file.';
export const downloadMyData = 'Download my data';
export const retakeExplained =
  'At most three times in 30 days. The old profile is kept, for you alone, to show <a>how you have changed</a>.';
export const deleteEverything = 'Delete everything';
export const deleteExplained =
  'Your answers, profile, codes and sessions are removed at once and for good.';
export const deleteMyAccount = 'Delete my account';

export const signInCodeIsOnItsWay =
  'If this address belongs to an account, an eight-digit code is on its way. It works for 10 minutes.';
export const mailedCodeOrPassword = 'Code from the e-mail, or your password';
export const signingIn = 'Signing in...';
export const signInButton = 'Sign In';
export const anotherCodeOrAddress = 'Use another code or address';
export const loginCodeNeeded = 'Please enter your login code or email address';
export const invalidLogin = 'Invalid login code or email address. Please check and try again.';
export const welcomeBack = 'Welcome Back';
export const arrivalWaits = 'What brought you here is waiting on your profile.';
export const loginCodeOrEmailAddress = 'Login Code or Email Address';
export const codeHint = 'Six groups of four. Capitals, spaces and hyphens do not matter.';
export const noAccount = "Don't have an account? Create one here";
export const sessionExpired = 'Session Expired';
export const logBackIn = 'Log Back In';
export const returnToHome = 'Return to Home';
export const progressIsSaved = 'Your progress is saved. Sign in again with your login code.';
export const accessDenied = 'Access Denied';
export const createAccount = 'Create Account';
export const surveyNotLoaded =
  'The survey could not be loaded. That is the server or the connection, not you. Your answers are safe.';
export const needToBeAuthenticated = (acronym: string): string =>
  `You need to be authenticated to take the ${acronym} Survey`;
export const stayingHere = 'You stay here until you choose.';
export const goingToMainPage = 'You’ll be taken to the main page in 10 seconds.';
