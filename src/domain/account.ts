/**
 * The optional information that a person may add to an account. The browser sends only the age
 * range, never the age itself (spec §3, §5; product decisions D6).
 */

export const ageRanges = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const;
export const genders = ['male', 'female', 'non-binary', 'other'] as const;
