import { formatNumber, plural } from '../../../ui/language/numbers.ts';

export const loading = 'Loading your results…';
export const heading = 'How you have changed';

/** `n` numbers the results from one day. */
export const sameDay = (day: string, n: number): string => `${day} (${formatNumber(n)})`;
export const compareWith = 'Compare today with';

export const changedSince = (day: string): string =>
  `Different since ${day}, by more than from day to day`;
export const unchangedSince = (day: string): string =>
  `Nothing has changed since ${day} by more than from day to day.`;
const points = (from: number, to: number): string =>
  `${formatNumber(from)} to ${formatNumber(to)} points`;
export const more = (name: string, from: number, to: number): string =>
  `${name}: ${points(from, to)} more`;
export const less = (name: string, from: number, to: number): string =>
  `${name}: ${points(from, to)} less`;
export const overall = {
  more: (day: string): string =>
    `Overall you answered a little higher than on ${day}. A mood alone can do that.`,
  less: (day: string): string =>
    `Overall you answered a little lower than on ${day}. A mood alone can do that.`,
};
export const invisible = (least: number): string =>
  `Moves under about ${formatNumber(least)} points are invisible to this survey: answering it twice in a week can look like that. How much people differ from day to day is our guess so far.`;

export const scores = 'Your scores, day by day';
export const howToRead =
  'Every result is worked out in today’s way, so an old score may differ a little from the one you saw then.';
export const tableCaption = (theme: string): string =>
  `${theme}: your scores of 100 with their 95 % margins, and the change in points`;
export const dayColumn = 'Day';
export const changeRow = (day: string): string => `Since ${day}`;
export const changeRange = (low: number, high: number): string =>
  `${formatNumber(low, { signDisplay: 'exceptZero' })} to ${formatNumber(high, { signDisplay: 'exceptZero' })}`;
export const notCompared = 'not asked then';

export const earlierResults = 'Your earlier results';
export const earlierExplained = (count: number): string =>
  plural(count, {
    one: 'Your answers of one earlier time are kept, encrypted under your own key.',
    other: 'Your answers of # earlier times are kept, encrypted under your own key.',
  });
export const atMostSix = 'Six results are kept at most, today’s included. Then the oldest goes.';
export const forget = 'Forget earlier results';
export const forgetTitle = 'Forget earlier results?';
export const forgetExplained = 'They are deleted at once and for good. Your present profile stays.';
export const forgetThem = 'Forget them';
export const keepThem = 'Keep them';
export const couldNotForget = 'Your earlier results could not be deleted. Please try again.';

export const oneResult = 'One result so far';
export const oneResultText = (day: string): string =>
  `It is from ${day}. Take the survey again in a few months, and this page shows what has moved.`;
export const noResult = 'No result here yet';
export const noResultText =
  'Once you have taken the survey twice, this page shows what has moved in between.';
export const failed = 'Failed to load your results';
