/** The texts of features/safety. */

export const consentAndSafety = 'Consent and safety';
export const consentText =
  'An interest is not an agreement. Everything between adults begins with a clear yes from everyone, and anyone can take it back at any moment. Agree on limits and a stop signal, start with less than you imagine, and look after each other afterwards. This is no diagnosis, and no forecast of a relationship.';
