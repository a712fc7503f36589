/** The move of address wraps to a new master key is interrupted, or done by two nodes (ADR 36). */

import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  addressKey,
  adoptMasterKey,
  openWrap,
  rewrapAddresses,
  startRewrapping,
} from '../../../src/server/features/keys/keys.ts';
import {
  deriveKeyId,
  rotatingKey,
  singleKey,
} from '../../../src/server/platform/crypto/keyring.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import type { AppObserver } from '../../../src/server/platform/metrics/app-observer.ts';
import { createMetrics } from '../../../src/server/platform/metrics/metrics.ts';
import {
  type AddressAccount,
  makeAddressAccounts,
} from '../../support/people/make-address-accounts.ts';
import { openAppForTest } from '../../support/server/use-test-app.ts';
import { backKeys, bothKeys, newKeys, oldKeys, startNode } from './key-change-nodes.ts';

const failOnError = (error: unknown): void => {
  throw error;
};

/** Opens the account by its address under one master key. */
const open = (db: Database, { id, emailIndex }: AddressAccount, keys = newKeys) =>
  db.read((tx) =>
    openWrap(tx, id, addressKey(rotatingKey(singleKey(keys), 'addressWrap'), emailIndex)),
  );

async function countMoved(db: Database): Promise<number> {
  const { count } = await db.read((tx) =>
    tx
      .selectFrom('key_wraps')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('kind', '=', 'address')
      .where('key_id', '=', deriveKeyId(newKeys.check))
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
}

async function expectAllMoved(db: Database, accounts: readonly AddressAccount[]): Promise<void> {
  expect(await countMoved(db)).toBe(accounts.length);
  for (const account of accounts) expect(await open(db, account)).toEqual(account.dataKey);
}

const failAfter = (db: Database, writes: number): Database => {
  let left = writes;
  return {
    ...db,
    read: (unit) => db.read(unit),
    write: (unit) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('the power fails')) : db.write(unit);
    },
  };
};

async function openFilledApp(count: number) {
  const spark = await openAppForTest({ keys: oldKeys });
  const accounts = await makeAddressAccounts(spark.db, oldKeys, count);
  await adoptMasterKey(spark.db, bothKeys);
  return { db: spark.db, accounts };
}

describe('moving address wraps', () => {
  test('goes on where it was interrupted', async () => {
    const { db, accounts } = await openFilledApp(250);
    await expect(rewrapAddresses(failAfter(db, 1), bothKeys, failOnError)).rejects.toThrow(
      'the power fails',
    );
    expect(await countMoved(db)).toBe(50);
    await rewrapAddresses(db, bothKeys, failOnError);
    await expectAllMoved(db, accounts);
  });

  test('leaves nothing that the old key opens', async () => {
    const { db, accounts } = await openFilledApp(3);
    await rewrapAddresses(db, bothKeys, failOnError);
    for (const account of accounts)
      await expect(open(db, account, oldKeys)).rejects.toThrow('is not the one that was written');
  });

  test('ends where another node has changed the key back', async () => {
    const { db } = await openFilledApp(3);
    await adoptMasterKey(db, backKeys);
    await rewrapAddresses(db, bothKeys, failOnError);
    expect(await countMoved(db)).toBe(0);
  });

  test('may be done by several nodes at once', async () => {
    const { db, accounts } = await openFilledApp(250);
    await Promise.all(Array.from({ length: 3 }, () => rewrapAddresses(db, bothKeys, failOnError)));
    await expectAllMoved(db, accounts);
  });

  test('goes past a damaged wrap, and reports it', async () => {
    const { db, accounts } = await openFilledApp(250);
    const [damaged] = accounts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    await db.write((tx) =>
      tx
        .updateTable('key_wraps')
        .set({ wrapped: new Uint8Array(61) })
        .where('user_id', '=', damaged?.id ?? '')
        .where('kind', '=', 'address')
        .execute(),
    );
    const errors: string[] = [];
    await rewrapAddresses(db, bothKeys, (_, what) => errors.push(what));
    expect(errors).toEqual(['an address wrap stays under the previous master key']);
    expect(await countMoved(db)).toBe(249);
  });
});

describe('a server that changes the key', () => {
  /** Starts a node with both keys; `moved` resolves once it has moved everything. */
  async function startChange(db: Database) {
    let resolve = (): void => {};
    const moved = new Promise<void>((done) => (resolve = done));
    const observer: AppObserver = {
      ...createMetrics('1.0.0'),
      rowsOnPreviousKey: ({ address_wrap }) => address_wrap === 0 && resolve(),
    };
    return { node: await startNode(db, bothKeys, { observer }), moved };
  }

  test('moves the wraps once it listens', async () => {
    const { db, accounts } = await openFilledApp(250);
    const { node, moved } = await startChange(db);
    expect(await countMoved(db)).toBe(0);
    await node.app.listen({ port: 0, host: '127.0.0.1' });
    await moved;
    await expectAllMoved(db, accounts);
  });

  test('closes after the page that it moves', async () => {
    const { db } = await openFilledApp(250);
    const gate = Promise.withResolvers<void>();
    let isOpen = true;
    const gated: Database = {
      ...db,
      write: async (unit) => {
        if (!isOpen) await gate.promise;
        return db.write(unit);
      },
    };
    const { node } = await startChange(gated);
    isOpen = false;
    await node.app.listen({ port: 0, host: '127.0.0.1' });
    let isClosed = false;
    const closing = node.app.close().then(() => (isClosed = true));
    await setImmediate();
    expect(isClosed).toBe(false);
    gate.resolve();
    await closing;
    expect(await countMoved(db)).toBe(50);
  });
});

test('a failed move is reported and repeated', async () => {
  const { db, accounts } = await openFilledApp(3);
  let failures = 1;
  const failing: Database = {
    ...db,
    write: (unit) =>
      (failures -= 1) < 0 ? db.write(unit) : Promise.reject(new Error('the power fails')),
  };
  const errors: string[] = [];
  await startRewrapping({
    db: failing,
    keyring: bothKeys,
    logError: (_, what) => errors.push(what),
    retryMilliseconds: 0,
  }).finished;
  expect(errors).toEqual(['moving address wraps to the new master key failed; it is tried again']);
  await expectAllMoved(db, accounts);
});
