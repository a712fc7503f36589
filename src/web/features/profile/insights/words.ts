export const heading = 'In other words';

export const done = {
  written: 'The text is ready.',
  stopped: 'Writing stopped. It still counts as one of today’s five texts.',
  discarded: 'The text is deleted.',
} as const;

export const reasons = {
  refused: 'The service declined to write about this profile.',
  unsuitable: 'What the service wrote could not be checked, so it was discarded.',
  too_slow: 'The service took too long. Please try again later.',
  unavailable: 'The service could not be reached just now. Please try again later.',
  site_limit: 'This site has reached its limit of texts for today. Please come back tomorrow.',
} as const;
export const limitReached =
  'No more texts today: the limit is five for each profile and twenty from one network. Please come back tomorrow.';
export const formerKept = (failure: string): string => `${failure} The text from before is kept.`;

export const writing = 'Writing…';
export const writtenBy = (model: string, day: string): string =>
  `Written by AI · ${model} · ${day}`;
export const checked =
  'A program has looked in it for figures, other themes, diagnoses and predictions; it cannot check every word. Where the two differ, trust the summary above.';

export const offer =
  'If you like, a language model can say the same in words made for you. The summary above stays.';
export const write = 'Have it written by AI';
export const writeAnew = 'Write again';
export const discard = 'Delete the text';
export const stop = 'Stop';

export const whatIsSent = (host: string, model: string): string =>
  `A few sentences that say what your profile found are sent to ${host}, whose model ${model} writes the text; no score, no answer, no code, and nothing that says who you are. What that service keeps of them is set out in its own terms.`;
export const agree = 'Agree and write';
export const notNow = 'Not now';
export const notDeleted = 'The text could not be deleted just now. Please try again.';
