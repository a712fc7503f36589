import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTurns, turnLimits } from '../turns/turns.ts';
import { answerErrors } from './answer-errors.ts';
import { addGate } from './gate.ts';

const nextLoop = () => new Promise(setImmediate);

/** An app whose turns end when the test says so. */
function openGate(limits: Partial<typeof turnLimits> = {}) {
  const turnEnds: (() => void)[] = [];
  const app = Fastify();
  onTestFinished(() => app.close());
  answerErrors(app, {});
  addGate(
    app,
    createTurns(
      { now: () => 0, afterTurn: (next) => void turnEnds.push(next), afterSockets: () => {} },
      { ...turnLimits, ...limits },
    ),
  );
  const [checked, served]: [string[], string[]] = [[], []];
  app.addHook('onRequest', (request, _, done) => {
    checked.push(request.url);
    done();
  });
  const serveUrl = (request: FastifyRequest, reply: FastifyReply) => {
    served.push(request.url);
    return reply.send();
  };
  app.get('/:name', serveUrl);
  app.post('/:name', serveUrl);
  app.get('/readyz', serveUrl);
  return {
    app,
    checked,
    served,
    async endTurn(): Promise<void> {
      turnEnds.shift()?.();
      for (let loops = 0; loops < 5; loops += 1) await nextLoop();
    },
  };
}

/** Returns a function that sends a text on a new connection until the server has read it. */
async function connectTo(app: FastifyInstance) {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return async (text: string) => {
    const client = connect(Number(port), '127.0.0.1');
    client.write(text);
    const [request] = (await once(app.server, 'request')) as [IncomingMessage]; // as: Node's event
    return { client, ofServer: request.socket };
  };
}

describe('a request', () => {
  test('reaches its route, a page or the 404 when its turn comes', async () => {
    const { app, checked, served, endTurn } = openGate();
    const [, ...waiting] = ['/a', '/b', '/c/none'].map((url) => app.inject(url));
    await nextLoop();
    expect([checked, served]).toEqual([['/a'], ['/a']]);
    await endTurn();
    expect(served).toEqual(['/a', '/b']);
    await endTurn();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 404]);
  });

  test('of another network does not wait for all of a busy one', async () => {
    const app = Fastify();
    onTestFinished(() => app.close());
    addGate(app);
    const served: string[] = [];
    app.get('/', async ({ ip }) => {
      served.push(ip);
      const end = performance.now() + 2 * turnLimits.sharedMilliseconds;
      while (performance.now() < end); // works, as a calculation does
    });
    const from = (remoteAddress: string) => app.inject({ url: '/', remoteAddress });
    await from('192.0.2.2');
    const busy = Array.from({ length: 50 }, () => from('192.0.2.1'));
    await Promise.all([...busy, from('192.0.2.2')]);
    expect(served.lastIndexOf('192.0.2.2')).toBeLessThan(25);
  });

  test('does not keep its turn while its body arrives', async () => {
    const { app, served, endTurn } = openGate();
    const send = await connectTo(app);
    const head = 'POST /slow HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const slow = await send(`${head}Content-Length: 2\r\n\r\n`);
    await endTurn();
    await app.inject('/next');
    expect(served).toEqual(['/next']);
    await endTurn();
    slow.client.end('{}').resume();
    await once(slow.client, 'close');
    expect(served).toEqual(['/next', '/slow']);
  });

  test('leaves the line with its client', async () => {
    const { app, served, endTurn } = openGate();
    await app.inject('/first');
    const send = await connectTo(app);
    const gone = await send('GET /gone HTTP/1.1\r\nHost: x\r\n\r\n');
    gone.client.destroy();
    await once(gone.ofServer, 'close');
    const last = app.inject('/last');
    await endTurn();
    await last;
    expect(served).toEqual(['/first', '/last']);
  });

  test('is 429 where too many of its network wait, but a health check is not', async () => {
    const { app, endTurn } = openGate({ maxWaitingOfNetwork: 1 });
    const waiting = [app.inject('/working'), app.inject('/waiting')];
    await nextLoop();
    const checks = [app.inject('/readyz'), app.inject('/readyz')];
    const refused = await app.inject('/refused');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    for (let n = 0; n < 4; n += 1) await endTurn();
    const answers = await Promise.all([...waiting, ...checks]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  test('for a health check waits for one check of each client, whatever its tokens', async () => {
    const { app, endTurn } = openGate();
    await app.inject('/first');
    const answered: string[] = [];
    const check = (remoteAddress: string, authorization: string) =>
      app
        .inject({ url: '/readyz', remoteAddress, headers: { authorization } })
        .then(() => answered.push(authorization));
    const checks = ['a', 'b', 'c'].map((token) => check('192.0.2.1', token));
    checks.push(check('192.0.2.2', 'balancer'));
    for (let n = 0; n < 4; n += 1) await endTurn();
    await Promise.all(checks);
    expect(answered).toEqual(['a', 'balancer', 'b', 'c']);
  });
});
