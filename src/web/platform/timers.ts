/** Every delay and window of the product, in milliseconds, with the place that asks for it. */
const seconds = 1000;
const minutes = 60 * seconds;

export const timers = {
  /** 'Copied!' feedback (spec §9). */
  copied: 2 * seconds,
  /** /unauthenticated goes home (spec §2, §9); 'Stay on this page' stops it (decisions G4). */
  unauthenticatedRedirect: 10 * seconds,
  /** From the finished survey to /profile (spec §4, §9). */
  surveyFinished: 500,
  /** Processing (spec §4, §9). */
  processingPoll: 2 * seconds,
  processingGiveUp: 30 * seconds,
  processingCompleted: 1.5 * seconds,
  processingFailed: 3 * seconds,
  processingReady: 1 * seconds,
  /** /create-random goes to /processing (spec §9). */
  randomProfileDone: 2 * seconds,
  /** Success messages of the admin console (spec §9). */
  adminMessage: 3 * seconds,

  /** Token refresh while logged in (spec §4, §9). */
  refreshWindow: 10 * minutes,
  refreshCheck: 90 * minutes,
  activityWindow: 5 * minutes,
  activityThrottle: 5 * minutes,

  /** Fetched data stays fresh (spec §9). */
  staleTime: 5 * minutes,

  /** Arrow keys check a radio natively: one save after this much quiet, not one for each (WAI-ARIA radio group). */
  answerQuiet: 600,
  /** The two silent retries of a failed save (decisions G3). */
  saveRetries: [400, 1200],
  /** Between two tries without a connection: doubled each time, up to the most. */
  reachableFirst: 2 * seconds,
  reachableMost: 15 * seconds,
  /** The placeholder between the sets stays long enough to be read; a flash would only startle (decisions C3). */
  selecting: 900,
} as const;
