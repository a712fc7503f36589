/** The page that moves answers from a kept file to an account. */

import { plural } from '../../ui/language/numbers.ts';

export const heading = 'Move your answers to an account';
export const explained =
  'You answered on your device alone, and kept a file. This page opens the file here in your browser. Then it makes a new account, and sends your answers to it, as if you gave them here.';
export const move = 'Send my answers';
export const moving = (sent: number, total: number): string => `${sent} of ${total} sent`;
export const tickFirst = 'Please tick the box first. It is your consent.';
export const cannotDecrypt = 'Your browser can open such a file over HTTPS alone.';
export const signedInAlready =
  'You are signed in here. Log out first: your answers move to a new account.';
export const moved = 'Your answers are in your account';
export const movedText =
  'The file and the page on your device stay as they are. Delete the file if you do not need it.';
export const left = (count: number): string =>
  plural(count, {
    one: '# question is left, because the choice of questions is made anew here.',
    other: '# questions are left, because the choice of questions is made anew here.',
  });
export const copyCode = 'Copy Code';
export const goOn = 'Go on';
