/** The thread of `unread-replies.ts` that opens the connections. */

import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { Attack } from './unread-replies.ts';

const requestsPerWrite = 200;
const reconnectMilliseconds = 20;

function sendWithoutReading(port: number, requests: string, onClose: () => void): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  const fill = (): void => {
    while (socket.write(requests));
  };
  socket.once('connect', fill);
  socket.on('drain', fill);
  socket.on('error', () => {}); // 'close' follows
  socket.once('close', onClose);
  return socket.pause();
}

function openConnections(attack: Attack & { readonly port: number }): {
  count(): number;
  close(): void;
} {
  const { path, port, acceptEncoding } = attack;
  const head = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: ${acceptEncoding}\r\n\r\n`;
  const requests = head.repeat(requestsPerWrite);
  const sockets = new Set<Socket>();
  let opened = 0;
  let isClosing = false;
  const open = (): void => {
    if (isClosing) return;
    opened += 1;
    const socket = sendWithoutReading(port, requests, () => {
      sockets.delete(socket);
      setTimeout(open, reconnectMilliseconds).unref();
    });
    sockets.add(socket);
  };
  for (let i = 0; i < attack.connections; i += 1) open();
  return {
    count: () => opened,
    close() {
      isClosing = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

// as: passed by `unread-replies.ts`
const connections = openConnections(workerData as Attack & { readonly port: number });
parentPort?.once('message', () => {
  connections.close();
  parentPort?.postMessage(connections.count());
});
