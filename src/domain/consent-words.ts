/**
 * What 'Begin Survey' waits for: an express consent, in the first person. A change needs another
 * `consentVersion`, and the text before it in the server's consent-record.ts.
 */
export const consent =
  'I am 18 or older. I agree that my answers about my sex life are stored, encrypted, to make my profile. I can take this back by deleting the account.';
