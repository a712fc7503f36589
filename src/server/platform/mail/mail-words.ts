/** The texts of all messages. None names the product, because others may see the inbox (B5). */

const neverPassOn = 'Never pass it on: we will never ask you for it.';
const unrequested = 'If you did not ask for this, ignore this message: nothing will happen.\n';

export const codeSubject = 'Your code';
export const codeText = (code: string): string =>
  `${code}\n\nThis is the code you asked for. It works once, within ten minutes.\n${neverPassOn}\n\n${unrequested}`;
export const confirmationSubject = 'Please confirm your address';
export const confirmationText = (code: string): string =>
  `${code}\n\nType this code on the page where you entered your address, within ten minutes.\n${neverPassOn}\n\n${unrequested}`;
