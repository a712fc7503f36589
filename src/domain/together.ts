/** Facts about shared readings, which two people see only after both have said yes. */

/** For how many hours after the invitation both people may say yes: a choice of three. */
export const pairHours = [24, 48, 168] as const;
export type PairHours = (typeof pairHours)[number];

/** How widely a person answered high, from the narrowest to the widest. */
export const breadths = ['few', 'some', 'many', 'nearlyAll'] as const;
export type Breadth = (typeof breadths)[number];

/**
 * A reading as one of its two people sees it. It stays 'joined' until both have said yes or the
 * time is over, even if the other person has said yes or no.
 */
export const pairStates = ['invited', 'joined', 'revealed', 'over'] as const;
export type PairState = (typeof pairStates)[number];

/** The answer whose question may be ticked with 'Yes, if you want it'. */
export const tickableAnswer = 4;
/** How many questions may be ticked in one reading. */
export const maxTicks = 10;
/** How many shared interests a reading names at most. */
export const maxSharedItems = 12;

/** How many invitations of one account may be open at once. */
export const maxOpenInvitations = 10;
/** How many readings one account may say yes to in `revealWindowDays` days. */
export const maxReveals = 5;
/** The same two accounts may have one reading in this many days. */
export const revealWindowDays = 30;

/** How much two people have in common in a theme that they share at all. */
export const commonStrengths = ['some', 'much'] as const;
export type CommonStrength = (typeof commonStrengths)[number];
