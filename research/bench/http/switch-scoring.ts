/**
 * Measures how long people wait for their profile at their first visit after an administrator has
 * switched the parameter set, and at any later visit. The first visit computes and stores the
 * profile and the public record anew.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeResult } from '../../../src/server/features/calibration/calibration.ts';
import {
  makeParameterSet,
  makeResult,
} from '../../../test/support/psychometrics/sets/make-parameter-set.ts';
import { call } from '../../../test/support/server/survey-taker.ts';
import { type Measurement, median, quantile } from '../measurement.ts';
import { openFolder, openServer } from '../places.ts';
import { sampleCodes, seedDatabase } from './seeded-database.ts';

const people = 100;
const sets = ['2026-01-10-0000aaaa', '2026-01-11-0000bbbb', '2026-01-12-0000cccc'];

interface Visitor {
  readonly token: string;
  readonly userId: string;
}

async function signIn(address: string, loginCode: string): Promise<Visitor> {
  const session = await call(address, 'login', undefined, { loginCode });
  if (!('accessToken' in session)) throw new Error('no session');
  return { token: session.accessToken, userId: session.user.id };
}

const adminHeaders = { 'x-admin-key': 'the-key-of-the-tests' };

/** The server takes in the sets that lie in its folder when an administrator looks. */
async function lookAtSets(address: string): Promise<void> {
  const { ok } = await fetch(`${address}/api/v1/admin/parameter-sets`, { headers: adminHeaders });
  if (!ok) throw new Error('the parameter sets could not be listed');
}

async function use(address: string, version: string, instead: string | null): Promise<void> {
  const { ok, status } = await fetch(`${address}/api/v1/admin/parameter-set-in-use`, {
    method: 'PUT',
    headers: { ...adminHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ version, instead }),
  });
  if (!ok) throw new Error(`the switch was answered with ${status}`);
}

/** Reads each profile once, one after the other, and returns the milliseconds of each. */
async function visitAll(address: string, visitors: readonly Visitor[]): Promise<number[]> {
  const times: number[] = [];
  for (const { token, userId } of visitors) {
    const start = performance.now();
    await call(address, 'computeProfile', token, { userId });
    times.push(performance.now() - start);
  }
  return times;
}

export async function switchScoring(): Promise<Measurement[]> {
  using folder = openFolder();
  const database = seedDatabase(folder.path, people);
  const inbox = join(database.folder, 'calibration', 'inbox');
  mkdirSync(inbox, { recursive: true });
  for (const [n, version] of sets.entries())
    writeFileSync(
      join(inbox, `${version}.json`),
      encodeResult(makeResult(makeParameterSet(version, 1200, 1.1 + 0.1 * n))),
    );
  await using server = await openServer({}, database);
  const { address } = server;
  await lookAtSets(address);
  const visitors: Visitor[] = [];
  for (const { loginCode } of sampleCodes(database, people))
    visitors.push(await signIn(address, loginCode));
  await visitAll(address, visitors);
  const later = await visitAll(address, visitors);
  const first: number[] = [];
  for (const [n, version] of sets.entries()) {
    await use(address, version, sets[n - 1] ?? null);
    first.push(...(await visitAll(address, visitors)));
  }
  return [
    {
      name: 'computing a profile anew at its first sight after a switch',
      value: median(first) - median(later),
      unit: 'ms',
      against: `median of ${first.length} first visits (${median(first).toFixed(1)} ms, slowest ${quantile(first, 1).toFixed(0)} ms) less that of later ones (${median(later).toFixed(1)} ms)`,
      bar: { atMost: 20 },
    },
  ];
}
