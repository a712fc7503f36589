/** The parameters in use. A switch is one new row, which every node finds in seconds (ADR 31). */

import { findScoringFault, type ParameterSet } from 'spark-psychometrics';
import { type ItemBank, withParameterSet } from '../../../core/survey/bank.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { startIntervalJob } from '../../platform/interval-job.ts';
import { DamagedSet, findLatestUse, findSet, readRow, selectUses } from './store.ts';

export interface Scoring {
  /** Returns the bank with the parameters in use, until an administrator switches. */
  bankInUse(): ItemBank;
  refresh(): Promise<void>;
  /** Returns the bank of `Edition.parameterSet`; null if that set is damaged or gone. */
  bankOf(tx: Tx, name: string): Promise<ItemBank | null>;
  /**
   * Scores fixed people by a set, which takes a quarter of a second. Returns the fault that forbids
   * its use, such as 'scoring fails', or null.
   */
  findFault(set: ParameterSet): string | null;
}

interface ScoringDeps {
  readonly db: Pick<Database, 'read'>;
  /** With the starting values. */
  readonly bank: ItemBank;
  readonly logError: (error: unknown, what: string) => void;
}

/** A bank takes about a megabyte, and records name few sets besides the present one. */
const maxKnown = 8;
const intervalMilliseconds = 10_000;
const isSetName = (name: string): boolean => name.includes('-');

export function createScoring({ db, bank: starting, logError }: ScoringDeps): Scoring {
  const known = new Map<string, ItemBank>();
  let present = starting;
  let lastUse = 0;
  const refused = new Set<string>();

  async function load(tx: Tx, version: string): Promise<ItemBank | null> {
    const row = await findSet(tx, version);
    try {
      return row ? withParameterSet(starting, readRow(row)) : null;
    } catch (error) {
      if (!(error instanceof DamagedSet || error instanceof RangeError)) throw error;
      if (!refused.has(version)) logError(error, 'a parameter set was refused');
      refused.add(version);
      return null;
    }
  }

  async function bankOf(tx: Tx, name: string): Promise<ItemBank | null> {
    if (!isSetName(name)) return starting;
    const bank = known.get(name) ?? (await load(tx, name));
    if (!bank) return null;
    known.delete(name);
    known.set(name, bank);
    if (known.size > maxKnown) known.delete([...known.keys()][0]!);
    return bank;
  }

  /** Tries the set of the latest use, then of the use before it, and so on until one is whole. */
  async function findUsable(tx: Tx): Promise<ItemBank> {
    for (const { version } of await selectUses(tx)) {
      const bank = version === null ? starting : await bankOf(tx, version);
      if (bank) return bank;
    }
    return starting;
  }

  return {
    findFault: (set) => findFault(starting, set),
    bankInUse: () => present,
    bankOf,
    refresh: () =>
      db.read(async (tx) => {
        const latest = await findLatestUse(tx);
        if (!latest || latest.number <= lastUse) return;
        const found = await findUsable(tx);
        if (latest.number <= lastUse) return; // a later refresh was faster
        present = found;
        // Keep trying a damaged set until it is repaired or another one is used.
        if (found.parameterSet === latest.version) lastUse = latest.number;
      }),
  };
}

function findFault(starting: ItemBank, set: ParameterSet): string | null {
  if (!isSetName(set.version)) return 'its version has no hyphen';
  try {
    return findScoringFault(withParameterSet(starting, set).current.model);
  } catch (error) {
    if (error instanceof RangeError) return error.message.replace(/\.$/, '');
    throw error;
  }
}

/** Refreshes now and every ten seconds. Returns a function that stops it. */
export async function startScoringJob(
  scoring: Pick<Scoring, 'refresh'>,
  logError: ScoringDeps['logError'],
): Promise<() => void> {
  await scoring.refresh();
  return startIntervalJob({
    firstDelayMilliseconds: intervalMilliseconds,
    intervalMilliseconds,
    run: () => scoring.refresh(),
    onError: (error) => logError(error, 'looking for a switch of the parameter set failed'),
  });
}
