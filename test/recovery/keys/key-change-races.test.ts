import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { makeFinishedUser, seededAnswers, type TestUser } from '../../support/server/make-user.ts';
import { type TestApp } from '../../support/server/test-app.ts';
import { openAppForTest } from '../../support/server/use-test-app.ts';
import { bothKeys, oldKeys, startNode } from './key-change-nodes.ts';

let user: TestUser;
/** Does its work after every read of the slow node, until it is taken away. */
let afterRead: ((result: unknown) => Promise<void>) | null;
let slow: TestApp;
let fast: TestApp;
beforeEach(async () => {
  const before = await openAppForTest({ keys: oldKeys });
  user = await makeFinishedUser(before, seededAnswers(1));
  afterRead = null;
  const db: Database = {
    ...before.db,
    async read(unit) {
      const result = await before.db.read(unit);
      await afterRead?.(result);
      return result;
    },
  };
  slow = await startNode(db, bothKeys);
  fast = await startNode(before.db, bothKeys);
});

test('a proof holds though a sign-in moves the login code', async () => {
  const { token, loginCode } = user;
  slow.moveClock(1200);
  let isMoved = false;
  afterRead = async (result) => {
    if (typeof result !== 'object' || result === null || !('login_code_hash' in result)) return;
    afterRead = null;
    isMoved = true;
    await fast.call('login', { body: { loginCode } });
  };
  await slow.call('prove', { token, body: { loginCode } });
  expect(isMoved).toBe(true);
});

test('a share link opens though another node moves it', async () => {
  const params = { shareCode: user.shareCode };
  afterRead = async () => {
    afterRead = null;
    await fast.call('publicProfile', { params });
  };
  expect((await slow.call('publicProfile', { params })).shareCode).toBe(user.shareCode);
  expect(afterRead).toBeNull();
});
