/** Changes the optional information and the ways into the account. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import { compareDetails } from '../../../domain/comparing.ts';
import type { Services } from '../../platform/app-services.ts';
import { constantTimeEqual } from '../../platform/crypto/master-key.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import {
  openDetails,
  presentUser,
  setOptionalInfo,
  updateUser,
  type UserRow,
  getUserIn,
  removePasskeys,
  removePassword,
  replaceLoginCode,
} from '../accounts/accounts.ts';
import { recordTakenBack, recurringName } from '../accounts/ledger/ledger.ts';
import { lockCaller, requireProof } from '../accounts/sessions/sessions.ts';
import { requireAddress } from './address.ts';
import { removeAddress } from './confirmed-address.ts';
import { newPendingAddress, type PendingAddress, sendConfirmationCode } from './pending-address.ts';
import { deleteUserChallenges, noPendingAddress } from './store.ts';

type Body = Input<'updateOptionalInfo'>['body'];

/** An omitted field stays as it is; null removes it. */
export async function updateOptionalInfo(
  deps: Services,
  caller: Caller,
  client: string,
  body: Body,
): Promise<Reply<'updateOptionalInfo'>> {
  const pending = await prepareAddressChange(deps, caller, client, body);
  const { before, after } = await deps.db.write(async (tx) => {
    const before = await lockCaller(tx, caller);
    const user = await setOptionalInfo(tx, before, caller.dataKey, body);
    if (body.compareDetail !== undefined || body.showsLine !== undefined)
      await changeShown(tx, deps, caller, { before, user });
    if (body.ageRange !== undefined || body.gender !== undefined)
      await deps.followers.informationChanged(tx, caller);
    return {
      before,
      after: pending === undefined ? user : await changeAddress(tx, deps, user, pending),
    };
  });
  if (pending && !isInUse(before, pending)) sendConfirmationCode(deps, caller.userId, pending);
  return { success: true, user: presentUser(deps, after, caller.dataKey) };
}

/** A restore must not show more again than the owner allows since. */
async function changeShown(
  tx: Tx,
  deps: Services,
  caller: Caller,
  { before, user }: { readonly before: UserRow; readonly user: UserRow },
): Promise<void> {
  const [was, is] = [openDetails(before, caller.dataKey), openDetails(user, caller.dataKey)];
  const showsLess =
    compareDetails.indexOf(is.compareDetail) < compareDetails.indexOf(was.compareDetail) ||
    (was.showsLine && !is.showsLine);
  if (showsLess && user.share_code_hash)
    await recordTakenBack(tx, deps, [recurringName('shown', caller.userId)]);
  await deps.followers.recordChanged(tx, caller);
}

/** Returns the new address, null if the request removes it, undefined if it stays. */
async function prepareAddressChange(deps: Services, caller: Caller, client: string, body: Body) {
  if (body.email === undefined) return undefined;
  const address = body.email === null ? null : requireAddress(body.email, 'email');
  await requireProof(deps, caller, client, body);
  await deps.limits.spend('emailChange', caller.userId);
  return address && newPendingAddress(deps, address, client);
}

/** Whether the address is the confirmed one already. */
const isInUse = (user: UserRow, { index }: PendingAddress): boolean =>
  user.email_index !== null && constantTimeEqual(user.email_index, index);

/** A confirmed address stays until the new one is confirmed. Null removes both. */
async function changeAddress(
  tx: Tx,
  deps: Services,
  user: UserRow,
  pending: PendingAddress | null,
): Promise<UserRow> {
  if (pending === null) return removeAddress(tx, deps, user);
  const changed = isInUse(user, pending) ? noPendingAddress : pending.columns;
  await updateUser(tx, user.id, changed);
  await deleteUserChallenges(tx, user.id, ['confirmation']);
  return { ...user, ...changed };
}

/**
 * Replaces the login code, and in the same step removes the links and all other ways into the
 * account. Mailed codes become useless as well, because a stranger may read the mailbox.
 */
export async function rotateLoginCode(
  deps: Services,
  caller: Caller,
  client: string,
  body: Input<'rotateLoginCode'>['body'],
): Promise<Reply<'rotateLoginCode'>> {
  await requireProof(deps, caller, client, body);
  // Count only after the proof: a stolen token could otherwise use up the owner's new codes.
  await deps.limits.spend('loginCode', caller.userId);
  return deps.db.write(async (tx) => {
    const user = await lockCaller(tx, caller);
    const loginCode = await replaceLoginCode(tx, deps, caller);
    await deleteUserChallenges(tx, user.id, ['sign_in', 'proof']);
    if (body.removePassword) await removePassword(tx, deps, caller);
    if (body.removePasskeys) await removePasskeys(tx, deps, caller.userId);
    if (body.removeLinks) await deps.followers.removeLinks(tx, caller.userId);
    if (body.removeAddress) await removeAddress(tx, deps, user);
    return { loginCode, user: presentUser(deps, await getUserIn(tx, user.id), caller.dataKey) };
  });
}
