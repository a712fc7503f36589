import { codeForms, tokenForms } from './forms.ts';
import { createMatcher } from './matcher.ts';

/** Returns the secrets that occur in `haystack`: login codes, share codes and tokens. */
export function findSecrets(haystack: Buffer, secrets: readonly string[]): string[] {
  const patterns = secrets.flatMap((secret) =>
    [...codeForms(secret), ...tokenForms(secret)].map((form) => ({ ...form, owner: secret })),
  );
  return [...createMatcher(patterns).search(haystack)];
}
