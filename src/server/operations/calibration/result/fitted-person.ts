/** The people of a calibration whose answers were fitted, and the parameters of both sides. */

import type { Answers, Bank, ParameterSet } from '../../../../psychometrics/index.ts';
import type { ItemBank } from '../../../features/survey/survey.ts';
import type { ParametersInUse } from '../site/parameters-in-use.ts';
import type { Donation } from '../site/read-donations.ts';

export interface Comparison {
  /** Those whose answers were fitted. */
  readonly people: readonly Donation[];
  /** With the starting values. */
  readonly bank: ItemBank;
  readonly present: ParametersInUse;
  readonly set: ParameterSet;
}

/** Returns the answers of a person to the questions of another edition. */
export function answersIn(edition: Bank, own: Bank, answers: Answers): Answers {
  return edition.items.map(({ id }) => answers[own.indexById.get(id) ?? -1] ?? null);
}
