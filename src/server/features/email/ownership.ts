/** Whose address it is: entered at registration or later, and counting only once its link was opened (decisions B6, B7). */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { confirmationMessage } from '../../platform/mail/messages.ts';
import {
  badRequest,
  conflict,
  proofRequired,
  unauthorized,
} from '../../platform/refusal/refusal.ts';
import {
  hashPassword,
  isCommon,
  isPassword,
  loginCodeHash,
  makeAccount,
  newAccountReply,
  presentUser,
  type UserRow,
} from '../accounts/accounts.ts';
import type { Address } from './address.ts';
import { confirmationTokenHash, isSame, newConfirmationToken } from './codes.ts';
import { addressIndex } from './fingerprint.ts';
import { type EmailDeps, nameOf, readAddress } from './sign-in.ts';
import * as store from './store.ts';

const linkMilliseconds = 24 * 3_600_000;
/** A session this old may be somebody else's by now. */
const freshMilliseconds = 3_600_000;

type Pending = Pick<UserRow, 'pending_email_index' | 'pending_token_hash' | 'pending_expires_at'>;
const nothingPending: Pending = {
  pending_email_index: null,
  pending_token_hash: null,
  pending_expires_at: null,
};

interface Entered {
  readonly address: Address;
  readonly index: Uint8Array;
  readonly token: string;
  readonly pending: Pending;
}

async function enter(deps: EmailDeps, typed: string): Promise<Entered> {
  const address = readAddress(typed, 'email');
  const index = await addressIndex(deps.emailKey, address);
  const token = newConfirmationToken(deps.random);
  return {
    address,
    index,
    token,
    pending: {
      pending_email_index: index,
      pending_token_hash: confirmationTokenHash(token),
      pending_expires_at: deps.now() + linkMilliseconds,
    },
  };
}

/** The same for an address that is somebody's already: its owner reads the message, and the link then says so. */
function sendLink(deps: EmailDeps, { address, index, token }: Entered): void {
  deps.mail.add(async () => {
    const meter = await deps.limits.today();
    const fits = await deps.db.write(async (tx) => {
      await store.forgetUnconfirmed(tx, deps.now());
      return meter.fits(tx, 'mailToAddress', nameOf(index));
    });
    return fits
      ? confirmationMessage(address.mailbox, `${deps.publicUrl()}/auth/confirm?token=${token}`)
      : null;
  });
}

/** Always a new account, with an address that counts for nothing yet: so the answer tells nothing of others. */
export async function register(
  deps: EmailDeps,
  client: string,
  { email, password }: Input<'register'>['body'],
): Promise<Reply<'register'>> {
  if (await isCommon(password)) {
    const detail =
      'This password is among those that are tried first. Please choose another, for example four words that do not belong together.';
    throw badRequest(detail, { password: detail });
  }
  readAddress(email, 'email');
  await deps.limits.spend('create', client); // before anything that takes time
  const entered = await enter(deps, email);
  const { user, loginCode } = makeAccount(deps, {
    ...entered.pending,
    password_hash: await hashPassword(password, deps.random(16)),
  });
  const reply = await deps.db.write((tx) => newAccountReply(tx, deps, user, loginCode));
  sendLink(deps, entered);
  return reply;
}

/** The login code or the password once more; a wrong one counts like a failed sign-in. */
async function prove(
  deps: EmailDeps,
  user: UserRow,
  client: string,
  given: { loginCode?: string | undefined; password?: string | undefined },
): Promise<void> {
  const detail = 'Please enter your login code or password again to change a confirmed address.';
  if (given.loginCode === undefined && given.password === undefined) throw proofRequired(detail);
  await deps.limits.spend('failedLogin', client);
  const hashed =
    given.loginCode === undefined ? null : loginCodeHash(deps.loginCodeKey, given.loginCode);
  const isCode = hashed !== null && isSame(hashed.hash, user.login_code_hash);
  const isRight =
    isCode ||
    (given.password !== undefined &&
      user.password_hash !== null &&
      (await isPassword(user.password_hash, given.password)));
  if (!isRight)
    throw proofRequired('This is not your login code or password. Please check and try again.');
  await deps.limits.add('failedLogin', client, -1);
}

async function proveWhereOld(
  deps: EmailDeps,
  caller: Caller,
  client: string,
  body: Input<'updateOptionalInfo'>['body'],
): Promise<void> {
  const [user, startedAt] = await deps.db.read(
    async (tx) =>
      [
        await store.findUser(tx, caller.userId),
        await store.findSessionStart(tx, caller.sessionId),
      ] as const,
  );
  if (!user || startedAt === undefined) throw unauthorized();
  if (user.email_index !== null && deps.now() - startedAt > freshMilliseconds)
    await prove(deps, user, client, body);
}

/** What is left out stays; null removes. A new address replaces a confirmed one only when it is confirmed itself. */
export async function updateOptionalInfo(
  deps: EmailDeps,
  caller: Caller,
  client: string,
  body: Input<'updateOptionalInfo'>['body'],
): Promise<Reply<'updateOptionalInfo'>> {
  const { email, ageRange, gender } = body;
  if (typeof email === 'string') readAddress(email, 'email');
  if (email !== undefined) await deps.limits.spend('emailChange', caller.userId);
  const entered = typeof email === 'string' ? await enter(deps, email) : null;
  if (email !== undefined) await proveWhereOld(deps, caller, client, body);
  const { user, isNew } = await deps.db.write(async (tx) => {
    const before = await store.lockUser(tx, caller.userId);
    if (!before) throw unauthorized();
    const isOwn =
      entered !== null && before.email_index !== null && isSame(before.email_index, entered.index);
    const after: UserRow = {
      ...before,
      ...(ageRange !== undefined && { age_range: ageRange }),
      ...(gender !== undefined && { gender }),
      ...(email === null && { email_index: null }),
      ...(email !== undefined && nothingPending),
      ...(entered && !isOwn && entered.pending),
    };
    const { email_index, pending_email_index, pending_token_hash, pending_expires_at, age_range } =
      after;
    await store.updateOptional(tx, caller.userId, {
      email_index,
      pending_email_index,
      pending_token_hash,
      pending_expires_at,
      age_range,
      gender: after.gender,
    });
    if (email === null) await store.deleteChallengesOf(tx, caller.userId);
    return { user: after, isNew: entered !== null && !isOwn };
  });
  if (entered && isNew) sendLink(deps, entered);
  return { success: true, user: presentUser(deps, user) };
}

/** The link was opened: whoever reads this mailbox confirmed it. The first account to prove an address keeps it. */
export async function confirmEmail(deps: EmailDeps, token: string): Promise<Reply<'confirmEmail'>> {
  const outcome = await deps.db.write(async (tx) => {
    const user = await store.lockUserByPendingToken(tx, confirmationTokenHash(token));
    if (!user?.pending_email_index || (user.pending_expires_at ?? 0) <= deps.now())
      return 'unknown';
    const owner = await store.findUserByEmailIndex(tx, user.pending_email_index);
    const isTaken = owner !== undefined && owner.id !== user.id;
    await store.updateOptional(tx, user.id, {
      ...nothingPending,
      ...(!isTaken && { email_index: user.pending_email_index }),
    });
    return isTaken ? 'taken' : 'confirmed';
  });
  if (outcome === 'unknown')
    throw badRequest(
      'This link was used already, or is more than 24 hours old. Enter your address again to get a new one.',
    );
  if (outcome === 'taken')
    throw conflict(
      'You confirmed this address for another account already. Sign in with it there, and remove it first if you want to use it here.',
    );
  return { confirmed: true };
}
