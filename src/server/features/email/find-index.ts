/** Finds the index of an address, and moves it to the current master key (ADR 36). */

import type { Services } from '../../platform/app-services.ts';
import { DamagedRow } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { UserRow } from '../accounts/accounts.ts';
import { addressKey, addWrap, findWrap, requireKeyInUse, unwrapByAddress } from '../keys/keys.ts';
import { addressIndex, type Address } from './address.ts';
import { findUserIdByEmailIndex, lockUserByEmailIndex, setEmailIndex } from './store.ts';

/**
 * Returns the index of the address under the current master key. Moves an account that lists the
 * address under the previous key. For all other addresses the work is the same, so that its
 * duration reveals none. Throws `KeyReplaced` if the database has a newer key than this node.
 */
export async function findIndex(
  deps: Pick<Services, 'db' | 'emailKey' | 'addressWrapKey'>,
  address: Address,
): Promise<Uint8Array> {
  const { current, previous, id } = deps.emailKey;
  await deps.db.read((tx) => requireKeyInUse(tx, id));
  const index = await addressIndex(current, address);
  if (previous === null) return index;
  const before = await addressIndex(previous, address);
  await deps.db.write(async (tx) => {
    const user = await lockUserByEmailIndex(tx, before);
    const isTaken = (await findUserIdByEmailIndex(tx, index)) !== undefined;
    if (!user || isTaken) return;
    await requireKeyInUse(tx, id);
    await moveAddress(tx, deps, user, { before, index });
  });
  return index;
}

/** The wrap changes with the index, because its key contains the index. */
async function moveAddress(
  tx: Tx,
  deps: Pick<Services, 'db' | 'emailKey' | 'addressWrapKey'>,
  user: UserRow,
  { before, index }: { readonly before: Uint8Array; readonly index: Uint8Array },
): Promise<void> {
  const userId = user.id;
  const wrap = await findWrap(tx, userId, 'address');
  const dataKey = wrap && openOrNull(() => unwrapByAddress(wrap, deps.addressWrapKey, before));
  if (dataKey) await addWrap(tx, { userId, dataKey }, addressKey(deps.addressWrapKey, index));
  await setEmailIndex(tx, user, { email_index: index, email_key_id: deps.emailKey.id });
}

/** A damaged wrap stays as it is. The next sign-in with it reports the damage. */
function openOrNull(open: () => Uint8Array): Uint8Array | null {
  try {
    return open();
  } catch (error) {
    if (error instanceof DamagedRow) return null;
    throw error;
  }
}
