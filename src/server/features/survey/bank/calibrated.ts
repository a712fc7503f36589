/** The item bank with the parameters of a calibration in place of the starting values (ADR 31). */

import { bankFromParameterSet, type ParameterSet } from '../../../../psychometrics/index.ts';
import { findEdition, type ItemBank } from './bank.ts';

/** Throws a RangeError if the set rests on another latent covariance than this program. */
export function withParameterSet(starting: ItemBank, set: ParameterSet): ItemBank {
  const { version: parameterSet, people, cuts } = set;
  const editions = new Map(
    [...starting.editions].map(([number, edition]) => [
      number,
      {
        ...edition,
        model: bankFromParameterSet(edition.model, set),
        parameterSet,
        personFitCuts: cuts.personFit,
      },
    ]),
  );
  return {
    ...starting,
    editions,
    current: findEdition({ editions }, starting.current.layout.number),
    version: `${starting.version}-${parameterSet}`,
    parameterSet: { version: parameterSet, people },
  };
}

/**
 * Returns the bank as it is now. The parameters of the server's bank change when an administrator
 * switches, so whoever reads it twice around an `await` must not mix two sets.
 */
export const pinBank = (bank: ItemBank): ItemBank => ({ ...bank });
