/** Nodes before, during and after a change of the master key (ADR 36). */

import { onTestFinished } from 'vitest';
import type { AppOptions } from '../../../src/server/app.ts';
import { type Keyring, singleKey } from '../../../src/server/platform/crypto/keyring.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestApp, type TestApp } from '../../support/server/test-app.ts';
import { makeKeys } from '../../support/server/test-keys.ts';

export const [oldKeys, newKeys] = [makeKeys(1), makeKeys(2)];
export const [oldKey, newKey] = [singleKey(oldKeys), singleKey(newKeys)];
export const bothKeys: Keyring = { current: newKeys, previous: oldKeys };

/** Starts a node with these keys on a database that is open already. */
export async function startNode(
  db: Database,
  { current, previous }: Keyring,
  options: Partial<AppOptions> = {},
): Promise<TestApp> {
  const node = await openTestApp({ ...options, db, keys: current, previousKeys: previous });
  onTestFinished(() => node.app.close());
  return node;
}

export const signIn = (node: TestApp, { loginCode }: { readonly loginCode: string }) =>
  node.call('login', { body: { loginCode } });
