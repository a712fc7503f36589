import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLimitedServer, maxUnansweredRequests } from './connections.ts';

const request = 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n';

interface Service {
  parsed(): number;
  readonly accepted: Socket[];
  readonly served: ServerResponse[];
  open(): Promise<Socket>;
}

/** Opens a server on a free port. It answers with `body`, or never if that is undefined. */
async function openService(body?: Buffer): Promise<Service> {
  const served: ServerResponse[] = [];
  const accepted: Socket[] = [];
  const server = createLimitedServer(
    (_, response) => {
      served.push(response);
      if (body) response.end(body);
    },
    { connectionTimeout: 0, requestTimeout: 0 },
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
    async open() {
      const socket = connect(port, '127.0.0.1');
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

  test('is closed when too many bytes wait', async () => {
    const { accepted, served, open } = await openService(Buffer.alloc(16 * 1024 * 1024));
    const socket = await open();
    socket.write(request);
    await once(socket, 'readable'); // the first reply is more than the system takes
    socket.write(request);
    await Promise.all(accepted.map((one) => once(one, 'close')));
    expect(served).toHaveLength(1);
  });

  test('serves any number of requests that are answered', async () => {
    const { served, open } = await openService(Buffer.from('x'));
    const socket = await open();
    for (let i = 0; i < 20; i += 1) {
      socket.write(request);
      await once(socket, 'data');
    }
    expect(served).toHaveLength(20);
    expect(socket.destroyed).toBe(false);
  });

  test('serves the few requests of a client that pipelines', async () => {
    const { served, open } = await openService(Buffer.from('x'));
    const socket = await open();
    socket.end(request.repeat(maxUnansweredRequests));
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(maxUnansweredRequests);
    expect(served).toHaveLength(maxUnansweredRequests);
  });
});
