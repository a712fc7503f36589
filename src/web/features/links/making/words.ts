/** The texts of features/links/making. */

import { plural } from '../../../ui/language/numbers.ts';

export const afterDays = (days: number): string =>
  plural(days, { one: 'After # day', other: 'After # days' });
export const never = 'Never';
export const nothingTicked = 'Tick at least one interest first.';
export const fetchingAnswers = 'Fetching your answers…';
export const answersNotFetched =
  'Your answers could not be fetched. Check the connection, then choose this again.';
export const interestsLegend = (minHighAnswer: number): string =>
  `Interests to name: what you answered with ${minHighAnswer} or more. Hard limits are left out.`;
export const tickedOfMax = (count: number, maxChosenItems: number): string =>
  `${count} of at most ${maxChosenItems} ticked.`;
export const limitReached = (count: string): string => `${count} Untick one to tick another.`;
export const nothingToName = (minHighAnswer: number): string =>
  `There is nothing to name: none of your answers is ${minHighAnswer} or higher, or each of those is a hard limit. <a>Your answers and limits</a>`;
export const ofLabel = (ticked: number, count: number): string => `${ticked} of ${count}`;
export const ticked = 'ticked';
export const linkNotMade = 'The link was not made. Please try again.';
export const newLink = 'New link';
export const makingLink = 'Making the link…';
export const makeLink = 'Make the link';
export const cancel = 'Cancel';
export const seeWhatItShows = 'See what it shows';
export const whatItShows = 'What it shows';
export const whenItEnds = 'When it ends';
export const label = 'A label for yourself (optional)';
export const labelHint =
  'Only you see it. A place or a time, such as “Hinge, November”, rather than anyone’s name.';
