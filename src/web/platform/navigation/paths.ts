import { surveyPaths } from '../../../contract/site.ts';

/** Leads to the donation of answers on 'Edit Profile'. */
export const donationHash = '#donation';
/** Leads to the switches of sharing there. */
export const sharingHash = '#sharing';

/** Says on 'Access Denied' that the browser held a session until then. */
export const sessionEndedHash = '#ended';
/** Puts the focus into the field of the page where one signs in. */
export const loginFieldHash = '#login-code';

/** The path of every page to which the product links. */
export const paths = {
  landing: () => '/',
  login: () => '/login',
  createAccount: () => '/create-account',
  survey: () => surveyPaths.survey,
  twoStageSurvey: () => surveyPaths.twoStageSurvey,
  processing: () => '/processing',
  profile: () => '/profile',
  editProfile: () => '/profile/edit',
  answers: () => '/profile/answers',
  history: () => '/profile/history',
  publicProfile: (shareCode: string) => `/profile/${encodeURIComponent(shareCode)}`,
  compare: (shareCode?: string) =>
    shareCode === undefined ? '/compare' : `/compare?profile=${encodeURIComponent(shareCode)}`,
  /** The list of shared readings; with an invitation's token, the invitation. */
  together: (token?: string) => (token === undefined ? '/together' : `/together#${token}`),
  links: () => '/profile/links',
  /** With a token, the address of that link. */
  openedLink: (token?: string) => (token === undefined ? '/s' : `/s#${token}`),
  /** The own study. The address of an invitation ends with a token. */
  study: () => '/study',
  createRandom: () => '/create-random',
  loggedOut: () => '/logged-out',
  unauthenticated: () => '/unauthenticated',
  methodology: () => '/methodology',
  privacy: () => '/privacy',
  help: () => '/help',
  admin: () => '/admin',
  auth: () => '/auth',
  confirmEmail: () => '/auth/confirm',
} as const;

/** The router's patterns for paths with a parameter. */
export const patterns = {
  publicProfile: '/profile/:shareCode',
} as const;
