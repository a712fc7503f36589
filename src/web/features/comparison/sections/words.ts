/** The texts of a comparison outside the map. */

import { plural } from '../../../ui/language/numbers.ts';

export const title = 'Profile Comparison';
export const score = (percent: string): string => `${percent}%`;
export const howFound = 'How the level is found';
export const room = (low: string, high: string): string =>
  `Your answers leave room for ${low} to ${high} %.`;
export const levelShares = 'How likely each level is';
export const ofAHundred = (count: string): string => `${count} in 100`;
export const bridges = 'Three ways to meet';
export const bridgesFor = (sameSide: string): string => `${sameSide}: three ways to meet`;

export const contents = 'On this page';

export const dreams = 'Dream Scenarios (Both strongly fantasize about these)';
export const noDreams =
  'There is no fantasy to show. Only what you both rated at the very top appears here: an empty list is common, and no bad sign.';
export const noDreamsNamed = 'No fantasy is named in this comparison. The note above says why.';
export const moreDreams = (count: number): string => plural(count, { other: '# more' });
export const bothAtMax = 'Fantasy: Both at max!';
export const activityOfFive = (mine: string, theirs: string): string =>
  `Activity: ${mine}/5 vs ${theirs}/5`;
export const estimated = '(estimated)';

export const activities = 'Common High-Interest Activities';
export const noActivities =
  'There is no activity to show. Only what you both marked from 5 of 7 can appear here; what only one of you wants stays private.';
export const noActivitiesNamed =
  'No activity is named in this comparison. The note above says why.';
export const bothSides = 'You both want both sides';
export const you = 'you';
export const they = 'they';
export const showAll = (count: string): string => `Show all ${count}`;
export const showFewer = 'Show fewer';
