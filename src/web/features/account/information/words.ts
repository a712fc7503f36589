/** The texts of features/account/information. */

import type { Gender } from '../../../../domain/account.ts';

export const wholeAddressNeeded = 'Please enter a complete e-mail address, or leave this empty.';
export const wholeAgeNeeded = (min: number, max: number): string =>
  `Please enter your age in whole years, from ${min} to ${max}, or leave this empty.`;
export const failedToUpdateProfile = 'Failed to update profile';
export const removed = 'Removed.';
export const noChangesToSave = 'No changes to save';
export const preferNotToSay = 'Prefer not to say';
export const emailOptional = 'Email (Optional)';
export const howAddressIsStored = 'How the e-mail is stored';
export const addressIsObfuscated =
  'Your address is stored only in an irreversible, obfuscated form: we can recognise it when you type it again, but cannot read it back. You can sign in with it once you’ve typed the code we send.';
export const operatorCouldOpen =
  'With an address on file, this site’s operator could open your answers. Without one, only your code can.';
export const ageOptional = 'Age (Optional)';
export const ageStaysHere =
  'Your age stays in this browser. Only its range is stored, such as 25-34.';
export const genderOptional = 'Gender (Optional)';
export const saving = 'Saving...';
export const saveChanges = 'Save Changes';
export const addressConfirmed = 'An address, confirmed';
export const addressUnconfirmed = 'An address, not confirmed yet';
export const age = (ageRange: string): string => `Age ${ageRange}`;
export const genderIs = (gender: string): string => `Gender: ${gender}`;
export const storedNow = 'Stored now';
export const removeEntry = (text: string): string => `Remove: ${text}`;
export const remove = 'Remove';
export const profileInformation = 'Profile Information';
export const allIsOptional =
  'All of it is optional, and never shared publicly: it appears on no profile and in no comparison.';
export const codeWasMailed =
  'We’ve sent an eight-digit code to the address you entered. It works for 10 minutes.';
export const genders: Readonly<Record<Gender, string>> = {
  male: 'male',
  female: 'female',
  'non-binary': 'non-binary',
  other: 'other',
};
