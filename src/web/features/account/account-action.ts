/** The actions of 'Edit Profile' with their texts (product decisions B1, B2, B10, B11, C7). */

export type AccountAction =
  | 'renew'
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
  renew: 'The link could not be renewed. The old one still works; please try again.',
  'switch-off': 'Sharing could not be switched off. Please try again.',
  'new-code': 'No new login code was made. The one you have still works.',
  'end-session': 'The session could not be ended. Please try again.',
  export: 'Your data could not be fetched. Please try again.',
  retake: 'The survey could not be started again. Your profile stays as it is.',
  delete: 'Failed to delete account',
};

export const confirmationTexts: Readonly<Partial<Record<AccountAction, string>>> = {
  delete:
    'Delete your account? All data, including your survey responses and your profile, will be permanently deleted. This cannot be undone.',
  retake:
    'Retake the survey? Your present profile stays until all new answers are given, and is then replaced.',
  'new-code':
    'Create a new login code? The old one stops working, and every other browser is signed out.',
};

/** Runs an action and reports its outcome. `run` returns the text to show after a success. */
export type Perform = (action: AccountAction, run: () => Promise<string>) => Promise<void>;
