/**
 * Compares 200 sign-ins with the e-mail address of an account to 200 with addresses that have no
 * account (check A04): `npm run program -- sign-in-times`. The exit code is 1 if the replies
 * differ in shape, or if the median times differ by more than 5 ms.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '../../src/contract/endpoints.ts';
import { startServer } from '../support/process/server-process.ts';
import { waitFor } from '../support/process/wait-for.ts';
import { call, requestFor } from '../support/server/survey-taker.ts';
import { median } from '../support/statistics.ts';
import { findConfirmation } from './find-secrets/people.ts';

const signIns = 200;
const maxDifferenceMilliseconds = 5;
const knownAddress = 'known@mail.example';
const warmUpPairs = 10;

interface Answer {
  readonly milliseconds: number;
  /**
   * The status, the names of the headers, the name and type of each field of the body, and the
   * length of the body.
   */
  readonly shape: string;
}

async function signIn(address: string, email: string): Promise<Answer> {
  const started = performance.now();
  const request = requestFor('login', undefined, { loginCode: email });
  const answer = await fetch(address + calls.login.path, request);
  const text = await answer.text();
  const milliseconds = performance.now() - started;
  return {
    milliseconds,
    shape: JSON.stringify([
      answer.status,
      [...answer.headers.keys()],
      Object.entries(JSON.parse(text)).map(([key, value]) => [key, typeof value]),
      text.length,
    ]),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'spark-sign-in-'));
const server = await startServer(folder, { RATE_LIMIT_SCALE: '1000000' });
try {
  const { accessToken } = await call(server.address, 'createUnique');
  await call(server.address, 'updateOptionalInfo', accessToken, { email: knownAddress });
  const readCode = () => findConfirmation(join(folder, 'outbox'), knownAddress);
  await waitFor('the confirmation', () => readCode() !== undefined);
  await call(server.address, 'confirmEmail', accessToken, { code: readCode() });
  const known: Answer[] = [];
  const unknown: Answer[] = [];
  for (let n = -warmUpPairs; n < signIns; n++) {
    const pair = [
      await signIn(server.address, knownAddress),
      await signIn(server.address, `unknown-${String(n + 100)}@mail.example`),
    ] as const;
    if (n < 0) continue;
    known.push(pair[0]);
    unknown.push(pair[1]);
  }
  const shapes = new Set([...known, ...unknown].map(({ shape }) => shape));
  const medianTime = (answers: readonly Answer[]): number =>
    median(answers.map(({ milliseconds }) => milliseconds));
  const [knownMedian, unknownMedian] = [medianTime(known), medianTime(unknown)];
  console.log(
    `${signIns} each: median ${knownMedian.toFixed(2)} ms for a known address, ${unknownMedian.toFixed(2)} ms for an unknown one; ${shapes.size} ${shapes.size === 1 ? 'shape' : 'different shapes'}`,
  );
  if (shapes.size > 1) console.log([...shapes].join('\n'));
  const difference = Math.abs(knownMedian - unknownMedian);
  process.exitCode = shapes.size === 1 && difference <= maxDifferenceMilliseconds ? 0 : 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
