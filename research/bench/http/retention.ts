/**
 * PostgreSQL with three million slim accounts: what the hourly job deletes of half a million
 * sessions that end together and a million accounts that are idle, what visitors notice of it, and
 * what the doctor, the statistics and a visitor's status take among so many.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runScript } from '../../../test/support/process/run-script.ts';
import { call } from '../../../test/support/server/survey-taker.ts';
import { median, type Measurement, quantile } from '../measurement.ts';
import { openPostgres, openServer, runSql } from '../places.ts';
import { createStartedAccounts, saveBody, type StartedAccount } from './accounts.ts';
import {
  bytes,
  countRows,
  insertSlimAccounts,
  range,
  slimMasterKey as MASTER_KEY,
} from './slim-accounts.ts';

const accountCount = 3_000_000;
const idleCount = 1_000_000;
const sessionCount = 500_000;
const savesPerSecond = 80;
const idleSeconds = 60;
/** As in `idle-accounts.ts`: seconds of each hour for idle accounts. */
const idleBudgetSeconds = 600;

async function seed(url: string): Promise<void> {
  await insertSlimAccounts(url, accountCount, idleCount);
  const statements = [
    `update users set last_seen_month = to_char(now() - interval '1 month', 'YYYY-MM')
     where id = 'seeded-${accountCount}'`,
    `insert into sessions (user_id, id, created_at, last_used_day, proven_at)
     select 'seeded-' || (n + ${idleCount}), 'session', 0, '2026-01-01', 0 from ${range(1, sessionCount)}`,
    `insert into tokens (user_id, hash, session_id, issued_at, expires_at, wrapped_key)
     select 'seeded-' || (n + ${idleCount}), sha256(('t' || n)::bytea), 'session', 0, 0, ${bytes(60)}
     from ${range(1, sessionCount)}`,
    'vacuum analyze',
    'checkpoint', // or the calm saves wait for the disk
  ];
  for (const statement of statements) await runSql(url, statement);
}

/** Lets people save at the joint rate until the signal. Returns each latency. */
async function saveUntil(
  address: string,
  accounts: readonly StartedAccount[],
  signal: AbortSignal,
): Promise<number[]> {
  const latencies: number[] = [];
  const every = (1000 * accounts.length) / savesPerSecond;
  await Promise.all(
    accounts.map(async (account, index) => {
      await pause((index / accounts.length) * every);
      for (let n = 0; !signal.aborted; n += 1) {
        const started = performance.now();
        const body = saveBody(account, n, ((index + n) % 7) + 1);
        await call(address, 'saveResponse', account.token, body);
        latencies.push(performance.now() - started);
        await pause(Math.max(0, every - (performance.now() - started)));
      }
    }),
  );
  return latencies;
}

/** Runs a part of the hourly job in a process of its own, as on another node. */
async function runJob(url: string, part: 'expired' | 'count' | 'idle'): Promise<void> {
  const program = fileURLToPath(new URL('retention-job.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, part, String(idleSeconds)],
    {
      env: { ...process.env, MASTER_KEY, DATABASE_URL: url },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the job ended with ${code}`);
}

async function deleteSessions(url: string, address: string): Promise<Measurement[]> {
  const accounts = await createStartedAccounts(address, 40);
  const calm = await saveUntil(address, accounts, AbortSignal.timeout(30_000));
  const over = new AbortController();
  const saving = saveUntil(address, accounts, over.signal);
  const started = performance.now();
  await runJob(url, 'expired');
  const seconds = (performance.now() - started) / 1000;
  over.abort();
  const during = await saving;
  const left = await countRows(url, 'sessions where created_at = 0');
  if (left > 0) throw new Error(`${left} sessions are left`);
  const p99 = (latencies: readonly number[]): number => quantile(latencies, 0.99);
  return [
    {
      name: '500,000 due sessions deleted, PostgreSQL',
      value: seconds,
      unit: 's',
      against: `beside ${savesPerSecond} saves a second`,
      bar: { atMost: 600 },
    },
    {
      name: 'a save beside that, 99 %',
      value: p99(during) / p99(calm),
      unit: '×',
      against: `calm ${p99(calm).toFixed(1)} ms, during ${p99(during).toFixed(1)} ms; medians ${median(calm).toFixed(1)} and ${median(during).toFixed(1)} ms`,
      bar: { atMost: 2 },
    },
  ];
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function examine(url: string): Promise<void> {
  const { code, stdout } = await runScript('doctor', [], { MASTER_KEY, DATABASE_URL: url });
  if (!stdout.includes('Answers, and its schema is up to date.'))
    throw new Error(`the doctor ended with ${code}: ${stdout}`);
}

/** What reads among all accounts, of which nothing is due. A statement of over 5 s would throw. */
async function readAmongAll(url: string, address: string): Promise<Measurement[]> {
  const [account] = await createStartedAccounts(address, 1);
  const reads: number[] = [];
  for (let n = 0; n < 200; n += 1)
    reads.push(await time(() => call(address, 'surveyStatus', account?.token)));
  const job = await time(() => runJob(url, 'expired'));
  const counts = await time(() => runJob(url, 'count'));
  const doctor = await time(() => examine(url));
  const among = 'among 3,000,000 accounts, PostgreSQL';
  return [
    {
      name: `deleting what has expired, with nothing due, ${among}`,
      value: job / 1000,
      unit: 's',
      bar: { atMost: 60 },
    },
    {
      name: `counting rows while the master key changes, ${among}`,
      value: counts / 1000,
      unit: 's',
      bar: { atMost: 60 },
    },
    { name: `the doctor, ${among}`, value: doctor / 1000, unit: 's', bar: { atMost: 60 } },
    {
      name: `surveyStatus, ${among}, 99 %`,
      value: quantile(reads, 0.99),
      unit: 'ms',
      bar: { atMost: 50 },
    },
  ];
}

const idle = "users where last_seen_month = '2024-01'";

/** Returns how many idle accounts so many nodes delete in a second of the job's time. */
async function measureIdle(url: string, nodes: number): Promise<number> {
  const before = await countRows(url, idle);
  await Promise.all(Array.from({ length: nodes }, () => runJob(url, 'idle')));
  return (before - (await countRows(url, idle))) / idleSeconds;
}

export async function retention(): Promise<Measurement[]> {
  await using postgres = await openPostgres();
  const url = postgres.url('postgres');
  await using server = await openServer({ DATABASE_URL: url, MASTER_KEY });
  await seed(url);
  const sessions = await deleteSessions(url, server.address);
  const others = await readAmongAll(url, server.address);
  const [one, two] = [await measureIdle(url, 1), await measureIdle(url, 2)];
  return [
    ...sessions,
    ...others,
    {
      name: '1,000,000 idle accounts deleted by one node, PostgreSQL',
      value: idleCount / (one * idleBudgetSeconds),
      unit: 'h',
      against: `computed: ${Math.round(one)} a second, ${idleBudgetSeconds} s of each hour`,
      bar: { atMost: 24 },
    },
    {
      name: 'the same by two nodes',
      value: two / one,
      unit: '×',
      against: `${Math.round(two)} a second; both and PostgreSQL on the same two cores`,
      bar: { atLeast: 1.6 },
    },
  ];
}
