/** The actions of 'Edit Profile' with their texts (product decisions B1, B2, B10, B11, C7). */

import * as words from './words.ts';

export type AccountAction =
  | 'renew'
  | 'switch-on'
  | 'switch-off'
  | 'new-code'
  | 'end-session'
  | 'export'
  | 'retake'
  | 'delete';

/**
 * The text that the screen shows when an action fails. If the specification defines the text, it is
 * quoted from there (spec §8).
 */
export const failureTexts: Readonly<Record<AccountAction, string>> = {
  renew: words.linkNotRenewed,
  'switch-on': words.sharingNotSwitchedOn,
  'switch-off': words.sharingNotSwitchedOff,
  'new-code': words.noNewLoginCode,
  'end-session': words.sessionNotEnded,
  export: words.dataNotFetched,
  retake: words.retakeNotStarted,
  delete: words.failedToDeleteAccount,
};

export const confirmationTexts: Readonly<Partial<Record<AccountAction, string>>> = {
  renew: words.confirmRenewal,
  delete: words.confirmDeletion,
  retake: words.confirmRetake,
  'new-code': words.confirmNewLoginCode,
};

/**
 * Runs an action and reports its outcome. `run` returns the text to show after a success. Asks
 * first, unless the visitor has confirmed already.
 */
export type Perform = (
  action: AccountAction,
  run: () => Promise<string>,
  isConfirmed?: boolean,
) => Promise<void>;
