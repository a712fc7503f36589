/** What owners may tell about themselves (spec §3, §5; decisions D6). The age itself never leaves the browser. */
export const ageRanges = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const;
export const genders = ['male', 'female', 'non-binary', 'other'] as const;
