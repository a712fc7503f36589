/** The waiting times of screens before they act by themselves, in milliseconds. */

/** The interval at which /processing asks for the profile, and the time after which it gives up. */
export const processingPollMs = 2_000;
export const processingEndMs = 30_000;
/** The time between a found profile and the opening of /profile. */
export const completedProfileMs = 1_500;
export const readyProfileMs = 1_000;
export const failedProfileMs = 3_000;

/** From the last answer of the survey until /profile opens. */
export const finishedSurveyMs = 500;
/** From a finished random profile until /processing opens. */
export const randomProfileMs = 2_000;
/** Until /unauthenticated opens the landing page. */
export const unauthenticatedMs = 10_000;

/** How long 'Copied!' and the success messages of the console stay. */
export const copiedMs = 2_000;
export const successMessageMs = 3_000;

/** How long fetched data counts as fresh. */
export const freshDataMs = 300_000;

/** Each check refreshes a token that expires within its window. */
export const refreshWindowMs = 600_000;
export const refreshCheckMs = 5_400_000;
/** Activity triggers a check too, at most once in this time. */
export const activityWindowMs = 300_000;
export const activityThrottleMs = 300_000;
