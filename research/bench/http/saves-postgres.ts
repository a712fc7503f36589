/** Measures durable saves over HTTP on PostgreSQL against pgbench on the same database server. */

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurement } from '../measurement.ts';
import { openFolder, openPostgres, openServer, runSql } from '../places.ts';
import type { LoadResult } from './load.ts';
import { p99, runInterleaved, throughput, throughputRatio } from './rounds.ts';
import { saveRound } from './saves-sqlite.ts';

const seconds = 4;

const plainUpsert = `\\set person random(1, 64)
\\set item random(1, 128)
insert into plain_answers (person, item, value) values (:person, :item, 4)
  on conflict (person, item) do update set value = excluded.value;
`;

/** Runs a script in pgbench with 16 clients. Returns only the throughput; latencies are NaN. */
function runPgbench(url: string, script: string): LoadResult {
  const { stdout, stderr, status } = spawnSync(
    'pgbench',
    ['-n', '-c', '16', '-j', '2', '-T', String(seconds), '-f', script, url],
    { encoding: 'utf8' },
  );
  const requestsPerSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  if (status !== 0 || !(requestsPerSecond > 0)) throw new Error(`pgbench failed: ${stderr}`);
  return { requestsPerSecond, p50: Number.NaN, p99: Number.NaN };
}

export async function savesOnPostgres(): Promise<Measurement[]> {
  if (spawnSync('pgbench', ['--version']).status !== 0) {
    process.stderr.write(
      'SKIPPED: saves on PostgreSQL: pgbench is not installed (it comes with PostgreSQL).\n',
    );
    return [];
  }
  using folder = openFolder();
  await using postgres = await openPostgres();
  const url = postgres.url('postgres');
  await using server = await openServer({ DATABASE_URL: url });
  await runSql(
    url,
    'create table plain_answers (person integer, item integer, value integer, primary key (person, item))',
  );
  const script = join(folder.path, 'upsert.sql');
  writeFileSync(script, plainUpsert);
  const { saves, upserts } = await runInterleaved({
    saves: await saveRound(server),
    upserts: async () => runPgbench(url, script),
  });
  const rate = `${Math.round(throughput(saves))}/s over 64 connections, 99 % ${p99(saves)} ms`;
  return [
    {
      name: 'saves, PostgreSQL',
      value: throughputRatio(saves, upserts),
      unit: 'of',
      against: `pgbench, 16 clients, a plain upsert (${Math.round(throughput(upserts))}/s); ${rate}`,
      bar: { atLeast: 0.5 },
    },
  ];
}
