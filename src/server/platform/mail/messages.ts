/** The texts of all e-mail messages: plain, short and without the name of the product (B5). */

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const unrequested = 'If you did not ask for this, ignore this message: nothing happens.\n';

export const codeMessage = (to: string, code: string): Message => ({
  to,
  subject: 'Your code',
  text: `${code}\n\nThis is the code you asked for. It works once, within ten minutes.\nNever pass it on; nobody will ask you for it.\n\n${unrequested}`,
});

export const confirmationMessage = (to: string, link: string): Message => ({
  to,
  subject: 'Please confirm your address',
  text: `Open this link within 24 hours to confirm your address:\n\n${link}\n\n${unrequested}`,
});
