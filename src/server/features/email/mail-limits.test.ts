import { describe, expect, test } from 'vitest';
import {
  callFrom,
  countStatuses,
  newClient,
  useLimitedApps,
} from '../../../../test/support/http/limited-apps.ts';
import { newAddress, password } from '../../../../test/support/server/make-email-user.ts';
import { makeUser } from '../../../../test/support/server/make-user.ts';
import type { TestApp } from '../../../../test/support/server/test-app.ts';
import { openAppForTest } from '../../../../test/support/server/use-test-app.ts';

const apps = useLimitedApps();

/** Has a message sent in one of the four ways, each time by another account. */
async function mailSomething(app: TestApp, i: number, client = newClient()) {
  const email = newAddress();
  if (i % 4 === 0) return callFrom(app, 'login', { client, body: { loginCode: email } });
  if (i % 4 === 1) return callFrom(app, 'register', { client, body: { email, password } });
  const { token } = await makeUser(apps.unlimited);
  const call = i % 4 === 2 ? 'updateOptionalInfo' : 'mailProofCode';
  return callFrom(app, call, { client, token, body: { email } });
}

describe('a network', () => {
  test('has messages sent to ten addresses an hour', async () => {
    const client = newClient();
    const mail = async (i: number) => (await mailSomething(apps.limited, i, client)).statusCode;
    for (let i = 0; i < 10; i += 1) expect(await mail(i)).toBeLessThan(300);
    expect(await countStatuses(4, mail)).toEqual({ 429: 4 });
    apps.limited.moveClock(3600);
    expect(await mail(0)).toBe(202);
  });
});

test('a full queue refuses messages before anything is stored', async () => {
  const app = await openAppForTest({ mailLagMilliseconds: () => 3_600_000 });
  const countUsers = () =>
    app.db.read(async (tx) => (await tx.selectFrom('users').select('id').execute()).length);
  const { token } = await makeUser(app);
  const login = (i: number) =>
    callFrom(app, 'login', { client: newClient(), body: { loginCode: `a${i}@b.example` } });
  const fill = () => countStatuses(250, async (i) => (await login(i)).statusCode);
  for (let i = 0; i < 4; i += 1) expect(await fill()).toEqual({ 202: 250 });
  const before = await countUsers();
  const refused = await Promise.all([
    login(1000),
    callFrom(app, 'register', {
      client: newClient(),
      body: { email: newAddress(), password },
    }),
    callFrom(app, 'updateOptionalInfo', {
      client: newClient(),
      token,
      body: { email: newAddress() },
    }),
  ]);
  for (const { statusCode, headers, payload } of refused) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
    expect(payload).toContain('Too many messages are waiting to be sent.');
  }
  expect(await countUsers()).toBe(before);
});
