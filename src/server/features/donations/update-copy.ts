/** Keeps the stored copy of an account consistent with its choice and its finished survey. */

import { modelAnswers } from '../../../core/survey/attempt.ts';
import { findEdition } from '../../../core/survey/bank.ts';
import type { Services } from '../../platform/app-services.ts';
import { utcDay, utcWeek } from '../../platform/clock.ts';
import { newId } from '../../platform/crypto/random.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import { type AccountDetails, getUserIn, lockUser, openDetails } from '../accounts/accounts.ts';
import { isDeletionRecorded, recordDeletions } from '../accounts/ledger/ledger.ts';
import { accessFor, findFinishedAttempt } from '../survey/survey.ts';
import { donationLedgerName, donationTag, sealCopy } from './copy-content.ts';
import { deleteCopies, replacePending } from './copy-store.ts';
import { answersSince, selectTextEdits } from './text-edits.ts';

export type DonationServices = Pick<
  Services,
  'db' | 'now' | 'random' | 'bankInUse' | 'loginCodeKey' | 'calibrationKey' | 'followers'
>;

const noDonation = { donation: 'none', donationDay: null } as const;

/** A choice that a restored backup brought back after its withdrawal does not count. */
export async function currentChoice(
  deps: Pick<Services, 'loginCodeKey'>,
  tx: Tx,
  { dataKey }: Owner,
  { donation, donationDay }: AccountDetails,
): Promise<Pick<AccountDetails, 'donation' | 'donationDay'>> {
  if (donation === 'none') return { donation, donationDay };
  const name = donationLedgerName(donationTag(dataKey));
  return (await isDeletionRecorded(tx, deps, name)) ? noDonation : { donation, donationDay };
}

/** Whether the site takes donations and the owner gives one. */
export async function isDonor(deps: DonationServices, tx: Tx, owner: Owner): Promise<boolean> {
  if (deps.calibrationKey === null) return false;
  const details = openDetails(await getUserIn(tx, owner.userId), owner.dataKey);
  return (await currentChoice(deps, tx, owner, details)).donation !== 'none';
}

/**
 * Stores a new copy of the finished survey if its owner donates; or deletes all copies of the owner
 * if a program gave the answers or the site takes no donations. Locks the account.
 */
export async function updateCopy(deps: DonationServices, tx: Tx, owner: Owner): Promise<void> {
  const user = await lockUser(tx, owner.userId);
  if (!user) return; // deleted since the request began
  const details = openDetails(user, owner.dataKey);
  const { donation } = await currentChoice(deps, tx, owner, details);
  const attempt =
    donation !== 'none' && (await findFinishedAttempt(tx, accessFor(deps.bankInUse(), owner)));
  if (!attempt) return;
  const tag = donationTag(owner.dataKey);
  const { calibrationKey } = deps;
  if (calibrationKey === null || attempt.synthetic) return deleteCopies(tx, tag);
  const answers = answersSince(
    attempt.startedDay,
    findEdition(deps.bankInUse(), attempt.edition).layout,
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
      outcomes: await deps.followers.listOutcomes(tx, owner, attempt.id),
      languages: attempt.languages,
    },
  );
  await replacePending(tx, { ...copy, waiting_since: utcDay(now) });
}

/** Like `updateCopy`, but deletes an earlier copy at once: its owner may have taken back a part. */
export async function renewCopy(deps: DonationServices, tx: Tx, owner: Owner): Promise<void> {
  await deleteCopies(tx, donationTag(owner.dataKey));
  await updateCopy(deps, tx, owner);
}

/** Renews the copy after the age range or the gender has changed, if it holds them. */
export async function renewDetails(deps: DonationServices, tx: Tx, owner: Owner): Promise<void> {
  const user = await lockUser(tx, owner.userId);
  if (user && openDetails(user, owner.dataKey).donation === 'answersAndDetails')
    await renewCopy(deps, tx, owner);
}

/**
 * Deletes the copies for good: the ledger keeps a restored backup from bringing them back. Locks
 * the account.
 */
export async function withdrawCopy(deps: DonationServices, tx: Tx, owner: Owner): Promise<void> {
  const user = await lockUser(tx, owner.userId);
  if (!user) return;
  const tag = donationTag(owner.dataKey);
  await deleteCopies(tx, tag);
  if (openDetails(user, owner.dataKey).donation !== 'none')
    await recordDeletions(tx, deps, [donationLedgerName(tag)]);
}
