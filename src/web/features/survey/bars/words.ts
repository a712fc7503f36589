/** The texts of features/survey/bars. */

import { plural } from '../../../ui/language/numbers.ts';

export const saving = 'Saving…';
export const saved = 'Saved';
export const notSaved = 'Not saved, choose again';
export const offlineWaiting = (count: number): string =>
  plural(count, { one: 'Offline, # answer waiting', other: 'Offline, # answers waiting' });
export const surveyProgress = 'Survey Progress';
export const progressInWords = (percent: number, answered: number, total: number): string =>
  `${percent} percent, ${answered} of ${total} questions answered`;
export const stage1 = 'Stage 1';
export const stage2 = 'Stage 2';
export const surveyProgressPercent = (percent: number): string => `Survey Progress ${percent}%`;
export const progressOfRound = (answered: number, total: number): string =>
  `${answered} of ${total} answered`;
export const backToProfile = 'Back to your profile';
export const copyAndShowCode = 'Copy and Show Code';
export const copyCode = 'Copy Code';
export const logOutUnsaved = 'Log out? Your last answers are not saved yet, and would be lost.';
export const logOut = 'Log Out';
export const noLoginCodeHere = 'No login code on this device';
export const whatTheValuesMean = 'What the values mean';
export const surveyTitle = (acronym: string): string => `${acronym} Survey`;
