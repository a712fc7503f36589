/**
 * The share code of an account, its first link: it opens the public record (ADR 22), which is
 * written in the transaction that changes what it contains.
 */

import { createHmac } from 'node:crypto';
import {
  derivePublicRecord,
  encodeRecord,
  type PublicRecord,
} from '../../../core/sharing/record.ts';
import type { Attempt } from '../../../core/survey/attempt.ts';
import { findEdition, type ItemBank } from '../../../core/survey/bank.ts';
import type { CompareDetail } from '../../../domain/comparing.ts';
import type { Services } from '../../platform/app-services.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import {
  lockUser,
  newShareCode,
  openDetails,
  presentUser,
  shareCodeColumns,
  updateCodes,
  updateDetails,
} from '../accounts/accounts.ts';
import { recordTakenBack, recurringName } from '../accounts/ledger/ledger.ts';
import { lockCaller } from '../accounts/sessions/sessions.ts';
import { requireKeyInUse } from '../keys/keys.ts';
import { profileWithin } from '../profile/profile.ts';
import { accessFor, loadHardLimits, findFinishedAttempt } from '../survey/survey.ts';
import { updateRecord } from './store.ts';

/**
 * Writes the record of the owner's finished survey under the share code. Erases it if there is no
 * finished survey or sharing is off. Locks the account first: another request could otherwise
 * change the share code or a limit after they were read, and this one would write the older record.
 */
export async function publishRecord(bank: ItemBank, tx: Tx, owner: Owner): Promise<void> {
  const user = await lockUser(tx, owner.userId);
  if (!user) return; // the account was deleted
  const { shareCode, compareDetail, showsLine } = openDetails(user, owner.dataKey);
  const attempt = shareCode !== null && (await findFinishedAttempt(tx, accessFor(bank, owner)));
  if (!attempt) return updateRecord(tx, owner.userId, null);
  const record = await currentRecord(bank, tx, owner, { attempt, compareDetail, showsLine });
  return updateRecord(tx, owner.userId, { shareCode, bytes: encodeRecord(record) });
}

interface Shared {
  readonly attempt: Attempt;
  readonly compareDetail: CompareDetail;
  readonly showsLine: boolean;
}

/** Returns the present content of the attempt's record. */
export async function currentRecord(
  bank: ItemBank,
  tx: Tx,
  owner: Owner,
  { attempt, compareDetail, showsLine }: Shared,
): Promise<PublicRecord> {
  return derivePublicRecord(findEdition(bank, attempt.edition), {
    attempt,
    profile: await profileWithin(bank, tx, owner, attempt),
    compareDetail,
    showsLine,
    limits: await loadHardLimits(bank, tx, owner),
    hash: (content) => createHmac('sha256', owner.dataKey).update(`reveal:v1:${content}`).digest(),
  });
}

type ShareCodeServices = Pick<
  Services,
  'db' | 'now' | 'random' | 'bankInUse' | 'shareCodeKey' | 'loginCodeKey'
>;

/** Replaces the share code; null switches sharing off. The record of the old code is erased. */
async function setShareCode(deps: ShareCodeServices, caller: Caller, shareCode: string | null) {
  return deps.db.write(async (tx) => {
    const locked = await lockCaller(tx, caller);
    await requireKeyInUse(tx, deps.shareCodeKey.id);
    if (locked.share_code_hash)
      await recordTakenBack(tx, deps, [recurringName('shown', caller.userId)]);
    const columns = { ...shareCodeColumns(deps.shareCodeKey, shareCode), public_record: null };
    await updateCodes(tx, locked, columns);
    const changed = { ...locked, ...columns };
    const user = await updateDetails(tx, changed, caller.dataKey, { shareCode });
    await publishRecord(deps.bankInUse(), tx, caller);
    return presentUser(deps, user, caller.dataKey);
  });
}

/** Issues a new share code, which also switches sharing on again. */
export const renewShareCode = (deps: ShareCodeServices, caller: Caller) =>
  setShareCode(deps, caller, newShareCode(deps.random));

export const switchSharingOff = (deps: ShareCodeServices, caller: Caller) =>
  setShareCode(deps, caller, null);
