import { once } from 'node:events';
import { createServer } from 'node:net';

/** Fails like `listen`, before the start changes something that other nodes depend on. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const server = createServer((socket) => socket.destroy()).listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
