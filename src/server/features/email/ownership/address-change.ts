/** Changing the address of an account, together with its other optional information (B6). */

import type { Input, Reply } from '../../../../contract/endpoints.ts';
import { constantTimeEqual } from '../../../platform/crypto/constant-time-equal.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { unauthorized } from '../../../platform/refusal/refusal.ts';
import {
  lockUser,
  presentUser,
  setOptionalInfo,
  updateUser,
  type UserRow,
} from '../../accounts/accounts.ts';
import { requireAddress } from '../address/address.ts';
import type { EmailDeps } from '../address/email-deps.ts';
import { deleteUserChallenges } from '../challenge/challenge-store.ts';
import {
  newPendingAddress,
  noPendingAddress,
  type PendingAddress,
  sendConfirmationLink,
} from './pending-address.ts';
import { requireProof } from './reauthentication.ts';

type Body = Input<'updateOptionalInfo'>['body'];

/** Updates the optional information: an omitted field stays as it is, null removes it. */
export async function updateOptionalInfo(
  deps: EmailDeps,
  caller: Caller,
  client: string,
  body: Body,
): Promise<Reply<'updateOptionalInfo'>> {
  const pending = await prepareAddressChange(deps, caller, client, body);
  const { before, after } = await deps.db.write(async (tx) => {
    const before = await lockUser(tx, caller.userId);
    if (!before) throw unauthorized();
    const user = await setOptionalInfo(tx, before, body);
    return {
      before,
      after: pending === undefined ? user : await changeAddress(tx, user, pending),
    };
  });
  if (pending && !isOwnAddress(before, pending)) sendConfirmationLink(deps, pending);
  return { success: true, user: presentUser(deps, after) };
}

/**
 * Checks whether the caller may change the address. Returns the new address, null if the request
 * removes the address, or undefined if the request leaves it unchanged.
 */
async function prepareAddressChange(
  deps: EmailDeps,
  caller: Caller,
  client: string,
  body: Body,
): Promise<PendingAddress | null | undefined> {
  if (body.email === undefined) return undefined;
  const address = body.email === null ? null : requireAddress(body.email, 'email');
  await deps.limits.spend('emailChange', caller.userId);
  const pending = address && (await newPendingAddress(deps, address));
  await requireProof(deps, caller, client, body);
  return pending;
}

const isOwnAddress = (user: UserRow, { index }: PendingAddress): boolean =>
  user.email_index !== null && constantTimeEqual(user.email_index, index);

/**
 * Stores a new address as pending; a confirmed address stays until the new one is confirmed. If
 * `pending` is null, removes both the pending and the confirmed address.
 */
async function changeAddress(
  tx: Tx,
  user: UserRow,
  pending: PendingAddress | null,
): Promise<UserRow> {
  const isNew = pending !== null && !isOwnAddress(user, pending);
  const changed = {
    ...(isNew ? pending.columns : noPendingAddress),
    ...(pending === null && { email_index: null }),
  };
  await updateUser(tx, user.id, changed);
  if (pending === null) await deleteUserChallenges(tx, user.id);
  return { ...user, ...changed };
}
