/** The texts of features/together/inviting. */

import { plural } from '../../../ui/language/numbers.ts';

const dayHours = 24;

/** A time in days, or in hours up to one day. */
export const within = (hours: number): string =>
  hours > dayHours
    ? plural(hours / dayHours, { one: '# day', other: '# days' })
    : plural(hours, { one: '# hour', other: '# hours' });
export const qrHint =
  'Let someone next to you scan it. It works once, for the first person who joins.';
export const yourInvitation = 'Your invitation';
export const itWorksOnce = (time: string): string =>
  `It works once, for the one person who joins with it, until <span>${time}</span>.`;
export const linkLabel = 'Its link, shown only now';
export const copyLink = 'Copy Link';
export const qrCodeLabel = 'QR code of your invitation';
export const qrCode = 'QR code';
export const sendItNow =
  'Send it before you leave this page: the link cannot be shown again. Once they’ve joined, the reading in your list asks for your answer.';
export const inviteSomebodyElse = 'Invite someone else';
export const notMade = 'No invitation was made. Please try again.';
export const inviteSomebody = 'Invite someone';
export const howLong = 'How long may both of you take to say yes?';
export const linkExplained =
  'You get a link that works once, for one person. Until you both say yes, they learn one thing: whether you rated few, some, many or nearly all questions high.';
export const makingLink = 'Making the link…';
export const makeLink = 'Make the link';
