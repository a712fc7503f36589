/** Measures how fast a server serves the public statistics of 100,000 people. */

import { createHash, randomBytes } from 'node:crypto';
import { refreshStatistics } from '../../src/server/features/statistics/statistics.ts';
import { readItemBank } from '../../src/server/features/survey/survey.ts';
import { openSqlite } from '../../src/server/platform/db/sqlite/sqlite.ts';
import { drawScoredPeople } from '../../test/support/psychometrics/scored-people.ts';
import { median, type Measurement, quantile } from './measurement.ts';
import { openFolder, openServer } from './places.ts';

const peopleCount = 100_000;
const requests = 500;

async function publish(folder: string): Promise<void> {
  const draw = drawScoredPeople('bench');
  const people = Array.from({ length: peopleCount }, (_, n) => ({
    ...draw(),
    tag: createHash('sha256').update(`copy ${n}`).digest(),
  }));
  const bank = readItemBank(new URL('../../items/', import.meta.url)).current.model;
  const db = openSqlite(folder);
  await db.migrate();
  await db.write((tx) =>
    refreshStatistics(tx, {
      people,
      bank,
      parameterSet: 'starting values',
      day: '2026-11-12',
      random: randomBytes,
    }),
  );
  await db.close();
}

export async function statistics(): Promise<Measurement[]> {
  using folder = openFolder();
  await publish(folder.path);
  await using server = await openServer({ MASTER_KEY: '' }, { folder: folder.path });
  const times: number[] = [];
  for (let n = 0; n < requests; n++) {
    const start = performance.now();
    await (await fetch(`${server.address}/api/v1/statistics`)).text();
    times.push(performance.now() - start);
  }
  const name = 'serve the statistics of 100,000 people';
  return [
    { name: `${name}, median`, value: median(times), unit: 'ms', bar: { atMost: 200 } },
    { name: `${name}, 99 %`, value: quantile(times, 0.99), unit: 'ms', bar: { atMost: 200 } },
  ];
}
