/** The sealed values of an account: where each is stored, and how the server reads it. */

import { type RawBuilder, sql } from 'kysely';
import {
  openDetails,
  hashShareCode,
  getUserIn,
} from '../../src/server/features/accounts/accounts.ts';
import {
  findPasskey,
  passkeyId,
  selectPasskeys,
} from '../../src/server/features/accounts/passkeys/passkey-store.ts';
import { lockTokenOwner } from '../../src/server/features/accounts/sessions/store.ts';
import { donationTag, openCopy } from '../../src/server/features/donations/copy-content.ts';
import { findInsight } from '../../src/server/features/insights/store.ts';
import {
  openWrap,
  addressKey,
  loginCodeKey,
  passwordKey,
} from '../../src/server/features/keys/keys.ts';
import {
  unwrapWithPasskey,
  unwrapWithToken,
  hashToken,
  parseToken,
} from '../../src/server/features/keys/secrets.ts';
import { selectPeople } from '../../src/server/features/people/people-store.ts';
import { findFigures } from '../../src/server/features/profile/profile.ts';
import {
  openDetails as openLinkDetails,
  openRecord as openLinkRecord,
} from '../../src/server/features/sharing/links.ts';
import { findLinkByToken } from '../../src/server/features/sharing/store.ts';
import { openPublicRecord } from '../../src/server/features/sharing/store.ts';
import { findAttempt } from '../../src/server/features/survey/attempt-store.ts';
import { selectHardLimits } from '../../src/server/features/survey/hard-limits.ts';
import { selectEarlier } from '../../src/server/features/survey/history.ts';
import { accessFor } from '../../src/server/features/survey/survey.ts';
import { hashLinkToken } from '../../src/server/platform/crypto/link-token.ts';
import type { Tx } from '../../src/server/platform/db/database.ts';
import { calibration } from '../support/people/make-donations.ts';
import type { SealedAccount } from '../support/people/make-sealed-account.ts';
import { bank } from '../support/server/test-app.ts';
import { testKey, testKeys } from '../support/server/test-keys.ts';
import type { SealedColumn } from './mutations.ts';

export interface Target extends SealedColumn {
  /** Tells apart the targets of one table. */
  readonly part?: 'login_code' | 'password' | 'address' | 'finished' | 'retake';
  readonly where: (account: SealedAccount) => RawBuilder<boolean>;
  readonly read: (tx: Tx, account: SealedAccount) => Promise<unknown>;
}

const attempt = (part: 'finished' | 'retake'): Target => ({
  table: 'attempts',
  sealed: 'sealed',
  part,
  bound: {
    version: [0, 1, 5, 1000],
    // A second attempt under way would be refused by the database.
    state: part === 'finished' ? [] : ['SELECT_B', 'B_ACTIVE', 'FINISHED', 'ROUND_ACTIVE', 'none'],
    edition: [1, 2, 3, 99],
    target_count: [12, 20, 30, 36],
    adaptive: [0, 1],
    synthetic: [0, 1],
  },
  where: ({ finishedId, retakeId }) => sql`id = ${part === 'finished' ? finishedId : retakeId}`,
  read: (tx, { caller, finishedId, retakeId }) =>
    findAttempt(tx, accessFor(bank, caller), part === 'finished' ? finishedId : retakeId),
});

const wrap = (
  part: 'login_code' | 'password' | 'address',
  read: (tx: Tx, account: SealedAccount) => Promise<unknown>,
): Target => ({
  table: 'key_wraps',
  sealed: 'wrapped',
  part,
  bound: {},
  where: ({ id }) => sql`user_id = ${id} and kind = ${part}`,
  read,
});

const ofUser = ({ id }: SealedAccount) => sql<boolean>`user_id = ${id}`;

const accountTargets: readonly Target[] = [
  {
    table: 'users',
    sealed: 'sealed',
    bound: { sealed_version: [0, 1, 2, 3, 1000] },
    where: ({ id }) => sql`id = ${id}`,
    read: async (tx, { id, caller }) => openDetails(await getUserIn(tx, id), caller.dataKey),
  },
  {
    table: 'users',
    sealed: 'public_record',
    bound: {},
    where: ({ id }) => sql`id = ${id}`,
    read: async (tx, { shareCode }) => {
      const hash = hashShareCode(testKeys.shareCode, shareCode);
      return (await openPublicRecord(tx, [hash], shareCode))?.bytes;
    },
  },
];

