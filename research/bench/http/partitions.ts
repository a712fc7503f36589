/**
 * Saves and status on tables that PostgreSQL partitions by account, against plain ones: what the
 * keys and statements of a schema that can be distributed cost (ADR 35).
 */

import { openPostgres as openDatabase } from '../../../src/server/platform/db/postgres/postgres.ts';
import { migrateToPartitions } from '../../../test/support/postgres/partitions.ts';
import type { Measurement } from '../measurement.ts';
import { openPostgres, openServer } from '../places.ts';
import { runInterleaved, throughput, throughputRatio } from './rounds.ts';
import { saveRound, statusRound } from './saves-sqlite.ts';

const parts = 4;

export async function partitions(): Promise<Measurement[]> {
  await using postgres = await openPostgres('plain', 'parts');
  const db = openDatabase(postgres.url('parts'));
  await migrateToPartitions(db, parts);
  await db.close();
  await using plain = await openServer({ DATABASE_URL: postgres.url('plain') });
  await using split = await openServer({ DATABASE_URL: postgres.url('parts') });
  const { saves, plainSaves, status, plainStatus } = await runInterleaved({
    saves: await saveRound(split),
    plainSaves: await saveRound(plain),
    status: await statusRound(split),
    plainStatus: await statusRound(plain),
  });
  return [
    {
      name: `saves on ${parts} hash partitions, PostgreSQL`,
      value: throughputRatio(saves, plainSaves),
      unit: 'of',
      against: `plain tables (${Math.round(throughput(plainSaves))}/s)`,
      bar: { atLeast: 0.9 },
    },
    {
      name: 'the same with a status after each save',
      value: throughputRatio(status, plainStatus),
      unit: 'of',
      against: `plain tables (${Math.round(throughput(plainStatus))}/s)`,
      bar: { atLeast: 0.9 },
    },
  ];
}
