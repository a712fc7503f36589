import { randomBytes } from 'node:crypto';
import { bank, type TestApp } from '../server/test-app.ts';
import { testKeyring } from '../server/test-keys.ts';

export const seedDeps = ({ db, now }: Pick<TestApp, 'db' | 'now'>) => ({
  db,
  bank,
  keyring: testKeyring,
  now,
  random: randomBytes,
});
