/** Makes the stored copy of an account fit its choice and its finished survey. */

import { utcDay, utcWeek } from '../../../platform/clock/utc.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Owner } from '../../../platform/http/caller.ts';
import {
  type AccountDetails,
  isDeletionRecorded,
  lockUser,
  newId,
  openDetails,
  recordDeletion,
} from '../../accounts/accounts.ts';
import {
  accessFor,
  findEdition,
  findFinishedAttemptWithin,
  modelAnswers,
} from '../../survey/survey.ts';
import { deleteCopies, replacePending } from './copy-store.ts';
import type { DonationsDeps } from './donations-deps.ts';
import { donationLedgerName, donationTag, sealCopy } from './sealed-copy.ts';
import { answersSince, selectTextEdits } from './text-edits.ts';

const noDonation = { donation: 'none', donationDay: null } as const;

/**
 * Returns the choice of an account. A choice that a restored backup brought back after it had been
 * withdrawn does not count.
 */
export async function currentChoice(
  deps: Pick<DonationsDeps, 'loginCodeKey'>,
  tx: Tx,
  { dataKey }: Owner,
  { donation, donationDay }: AccountDetails,
): Promise<Pick<AccountDetails, 'donation' | 'donationDay'>> {
  if (donation === 'none') return { donation, donationDay };
  const name = donationLedgerName(donationTag(dataKey));
  return (await isDeletionRecorded(tx, deps, name)) ? noDonation : { donation, donationDay };
}

/**
 * Stores a new copy of the owner's finished survey, in place of an earlier one, if the owner
 * donates. A copy of answers that a program gave in a retake is deleted instead (C8). Locks the
 * account.
 */
export async function updateCopy(deps: DonationsDeps, tx: Tx, owner: Owner): Promise<void> {
  const user = await lockUser(tx, owner.userId);
  if (!user) return; // deleted since the request began
  const details = openDetails(user, owner.dataKey);
  const { donation } = await currentChoice(deps, tx, owner, details);
  const attempt =
    donation !== 'none' && (await findFinishedAttemptWithin(tx, accessFor(deps, owner)));
  if (!attempt) return;
  const tag = donationTag(owner.dataKey);
  const { calibrationKey } = deps;
  if (calibrationKey === null || attempt.synthetic) return deleteCopies(tx, tag);
  const answers = answersSince(
    attempt.startedDay,
    findEdition(deps.bank, attempt.edition).layout,
    modelAnswers(attempt),
    await selectTextEdits(tx),
  );
  const { ageRange, gender } = details;
  const withDetails = donation === 'answersAndDetails';
  const now = deps.now();
  const id = newId(deps.random);
  const copy = sealCopy(
    calibrationKey,
    { id, tag, week: utcWeek(now), edition: attempt.edition },
    {
      answers,
      ageRange: withDetails ? ageRange : null,
      gender: withDetails ? gender : null,
    },
  );
  await replacePending(tx, { ...copy, waiting_since: utcDay(now) });
}

/**
 * Like `updateCopy`, but deletes an earlier copy at once instead of with the next batch: the owner
 * may have taken back a part of it.
 */
export async function renewCopy(deps: DonationsDeps, tx: Tx, owner: Owner): Promise<void> {
  await deleteCopies(tx, donationTag(owner.dataKey));
  await updateCopy(deps, tx, owner);
}

/** Renews the copy after the age range or the gender has changed, if it holds them. */
export async function renewDetails(deps: DonationsDeps, tx: Tx, owner: Owner): Promise<void> {
  const user = await lockUser(tx, owner.userId);
  if (user && openDetails(user, owner.dataKey).donation === 'answersAndDetails')
    await renewCopy(deps, tx, owner);
}

/**
 * Deletes the copies of an account for good: the ledger keeps a restored backup from bringing them
 * back. Locks the account.
 */
export async function withdrawCopy(deps: DonationsDeps, tx: Tx, owner: Owner): Promise<void> {
  const user = await lockUser(tx, owner.userId);
  if (!user) return;
  const tag = donationTag(owner.dataKey);
  await deleteCopies(tx, tag);
  if (openDetails(user, owner.dataKey).donation !== 'none')
    await recordDeletion(tx, deps, donationLedgerName(tag));
}
