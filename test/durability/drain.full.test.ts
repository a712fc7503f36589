/** How the server shuts down while people answer. */

import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { calls } from '../../src/contract/endpoints.ts';
import type { Settings } from '../support/process/run-script.ts';
import { startServer } from '../support/process/server-process.ts';
import {
  beginHeaders,
  beginSave,
  sendOver,
  waitUntilRefusing,
} from '../support/process/unfinished-requests.ts';
import { freshStorage } from '../support/server/fresh-storage.ts';
import { call, newPerson } from '../support/server/survey-taker.ts';

async function prepare(): Promise<{ folder: string; settings: Settings }> {
  const { DATA_DIR: folder, ...database } = await freshStorage();
  return { folder, settings: { ...database, MASTER_KEY: Buffer.alloc(32, 5).toString('base64') } };
}

describe('SIGTERM', () => {
  test('finishes every save in flight and loses nothing', async () => {
    const { folder, settings } = await prepare();
    const server = await startServer(folder, settings);
    onTestFinished(() => server.kill());
    const people = await Promise.all(Array.from({ length: 24 }, () => newPerson(server.address)));
    const unfinished = beginHeaders(server); // the server reads these before it answers any save
    const saves = await Promise.all(
      people.map((person, i) =>
        beginSave(server, person.token, { itemId: person.open[i] ?? 'A02', value: (i % 7) + 1 }),
      ),
    );
    const stopped = server.stop();
    await waitUntilRefusing(server);
    const replies = await Promise.all(saves.map(({ finish }) => finish()));
    expect(replies.map(({ status, headers }) => `${status} ${headers.connection}`)).toEqual(
      people.map(() => '200 close'),
    );
    expect(await unfinished.finish()).toMatch(
      /^HTTP\/1\.1 503 [^]*\r\nconnection: close\r\n[^]*This node is shutting down/i,
    );
    expect(await stopped).toBe(0);

    const again = await startServer(folder, settings);
    onTestFinished(() => again.kill());
    for (const [i, { token }] of people.entries())
      expect((await call(again.address, 'surveyStatus', token)).responses).toEqual([
        saves[i]?.answer,
      ]);
  });

  test('does not wait for idle connections', { timeout: 15_000 }, async () => {
    const { folder, settings } = await prepare();
    const server = await startServer(folder, settings);
    onTestFinished(() => server.kill());
    const silent = connect(Number(new URL(server.address).port), '127.0.0.1');
    onTestFinished(() => void silent.destroy());
    await once(silent, 'connect');
    // A server that has answered these later requests has accepted the silent connection before.
    await call(server.address, 'scaleLabels', (await newPerson(server.address)).token);
    const closed = once(silent, 'close');
    expect(await server.stop()).toBe(0);
    await closed;
  });

  test('with DRAIN_SECONDS keeps serving until SIGINT', async () => {
    const { folder, settings } = await prepare();
    const server = await startServer(folder, { ...settings, DRAIN_SECONDS: '300' });
    onTestFinished(() => server.kill());
    const { token } = await newPerson(server.address);
    const agent = new Agent({ keepAlive: true });
    const ready = await sendOver(agent, server, { path: '/readyz' });
    expect([ready.status, ready.headers.connection]).toEqual([200, 'keep-alive']);

    const stopped = server.stop();
    await expect
      .poll(async () => (await sendOver(agent, server, { path: '/readyz' })).status, {
        timeout: 10_000,
      })
      .toBe(503);
    const save = await sendOver(agent, server, {
      path: calls.saveResponse.path,
      method: 'POST',
      token,
      body: { itemId: 'A02', value: 3 },
    });
    expect([save.status, save.headers.connection]).toEqual([200, 'close']);
    expect((await call(server.address, 'surveyStatus', token)).responses).toEqual([
      { itemId: 'A02', value: 3 },
    ]);
    expect((await sendOver(agent, server, { path: '/healthz' })).status).toBe(200);
    process.kill(server.pid, 'SIGTERM'); // changes nothing the second time
    expect((await sendOver(agent, server, { path: '/healthz' })).status).toBe(200);
    process.kill(server.pid, 'SIGINT');
    expect(await stopped).toBe(0);
  });
});
