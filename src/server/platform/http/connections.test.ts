import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  createLimitedServer,
  type connectionLimits,
  maxUnansweredRequests,
} from './connections.ts';

const request = 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n';

interface Service {
  parsed(): number;
  readonly accepted: Socket[];
  readonly served: ServerResponse[];
  /** Lets a connection arrive that has no other end. */
  arriveFrom(address: string): Socket;
  open(address?: string): Promise<Socket>;
}

interface ServiceOptions {
  readonly body?: Buffer;
  readonly isBehindProxy?: boolean;
  readonly limits?: typeof connectionLimits;
}

/** Opens a server on a free port. It answers with `body`, or never if that is undefined. */
async function openService({
  body,
  isBehindProxy = false,
  limits,
}: ServiceOptions = {}): Promise<Service> {
  const served: ServerResponse[] = [];
  const accepted: Socket[] = [];
  const server = createLimitedServer(
    (_, response) => {
      served.push(response);
      if (body) response.end(body);
    },
    { connectionTimeout: 0, requestTimeout: 0, isBehindProxy },
    limits,
  );
  let parsed = 0;
  server.on('connection', (socket: Socket) => accepted.push(socket));
  server.prependListener('request', () => (parsed += 1));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // as: listens on a port
  return {
    parsed: () => parsed,
    accepted,
    served,
    arriveFrom(address) {
      const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
      server.emit('connection', socket);
      return socket;
    },
    async open(localAddress = '127.0.0.1') {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      socket.on('error', () => {}); // 'close' follows
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      return socket;
    },
  };
}

describe('a connection with unread replies', () => {
  test('is closed beyond its unanswered requests', async () => {
    const { served, parsed, open } = await openService();
    const socket = await open();
    socket.resume().write(request.repeat(500));
    await once(socket, 'close');
    expect(served).toHaveLength(maxUnansweredRequests);
    expect(parsed()).toBe(maxUnansweredRequests + 1);
  });

  test.each(['GET / HTTP/1.1', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: more'])(
    'is closed beyond its unanswered requests that Node would answer: %j',
    async (head) => {
      const { served, open } = await openService();
      const socket = await open();
      socket.resume().write(`${head}\r\n\r\n`.repeat(500));
      await once(socket, 'close');
      expect(served).toHaveLength(maxUnansweredRequests);
    },
  );

  test('is closed when too many bytes wait', async () => {
    const { accepted, served, open } = await openService({ body: Buffer.alloc(16 * 1024 * 1024) });
    const socket = await open();
    socket.write(request);
    await once(socket, 'readable'); // the first reply is more than the system takes
    socket.write(request);
    await Promise.all(accepted.map((one) => once(one, 'close')));
    expect(served).toHaveLength(1);
  });

  test('serves any number of requests that are answered', async () => {
    const { served, open } = await openService({ body: Buffer.from('x') });
    const socket = await open();
    for (let i = 0; i < 20; i += 1) {
      socket.write(request);
      await once(socket, 'data');
    }
    expect(served).toHaveLength(20);
    expect(socket.destroyed).toBe(false);
  });

  test('serves the few requests of a client that pipelines', async () => {
    const { served, open } = await openService({ body: Buffer.from('x') });
    const socket = await open();
    socket.end(request.repeat(maxUnansweredRequests));
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(maxUnansweredRequests);
    expect(served).toHaveLength(maxUnansweredRequests);
  });
});

describe('one connection more than allowed', () => {
  const limits = { maxTotal: 6, maxOfNetwork: 4, minIdleMilliseconds: 0 };
  const openMany = (open: Service['open'], count: number) =>
    Promise.all(Array.from({ length: count }, () => open()));

  function answers(socket: Socket): Promise<boolean> {
    socket.write(request);
    const outcomes = [
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ];
    return Promise.race(outcomes);
  }

  test('closes the one of its network that is idle longest', async () => {
    const { open, accepted } = await openService({ body: Buffer.from('x'), limits });
    const other = await open('127.0.0.2');
    const [used, unfinished] = [await open(), await open()];
    unfinished.resume().write('GET / HTTP/1.1\r\n');
    await answers(used);
    await openMany(open, 2);
    const closed = once(unfinished, 'close');
    const newest = await open();
    await closed;
    for (const socket of [newest, used, other]) expect(await answers(socket)).toBe(true);
    expect(accepted.filter(({ destroyed }) => !destroyed)).toHaveLength(limits.maxOfNetwork + 1);
  });

  test('closes one that waits for the rest of a body', async () => {
    const { open } = await openService({ limits });
    const [unfinished, ...others] = await openMany(open, limits.maxOfNetwork);
    unfinished?.resume().write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n');
    for (const socket of others) socket.write(request);
    const closed = unfinished && once(unfinished, 'close');
    await Promise.all([closed, open()]);
  });

  test('is closed itself if all others are at work', async () => {
    const { open, served } = await openService({ limits });
    for (const socket of await openMany(open, limits.maxOfNetwork)) socket.write(request);
    await expect.poll(() => served.length).toBe(limits.maxOfNetwork);
    expect(await answers(await open())).toBe(false);
    (await open('127.0.0.2')).write(request);
    await expect.poll(() => served.length).toBe(limits.maxOfNetwork + 1);
  });

  test('closes one of the same /48, and none of another', async () => {
    const { arriveFrom } = await openService({ limits });
    const other = arriveFrom('2001:db8:2::1');
    const sockets = [0, 1, 2, 3, 4].map((n) => arriveFrom(`2001:db8:1:${n}00::1`));
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, false, false, false, false]);
    expect(other.destroyed).toBe(false);
  });

  test('closes one of all behind a proxy', async () => {
    const { open, accepted } = await openService({
      body: Buffer.from('x'),
      isBehindProxy: true,
      limits,
    });
    const [oldest, ...others] = await openMany(open, limits.maxTotal);
    expect(accepted.filter(({ destroyed }) => destroyed)).toEqual([]);
    const closed = oldest && once(oldest.resume(), 'close');
    const newest = await open();
    await closed;
    for (const socket of [newest, ...others]) expect(await answers(socket)).toBe(true);
  });

  test('is closed while the others of its network have just become idle', async () => {
    const { open, accepted } = await openService({
      body: Buffer.from('x'),
      limits: { ...limits, minIdleMilliseconds: 60_000 },
    });
    const sockets = await openMany(open, limits.maxOfNetwork);
    for (const socket of sockets) expect(await answers(socket)).toBe(true);
    const newest = await open();
    await once(newest.resume(), 'close');
    for (const socket of sockets) expect(await answers(socket)).toBe(true);
    expect(accepted.filter(({ destroyed }) => destroyed)).toHaveLength(1);
  });
});
