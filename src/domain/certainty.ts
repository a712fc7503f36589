/**
 * How sure a statement about a score is: 'clearly' if the whole 95 % interval agrees, 'probably'
 * from one standard error on, else 'close', "too close to call" (measurement §4.6). From the surest
 * to the least sure.
 */
export const certainties = ['clearly', 'probably', 'close'] as const;
export type Certainty = (typeof certainties)[number];
