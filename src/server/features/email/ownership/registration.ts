/** Registering with an e-mail address and a password (B7). */

import type { Input, Reply } from '../../../../contract/endpoints.ts';
import { badRequest } from '../../../platform/refusal/refusal.ts';
import {
  createAccount,
  hashPassword,
  isCommonPassword,
  newAccount,
  passwordKey,
} from '../../accounts/accounts.ts';
import { requireAddress } from '../address/address.ts';
import type { EmailDeps } from '../address/email-deps.ts';
import { newPendingAddress, sendConfirmationCode } from './pending-address.ts';

/** Always creates an account, so that the reply does not reveal whether the address is known. */
export async function register(
  deps: EmailDeps,
  client: string,
  { email, password }: Input<'register'>['body'],
): Promise<Reply<'register'>> {
  if (await isCommonPassword(password)) {
    const detail =
      'This password is among those that are tried first. Please choose another, for example four words that do not belong together.';
    throw badRequest(detail, { password: detail });
  }
  const address = requireAddress(email, 'email');
  await deps.limits.spend('create', client); // before the slow hashes
  const pending = await newPendingAddress(deps, address);
  const account = newAccount(deps, {
    ...pending.columns,
    password_hash: await hashPassword(password, deps.random(16)),
  });
  const wrappingKey = await passwordKey(password, deps.random(16));
  const reply = await deps.db.write((tx) => createAccount(tx, deps, account, [wrappingKey]));
  sendConfirmationCode(deps, account.user.id, pending);
  return reply;
}
