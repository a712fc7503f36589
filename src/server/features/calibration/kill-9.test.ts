/** The server is killed while an administrator switches and goes back (ADR 31). */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  type ServerProcess,
  startServer,
} from '../../../../test/support/process/server-process.ts';
import {
  makeParameterSet,
  makeResult,
} from '../../../../test/support/psychometrics/sets/make-parameter-set.ts';
import { freshStorage } from '../../../../test/support/server/fresh-storage.ts';
import { call, newPerson, saveOne } from '../../../../test/support/server/survey-taker.ts';
import { adminKey } from '../../../../test/support/server/test-app.ts';
import type { Reply } from '../../../contract/endpoints.ts';
import { encodeResult } from './calibration.ts';

const version = '2026-01-10-0000aaaa';
/** When the server is killed, in milliseconds after the request was sent. */
const moments = [0, 4, 12];

type Sets = Reply<'listParameterSets'>;
const headers = { 'x-admin-key': adminKey, 'content-type': 'application/json' };

async function list({ address }: ServerProcess): Promise<Sets> {
  const reply = await fetch(`${address}/api/v1/admin/parameter-sets`, { headers });
  return (await reply.json()) as Sets; // as: the server validates its replies
}

/** Whether the switch was acknowledged before the server was gone. */
async function use({ address }: ServerProcess, to: string | null, instead: string | null) {
  const request = { method: 'PUT', headers, body: JSON.stringify({ version: to, instead }) };
  try {
    return (await fetch(`${address}/api/v1/admin/parameter-set-in-use`, request)).ok;
  } catch {
    return false;
  }
}

const isSwitch = ({ target }: Reply<'listAudit'>['entries'][number]) => target === 'parameter set';

test('kill -9 leaves a switch done or not begun', { timeout: 60_000 }, async () => {
  const { DATA_DIR: folder, ...database } = await freshStorage();
  const settings = { ...database, MASTER_KEY: Buffer.alloc(32, 5).toString('base64') };
  const inbox = join(folder, 'calibration', 'inbox');
  mkdirSync(inbox, { recursive: true });
  writeFileSync(join(inbox, 'one.json'), encodeResult(makeResult(makeParameterSet(version))));
  let server = await startServer(folder, settings);
  onTestFinished(() => server.kill());
  const person = await newPerson(server.address);
  while (!person.isFinished) await saveOne(person, server.address);
  const read = async () =>
    (await call(server.address, 'computeProfile', person.token, { userId: person.id })).scores;
  const expected = new Map<string | null, unknown>([[null, await read()]]);
  await use(server, version, null);
  expected.set(version, await read());
  expect(expected.get(version)).not.toEqual(expected.get(null));

  let inUse: string | null = version;
  for (const moment of moments) {
    const next = inUse === null ? version : null;
    const switching = use(server, next, inUse);
    await new Promise((resolve) => setTimeout(resolve, moment));
    await server.kill();
    const isAcknowledged = await switching;
    server = await startServer(folder, settings);
    const after = await list(server);
    expect([inUse, next]).toContain(after.inUse);
    if (isAcknowledged) expect(after.inUse).toBe(next);
    expect(await read()).toEqual(expected.get(after.inUse));
    const audit = await fetch(`${server.address}/api/v1/admin/audit`, { headers });
    const { entries } = (await audit.json()) as Reply<'listAudit'>; // as: likewise
    expect(entries.filter(isSwitch)).toHaveLength(after.uses.length);
    inUse = after.inUse;
  }
});
