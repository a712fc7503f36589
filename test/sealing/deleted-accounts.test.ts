/**
 * The remains of a deleted account. An earlier copy of the database still has its rows, but no key
 * that can be made without the owner opens them (ADR 22).
 */

import { hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDetails, type UserRow } from '../../src/server/features/accounts/accounts.ts';
import {
  type KeyWrap,
  unwrapDataKey,
  unwrapWithToken,
  keyOfAddress,
  keyOfLoginCode,
  keyOfToken,
  hashToken,
} from '../../src/server/features/keys/secrets.ts';
import { DamagedRow } from '../../src/server/platform/crypto/seal.ts';
import { makeSealedAccount, type SealedAccount } from '../support/people/make-sealed-account.ts';
import { listTables } from '../support/server/list-tables.ts';
import { testKeys } from '../support/server/test-keys.ts';
import { useMailApp } from '../support/server/use-test-app.ts';

const { spark, mailbox } = useMailApp();
/** Without an address. */
let account: SealedAccount;
let withAddress: SealedAccount;
let copy: Copy;

/** The parts of an account that a thief of the database and the master key holds. */
interface Copy {
  readonly user: UserRow;
  readonly wraps: readonly KeyWrap[];
  readonly wrappedKey: Uint8Array;
  readonly others: readonly KeyWrap[];
  readonly values: readonly (string | Uint8Array)[];
}

beforeAll(async () => {
  account = await makeSealedAccount(spark, mailbox, 1);
  withAddress = await makeSealedAccount(spark, mailbox, 2);
  await spark.call('updateOptionalInfo', { token: account.token, body: { email: null } });
  copy = await copyDatabase(account);
});

async function copyDatabase({ id, token }: SealedAccount): Promise<Copy> {
  return spark.db.read(async (tx) => {
    const values: (string | Uint8Array)[] = [];
    for (const { name } of await listTables(tx)) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
        tx,
      );
      for (const value of rows.flatMap((row) => Object.values(row)))
        if (typeof value === 'string' || value instanceof Uint8Array) values.push(value);
    }
    const wraps = await tx.selectFrom('key_wraps').selectAll().execute();
    const issued = await tx
      .selectFrom('tokens')
      .selectAll()
      .where('hash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    return {
      user: await tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      wraps: wraps.filter(({ user_id }) => user_id === id),
      others: wraps.filter(({ user_id }) => user_id === withAddress.id),
      wrappedKey: issued.wrapped_key,
      values,
    };
  });
}

const windowBytes = 32;

/** Returns all parts of a stored value that are as long as a key. */
const windows = (value: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.max(0, value.length - windowBytes + 1) }, (_, i) =>
    value.slice(i, i + windowBytes),
  );

/** Every byte string that could be a key or a secret: stored, or derived from the master key. */
function listCandidates({ values }: Copy): {
  keys: Uint8Array[];
  secrets: (string | Uint8Array)[];
} {
  const blobs = values.filter((value) => value instanceof Uint8Array);
  const serverKeys = Object.values(testKeys);
  const secrets = [...new Set(values), ...serverKeys];
  return { keys: [...serverKeys, ...blobs.flatMap(windows)], secrets };
}

const textOf = (secret: string | Uint8Array): string =>
  typeof secret === 'string' ? secret : Buffer.from(secret).toString('base64url');

/** Returns the keys that the server itself would derive from a secret. */
const deriveKeys = (secret: string | Uint8Array): Uint8Array[] => [
  keyOfLoginCode(textOf(secret)),
  keyOfToken(textOf(secret)),
  new Uint8Array(hkdfSync('sha256', secret, '', 'spark:wrap:password:v1', windowBytes)),
  ...(secret instanceof Uint8Array
    ? [keyOfAddress(testKeys.addressWrap, secret), keyOfAddress(testKeys.email, secret)]
    : []),
];

function opens(open: () => unknown): boolean {
  try {
    open();
    return true;
  } catch (error) {
    if (error instanceof DamagedRow) return false;
    throw error;
  }
}

/** Returns how many wraps and rows of the account the keys open. */
function countOpened({ user, wraps }: Copy, keys: readonly Uint8Array[]): number {
  let count = 0;
  for (const key of keys) {
    for (const wrap of wraps) if (opens(() => unwrapDataKey(wrap, key))) count += 1;
    if (opens(() => openDetails(user, key))) count += 1;
  }
  return count;
}

function countOpenedByTokens({ user, wrappedKey }: Copy, secrets: readonly string[]): number {
  return secrets.filter((secret) => opens(() => unwrapWithToken(user.id, secret, wrappedKey)))
    .length;
}

describe('a copy of the database from before a deletion', () => {
  test('opens under no stored value or master-derived key', () => {
    const { keys, secrets } = listCandidates(copy);
    expect(keys.length + secrets.length).toBeGreaterThan(2000);
    expect(countOpened(copy, [...keys, ...secrets.flatMap(deriveKeys)])).toBe(0);
    expect(countOpenedByTokens(copy, secrets.map(textOf))).toBe(0);
  });

  test('opens with a login code or token, as a control', () => {
    expect(copy.wraps.map(({ kind }) => kind).toSorted()).toEqual(['login_code', 'password']);
    const key = keyOfLoginCode(account.loginCode);
    expect(countOpened(copy, [key])).toBe(1);
    expect(countOpenedByTokens(copy, [account.token])).toBe(1);
    expect(countOpened(copy, [account.caller.dataKey])).toBe(1);
  });

  test('opens with master key and address, as a control', () => {
    const derived = listCandidates(copy).secrets.flatMap(deriveKeys);
    const indexes = 2; // in `users` and in `addresses`
    expect(countOpened({ ...copy, wraps: copy.others }, derived)).toBe(indexes);
  });
});