const contentTargets: readonly Target[] = [
  attempt('finished'),
  attempt('retake'),
  {
    table: 'earlier_attempts',
    sealed: 'sealed',
    bound: {
      number: [0, 2, 3, 1000],
      edition: [1, 2, 3, 99],
      started_day: ['2026-01-03'],
    },
    where: ofUser,
    read: (tx, { caller }) => selectEarlier(tx, accessFor(bank, caller)),
  },
  {
    table: 'profiles',
    sealed: 'sealed',
    bound: { model_version: ['older', ''] },
    where: ({ finishedId }) => sql`attempt_id = ${finishedId}`,
    read: (tx, { caller, finishedId }) => findFigures(tx, caller, finishedId),
  },
  {
    table: 'insights',
    sealed: 'sealed',
    bound: {
      version: [0, 1, 2, 1000],
      model_version: ['older', ''],
      writer: ['Another model', ''],
      written_day: ['2026-01-03'],
    },
    where: ({ finishedId }) => sql`attempt_id = ${finishedId}`,
    read: (tx, { caller, finishedId }) => findInsight(tx, caller, finishedId),
  },
  {
    table: 'hard_limits',
    sealed: 'sealed',
    bound: { version: [0, 1, 2, 1000] },
    where: ofUser,
    read: (tx, { caller }) => selectHardLimits(tx, caller),
  },
  {
    table: 'kept_people',
    sealed: 'sealed',
    bound: { version: [0, 1, 2, 1000] },
    where: ofUser,
    read: (tx, { caller }) => selectPeople(tx, caller),
  },
  {
    table: 'passkeys',
    sealed: 'sealed',
    bound: { version: [0, 1, 2, 1000] },
    where: ofUser,
    read: (tx, { caller }) => selectPasskeys(tx, caller),
  },
];

const boundOfLink = {
  version: [0, 1, 3, 1000],
  expires_at: [null, 0, 8e15],
  created_day: ['2026-01-14'],
};

async function findOwnLink(tx: Tx, { link }: SealedAccount) {
  const row = await findLinkByToken(tx, hashLinkToken(link.token));
  if (!row) throw new Error('the link is gone');
  return row;
}

const linkTargets: readonly Target[] = [
  {
    table: 'links',
    sealed: 'sealed',
    bound: boundOfLink,
    where: ofUser,
    read: async (tx, account) =>
      openLinkDetails(account.caller.dataKey, await findOwnLink(tx, account)),
  },
  {
    table: 'links',
    sealed: 'record',
    bound: boundOfLink,
    where: ofUser,
    read: async (tx, account) => openLinkRecord(account.link.token, await findOwnLink(tx, account)),
  },
];

const copyTarget = (table: 'donations' | 'pending_donations'): Target => ({
  table,
  sealed: 'sealed',
  bound: { week: ['2026-W02', ''], edition: [1, 2, 3, 99], study: ['K3F9Q', ''] },
  where: ({ caller }) => sql`tag = ${donationTag(caller.dataKey)}`,
  async read(tx, { caller }) {
    const rows = tx.selectFrom(table).selectAll().where('tag', '=', donationTag(caller.dataKey));
    return openCopy(calibration.privateKey, bank, await rows.executeTakeFirstOrThrow());
  },
});

const keyTargets: readonly Target[] = [
  wrap('login_code', (tx, { id, loginCode }) => openWrap(tx, id, loginCodeKey(loginCode))),
  wrap('password', readPasswordWrap),
  wrap('address', async (tx, { id }) => {
    const { email_index: index } = await getUserIn(tx, id);
    return index && openWrap(tx, id, addressKey(testKey('addressWrap'), index));
  }),
  {
    table: 'passkeys',
    sealed: 'wrapped',
    bound: {},
    where: ofUser,
    async read(tx, { id, passkey: { credentialId, secret } }) {
      const row = await findPasskey(tx, id, passkeyId(credentialId));
      return row && unwrapWithPasskey(row, Buffer.from(secret, 'base64url'));
    },
  },
  {
    table: 'tokens',
    sealed: 'wrapped_key',
    bound: {},
    where: ({ token }) => sql`hash = ${hashToken(token)}`,
    read: async (tx, { token }) => {
      const key = parseToken(token);
      const owner = key && (await lockTokenOwner(tx, key));
      if (!owner) throw new Error('the token is gone');
      return unwrapWithToken(owner.user_id, token, owner.wrapped_key);
    },
  },
];

export const sealedTargets: readonly Target[] = [
  ...accountTargets,
  ...contentTargets,
  ...linkTargets,
  copyTarget('donations'),
  copyTarget('pending_donations'),
  ...keyTargets,
];

const passwordKeys = new Map<string, ReturnType<typeof passwordKey>>();

/** Derives each key once, because that is slow. */
async function readPasswordWrap(tx: Tx, { id, password }: SealedAccount): Promise<unknown> {
  const { salt } = await tx
    .selectFrom('key_wraps')
    .select('salt')
    .where('user_id', '=', id)
    .where('kind', '=', 'password')
    .executeTakeFirstOrThrow();
  if (!salt) throw new Error('a password has a salt');
  const name = `${id} ${Buffer.from(salt).toString('hex')}`;
  const key = passwordKeys.get(name) ?? passwordKey(password, salt);
  passwordKeys.set(name, key);
  return openWrap(tx, id, await key);
}

export const targetName = ({ table, part, sealed }: Target): string =>
  [table, part, sealed].filter(Boolean).join(' ');
