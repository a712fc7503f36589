/**
 * Compares the latency of calls in two databases: one with a million finished surveys, and one with
 * a thousand. It takes up to a quarter of an hour to create the large database. With
 * `SEEDED=FOLDER` in the environment, the large database is kept for the next run: its data in
 * `FOLDER/database`, and the login and share codes in `FOLDER/codes`.
 */

import { join } from 'node:path';
import { calls } from '../../../src/contract/endpoints.ts';
import type { ServerProcess } from '../../../test/support/process/server-process.ts';
import { call } from '../../../test/support/server/survey-taker.ts';
import type { Measurement } from '../measurement.ts';
import { openFolder, openPostgres, openServer } from '../places.ts';
import { createStartedAccounts, saveBody } from './accounts.ts';
import { compareLatency, type Pair } from './compare-latency.ts';
import {
  type Codes,
  moveToPostgres,
  sampleCodes,
  seedDatabase,
  type SeededDatabase,
} from './seeded-database.ts';

const smallSize = 1000;
const largeSize = 1_000_000;
const people = 300;

const kinds = ['save', 'status', 'public profile', 'compare'] as const;
type Kind = (typeof kinds)[number];
type Caller = (kind: Kind, n: number) => Promise<unknown>;

async function readPublicProfile(address: string, shareCode: string): Promise<string> {
  const reply = await fetch(address + calls.publicProfile.path.replace('{shareCode}', shareCode));
  if (!reply.ok) throw new Error(`publicProfile was answered with ${reply.status}`);
  return reply.text();
}

/**
 * Signs in and reads the profile, as at a visit, which publishes what a holder of the share code
 * may see. Returns the token of the session.
 */
async function visit(address: string, { loginCode }: Codes): Promise<string> {
  const session = await call(address, 'login', undefined, { loginCode });
  if (!('accessToken' in session)) throw new Error('no session');
  const { accessToken, user } = session;
  await call(address, 'computeProfile', accessToken, { userId: user.id });
  return accessToken;
}

/** Prepares accounts, and returns a function that makes the n-th call of a given kind. */
async function createCaller({ address }: ServerProcess, database: SeededDatabase): Promise<Caller> {
  const sample = sampleCodes(database, people);
  const started = await createStartedAccounts(address, 50);
  const tokens: string[] = [];
  for (const codes of sample) tokens.push(await visit(address, codes));
  const [ownToken] = tokens;
  const mine = sample[0]?.shareCode ?? '';
  const theirs = (n: number): string => sample[(n % (sample.length - 1)) + 1]?.shareCode ?? '';
  return async (kind, n) => {
    const account = started[n % started.length];
    if (!account) throw new Error('no account');
    const { token } = account;
    switch (kind) {
      case 'save':
        return call(
          address,
          'saveResponse',
          token,
          saveBody(account, Math.floor(n / started.length), (n % 7) + 1),
        );
      case 'status':
        return call(address, 'surveyStatus', token);
      case 'public profile':
        return readPublicProfile(address, theirs(n));
      case 'compare':
        return call(address, 'compareProfiles', ownToken, {
          shareCode1: mine,
          shareCode2: theirs(n),
        });
    }
  };
}

async function compareSizes(
  engine: string,
  servers: Pair<ServerProcess>,
  databases: Pair<SeededDatabase>,
): Promise<Measurement[]> {
  const small = await createCaller(servers[0], databases[0]);
  const large = await createCaller(servers[1], databases[1]);
  const rows: Measurement[] = [];
  for (const kind of kinds) {
    const pair = [(n: number) => small(kind, n), (n: number) => large(kind, n)] as const;
    // The first calls are not measured, because a profile is computed when it is first read.
    rows.push(await compareLatency(`${kind} among a million accounts, ${engine}`, pair, people));
  }
  return rows;
}

const settings = { MASTER_KEY: '' };

async function onSqlite(databases: Pair<SeededDatabase>): Promise<Measurement[]> {
  await using small = await openServer(settings, databases[0]);
  await using large = await openServer(settings, databases[1]);
  return await compareSizes('embedded', [small, large], databases);
}

/** Copies both databases to PostgreSQL with `spark move`, and compares the copies. */
async function onPostgres(databases: Pair<SeededDatabase>): Promise<Measurement[]> {
  await using postgres = await openPostgres('small', 'large');
  const open = async (database: SeededDatabase, name: string) => {
    const url = postgres.url(name);
    await moveToPostgres(database, url);
    return openServer({ ...settings, DATABASE_URL: url }, database);
  };
  await using small = await open(databases[0], 'small');
  await using large = await open(databases[1], 'large');
  return await compareSizes('PostgreSQL', [small, large], databases);
}

export async function scale(): Promise<Measurement[]> {
  using scratch = openFolder();
  const databases = [
    seedDatabase(join(scratch.path, 'small'), smallSize),
    seedDatabase(process.env['SEEDED'] ?? join(scratch.path, 'large'), largeSize),
  ] as const;
  return [...(await onSqlite(databases)), ...(await onPostgres(databases))];
}
