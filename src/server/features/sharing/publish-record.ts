/** Writes a person's public record, in the transaction that changes what it contains (ADR 22). */

import { createHmac } from 'node:crypto';
import {
  derivePublicRecord,
  encodeRecord,
  type PublicRecord,
} from '../../../core/sharing/record.ts';
import type { Attempt } from '../../../core/survey/attempt.ts';
import { findEdition, type ItemBank } from '../../../core/survey/bank.ts';
import type { CompareDetail } from '../../../domain/comparing.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import { lockUser, openDetails } from '../accounts/accounts.ts';
import { profileWithin } from '../profile/profile.ts';
import { accessFor, findFinishedAttemptWithin, pinBank, loadHardLimits } from '../survey/survey.ts';
import { updateRecord } from './record-store.ts';

interface PublishingDeps {
  readonly bank: ItemBank;
}

/**
 * Writes the record of the owner's finished survey under the share code. Erases it if there is no
 * finished survey or sharing is off. Locks the account first: another request could otherwise
 * change the share code or a limit after they were read, and this one would write the older record.
 */
export async function publishRecord(deps: PublishingDeps, tx: Tx, owner: Owner): Promise<void> {
  const user = await lockUser(tx, owner.userId);
  if (!user) return; // the account was deleted
  const { shareCode, compareDetail } = openDetails(user, owner.dataKey);
  const attempt =
    shareCode !== null && (await findFinishedAttemptWithin(tx, accessFor(deps, owner)));
  if (!attempt) return updateRecord(tx, owner.userId, null);
  const record = await currentRecord(deps, tx, owner, { attempt, compareDetail });
  return updateRecord(tx, owner.userId, { shareCode, bytes: encodeRecord(record) });
}

interface Shared {
  readonly attempt: Attempt;
  readonly compareDetail: CompareDetail;
}

/** Returns what the record of the attempt contains at the moment. */
export async function currentRecord(
  { bank }: PublishingDeps,
  tx: Tx,
  owner: Owner,
  { attempt, compareDetail }: Shared,
): Promise<PublicRecord> {
  const deps = { bank: pinBank(bank) };
  const edition = findEdition(deps.bank, attempt.edition);
  return derivePublicRecord(edition, {
    attempt,
    profile: await profileWithin(deps, tx, owner, attempt),
    compareDetail,
    limits: await loadHardLimits(deps, tx, owner),
    hash: (content) => createHmac('sha256', owner.dataKey).update(`reveal:v1:${content}`).digest(),
  });
}
