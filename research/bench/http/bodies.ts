/**
 * What it costs the server to refuse 16 KiB of anything: each call of a visitor that takes a body
 * gets six hostile bodies. An accepted body is not measured, because the call then does its work.
 * The five slowest are measured again, each less the time of a request that does nothing: at first,
 * the slowest of two hundred is the one that other work on the machine has delayed.
 */

import { calls, servedCalls, shapes } from '../../../src/contract/endpoints.ts';
import { median, type Measurement } from '../measurement.ts';
import { openServer } from '../places.ts';
import { createAccount } from './accounts.ts';

const size = 16_000;
const runs = 15;
const warmUps = 5;
const measuredAgain = 5;

const fill = (part: string): string => part.repeat(Math.floor(size / part.length));

/** By name. Each has at most 16 KiB. */
const bodies: Readonly<Record<string, string>> = {
  brackets: fill('['),
  'nested objects': fill('{"a":'),
  escapes: `{"itemId":"${fill('\\u0000')}"}`,
  'one long text': `{"itemId":"${fill('a')}"}`,
  'many keys': `{${Array.from({ length: 1_400 }, (_, n) => `"k${n}":1`).join(',')}}`,
  'a long list': `{"itemIds":[${fill('"A01",').slice(0, -1)}]}`,
};

type Send = () => Promise<Response>;

async function time(send: Send): Promise<number> {
  const times: number[] = [];
  for (let run = -warmUps; run < runs; run += 1) {
    const started = performance.now();
    await (await send()).arrayBuffer();
    if (run >= 0) times.push(performance.now() - started);
  }
  return median(times);
}

export async function hostileBodies(): Promise<Measurement[]> {
  await using server = await openServer();
  const refused: { readonly name: string; readonly send: Send; readonly milliseconds: number }[] =
    [];
  // Calls of the admin console have another size limit.
  const served = servedCalls.filter(
    (name) => 'body' in shapes[name] && calls[name].access !== 'admin',
  );
  for (const { method, path, access } of served.map((name) => calls[name]))
    for (const [name, body] of Object.entries(bodies)) {
      const { token } = await createAccount(server.address); // a call may delete its account
      const send: Send = () =>
        fetch(server.address + path.replaceAll(/\{\w+\}/g, 'A01'), {
          method,
          body,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        });
      const { ok, status } = await send();
      if (ok) continue;
      if (access === 'user' && status === 401) throw new Error(`${path} did not read its body`);
      refused.push({ name: `${path}, ${name}`, send, milliseconds: await time(send) });
    }
  const slow = refused
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, measuredAgain);
  let slowest = { name: '', milliseconds: Number.NEGATIVE_INFINITY };
  for (const { name, send } of slow) {
    const bare = await time(() => fetch(`${server.address}/healthz`));
    const milliseconds = (await time(send)) - bare;
    if (milliseconds > slowest.milliseconds) slowest = { name, milliseconds };
  }
  return [
    {
      name: `16 KiB of anything, refused: the slowest of ${refused.length} bodies to ${served.length} calls`,
      value: slowest.milliseconds,
      unit: 'ms',
      against: `more than GET /healthz; ${slowest.name}`,
      bar: { atMost: 2 },
    },
  ];
}
