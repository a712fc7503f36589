/** The texts of the sections below the first screen of a profile. */

import { formatNumber, plural } from '../../../ui/language/numbers.ts';

export const summary = 'Your Profile Summary';
export const summaryRest = 'Read on';

export const contents = 'On this page';
export const contentsThemes = 'Themes';
export const contentsArchetypes = 'Roles';
export const contentsPolarities = 'Sides';
export const contentsAreas = 'Ideas';
export const contentsShare = 'Share';

export const archetypes = 'Your archetypes';
export const noTitle = 'No single role is clearly yours. These come nearest.';
export const noRole = 'No role appeals to you much, and that is an answer too.';
export const archetypesMore = 'All twenty roles';
export const archetypesNote =
  'Twenty roles under the names the community uses, each with its 95 % margin. Roles with mild questions are counted lower and rare ones higher, so that all start level.';
export const archetypesSource = 'How this is worked out';
export const archetypeFigure = (figure: string): string => `${figure} of 100`;
export const archetypesCaption = 'All twenty archetypes in percent, with their 95 % margins';
export const archetypeRow = (name: string, likes: string) => `${name}: ${likes}`;
export const archetypesColumns = ['Archetype', 'Percent'] as const;

export const polarities = 'Your Polarity Profile';
export const bothSides = 'Both sides';
export const ratherSide = (pole: string, other: string) => `${pole} more than ${other}`;
export const littleInterest = 'Little interest in either';
export const eitherSide = (negative: string, positive: string) => `${negative} or ${positive}`;
export const tendency = (pole: string, value: number, se: number) =>
  `${pole} tendency (${formatNumber(Math.round(Math.abs(value)))}/100) ±${formatNumber(Math.round(se))}`;
export const poleScore = (pole: string, score: number) =>
  `${pole} ${formatNumber(Math.round(score))}`;
export const poleBarsLabel = (negative: string, positive: string) =>
  `${negative} and ${positive}, each of 100`;
export const polaritiesMore = (count: number) => plural(count, { one: '# more', other: '# more' });
export const polaritiesNote =
  'Each side has its own score of 100; the pale end of a bar is its 95 % margin. The tendency is the difference of the two, and the ± behind it one standard error, about half of a 95 % margin.';
export const polaritiesHelp = 'How to read this';
export const polaritiesCaption = 'Both sides and their difference, with 95 % margins';
export const polaritiesColumns = ['Sides', 'First', 'Second', 'Gap'] as const;
export const polarityPair = (negative: string, positive: string) => `${negative} – ${positive}`;
export const withMargin = (value: number, margin: number) =>
  `${formatNumber(Math.round(value))} ± ${formatNumber(margin)}`;

export const areas = 'Your Interest Areas';
export const noAreas = 'No area reaches 5 of 7 points.';
export const noAreasWhy = 'Why that is common';
export const noAreasReason =
  'Interests that are spread evenly, or that depend on the person and the moment, stay below that line. Comparing with someone you trust shows what you have in common.';

export const picture = 'A picture to share';
export const pictureText =
  'Square, for a dating app or a message, drawn on your own device. You choose what it shows.';
export const makePicture = 'Make a picture';

export const history = 'Then and now';
export const historyText =
  'You’ve taken the survey before, and your earlier results are still here for you.';
export const historyLink = 'How you have changed';

export const limits = 'Before you share';
export const limitsText =
  'Anything off the table? Mark it as a hard limit, and it never appears in what you share. Nobody else sees your limits.';
export const limitsLink = 'Your answers and limits';
