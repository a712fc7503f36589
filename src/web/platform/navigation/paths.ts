/** The path of every page to which the product links (spec §2). */
export const paths = {
  landing: () => '/',
  login: () => '/login',
  createAccount: () => '/create-account',
  survey: () => '/survey',
  twoStageSurvey: () => '/survey/two-stage',
  processing: () => '/processing',
  profile: () => '/profile',
  editProfile: () => '/profile/edit',
  answers: () => '/profile/answers',
  publicProfile: (shareCode: string) => `/profile/${encodeURIComponent(shareCode)}`,
  compare: (shareCode?: string) =>
    shareCode === undefined ? '/compare' : `/compare?profile=${encodeURIComponent(shareCode)}`,
  createRandom: () => '/create-random',
  loggedOut: () => '/logged-out',
  unauthenticated: () => '/unauthenticated',
  methodology: () => '/methodology',
  privacy: () => '/privacy',
  admin: () => '/admin',
  auth: () => '/auth',
  confirmEmail: (token: string) => `/auth/confirm?token=${encodeURIComponent(token)}`,
} as const;

/** The router's patterns for paths with a parameter. */
export const patterns = {
  publicProfile: '/profile/:shareCode',
  confirmEmail: '/auth/confirm',
} as const;
