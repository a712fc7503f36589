/**
 * Measures the public statistics of 100,000 people: computing them from scored people, and serving
 * them by a running server, as the median and the 99th percentile of requests one after the other.
 */

import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DonatedPerson,
  refreshStatistics,
} from '../../src/server/features/statistics/statistics.ts';
import { readItemBank } from '../../src/server/features/survey/survey.ts';
import { openSqlite } from '../../src/server/platform/db/sqlite/sqlite.ts';
import { startServer } from '../../test/support/process/server-process.ts';
import { drawScoredPeople } from '../../test/support/psychometrics/scored-people.ts';
import { median, quantile, type Measurement } from './measurement.ts';

const peopleCount = 100_000;
const requests = 500;
const runs = 5;

const bank = readItemBank(new URL('../../items/', import.meta.url)).current.model;

function makePeople(): DonatedPerson[] {
  const draw = drawScoredPeople('bench');
  return Array.from({ length: peopleCount }, (_, n) => ({
    ...draw(),
    tag: createHash('sha256').update(`copy ${n}`).digest(),
  }));
}

/** Publishes in a new folder, and returns how many milliseconds it took. */
async function publish(folder: string, people: readonly DonatedPerson[]): Promise<number> {
  const db = openSqlite(folder);
  await db.migrate();
  const start = performance.now();
  await db.write((tx) =>
    refreshStatistics(tx, {
      people,
      bank,
      parameterSet: 'starting values',
      day: '2026-11-12',
      random: randomBytes,
    }),
  );
  const took = performance.now() - start;
  await db.close();
  return took;
}

async function serve(folder: string): Promise<{ times: number[]; kilobytes: number }> {
  const server = await startServer(folder, { MASTER_KEY: '' });
  try {
    const times: number[] = [];
    let kilobytes = 0;
    for (let n = 0; n < requests; n++) {
      const start = performance.now();
      const text = await (await fetch(`${server.address}/api/v1/statistics`)).text();
      times.push(performance.now() - start);
      kilobytes = text.length / 1000;
    }
    return { times, kilobytes };
  } finally {
    await server.stop();
  }
}

export async function statistics(): Promise<Measurement[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  try {
    const people = makePeople();
    const published: number[] = [];
    for (let run = 0; run < runs; run++)
      published.push(await publish(join(scratch, `${run}`), people));
    const { times, kilobytes } = await serve(join(scratch, '0'));
    const row = (name: string, value: number, unit: string, atMost?: number): Measurement => ({
      name,
      value,
      unit,
      against: null,
      bar: atMost === undefined ? null : { atMost },
    });
    return [
      row('serve the statistics of 100,000 people, median', median(times), 'ms', 200),
      row('serve the statistics of 100,000 people, 99 %', quantile(times, 0.99), 'ms', 200),
      row('their size as JSON', kilobytes, 'kB'),
      row('compute and publish from 100,000 scored people', median(published) / 1000, 's'),
    ];
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
