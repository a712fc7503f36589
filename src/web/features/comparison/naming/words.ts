/** What a comparison names and withholds, and why. */

import type { WithholdReason } from '../../../../domain/readings/comparing.ts';
import { plural } from '../../../ui/language/numbers.ts';

export const withheld: Readonly<Record<WithholdReason, string>> = {
  flagged:
    'Some of your answers look rushed or random. To protect the other person, no interest is named with such answers, and the figures above are rough. Answer again in your own time, and shared interests can appear.',
  tooSoon:
    'Your answers are only minutes old. To protect the other person, nothing is named until four minutes after your first answer.',
  answerSets:
    'You have compared with this person with several different sets of answers. From now on you see only how well you fit, so that nobody can find out answers by trying.',
  synthetic:
    'A profile made of random answers is compared with a person by figures only. No interest is named.',
  locked:
    'Your answers are not locked with your own key yet, so no interest is named. Sign in once with your login code, and shared interests can appear.',
};
export const few =
  'Only a few of the other person’s interests can be named here, always the same ones. There may be more that you share.';
export const fit =
  'The other person has chosen to share only how well you fit, and no interest by name.';

export const retake = 'Retake the survey';
export const sharedReading =
  'A shared reading shows both of you what you have in common, once both have said yes.';
export const invite = 'Invite them to a shared reading';

export const canAppear = 'Shared interests can appear <time></time>.';
export const inClock = (clock: string): string => `in ${clock}`;
export const inMinutes = (minutes: number): string =>
  plural(minutes, { one: 'in less than a minute', other: 'in less than # minutes' });

export const looking = 'Looking for shared interests…';
export const canAppearNow = 'Shared interests can appear now.';
export const couldNotLook = 'This page could not check again. Please reload it.';
