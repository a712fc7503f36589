/** The texts of features/safety. */

export const consentAndSafety = 'Consent and safety';
export const consentText =
  'An interest is not an agreement. Whatever it says here, everything between adults begins with a clear yes from everyone, and anyone can take it back at any moment. Agree on limits and a stop signal beforehand, start with less than you imagine, and look after each other afterwards. This page is no diagnosis, and it can’t tell how a relationship will go.';
export const helpTitle = 'Help and further reading';
