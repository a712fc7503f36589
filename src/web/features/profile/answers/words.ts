/** The texts of the page with one's own answers, on which hard limits are marked. */

import { plural } from '../../../ui/language/numbers.ts';

export const loading = 'Loading your answers…';
export const heading = 'Your answers and limits';
export const backToProfile = 'Back to Profile';
export const themes = 'Themes';

export const nobodySees =
  'Nobody else ever sees what you mark here. A marked question never appears in anything you share with someone.';
export const markBefore =
  'Marking one side of a scene, such as giving, also leaves out the other side. Do it before you share if you can: nobody can unsee what they have already seen. Your answers and scores stay as they are, and a mark comes off as easily as it went on.';

export const limits = (count: number): string =>
  plural(count, { one: '# hard limit', other: '# hard limits' });
export const hardLimit = 'Hard limit';
export const notAsked = 'Not asked this time';

export const noAnswers = 'No answers here yet';
export const afterBothStages =
  'Your answers appear here once both stages of the survey are answered. Then you can mark what is off the table for you. What you have answered so far is saved.';
export const failed = 'Failed to load your answers';
export const nothingLost = 'Nothing is lost: your answers and your limits are stored.';
