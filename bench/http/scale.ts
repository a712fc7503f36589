/**
 * Whether a call takes longer among a million accounts with finished surveys than among a thousand. The million takes a
 * quarter of an hour to make; `SEEDED=FOLDER` names a folder that keeps it (`database/`, and `codes` as `npm run seed` writes them).
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { calls } from '../../src/contract/endpoints.ts';
import { startPostgres } from '../../test/support/postgres/server.ts';
import { type ServerProcess, startServer } from '../../test/support/process/server-process.ts';
import { call } from '../../test/support/server/survey-taker.ts';
import { median, type Measurement } from '../measurement.ts';
import { startedAccounts } from './people.ts';

const few = 1000;
const many = 1_000_000;
const rounds = 20;
const callsInARound = 100;
const people = 300;
const atOnce = 4;
const root = fileURLToPath(new URL('../../', import.meta.url));

interface Place {
  readonly folder: string;
  readonly codes: string;
}

function seeded(folder: string, count: number): Place {
  const place = { folder: join(folder, 'database'), codes: join(folder, 'codes') };
  if (existsSync(place.codes)) return place;
  mkdirSync(place.folder, { recursive: true });
  process.stderr.write(`Making ${count} accounts with finished surveys …\n`);
  const { status } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'study/seed/main.ts',
      String(count),
      '--codes',
      place.codes,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, DATA_DIR: place.folder } },
  );
  if (status !== 0) throw new Error(`seeding ended with ${status}`);
  return place;
}

const lineLength = 51; // as `npm run seed -- --codes` writes them: login code, space, share code, line end

/** Login and share codes of people from all over the file, without reading all of it. */
function someOf({ codes }: Place, count: number): { loginCode: string; shareCode: string }[] {
  const file = openSync(codes, 'r');
  const lines = Math.floor(statSync(codes).size / lineLength);
  return Array.from({ length: count }, (_, n) => {
    const line = Buffer.alloc(lineLength);
    readSync(
      file,
      line,
      0,
      lineLength,
      Math.floor(((n * 0.618_033_988_749) % 1) * lines) * lineLength,
    );
    const [loginCode = '', shareCode = ''] = line.toString().trim().split(' ');
    if (shareCode.length !== 20) throw new Error(`${codes} is not as expected`);
    return { loginCode, shareCode };
  });
}

const kinds = ['save', 'status', 'public profile', 'compare'] as const;
type Kind = (typeof kinds)[number];

/** Makes the n-th call of each kind. */
async function callerOf(
  { address }: ServerProcess,
  place: Place,
): Promise<(kind: Kind, n: number) => Promise<unknown>> {
  const some = someOf(place, people);
  const fresh = await startedAccounts(address, 50);
  const [first] = some;
  const session = await call(address, 'login', undefined, { loginCode: first?.loginCode });
  if (!('accessToken' in session)) throw new Error('no session');
  const mine = first?.shareCode ?? '';
  const theirs = (n: number): string => some[(n % (some.length - 1)) + 1]?.shareCode ?? '';
  return async (kind, n) => {
    const token = fresh[n % fresh.length]?.token ?? '';
    if (kind === 'save')
      return call(address, 'saveResponse', token, {
        itemId: `A${String((Math.floor(n / fresh.length) % 40) + 1).padStart(2, '0')}`,
        value: (n % 7) + 1,
      });
    if (kind === 'status') return call(address, 'surveyStatus', token);
    if (kind === 'compare')
      return call(address, 'compareProfiles', session.accessToken, {
        shareCode1: mine,
        shareCode2: theirs(n),
      });
    const answer = await fetch(
      address + calls.publicProfile.path.replace('{shareCode}', theirs(n)),
    );
    if (!answer.ok) throw new Error(`publicProfile was answered with ${answer.status}`);
    return answer.text();
  };
}

/** The median time of a call, milliseconds. */
async function timeOf(make: (n: number) => Promise<unknown>, from: number): Promise<number> {
  const times: number[] = [];
  let next = from;
  const worker = async (): Promise<void> => {
    for (let n = next++; n < from + callsInARound; n = next++) {
      const begun = performance.now();
      await make(n);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return median(times);
}

/** Each call's time among many against its time among few, in short rounds that take turns at being first: what the machine does meanwhile hits both. */
async function compared(
  engine: string,
  servers: readonly [ServerProcess, ServerProcess],
  places: readonly [Place, Place],
): Promise<Measurement[]> {
  const [small, large] = [
    await callerOf(servers[0], places[0]),
    await callerOf(servers[1], places[1]),
  ];
  const lines: Measurement[] = [];
  for (const kind of kinds) {
    for (const caller of [small, large]) for (let n = 0; n < people; n++) await caller(kind, n); // profiles are computed when they are first read
    const counted: { small: number; large: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const from = round * callsInARound;
      const timeOfSmall = () => timeOf((n) => small(kind, n), from);
      const timeOfLarge = () => timeOf((n) => large(kind, n), from);
      counted.push(
        round % 2 === 0
          ? { small: await timeOfSmall(), large: await timeOfLarge() }
          : { large: await timeOfLarge(), small: await timeOfSmall() },
      );
    }
    lines.push({
      name: `${kind} among a million accounts, ${engine}`,
      value: median(counted.map((time) => time.large / time.small)),
      unit: '×',
      against: `among a thousand (${median(counted.map((time) => time.small)).toFixed(2)} ms)`,
      bar: { atMost: 1.2 },
    });
  }
  return lines;
}

const settings = { RATE_LIMIT_SCALE: '1000000', MASTER_KEY: '' };

async function onSqlite(places: readonly [Place, Place]): Promise<Measurement[]> {
  const servers = [
    await startServer(places[0].folder, settings),
    await startServer(places[1].folder, settings),
  ] as const;
  try {
    return await compared('embedded', servers, places);
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** The same people, moved as an operator would move them. */
async function onPostgres(places: readonly [Place, Place]): Promise<Measurement[]> {
  const postgres = await startPostgres({ durable: true, loopback: true });
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  const servers: ServerProcess[] = [];
  try {
    await client.connect();
    for (const [n, { folder }] of places.entries()) {
      await client.query(`create database place_${n}`);
      const url = postgres.url(`place_${n}`);
      const { status } = spawnSync(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', 'src/server/backup/main.ts', 'move'],
        {
          cwd: root,
          stdio: ['ignore', 'ignore', 'inherit'],
          env: { ...process.env, DATA_DIR: folder, DATABASE_URL: url },
        },
      );
      if (status !== 0) throw new Error(`moving ended with ${status}`);
      const own = new pg.Client({ connectionString: url });
      await own.connect();
      await own.query('vacuum analyze'); // what autovacuum comes to do
      await own.end();
      servers.push(await startServer(folder, { ...settings, DATABASE_URL: url }));
    }
    return await compared('PostgreSQL', servers as [ServerProcess, ServerProcess], places); // as: one for each place
  } finally {
    for (const server of servers) await server.stop();
    await client.end();
    await postgres.remove();
  }
}

export async function scale(): Promise<Measurement[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  try {
    const places = [
      seeded(join(scratch, 'few'), few),
      seeded(process.env['SEEDED'] ?? join(scratch, 'many'), many),
    ] as const;
    return [...(await onSqlite(places)), ...(await onPostgres(places))];
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
