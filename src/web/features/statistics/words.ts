/** The texts of features/statistics. */

import { plural } from '../../ui/language/numbers.ts';

export const pageTitle = 'What all answers say together';
export const loading = 'Loading...';
export const notEnough = (people: number): string =>
  `Good company takes time: once ${people} people have donated their answers, you can read here what they have in common. With fewer, a figure could point at somebody.`;
export const intro = (people: number, day: string): string =>
  `At least ${plural(people, { one: '# person', other: '# people' })} have donated a copy of their answers. Here is what they have in common, and nothing about any of them. As of ${day}.`;
export const inventedLabel = 'About this demonstration';
export const invented =
  'This is a demonstration: everybody on this page is invented. A program answered in their place, so that you can see what the page will look like. Real answers are never mixed in.';
export const introInvented = (people: number, day: string): string =>
  `At least ${plural(people, { one: '# invented person', other: '# invented people' })} took the survey. Here is what they have in common. As of ${day}.`;
export const howToReadTitle = 'How to read this';
export const bars = (margin: number): string =>
  `Each bar counts the people whose score lies in that fifth of the scale. The counts are rounded to tens and blurred on purpose, usually by no more than ${margin} people either way, so that nobody can be found by comparing one day with another. People who have since withdrawn stay in them, for the same reason.`;
export const hiddenBars = (people: number): string =>
  `A dashed frame hides a count. Fewer than ${people} people may stand behind it, or showing it would give another hidden count away.`;
export const curves =
  'The curve below the bars shows where the questions measure sharply. The higher it is, the smaller the margin of a score there. Where a theme has two sides, each has its own questions, and its own curve.';
export const notEveryone =
  'These are people who found this site, took the survey and chose to share their answers. They do not stand for everybody.';
export const notReal =
  'Invented people answer the way our model expects people to answer. They show how the page works, and tell you nothing about anybody.';
export const howItWorks = 'How answers become numbers';
export const themesTitle = 'Theme by theme';
export const scores = 'Scores';
export const people = 'People';
export const fewerThan = (people: number): string => `fewer than ${people}, or hidden`;
export const histogram = (name: string, counts: string): string => `${name}. ${counts}`;
export const count = (range: string, people: string): string => `${range}: ${people}`;
export const peopleCaption = (name: string): string => `${name}: people by score`;
export const sharpness = 'Where the questions measure sharply';
export const sharpnessOf = (name: string, curves: string): string =>
  `${name}: where the questions measure sharply. ${curves}`;
export const sharpestAt = (name: string, score: number): string =>
  `${name}: most sharply at ${score}`;
export const sharpnessCaption = (name: string): string =>
  `${name}: how sharply the questions measure, of 100`;
export const atScore = 'At a score of';
export const notLoaded = 'The statistics couldn’t be loaded';
export const notLoadedText = 'Nothing is wrong with your answers. Please try again.';
export const tryAgain = 'Try Again';
