/**
 * Signing in with an e-mail address (decisions B5). Whoever types one gets the same answer, before anything is looked
 * up; only whoever reads the mailbox, or knows the password, gets in.
 */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Accepted } from '../../platform/http/accepted.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import { codeMessage } from '../../platform/mail/messages.ts';
import { badRequest } from '../../platform/refusal/refusal.ts';
import {
  type AccountsDeps,
  isPassword,
  newId,
  openSession,
  presentUser,
  refusedLogin,
  type UserRow,
} from '../accounts/accounts.ts';
import { type Address, parseAddress } from './address.ts';
import { codeHash, isSame, newCode } from './codes.ts';
import { addressIndex } from './fingerprint.ts';
import * as store from './store.ts';

export interface EmailDeps extends AccountsDeps {
  readonly emailKey: Uint8Array;
  readonly mail: MailQueue;
  /** Where confirmation links lead, without a slash at the end. */
  readonly publicUrl: () => string;
}

const codeMinutes = 10;
const triesPerCode = 5;

export const nameOf = (index: Uint8Array): string => Buffer.from(index).toString('base64url');

export function readAddress(typed: string, field: string): Address {
  const address = parseAddress(typed);
  if (!address)
    throw badRequest('This is not an e-mail address.', {
      [field]: 'This is not an e-mail address.',
    });
  return address;
}

/** What the worker does for every address alike, up to the message itself. */
async function prepareCode(deps: EmailDeps, address: Address, challengeId: string) {
  const index = await addressIndex(deps.emailKey, address);
  const code = newCode(deps.random);
  const meter = await deps.limits.today();
  const isProven = await deps.db.write(async (tx) => {
    if (!(await meter.fits(tx, 'mailToAddress', nameOf(index)))) return false;
    const user = await store.findUserByEmailIndex(tx, index);
    await store.deleteExpiredChallenges(tx, deps.now());
    await store.insertChallenge(tx, {
      id: challengeId,
      user_id: user?.id ?? null,
      code_hash: codeHash(deps.emailKey, challengeId, code),
      expires_at: deps.now() + codeMinutes * 60_000,
    });
    return user !== undefined;
  });
  return isProven ? codeMessage(address.mailbox, code) : null;
}

async function challenge(
  deps: EmailDeps,
  address: Address,
  client: string,
): Promise<Accepted<{ challenge: 'email'; challengeId: string }>> {
  await deps.limits.spend('emailChallenge', client);
  const challengeId = newId(deps.random);
  deps.mail.add(() => prepareCode(deps, address, challengeId));
  return new Accepted({ challenge: 'email', challengeId });
}

async function welcome(tx: Tx, deps: EmailDeps, user: UserRow): Promise<Reply<'createUnique'>> {
  await store.deleteChallengesOf(tx, user.id);
  return {
    ...(await openSession(tx, deps, user.id)),
    user: presentUser(deps, user),
    loginCode: null,
  };
}

async function signInByCode(
  deps: EmailDeps,
  address: Address,
  client: string,
  given: { challengeId: string; code: string },
): Promise<Reply<'createUnique'>> {
  await deps.limits.spend('failedLogin', client); // before anything that takes time
  const index = await addressIndex(deps.emailKey, address);
  const meter = await deps.limits.today();
  const reply = await deps.db.write(async (tx) => {
    const user = await store.lockUserByEmailIndex(tx, index); // the account before what belongs to it, as deletion locks too
    const found = await store.tryChallenge(tx, given.challengeId, deps.now(), triesPerCode);
    const isRight =
      found !== undefined &&
      isSame(found.code_hash, codeHash(deps.emailKey, given.challengeId, given.code));
    if (!isRight || !user || user.id !== found.user_id) return null;
    await meter.add(tx, 'failedLogin', client, -1);
    return welcome(tx, deps, user);
  });
  if (!reply) throw refusedLogin();
  return reply;
}

async function signInByPassword(
  deps: EmailDeps,
  address: Address,
  client: string,
  password: string,
): Promise<Reply<'createUnique'>> {
  await deps.limits.spend('failedLogin', client);
  const index = await addressIndex(deps.emailKey, address);
  const meter = await deps.limits.today();
  const stored = await deps.db.write(async (tx) => {
    await meter.spend(tx, 'passwordOfAddress', nameOf(index));
    return (await store.findUserByEmailIndex(tx, index))?.password_hash ?? null;
  });
  if (!(await isPassword(stored, password)) || stored === null) throw refusedLogin();
  return deps.db.write(async (tx) => {
    const user = await store.lockUserByEmailIndex(tx, index);
    if (user?.password_hash !== stored) throw refusedLogin();
    await meter.add(tx, 'failedLogin', client, -1);
    await meter.add(tx, 'passwordOfAddress', nameOf(index), -1);
    return welcome(tx, deps, user);
  });
}

export async function signInByEmail(
  deps: EmailDeps,
  client: string,
  given: Input<'login'>['body'],
): Promise<Reply<'createUnique'> | Accepted<{ challenge: 'email'; challengeId: string }>> {
  const address = readAddress(given.loginCode, 'loginCode');
  const { challengeId, code, password } = given;
  if (challengeId !== undefined && code !== undefined)
    return signInByCode(deps, address, client, { challengeId, code });
  if (password !== undefined) return signInByPassword(deps, address, client, password);
  return challenge(deps, address, client);
}
