/** The texts of features/account/confirm-email. */

export const confirmYourAddress = 'Confirm your address';
export const editProfile = 'Edit Profile';
export const signIn = 'Sign in';
export const typeCodeThere =
  'Open the page where you entered the address, and type the code from the message there. If you didn’t enter one, ignore the message: nothing will happen.';
export const notConfirmed =
  'The address could not be confirmed just now. The code still works: try again.';
export const mailedCode = 'Code from the e-mail';
export const confirming = 'Confirming…';
export const confirmMyAddress = 'Confirm my address';
export const addressIsConfirmed =
  'Your address is confirmed. You can now sign in with it: type the address, and we e-mail you a code.';
