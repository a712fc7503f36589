/** How a process ends while people answer (decisions H4). */

import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { calls } from '../../src/contract/calls.ts';
import { freshStorage } from '../support/server/fresh-storage.ts';
import type { Settings } from '../support/process/run-script.ts';
import { type ServerProcess, startServer } from '../support/process/server-process.ts';
import { call, newPerson } from '../support/server/survey-taker.ts';

async function place(): Promise<{ folder: string; settings: Settings }> {
  const { DATA_DIR: folder, ...database } = await freshStorage();
  return { folder, settings: { ...database, MASTER_KEY: Buffer.alloc(32, 5).toString('base64') } };
}

interface Heard {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** Over connections that are kept, as a proxy does. */
function ask(
  server: ServerProcess,
  agent: Agent,
  {
    path,
    method = 'GET',
    token,
    body,
  }: { path: string; method?: string; token?: string; body?: object },
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asked = request(
      server.address + path,
      {
        agent,
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
      },
      (answer) => {
        answer
          .resume()
          .on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
      },
    );
    asked.on('error', reject).end(body && JSON.stringify(body));
  });
}

type Answer = { itemId: string; value: number };

/** Resolves when the server is in the middle of it: it has the headers, asked for the body, and does not have it. */
function beginSave(
  server: ServerProcess,
  token: string,
  answer: Answer,
): Promise<{ answer: Answer; finish(): Promise<Heard> }> {
  const body = JSON.stringify(answer);
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    };
    const asked = request(server.address + calls.saveResponse.path, {
      agent: new Agent({ keepAlive: true }),
      method: 'POST',
      headers,
    });
    const heard = new Promise<Heard>((hear, fail) => {
      asked
        .on('error', fail)
        .on('response', (reply) =>
          reply
            .resume()
            .on('end', () => hear({ status: reply.statusCode ?? 0, headers: reply.headers })),
        );
    });
    heard.catch(reject);
    asked
      .on('continue', () => resolve({ answer, finish: () => (asked.end(body), heard) }))
      .flushHeaders();
  });
}

/** A request of which the server has only the beginning; all that comes back, when the connection has ended. */
function beginHeaders(server: ServerProcess): { finish(): Promise<string> } {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
  });
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\n');
  return { finish: () => (socket.write('Accept: */*\r\n\r\n'), closed) };
}

describe('SIGTERM', () => {
  test('finishes every save in flight and loses nothing', async () => {
    const { folder, settings } = await place();
    const server = await startServer(folder, settings);
    onTestFinished(() => server.kill());
    const people = await Promise.all(Array.from({ length: 24 }, () => newPerson(server.address)));
    const late = beginHeaders(server); // the answers to the others show that it was read
    const held = await Promise.all(
      people.map((person, i) =>
        beginSave(server, person.token, { itemId: person.open[i] ?? 'A01', value: (i % 7) + 1 }),
      ),
    );
    const stopped = server.stop();
    await expect
      .poll(
        () =>
          fetch(server.address).then(
            () => 'served',
            () => 'refused',
          ),
        { timeout: 10_000 },
      )
      .toBe('refused');
    const heard = await Promise.all(held.map(({ finish }) => finish()));
    expect(heard.map(({ status, headers }) => `${status} ${headers.connection}`)).toEqual(
      people.map(() => '200 close'),
    );
    expect(await late.finish()).toMatch(
      /^HTTP\/1\.1 503 [^]*\r\nconnection: close\r\n[^]*This node is about to end/i,
    ); // our own problem, as G1 has it
    expect(await stopped).toBe(0);

    const again = await startServer(folder, settings);
    onTestFinished(() => again.kill());
    for (const [i, { token }] of people.entries())
      expect((await call(again.address, 'surveyStatus', token)).responses).toEqual([
        held[i]?.answer,
      ]);
  });

  test('does not wait for idle connections', { timeout: 15_000 }, async () => {
    const { folder, settings } = await place();
    const server = await startServer(folder, settings);
    onTestFinished(() => server.kill());
    const silent = connect(Number(new URL(server.address).port), '127.0.0.1');
    onTestFinished(() => void silent.destroy());
    await once(silent, 'connect');
    await call(server.address, 'scaleLabels', (await newPerson(server.address)).token); // it is accepted: it came before these
    const closed = once(silent, 'close');
    expect(await server.stop()).toBe(0);
    await closed;
  });

  test('with DRAIN_SECONDS keeps serving until SIGINT', async () => {
    const { folder, settings } = await place();
    const server = await startServer(folder, { ...settings, DRAIN_SECONDS: '300' });
    onTestFinished(() => server.kill());
    const { token } = await newPerson(server.address);
    const agent = new Agent({ keepAlive: true });
    const answered = await ask(server, agent, { path: '/readyz' });
    expect([answered.status, answered.headers.connection]).toEqual([200, 'keep-alive']);

    const stopped = server.stop();
    await expect
      .poll(async () => (await ask(server, agent, { path: '/readyz' })).status, { timeout: 10_000 })
      .toBe(503);
    const save = await ask(server, agent, {
      path: calls.saveResponse.path,
      method: 'POST',
      token,
      body: { itemId: 'A01', value: 3 },
    });
    expect([save.status, save.headers.connection]).toEqual([200, 'close']);
    expect((await call(server.address, 'surveyStatus', token)).responses).toEqual([
      { itemId: 'A01', value: 3 },
    ]);
    expect((await ask(server, agent, { path: '/healthz' })).status).toBe(200);
    process.kill(server.pid, 'SIGTERM'); // a second one changes nothing
    expect((await ask(server, agent, { path: '/healthz' })).status).toBe(200);
    process.kill(server.pid, 'SIGINT');
    expect(await stopped).toBe(0);
  });
});
