import { connect, createServer, type Socket } from 'node:net';
import { findFreePorts } from '../process/free-ports.ts';

/** An address that leads new connections to a port; open ones stay where they are. */
export async function startRelay(target: number) {
  let current = target;
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(current, '127.0.0.1');
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const [port = 0] = await findFreePorts(1);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    pointTo: (next: number) => void (current = next),
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
