/** Nodes before, during and after a change of the master key (ADR 36). */

import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import type { AppOptions } from '../../../src/server/app.ts';
import { adoptMasterKey, countRowsOnPreviousKey } from '../../../src/server/features/keys/keys.ts';
import { type Keyring, singleKey } from '../../../src/server/platform/crypto/keyring.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { type Mailbox, openMailbox } from '../../support/mailbox.ts';
import { freshStorage, openStorage } from '../../support/server/fresh-storage.ts';
import { openTestApp, type TestApp } from '../../support/server/test-app.ts';
import { makeKeys } from '../../support/server/test-keys.ts';

export const [oldKeys, newKeys] = [makeKeys(1), makeKeys(2)];
export const [oldKey, newKey] = [singleKey(oldKeys), singleKey(newKeys)];
export const bothKeys: Keyring = { current: newKeys, previous: oldKeys };
/** A change back to the old key. */
export const backKeys: Keyring = { current: oldKeys, previous: newKeys };

export async function startNode(
  db: Database,
  { current, previous }: Keyring,
  options: Partial<AppOptions> = {},
): Promise<TestApp> {
  const node = await openTestApp({ ...options, db, keys: current, previousKeys: previous });
  onTestFinished(() => node.app.close());
  return node;
}

/** For each test a node that knows the old key alone, as it was started before the change. */
export function useNodeBefore() {
  const mailbox = {} as Mailbox; // as: the hook fills it
  const before = {} as TestApp; // as: the hook fills it
  beforeAll(async () => void Object.assign(mailbox, await openMailbox()));
  afterAll(() => mailbox.close());
  beforeEach(async () => {
    const node = await openTestApp({ keys: oldKeys, mailer: mailbox.mailer() });
    Object.assign(before, node);
    onTestFinished(() => node.close());
  });
  return {
    mailbox,
    before,
    startBeside: (keyring: Keyring, options: Partial<AppOptions> = {}): Promise<TestApp> =>
      startNode(before.db, keyring, { mailer: mailbox.mailer(), ...options }),
    countRows: () => before.db.read(countRowsOnPreviousKey),
  };
}

/** Storage as a server with these keys has left it, filled by `fill`. */
export async function makeStorage(
  keyring: Keyring,
  fill: (db: Database) => Promise<unknown> = async () => {},
) {
  const storage = await freshStorage();
  const db = openStorage(storage);
  await db.migrate();
  await adoptMasterKey(db, keyring);
  await fill(db);
  await db.close();
  return storage;
}

export const signIn = (node: TestApp, { loginCode }: { readonly loginCode: string }) =>
  node.call('login', { body: { loginCode } });
