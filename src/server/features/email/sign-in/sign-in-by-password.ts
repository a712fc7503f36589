import type { Reply } from '../../../../contract/endpoints.ts';
import { getUserIn, invalidCredentials, verifyPassword } from '../../accounts/accounts.ts';
import { addressSubject } from '../address/address-index.ts';
import { findUserIdByEmailIndex, lockUserByEmailIndex } from '../address/address-store.ts';
import type { Address } from '../address/address.ts';
import type { EmailDeps } from '../address/email-deps.ts';
import { findIndex } from '../address/find-index.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { findPasswordKey, openByPassword } from './open-account.ts';

export async function signInByPassword(
  deps: EmailDeps,
  address: Address,
  client: string,
  password: string,
): Promise<Reply<'createUnique'>> {
  await deps.limits.spend('failedLogin', client);
  const index = await findIndex(deps, address);
  const meter = await deps.limits.today();
  const passwordHash = await deps.db.write(async (tx) => {
    await meter.spend(tx, 'passwordOfAddress', addressSubject(index));
    const userId = await findUserIdByEmailIndex(tx, index);
    return userId === undefined ? null : (await getUserIn(tx, userId)).password_hash;
  });
  if (!(await verifyPassword(passwordHash, password)) || passwordHash === null)
    throw invalidCredentials();
  const key = await findPasswordKey(deps, index, password);
  return deps.db.write(async (tx) => {
    const user = await lockUserByEmailIndex(tx, index);
    if (user?.password_hash !== passwordHash) throw invalidCredentials();
    await meter.add(tx, 'failedLogin', client, -1);
    await meter.add(tx, 'passwordOfAddress', addressSubject(index), -1);
    return completeSignIn(tx, deps, user, await openByPassword(tx, user, key));
  });
}
