/**
 * Asks donors after a shared reading whether it helped them to talk. The answer is stored in their
 * own side of the reading, and in the donated copy with the level of the reading.
 */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import type { CompatibilityLevel } from '../../../domain/scoring.ts';
import type { Services } from '../../platform/app-services.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { conflict } from '../../platform/refusal.ts';
import { lockCaller } from '../accounts/sessions/sessions.ts';
import { isDonor, updateDonation } from '../donations/donations.ts';
import { pairResult } from './list.ts';
import { findPair, openColumn, openPair } from './pair-store.ts';
import { unknownPair } from './requirements.ts';
import { findSide, selectSides, type Side, updateSide } from './side-store.ts';
import { decodeReading } from './stored-reading.ts';

async function findLevel(tx: Tx, side: Side, now: number): Promise<CompatibilityLevel | null> {
  const row = await findPair(tx, side.pairId);
  const result = row && row.expires_at > now && openColumn(openPair(row, side), 'result');
  return result ? decodeReading(result).level : null;
}

/** Saves the answer in place of an earlier one. Only donors are asked. */
export async function sayHelped(
  deps: Services,
  caller: Caller,
  { pairId, value }: Input<'sayHelped'>['body'],
): Promise<Reply<'sayHelped'>> {
  await deps.db.write(async (tx) => {
    await lockCaller(tx, caller);
    const side = await findSide(tx, caller, pairId);
    if (!side) throw unknownPair();
    if (!(await isDonor(deps, tx, caller)) || (await findLevel(tx, side, deps.now())) === null)
      throw conflict('This is asked only of people who donate their answers, and have a reading.');
    await updateSide(tx, caller, side, { helped: value });
    await updateDonation(deps, tx, caller);
  });
  return pairResult(deps, caller, pairId);
}

/** Returns the person's answers about shown readings of this attempt, with the readings' levels. */
export async function listOutcomes(tx: Tx, owner: Owner, attemptId: string, now: number) {
  const outcomes: { level: CompatibilityLevel; helped: number }[] = [];
  for (const side of await selectSides(tx, owner)) {
    if (side.attemptId !== attemptId) continue;
    const level = side.helped === null ? null : await findLevel(tx, side, now);
    if (side.helped !== null && level !== null) outcomes.push({ level, helped: side.helped });
  }
  return outcomes;
}
