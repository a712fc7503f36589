/** Calls the server over sockets that can be closed, unlike those of `fetch`. */

import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { calls, type Reply, type ServedCall } from '../../../src/contract/endpoints.ts';

const maxAttempts = 120;
const pauseMilliseconds = 250;

interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  /** The values of the parameters in the path. */
  readonly params?: Readonly<Record<string, string>>;
}

export interface Client {
  /** Repeats the call while the server is too busy. Throws an Error for any other failure. */
  call<K extends ServedCall>(name: K, options?: CallOptions): Promise<Reply<K>>;
  /** Closes all sockets. */
  close(): void;
}

export function createClient(address: string, maxSockets: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets });

  /** Returns null if the server is too busy to serve the call. */
  function send(name: ServedCall, { token, body, params = {} }: CallOptions) {
    const path = calls[name].path.replaceAll(/\{(\w+)\}/g, (_, key) => params[key] ?? '');
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    return new Promise<string | null>((resolve, reject) => {
      const sent = request(address + path, { agent, method: calls[name].method, headers });
      sent.on('error', reject);
      sent.on('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(text);
          else if (answer.statusCode === 503) resolve(null);
          else reject(new Error(`${name} was answered with ${answer.statusCode}: ${text}`));
        });
      });
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  async function call<K extends ServedCall>(name: K, options: CallOptions = {}): Promise<Reply<K>> {
    for (let left = maxAttempts; left > 0; left -= 1) {
      const text = await send(name, options);
      if (text !== null) return JSON.parse(text) as Reply<K>; // as: the server validates its replies
      await pause(pauseMilliseconds);
    }
    throw new Error(`the server was too busy for ${name} ${maxAttempts} times in a row`);
  }

  return { call, close: () => agent.destroy() };
}
