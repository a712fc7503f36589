/** The consent to calibration: a choice of its own, off unless made, and free to change. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import type { Services } from '../../platform/app-services.ts';
import { utcDay } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { notFound } from '../../platform/refusal.ts';
import { getUserIn, openDetails, updateDetails, type UserRow } from '../accounts/accounts.ts';
import { forgetDeletion } from '../accounts/ledger/ledger.ts';
import { lockCaller } from '../accounts/sessions/sessions.ts';
import { accessFor, findFinishedAttempt } from '../survey/survey.ts';
import { currentChoice } from './consents.ts';
import { type CopyRow, donationLedgerName, donationTag } from './copy-content.ts';
import { findCopy } from './copy-store.ts';
import { type DonationServices, renewCopy, withdrawCopy } from './update-copies.ts';

type Donation = Reply<'getDonation'>;

async function findDonation(
  deps: Pick<Services, 'loginCodeKey'>,
  tx: Tx,
  user: UserRow,
  owner: Owner,
): Promise<Pick<Donation, 'choice' | 'chosenDay'> & { readonly copy: CopyRow | undefined }> {
  const details = openDetails(user, owner.dataKey);
  const { donation, donationDay } = await currentChoice(deps, tx, owner, details);
  const copy = donation === 'none' ? undefined : await findCopy(tx, donationTag(owner.dataKey));
  return { choice: donation, chosenDay: donationDay, copy };
}

async function presentDonation(
  deps: DonationServices,
  tx: Tx,
  user: UserRow,
  owner: Owner,
): Promise<Donation> {
  const { copy, ...choice } = await findDonation(deps, tx, user, owner);
  return { ...choice, hasCopy: copy !== undefined };
}

export const getDonation = (deps: DonationServices, caller: Caller): Promise<Donation> =>
  deps.db.read(async (tx) => presentDonation(deps, tx, await getUserIn(tx, caller.userId), caller));

/**
 * Stores the choice and renews the copy. Refuses with `not_found` if the site takes no donations,
 * but never refuses to take one back.
 */
export async function setDonation(
  deps: DonationServices,
  caller: Caller,
  { choice }: Input<'setDonation'>['body'],
): Promise<Donation> {
  if (choice !== 'none' && deps.calibrationKey === null)
    throw notFound('This site does not ask for donated answers.');
  const donation = await deps.db.write(async (tx) => {
    const user = await lockCaller(tx, caller);
    const before = await currentChoice(deps, tx, caller, openDetails(user, caller.dataKey));
    if (before.donation === choice) return presentDonation(deps, tx, user, caller);
    if (choice === 'none') await withdrawCopy(deps, tx, caller, null);
    const changes = { donation: choice, donationDay: utcDay(deps.now()) };
    const changed = await updateDetails(tx, user, caller.dataKey, changes);
    if (choice !== 'none') {
      await forgetDeletion(tx, deps, donationLedgerName(donationTag(caller.dataKey)));
      await renewCopy(deps, tx, caller, null);
    }
    return presentDonation(deps, tx, changed, caller);
  });
  if (choice === 'none') await deps.db.checkpoint().catch(() => {}); // the hourly one follows
  return donation;
}

/** Returns the content of the copy for the export. The copy itself cannot be opened. */
export async function exportDonation(
  deps: DonationServices,
  caller: Caller,
): Promise<Reply<'exportData'>['donation']> {
  return deps.db.read(async (tx) => {
    const user = await getUserIn(tx, caller.userId);
    const { copy, ...choice } = await findDonation(deps, tx, user, caller);
    const attempt = copy && (await findFinishedAttempt(tx, accessFor(deps.bankInUse(), caller)));
    if (!copy || !attempt) return { ...choice, copy: null };
    const { ageRange, gender } = openDetails(user, caller.dataKey);
    const hasDetails = choice.choice === 'answersAndDetails';
    return {
      ...choice,
      copy: {
        attemptId: attempt.id,
        edition: copy.edition,
        week: copy.week,
        ageRange: hasDetails ? ageRange : null,
        gender: hasDetails ? gender : null,
        outcomes: [...(await deps.followers.listOutcomes(tx, caller, attempt.id))],
        languages: [...attempt.languages],
      },
    };
  });
}
