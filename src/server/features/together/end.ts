/** Ends a shared reading: by a no before both have said yes, by a withdrawal afterwards. */

import type { Services } from '../../platform/app-services.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { recordDeletions } from '../accounts/ledger/ledger.ts';
import { lockCaller } from '../accounts/sessions/sessions.ts';
import { lockPairs, openPair, type OpenPair, updatePair } from './pair-store.ts';
import { unknownPair } from './requirements.ts';
import { findSide, updateSide } from './side-store.ts';

/** Returns the name of a reading in the ledger of deletions. */
export const pairLedgerName = (pairId: string): string => `pair:${pairId}`;

/** Ends the reading for its owner, and erases it for both people. Repeating it changes nothing. */
export async function endPair(deps: Services, caller: Caller, pairId: string) {
  await deps.db.write(async (tx) => {
    await lockCaller(tx, caller);
    const side = await findSide(tx, caller, pairId);
    if (!side) throw unknownPair();
    const row = (await lockPairs(tx, [side])).get(pairId);
    if (row) await endLockedPair(deps, tx, openPair(row, side));
    if (!side.hasEnded) await updateSide(tx, caller, side, { hasEnded: true });
  });
  return {};
}

/** Erases a locked reading in one statement, and from every backup at its restore. */
export async function endLockedPair(
  deps: Pick<Services, 'now' | 'loginCodeKey'>,
  tx: Tx,
  pair: OpenPair,
): Promise<void> {
  if (pair.row.state === 'ENDED') return;
  const columns = { state: 'ENDED', token_hash: null } as const;
  await updatePair(tx, pair, { columns, deposit: null, result: null, agreement: null });
  await recordDeletions(tx, deps, [pairLedgerName(pair.row.id)]);
}
