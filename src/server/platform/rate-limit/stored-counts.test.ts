import { describe, expect, test } from 'vitest';
import { callFrom, newClient, useLimitedApps } from '../../../../test/support/http/limited-apps.ts';
import { openTestApp } from '../../../../test/support/server/test-app.ts';
import { DatabaseUnavailable } from '../db/errors.ts';

const apps = useLimitedApps();

describe('the stored count of a client', () => {
  test('is a hash that becomes unreproducible the next day', async () => {
    const client = newClient();
    const day = () =>
      apps.limited.db.read(async (tx) => ({
        salts: await tx.selectFrom('rate_salts').selectAll().execute(),
        counts: await tx.selectFrom('rate_limits').selectAll().execute(),
      }));
    await callFrom(apps.limited, 'createUnique', { client });
    const first = await day();
    expect(first.salts).toHaveLength(1);
    expect(first.counts).toHaveLength(2);
    expect(Buffer.concat(first.counts.map(({ key }) => key)).includes(client)).toBe(false);
    apps.limited.moveClock(86_400);
    await callFrom(apps.limited, 'createUnique', { client });
    const second = await day();
    expect(second.salts).toHaveLength(1);
    expect(second.salts[0]?.salt).not.toEqual(first.salts[0]?.salt);
    const keys = new Set(first.counts.map(({ key }) => Buffer.from(key).toString('hex')));
    expect(second.counts.filter(({ key }) => keys.has(Buffer.from(key).toString('hex')))).toEqual(
      [],
    );
  });

  test('is required: without a database every request is refused', async () => {
    const failing = async (): Promise<never> => {
      throw new DatabaseUnavailable('away');
    };
    let isAway = false;
    const db = {
      ...apps.unlimited.db,
      write: <T>(unit: Parameters<typeof apps.unlimited.db.write<T>>[0]) =>
        isAway ? failing() : apps.unlimited.db.write(unit),
    };
    const app = await openTestApp({ db, rateLimitScale: 1 });
    isAway = true;
    for (const [name, body] of [
      ['createUnique', undefined],
      ['login', { loginCode: 'x' }],
      ['login', { loginCode: 'a@b.example' }],
    ] as const) {
      const answer = await callFrom(app, name, { client: newClient(), ...(body && { body }) });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    }
    isAway = false;
    expect((await callFrom(app, 'createUnique', { client: newClient() })).statusCode).toBe(200);
    await app.app.close();
  });
});
