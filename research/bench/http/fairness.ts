/**
 * Measures how much one client slows down another: the median of a visitor's `me`, calm and beside
 * a client of another network that repeats one request without pauses over 8 and 64 connections.
 */

import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { calls, type ServedCall } from '../../../src/contract/endpoints.ts';
import { findFreePorts } from '../../../test/support/process/free-ports.ts';
import { findNginx, startNginx } from '../../../test/support/process/nginx.ts';
import { call, requestFor } from '../../../test/support/server/survey-taker.ts';
import { median, type Measurement } from '../measurement.ts';
import { openFolder, openPostgres, openServer, type Settings } from '../places.ts';
import { moveToPostgres, sampleCodes, seedDatabase } from './seeded-database.ts';

const connectionCounts = [8, 64];
const calmSeconds = 1;
const warmUpMilliseconds = 700;
const attackSeconds = 3;
/** The loopback address of the visitor; the other client has the usual one. */
const visitorAddress = '127.0.0.2';

interface Attack {
  readonly name: string;
  readonly path: string;
  readonly init?: RequestInit;
}

const attackBy = (name: ServedCall, token?: string, body?: unknown) => ({
  path: calls[name].path,
  init: requestFor(name, token, body),
});

const attacksOf = (token: string): readonly Attack[] => [
  { name: 'own answers', ...attackBy('listAnswers', token) },
  { name: 'GET /', path: '/' },
  { name: '/docs', path: '/docs' },
  { name: 'unknown token', ...attackBy('me', `${token.slice(0, -4)}AAAA`) },
  { name: '404', path: '/api/nothing' },
];

/** Nearly all of these are refused by limits, which no one client can avoid. */
const limitedAttacksOf = (token: string): readonly Attack[] => [
  { name: 'link preview', ...attackBy('previewLink', token, { level: 'themes', itemIds: [] }) },
  { name: 'registration', ...attackBy('createUnique') },
];

/** Calls `me` until the time is over. Returns the median in milliseconds. */
async function measureVisitor(address: string, token: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${token}` };
  const options = { agent, localAddress: visitorAddress, headers };
  const latencies: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const started = performance.now();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(address + calls.me.path, options, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      })
        .once('error', reject)
        .end();
    });
    if (status !== 200) throw new Error(`the visitor's call was answered with ${status}`);
    latencies.push(performance.now() - started);
    await pause(10);
  }
  agent.destroy();
  return median(latencies);
}

/** The load runs in another thread, so that it does not delay the clock of the visitor. */
async function runAttack({ path, init }: Attack, address: string, connections: number) {
  const { statusCodeStats = {}, requests } = await autocannon({
    url: address + path,
    connections,
    duration: attackSeconds,
    workers: 1,
    method: (init?.method ?? 'GET') as 'GET', // as: a method of the contract
    headers: { ...(init?.headers as Record<string, string>), 'accept-encoding': 'br, gzip' },
    ...(init?.body && { body: init.body as string }), // as: `requestFor` makes text
  });
  const statuses = Object.entries(statusCodeStats).map(([status, { count }]) => ({
    status,
    count,
  }));
  if (statuses.some(({ status }) => status === '503')) throw new Error(`${path}: answered 503`);
  const listed = statuses.map(({ status, count }) => `${count} × ${status}`).join(', ');
  return `${Math.round(requests.average)}/s: ${listed}`;
}

async function measureAttack(way: string, address: string, token: string, attack: Attack) {
  const rows: Measurement[] = [];
  for (const connections of connectionCounts) {
    const calm = await measureVisitor(address, token, calmSeconds);
    const load = runAttack(attack, address, connections);
    await pause(warmUpMilliseconds);
    const seconds = attackSeconds - warmUpMilliseconds / 1000;
    const attacked = await measureVisitor(address, token, seconds);
    rows.push({
      name: `${way}: me beside ${attack.name}, ${connections} connections`,
      value: attacked / calm,
      unit: '×',
      against: `calm (${calm.toFixed(1)} → ${attacked.toFixed(1)} ms; ${await load})`,
      bar: { atMost: 2 },
    });
  }
  return rows;
}

async function signIn(address: string, loginCode: string): Promise<string> {
  const session = await call(address, 'login', undefined, { loginCode });
  if (!('accessToken' in session)) throw new Error('no session');
  return session.accessToken;
}

/** Measures all attacks, on a database with finished surveys. */
async function measureAll(way: string, url: string | null, proxied = false) {
  using folder = openFolder();
  const database = seedDatabase(folder.path, 20);
  if (url !== null) await moveToPostgres(database, url);
  const [port = 0, nginxPort = 0] = await findFreePorts(2);
  const settings: Settings = {
    ...(url !== null && { DATABASE_URL: url }),
    ...(proxied && { TRUST_PROXY: '1', PORT: String(port) }),
  };
  const rows: Measurement[] = [];
  for (const scale of ['1000000', '1']) {
    await using server = await openServer({ ...settings, RATE_LIMIT_SCALE: scale }, database);
    const nginx = proxied ? await startNginx(nginxPort, [port, port]) : null;
    const address = nginx?.address ?? server.address;
    const [attacker = '', visitor = ''] = await Promise.all(
      sampleCodes(database, 2).map(({ loginCode }) => signIn(address, loginCode)),
    );
    const attacks = (scale === '1' ? limitedAttacksOf : attacksOf)(attacker);
    for (const attack of attacks)
      rows.push(...(await measureAttack(way, address, visitor, attack)));
    await nginx?.stop();
  }
  return rows;
}

export const fairnessOnSqlite = () => measureAll('SQLite', null);

export async function fairnessOnPostgres(): Promise<Measurement[]> {
  await using postgres = await openPostgres();
  return await measureAll('PostgreSQL', postgres.url('postgres'));
}

export async function fairnessBehindNginx(): Promise<Measurement[]> {
  if (findNginx()) return measureAll('nginx', null, true);
  process.stderr.write('SKIPPED: fairness behind nginx: nginx is not installed.\n');
  return [];
}
