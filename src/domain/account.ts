/** The ages that the form accepts, in years. */
export const ageBounds = { min: 18, max: 120 } as const;

/** The browser sends only the range, never the age itself. */
export const ageRanges = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const;
export const genders = ['male', 'female', 'non-binary', 'other'] as const;
export type Gender = (typeof genders)[number];

export const maxPasskeys = 5;
export const maxPasskeyNameLength = 40;

/** Donate nothing, a copy of the answers, or one with age range and gender. */
export const donationChoices = ['none', 'answers', 'answersAndDetails'] as const;
export type DonationChoice = (typeof donationChoices)[number];

/** A code for one purpose is useless for another. */
export const mailedCodePurposes = ['sign_in', 'proof', 'confirmation'] as const;
export type MailedCodePurpose = (typeof mailedCodePurposes)[number];
