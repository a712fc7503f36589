/** The texts of the rounds of ten on the profile. */

import { formatNumber, plural } from '../../../ui/language/numbers.ts';

export const sharpen = 'Sharpen your profile';
export const heading = 'Sharpen your profile: ten more questions.';
export const whatItDoes =
  'Ten questions you have not seen yet, picked for what is still uncertain about you. Everything you have answered stays, and the margins of your profile shrink.';
export const left = (count: number) =>
  plural(count, {
    one: '# question is left, so this round is a short one.',
    other: '# questions are left. Take as many rounds as you like.',
  });
export const begin = 'Answer ten more';
export const beginLast = (count: number) =>
  plural(count, { one: 'Answer the last one', other: 'Answer the last #' });
export const opensSoon = 'One moment…';
export const failed = 'That did not work. Nothing is lost; please try again.';

export const openRound = (answered: number, total: number) =>
  `You have answered ${formatNumber(answered)} of ${formatNumber(total)}. This profile stays as it is until the last of them.`;
export const continueRound = 'Continue';

export const allAsked =
  'You have answered every question we have for you. This is as sure as your profile gets.';

export const surer = 'What became surer';
export const surerTheme = (theme: string, before: number, after: number) =>
  `${theme}: from ±${formatNumber(Math.round(before))} to ±${formatNumber(Math.round(after))} points`;
export const lastRound = 'What your last round made surer:';
export const hardlySurer = 'Your last round changed your margins only a little.';

export const marginsCaption = 'Your margins, on average over ten themes, in points of 100';
export const marginsColumns = ['After', 'Margin'] as const;
export const afterAnswers = (count: number) =>
  plural(count, { one: '# answer', other: '# answers' });
export const margin = (points: number) =>
  `±${formatNumber(points, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}`;
