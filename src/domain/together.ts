export {
  type Breadth,
  breadths,
  type CommonStrength,
  commonStrengths,
  maxSharedItems,
  maxTicks,
  tickableAnswer,
} from 'spark-psychometrics/facts/together';

/** The hours that both people have to say yes after the invitation: a choice of three. */
export const pairHours = [24, 48, 168] as const;
export type PairHours = (typeof pairHours)[number];
export const defaultPairHours: PairHours = 48;

/** The state as one of the two people sees it: 'joined' even if the other has said yes or no. */
export const pairStates = ['invited', 'joined', 'revealed', 'over'] as const;
export type PairState = (typeof pairStates)[number];

export const maxOpenInvitations = 10;
/** The most readings that one account may say yes to in `revealWindowDays` days. */
export const maxReveals = 5;
export const revealWindowDays = 30;
