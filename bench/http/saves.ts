/** Durable answers a second over HTTP, on both engines, against what the same machine does without them. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../test/support/postgres/server.ts';
import { type ServerProcess, startServer } from '../../test/support/process/server-process.ts';
import { call } from '../../test/support/server/survey-taker.ts';
import { median, type Measurement } from '../measurement.ts';
import { ask, type Asking, type Load } from './load.ts';
import { savesOf, startedAccounts } from './people.ts';

const rounds = 5;
const connections = 64;
const seconds = 4;
const limits = { RATE_LIMIT_SCALE: '1000000' };

type Round = () => Promise<Load>;

/** Each in turn, and so `rounds` times, after a short one that warms up: what the machine does meanwhile hits all alike. */
async function interleaved<K extends string>(
  kinds: Readonly<Record<K, Round>>,
): Promise<Record<K, Load[]>> {
  const names = Object.keys(kinds) as K[]; // as: the keys of a literal object
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    K,
    Load[]
  >; // as: one list for each
  for (const name of names) await kinds[name]();
  for (let round = 0; round < rounds; round++)
    for (const name of names) results[name].push(await kinds[name]());
  return results;
}

const rate = (loads: readonly Load[]): number => median(loads.map(({ perSecond }) => perSecond));
const p99 = (loads: readonly Load[]): number => median(loads.map((load) => load.p99));
/** Of each round's two, which the same moments of the machine made. */
const ratio = (own: readonly Load[], other: readonly Load[]): number =>
  median(own.map(({ perSecond }, i) => perSecond / (other[i]?.perSecond ?? Number.NaN)));

async function roundOf({ address }: Pick<ServerProcess, 'address'>): Promise<Round> {
  const askings = (await startedAccounts(address, connections)).map(savesOf);
  return () => ask(address, askings, seconds);
}

/** The cheapest authenticated and validated POST that writes nothing: somebody else's profile, which is refused before it is looked for. */
async function idlePost({ address }: ServerProcess): Promise<Round> {
  const askings = (await startedAccounts(address, connections)).map(({ token }): Asking[] => [
    { name: 'computeProfile', token, body: { userId: 'nobody' } },
  ]);
  return () => ask(address, askings, seconds, 404);
}

/** Of a status as the bench asks for it: all that its saves answer is answered. */
async function statusBytes(address: string): Promise<number> {
  const [account] = await startedAccounts(address, 1);
  if (!account) throw new Error('no account');
  await ask(address, [savesOf(account)], 1);
  return JSON.stringify(await call(address, 'surveyStatus', account.token)).length;
}

export async function savesOnSqlite(): Promise<Measurement[]> {
  const [folder, other] = [
    mkdtempSync(join(tmpdir(), 'spark-bench-')),
    mkdtempSync(join(tmpdir(), 'spark-bench-')),
  ];
  const server = await startServer(folder, limits);
  const ungrouped = await startServer(other, {}, 'bench/http/one-by-one.ts');
  const bytes = await statusBytes(server.address);
  const constant = await startServer(folder, { BYTES: String(bytes) }, 'bench/http/constant.ts');
  try {
    const statuses = (await startedAccounts(server.address, connections)).map((one): Asking[] =>
      [...savesOf(one).slice(0, 60), ...savesOf(one).slice(0, 60)].flatMap((save): Asking[] => [
        save,
        { name: 'surveyStatus', token: one.token },
      ]),
    );
    const { saves, posts, alone, both, bare } = await interleaved({
      saves: await roundOf(server),
      posts: await idlePost(server),
      alone: await roundOf(ungrouped),
      both: () => ask(server.address, statuses, seconds),
      bare: () =>
        ask(
          constant.address,
          Array.from({ length: connections }, () => [{ name: 'me' as const, path: '/' }]),
          seconds,
        ),
    });
    // A save and a status take turns: what a pair takes beyond a save is the status.
    const statusRate = median(
      both.map(({ perSecond }, i) => 1 / (2 / perSecond - 1 / (saves[i]?.perSecond ?? Number.NaN))),
    );
    const bareRate = rate(bare);
    return [
      {
        name: 'saves a second, embedded',
        value: rate(saves),
        unit: '/s',
        against: `64 connections; median wait ${median(saves.map(({ p50 }) => p50))} ms`,
        bar: null,
      },
      {
        name: 'saves, embedded',
        value: ratio(saves, posts),
        unit: 'of',
        against: `a POST that writes nothing (${Math.round(rate(posts))}/s)`,
        bar: { atLeast: 0.6 },
      },
      {
        name: 'saves, embedded, 99 %',
        value: p99(saves),
        unit: 'ms',
        against: null,
        bar: { atMost: 50 },
      },
      {
        name: 'saves, embedded, group commit',
        value: ratio(saves, alone),
        unit: '×',
        against: `one commit for each request (${Math.round(rate(alone))}/s)`,
        bar: { atLeast: 3 },
      },
      {
        name: 'status after a save',
        value: statusRate / bareRate,
        unit: 'of',
        against: `a bare route that returns ${bytes} constant bytes (${Math.round(bareRate)}/s)`,
        bar: { atLeast: 0.5 },
      },
    ];
  } finally {
    await Promise.all([server, ungrouped, constant].map((one) => one.stop()));
    for (const one of [folder, other]) rmSync(one, { recursive: true });
  }
}

const plainUpsert = `\\set who random(1, 64)
\\set item random(1, 128)
insert into plain_answers (who, item, value) values (:who, :item, 4) on conflict (who, item) do update set value = excluded.value;
`;

/** Transactions a second of `pgbench` with 16 clients. */
function pgbench(url: string, script: string): Load {
  const { stdout, stderr, status } = spawnSync(
    'pgbench',
    ['-n', '-c', '16', '-j', '2', '-T', String(seconds), '-f', script, url],
    { encoding: 'utf8' },
  );
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  if (status !== 0 || !(perSecond > 0)) throw new Error(`pgbench failed: ${stderr}`);
  return { perSecond, p50: Number.NaN, p99: Number.NaN };
}

export async function savesOnPostgres(): Promise<Measurement[]> {
  if (spawnSync('pgbench', ['--version']).status !== 0) {
    process.stderr.write(
      'SKIPPED: saves on PostgreSQL: pgbench is not installed (it comes with PostgreSQL).\n',
    );
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  const postgres = await startPostgres({ durable: true, loopback: true });
  const url = postgres.url('postgres');
  const server = await startServer(folder, { ...limits, DATABASE_URL: url });
  try {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(
      'create table plain_answers (who integer, item integer, value integer, primary key (who, item))',
    );
    await client.end();
    const script = join(folder, 'upsert.sql');
    writeFileSync(script, plainUpsert);
    const { saves, upserts } = await interleaved({
      saves: await roundOf(server),
      upserts: async () => pgbench(url, script),
    });
    return [
      {
        name: 'saves a second, PostgreSQL',
        value: rate(saves),
        unit: '/s',
        against: `64 connections; 99 % ${p99(saves)} ms`,
        bar: null,
      },
      {
        name: 'saves, PostgreSQL',
        value: ratio(saves, upserts),
        unit: 'of',
        against: `pgbench, 16 clients, a plain upsert (${Math.round(rate(upserts))}/s)`,
        bar: { atLeast: 0.5 },
      },
    ];
  } finally {
    await server.stop();
    await postgres.remove();
    rmSync(folder, { recursive: true });
  }
}
