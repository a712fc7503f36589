/** The hours that both people have to say yes after the invitation: a choice of three. */
export const pairHours = [24, 48, 168] as const;
export type PairHours = (typeof pairHours)[number];
export const defaultPairHours: PairHours = 48;

/** How widely a person answered high, from the narrowest to the widest. */
export const breadths = ['few', 'some', 'many', 'nearlyAll'] as const;
export type Breadth = (typeof breadths)[number];

/** The state as one of the two people sees it: 'joined' even if the other has said yes or no. */
export const pairStates = ['invited', 'joined', 'revealed', 'over'] as const;
export type PairState = (typeof pairStates)[number];

/** The answer whose question may be ticked with 'Yes, if you want it'. */
export const tickableAnswer = 4;
export const maxTicks = 10;
export const maxSharedItems = 12;

export const maxOpenInvitations = 10;
/** The most readings that one account may say yes to in `revealWindowDays` days. */
export const maxReveals = 5;
export const revealWindowDays = 30;

export const commonStrengths = ['some', 'much'] as const;
export type CommonStrength = (typeof commonStrengths)[number];
