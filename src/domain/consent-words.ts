/**
 * What 'Begin Survey' waits for: an express consent, in the first person. A change needs another
 * `consentVersion`, and the text before it in the server's consent-record.ts.
 */
export const consent =
  'I am 18 or older. I agree that my answers about my sex life are stored, encrypted, to make my profile. I can take this back by deleting the account.';

/** The same on the page that sends nothing. */
export const consentOnDevice =
  'I am 18 or older. I agree that this page makes my profile from my answers about my sex life. They are kept on this device only, and I can wipe them at any time.';
