import { describe, expect, test } from 'vitest';
import {
  callFrom,
  countStatus,
  newClient,
  collectStatuses,
  useLimitedApps,
} from '../../../../test/support/http/limited-apps.ts';
import {
  makeFinishedUser,
  makeUser,
  seededAnswers,
} from '../../../../test/support/server/make-user.ts';
import { openTestApp } from '../../../../test/support/server/test-app.ts';

const apps = useLimitedApps();

describe('looking at profiles', () => {
  test('is limited to thirty hits or six misses a minute', async () => {
    const { shareCode } = await makeFinishedUser(apps.unlimited, seededAnswers(1));
    const [finds, misses, both] = [newClient(), newClient(), newClient()];
    const look = async (client: string, code: string) =>
      (await callFrom(apps.limited, 'publicProfile', { client, params: { shareCode: code } }))
        .statusCode;
    for (let i = 0; i < 30; i += 1) expect(await look(finds, shareCode)).toBe(200);
    expect(await look(finds, shareCode)).toBe(429);
    for (let i = 0; i < 6; i += 1) expect(await look(misses, '0'.repeat(20))).toBe(404);
    expect([await look(misses, '0'.repeat(20)), await look(misses, shareCode)]).toEqual([429, 429]);
    for (let i = 0; i < 5; i += 1) await look(both, '0'.repeat(20));
    const me = await makeFinishedUser(apps.unlimited, seededAnswers(2));
    const compare = (shareCode2: string) =>
      callFrom(apps.limited, 'compareProfiles', {
        client: both,
        token: me.token,
        body: { shareCode1: me.shareCode, shareCode2 },
      });
    for (let i = 0; i < 5; i += 1) expect((await compare(shareCode)).statusCode).toBe(200);
    expect((await compare(shareCode)).statusCode).toBe(429);
  });

  test('compares with twenty known codes a day', async () => {
    const me = await makeFinishedUser(apps.unlimited, seededAnswers(3));
    const known = await Promise.all(
      Array.from({ length: 21 }, () => makeFinishedUser(apps.unlimited, seededAnswers(4))),
    );
    const compare = async (shareCode2: string) =>
      (
        await callFrom(apps.limited, 'compareProfiles', {
          client: newClient(),
          token: me.token,
          body: { shareCode1: me.shareCode, shareCode2 },
        })
      ).statusCode;
    const never = (i: number): string => String(i).padStart(20, '0');
    for (const { shareCode } of known.slice(0, 20)) expect(await compare(shareCode)).toBe(200);
    const [first, last] = [known[0]!, known[20]!];
    expect([
      await compare(last.shareCode),
      await compare(never(20)),
      await compare(first.shareCode),
    ]).toEqual([429, 404, 200]);
  });

  test('lets twenty accounts a day compare with one code', async () => {
    const half = await openTestApp({ db: apps.unlimited.db, rateLimitScale: 0.1 });
    const target = await makeFinishedUser(apps.unlimited, seededAnswers(5));
    const others = await Promise.all(
      [6, 7, 8].map((seed) => makeFinishedUser(apps.unlimited, seededAnswers(seed))),
    );
    const compare = async (user: (typeof others)[number] | undefined) =>
      (
        await callFrom(half, 'compareProfiles', {
          client: newClient(),
          token: user?.token ?? '',
          body: { shareCode1: user?.shareCode, shareCode2: target.shareCode },
        })
      ).statusCode;
    expect([
      await compare(others[0]),
      await compare(others[1]),
      await compare(others[2]),
      await compare(others[0]),
    ]).toEqual([200, 200, 429, 200]);
    await half.app.close();
  });
});

describe('an export', () => {
  test('is made five times an hour', async () => {
    const { token } = await makeUser(apps.unlimited);
    const answers = await collectStatuses(7, () =>
      callFrom(apps.limited, 'exportData', { client: newClient(), token }),
    );
    expect([countStatus(answers, 200), countStatus(answers, 429)]).toEqual([5, 2]);
  });
});

describe('hard limits', () => {
  test('are changed 120 times a minute', async () => {
    const { token } = await makeUser(apps.unlimited);
    const answers = await collectStatuses(130, (i) =>
      callFrom(apps.limited, 'setLimit', {
        client: newClient(),
        token,
        body: { itemId: 'A01', isLimit: i % 2 === 0 },
      }),
    );
    expect([countStatus(answers, 200), countStatus(answers, 429)]).toEqual([120, 10]);
  });
});
