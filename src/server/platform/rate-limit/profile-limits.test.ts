import { describe, expect, test } from 'vitest';
import { newClient, statusOf, useLimitedApps } from '../../../../test/support/http/limited-apps.ts';
import {
  makeFinishedUser,
  seededAnswers,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';

const apps = useLimitedApps();

interface Comparing {
  readonly app?: TestApp;
  readonly client?: string;
}

const compare = (
  { token, shareCode: shareCode1 }: TestUser,
  shareCode2: string,
  { app = apps.limited, client = newClient() }: Comparing = {},
) => statusOf(app, 'compareProfiles', { client, token, body: { shareCode1, shareCode2 } });

describe('looking at profiles', () => {
  test('is limited to thirty hits or six misses a minute', async () => {
    const { shareCode } = await makeFinishedUser(apps.unlimited, seededAnswers(1));
    const [finds, misses, both] = [newClient(), newClient(), newClient()];
    const look = (client: string, code: string) =>
      statusOf(apps.limited, 'publicProfile', { client, params: { shareCode: code } });
    for (let i = 0; i < 30; i += 1) expect(await look(finds, shareCode)).toBe(200);
    expect(await look(finds, shareCode)).toBe(429);
    for (let i = 0; i < 6; i += 1) expect(await look(misses, '0'.repeat(20))).toBe(404);
    expect([await look(misses, '0'.repeat(20)), await look(misses, shareCode)]).toEqual([429, 429]);
    for (let i = 0; i < 5; i += 1) await look(both, '0'.repeat(20));
    const me = await makeFinishedUser(apps.unlimited, seededAnswers(2));
    const again = () => compare(me, shareCode, { client: both });
    for (let i = 0; i < 5; i += 1) expect(await again()).toBe(200);
    expect(await again()).toBe(429);
  });

  test('compares with twenty known codes a day', async () => {
    const me = await makeFinishedUser(apps.unlimited, seededAnswers(3));
    const known = await Promise.all(
      Array.from({ length: 21 }, () => makeFinishedUser(apps.unlimited, seededAnswers(4))),
    );
    for (const { shareCode } of known.slice(0, 20)) expect(await compare(me, shareCode)).toBe(200);
    const [first, last] = [known[0]!, known[20]!];
    expect([
      await compare(me, last.shareCode),
      await compare(me, '20'.padStart(20, '0')),
      await compare(me, first.shareCode),
    ]).toEqual([429, 404, 200]);
  });

  test('lets twenty accounts a day compare with one code', async () => {
    const app = await openTestApp({ db: apps.unlimited.db, rateLimitScale: 0.1 });
    const { shareCode } = await makeFinishedUser(apps.unlimited, seededAnswers(5));
    const [one, two, three] = await Promise.all([
      makeFinishedUser(apps.unlimited, seededAnswers(6)),
      makeFinishedUser(apps.unlimited, seededAnswers(7)),
      makeFinishedUser(apps.unlimited, seededAnswers(8)),
    ]);
    const statuses: number[] = [];
    for (const user of [one, two, three, one])
      statuses.push(await compare(user, shareCode, { app }));
    expect(statuses).toEqual([200, 200, 429, 200]);
    await app.app.close();
  });
});
