/** The texts of features/account/proof. */

export const fieldIsEmpty = 'This field is empty. Please fill it in, or press Cancel.';
export const couldNotCheck = 'This could not be checked just now. Please try again.';
export const tooManyAttempts = 'Too many attempts just now. Please wait a minute and try again.';
export const typeCodeOrPassword =
  'Please type your login code or your password, in case someone else has found this page open.';
export const loginCodeOrPassword = 'Login code or password';
export const continueLabel = 'Continue';
export const typeAddress =
  'Type this account’s e-mail address, and we’ll send you an eight-digit code.';
export const yourAddress = 'Your e-mail address';
export const sendTheCode = 'Send the code';
export const codeIsOnItsWay =
  'If this is the address of this account, an eight-digit code is on its way. It works for 10 minutes.';
export const mailedCode = 'Code from the e-mail';
export const isItYou = 'Is it you?';
export const mailCodeInstead = 'E-mail me a code instead';
export const cancel = 'Cancel';
