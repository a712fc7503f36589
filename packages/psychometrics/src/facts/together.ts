/** How widely a person answered high, from the narrowest to the widest. */
export const breadths = ['few', 'some', 'many', 'nearlyAll'] as const;
export type Breadth = (typeof breadths)[number];

/** The answer whose question may be ticked with 'Yes, if you want it'. */
export const tickableAnswer = 4;
export const maxTicks = 10;
export const maxSharedItems = 12;

export const commonStrengths = ['some', 'much'] as const;
export type CommonStrength = (typeof commonStrengths)[number];
