/**
 * 200 sign-ins by an e-mail address that belongs to an account and 200 by one that belongs to nobody, taking turns:
 * whether status, headers, shape or time tell them apart (check A04). `npm run sign-in-times`; exit code 1 where the
 * medians differ by more than 5 ms. On this machine only.
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '../../src/contract/endpoints.ts';
import { startServer } from '../support/process/server-process.ts';
import { call } from '../support/server/survey-taker.ts';

const signIns = 200;
const mostMilliseconds = 5;
const known = 'somebody@mail.example';

/** The token in the only message that is there. */
async function confirmationToken(folder: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const [name] = readdirSync(join(folder, 'outbox'));
    const text =
      name === undefined
        ? ''
        : readFileSync(join(folder, 'outbox', name), 'utf8')
            .replace(/=\r?\n/g, '')
            .replaceAll('=3D', '=');
    const token = /token=([\w-]{22})/.exec(text)?.[1];
    if (token) return token;
    await pause(100);
  }
  throw new Error('no message came');
}

interface Answer {
  readonly milliseconds: number;
  /** Status, names of headers, shape of the body. */
  readonly looks: string;
}

async function signIn(address: string, email: string): Promise<Answer> {
  const begun = performance.now();
  const answer = await fetch(address + calls.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginCode: email }),
  });
  const text = await answer.text();
  const milliseconds = performance.now() - begun;
  return {
    milliseconds,
    looks: JSON.stringify([
      answer.status,
      [...answer.headers.keys()],
      Object.entries(JSON.parse(text)).map(([key, value]) => [key, typeof value]),
      text.length,
    ]),
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const folder = mkdtempSync(join(tmpdir(), 'spark-sign-in-'));
const server = await startServer(folder, { RATE_LIMIT_SCALE: '1000000' });
try {
  const { accessToken } = await call(server.address, 'createUnique');
  await call(server.address, 'updateOptionalInfo', accessToken, { email: known });
  await call(server.address, 'confirmEmail', undefined, { token: await confirmationToken(folder) });
  const [ofSomebody, ofNobody]: [Answer[], Answer[]] = [[], []];
  for (let n = -10; n < signIns; n++) {
    const pair = [
      await signIn(server.address, known),
      await signIn(server.address, `nobody-${String(n + 100)}@mail.example`),
    ] as const;
    if (n < 0) continue; // warms up
    ofSomebody.push(pair[0]);
    ofNobody.push(pair[1]);
  }
  const looks = new Set([...ofSomebody, ...ofNobody].map((one) => one.looks));
  const [known50, unknown50] = [ofSomebody, ofNobody].map((answers) =>
    median(answers.map(({ milliseconds }) => milliseconds)),
  ) as [number, number];
  console.log(
    `${signIns} each: median ${known50.toFixed(2)} ms for an address of somebody, ${unknown50.toFixed(2)} ms for one of nobody; ${looks.size} ${looks.size === 1 ? 'look' : 'different looks'}`,
  );
  if (looks.size > 1) console.log([...looks].join('\n'));
  process.exitCode = looks.size === 1 && Math.abs(known50 - unknown50) <= mostMilliseconds ? 0 : 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
