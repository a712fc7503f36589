/** The parameters that score everybody at the time of the calibration. */

import type { Bank, PersonFit } from '../../../../psychometrics/index.ts';
import { DamagedSet, readRow, type StoredSet } from '../../../features/calibration/calibration.ts';
import { findEdition, type ItemBank, withParameterSet } from '../../../features/survey/survey.ts';
import type { SiteRows } from './site-rows.ts';

export interface ParametersInUse {
  /** The set in use; null for the starting values. */
  readonly version: string | null;
  /** The cuts of person fit that belong to the set; undefined for those of the starting values. */
  readonly cuts: PersonFit | undefined;
  /** Returns an edition of the bank with the parameters. */
  editionOf(number: number): Bank;
  /** Returns the current edition with the parameters. */
  readonly current: Bank;
}

/** Returns the sets that are whole, by name. */
export function readSets({
  parameter_sets: rows,
}: Pick<SiteRows, 'parameter_sets'>): ReadonlyMap<string, StoredSet> {
  return new Map(
    rows.flatMap((row) => {
      try {
        return [[row.version, readRow(row)]];
      } catch (error) {
        if (error instanceof DamagedSet) return [];
        throw error;
      }
    }),
  );
}

/** A damaged set scores nobody: the use before it counts, as in the server. */
export function findParametersInUse(
  site: Pick<SiteRows, 'parameter_sets' | 'parameter_uses'>,
  bank: ItemBank,
): ParametersInUse {
  const sets = readSets(site);
  const uses = site.parameter_uses.toSorted((one, other) => other.number - one.number);
  const use = uses.find(({ version }) => version === null || sets.has(version));
  const set = sets.get(use?.version ?? '')?.set;
  const scoring = set ? withParameterSet(bank, set) : bank;
  return {
    version: set?.version ?? null,
    cuts: set?.cuts.personFit,
    editionOf: (number) => findEdition(scoring, number).model,
    current: scoring.current.model,
  };
}
