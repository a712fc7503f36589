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

/** Returns null if the set rests on another latent covariance than this program. */
function score(bank: ItemBank, { set }: StoredSet): ItemBank | null {
  try {
    return withParameterSet(bank, set);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A set that is damaged or does not fit scores nobody: the use before it counts. */
export function findParametersInUse(
  site: Pick<SiteRows, 'parameter_sets' | 'parameter_uses'>,
  bank: ItemBank,
): ParametersInUse {
  const sets = readSets(site);
  const uses = site.parameter_uses.toSorted((one, other) => other.number - one.number);
  const describe = (scoring: ItemBank, stored?: StoredSet): ParametersInUse => ({
    version: stored?.set.version ?? null,
    cuts: stored?.set.cuts.personFit,
    editionOf: (number) => findEdition(scoring, number).model,
    current: scoring.current.model,
  });
  for (const { version } of uses) {
    if (version === null) break;
    const stored = sets.get(version);
    const scoring = stored && score(bank, stored);
    if (scoring) return describe(scoring, stored);
  }
  return describe(bank);
}
