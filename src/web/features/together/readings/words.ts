/** The texts of features/together/readings. */

export const sharedReadings = 'Shared readings';
export const intro =
  'See what you have in common with one other person, once both of you have said yes.';
export const yourReadings = 'Your readings';
export const over = (count: number): string => `Over (${count})`;
export const allSharedReadings = 'All shared readings';
export const waitingTitle = 'You have said yes';
export const waiting = (time: string): string =>
  `If they say yes too, both of you will see the reading here. It stays open until <span>${time}</span>.`;
export const waitingExplained =
  'Until then nobody sees anything, and neither of you is told what the other has done. You can close this page: the reading is in your list.';
export const invitedTitle = 'Nobody has joined yet';
export const invited = (time: string): string =>
  `Your invitation works once, until <span>${time}</span>. Its link was shown when you made it, and cannot be shown again.`;
export const replacedTitle = 'Your answers have changed since';
export const replaced =
  'You’ve retaken the survey, and this reading belongs to your earlier answers, so it can’t continue. Invite the other person again to compare today’s answers.';
export const loading = 'Loading the reading…';
