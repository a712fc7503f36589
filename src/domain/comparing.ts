import type { CompareDetail } from 'spark-psychometrics/facts/comparing';

export {
  type CompareDetail,
  compareDetails,
  maxNamedItems,
} from 'spark-psychometrics/facts/comparing';

export const defaultCompareDetail: CompareDetail = 'few';

/**
 * The reasons for naming no item: the caller's answers look careless, are minutes old, or are one
 * set too many for this person; or only one of the two is a program.
 */
export const withholdReasons = ['flagged', 'tooSoon', 'answerSets', 'synthetic'] as const;
export type WithholdReason = (typeof withholdReasons)[number];

/** The most people that an account can keep after comparing with them. */
export const maxKeptPeople = 50;
export const maxPersonNameLength = 40;
