/** Lets one calibration run at a time: on this machine, and among the nodes of a database. */

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  endLease,
  holdLease,
  makeFolder,
  replaceFile,
} from '../../../features/calibration/calibration.ts';
import type { Database } from '../../../platform/db/database.ts';
import { CalibrationError } from '../site/calibration-error.ts';
import { tryToLock } from '../site/site-store.ts';

const renewMilliseconds = 60_000;

interface TurnDeps {
  readonly stateFolder: string;
  /** A database that several nodes share; null if there is none. */
  readonly db: Database | null;
  readonly now: () => number;
}

export interface Turn {
  /** Prolongs the turn if that is due. Throws a `CalibrationError` if another node has taken it. */
  renew(): Promise<void>;
  end(): Promise<void>;
}

/** Returns null if another calibration has its turn. */
export async function takeTurn({ stateFolder, db, now }: TurnDeps): Promise<Turn | null> {
  makeFolder(stateFolder);
  const lock = tryToLock(stateFolder);
  if (!lock) return null;
  const holder = db ? readHolder(stateFolder) : '';
  let renewedAt = now();
  const hold = async (): Promise<boolean> =>
    db === null || db.write((tx) => holdLease(tx, { holder, now: now() }));
  try {
    if (!(await hold())) {
      lock.release();
      return null;
    }
  } catch (error) {
    lock.release();
    throw error;
  }
  return {
    async renew() {
      if (db === null || now() - renewedAt < renewMilliseconds) return;
      renewedAt = now();
      if (!(await hold()))
        throw new CalibrationError('Another node calibrates by now; this calibration ends.');
    },
    async end() {
      if (db) await db.write((tx) => endLease(tx, holder));
      lock.release();
    },
  };
}

/**
 * Returns the name of whoever uses this folder, which stays the same after a crash: the lease of a
 * killed calibration then need not end before the next one continues it.
 */
function readHolder(folder: string): string {
  const path = join(folder, 'holder');
  if (!existsSync(path)) replaceFile(path, randomBytes(8).toString('hex'));
  return readFileSync(path, 'utf8');
}
