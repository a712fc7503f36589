import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  ServerEnded,
  type ServerProcess,
  startServer,
} from '../../../../test/support/process/server-process.ts';
import { freshFolder, freshStorage } from '../../../../test/support/server/fresh-storage.ts';
import { call } from '../../../../test/support/server/survey-taker.ts';
import { engine } from '../../../../test/support/server/test-database.ts';
import { testInFull } from '../../../../test/support/test-in-full.ts';

async function start(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const storage = await freshStorage();
  return startServer(storage.DATA_DIR, { ...settings, ...storage });
}

const metricsAddress = (server: ServerProcess): string =>
  /Metrics are at (\S+)/.exec(server.output())?.[1] ?? 'none';

describe('/metrics', () => {
  test('runs on its own port without personal data', async () => {
    const server = await start({
      METRICS_PORT: '0',
      LOG_LEVEL: 'silent',
      BACKUP_DIR: freshFolder(),
    });
    onTestFinished(() => server.kill());
    const address = metricsAddress(server);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);

    const { user, accessToken, loginCode } = await call(server.address, 'createUnique');
    const { attemptId } = await call(server.address, 'startSurvey', accessToken, {});
    const headers = {
      'user-agent': 'canary-agent',
      'x-forwarded-for': '203.0.113.77',
      authorization: `Bearer ${accessToken}`,
    };
    for (const path of [
      `/share/${user.shareCode}`,
      `/api/v1/profile/public/${user.shareCode}`,
      `/api/survey/two-stage/status/${attemptId}`,
      `/${user.id}`,
      '/metrics',
    ])
      await fetch(server.address + path, { headers });
    const answer = await fetch(address, { headers });
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
    expect(text).toMatch(/spark_surveys_started_total\{by="person"\} 1\n/);
    expect(text).toMatch(
      engine === 'sqlite'
        ? /spark_commit_group_units_count [1-9]/
        : /spark_pool_wait_seconds_count [1-9]/,
    );
    if (engine === 'postgres')
      for (const kind of ['select', 'insert', 'commit'])
        expect(text).toMatch(
          new RegExp(`spark_statement_duration_seconds_count\\{kind="${kind}"\\} [1-9]`),
        );
    expect(text).toMatch(/spark_database_writable 1\n/);
    expect(text).toMatch(/spark_disk_free_bytes\{folder="data"\} [1-9]/);
    expect(text).toMatch(/spark_database_bytes [1-9]/);
    expect(/spark_wal_bytes \d/.test(text)).toBe(engine === 'sqlite');
    expect(text).toMatch(/spark_backup_age_seconds \+Inf\n/);
    const secrets = [
      user.id,
      user.shareCode ?? '',
      loginCode ?? '',
      accessToken,
      attemptId,
      'canary',
      '203.0.113',
      '127.0.0.1',
    ];
    const shown = text.toLowerCase();
    expect(secrets.filter((secret) => shown.includes(secret.toLowerCase()))).toEqual([]);

    expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(404);
    // On the port of the app, the path is a page of the web app.
    expect(await (await fetch(`${server.address}/metrics`)).text()).not.toContain('spark_');
    expect(await server.stop()).toBe(0);
  });

  testInFull('is off by default and names a taken port', async () => {
    const server = await start({});
    expect(metricsAddress(server)).toBe('none');
    await server.stop();
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    onTestFinished(() => void holder.close());
    const { port } = holder.address() as { port: number }; // as: it listens on a port
    const error = await start({ METRICS_PORT: String(port) }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ServerEnded);
    expect(error).toMatchObject({
      code: 1,
      output: `The settings are not right:\nMETRICS_PORT, METRICS_HOST: nothing can listen at 127.0.0.1, port ${port} (EADDRINUSE).\n`,
    });
  });
});
