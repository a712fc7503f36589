/** The texts of features/together/view-model. */

import { plural } from '../../../ui/language/numbers.ts';

export const deciding = (time: string): string => `Waiting for your answer. Open until ${time}.`;
export const shown = (day: string): string => `Both of you said yes. Kept until ${day}.`;
export const waiting = (time: string): string => `You said yes. Open until ${time}.`;
export const invited = (time: string): string => `Nobody has joined yet. Open until ${time}.`;
export const replaced = 'It belongs to your earlier answers, so it can’t continue.';
export const over = 'Over.';
export const lookAndDecide = 'Look and decide';
export const openTheReading = 'Open the reading';
export const look = 'Look';
export const yourInvitation = (day: string): string => `Your invitation of ${day}`;
export const anInvitation = (day: string): string => `An invitation to you, ${day}`;
export const noneCouldAppear =
  'None of your answers can appear: each one is below 5, or a hard limit.';
export const couldAppear = (count: number, maxSharedItems: number): string =>
  `${plural(count, { one: 'One of your answers', other: '# of your answers' })} could appear. Only what they chose too will, and at most ${maxSharedItems} interests in all.`;
export const fewHigh = 'They rated few questions high.';
export const fewHighMeans = 'Only those can appear, so much of what you like stays unseen.';
export const someHigh = 'They rated some of the questions high.';
export const someHighMeans = 'Only what both of you chose can appear.';
export const manyHigh = 'They rated many of the questions high.';
export const manyHighMeans =
  'Much of what you rated high can appear. Look through your list first.';
export const nearlyAllHigh = 'They rated nearly everything high.';
export const nearlyAllHighMeans = (maxSharedItems: number): string =>
  `Someone who does that sees everything you share, up to ${maxSharedItems} of your high answers. It may be how they feel, or a way to find out how you feel.`;
export const differentTastes =
  'You each like different things best. That’s common, and no bad sign. Ask each other what makes you curious.';
export const youMeetMost = (where: string): string => `You meet most in ${where}.`;
export const youMeet = (where: string): string => `You meet in ${where}.`;
export const few = 'few';
export const some = 'some';
export const many = 'many';
export const nearlyAll = 'nearly all';
