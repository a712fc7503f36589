/** The texts of all e-mail messages: plain, short and without the name of the product (B5). */

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const unrequested = 'If you did not ask for this, ignore this message: nothing will happen.\n';

export const codeMessage = (to: string, code: string): Message => ({
  to,
  subject: 'Your code',
  text: `${code}\n\nThis is the code you asked for. It works once, within ten minutes.\nNever pass it on: we will never ask you for it.\n\n${unrequested}`,
});

export const confirmationMessage = (to: string, code: string): Message => ({
  to,
  subject: 'Please confirm your address',
  text: `${code}\n\nType this code on the page where you entered your address, within ten minutes.\nNever pass it on: we will never ask you for it.\n\n${unrequested}`,
});
