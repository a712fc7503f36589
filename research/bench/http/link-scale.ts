/**
 * Compares opening a link among a million links with opening one among a thousand. The rows are
 * written as the server writes them. `LINKS=100000` makes fewer where the disk is small: a million
 * take about 3 GB on each engine.
 */

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { record, themes } from '../../../src/domain/themes.ts';
import { sealedColumns } from '../../../src/server/features/sharing/link-content.ts';
import { hashLinkToken, newLinkToken } from '../../../src/server/platform/crypto/link-token.ts';
import { newKey } from '../../../src/server/platform/crypto/seal.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openPostgres } from '../../../src/server/platform/db/postgres/postgres.ts';
import { openSqlite } from '../../../src/server/platform/db/sqlite/sqlite.ts';
import { startPostgres } from '../../../test/support/postgres/server.ts';
import { type ServerProcess, startServer } from '../../../test/support/process/server-process.ts';
import { call } from '../../../test/support/server/survey-taker.ts';
import type { Measurement } from '../measurement.ts';
import { compareLatency, type MakeCall, type Pair } from './compare-latency.ts';

const sizes: Pair<number> = [1000, Number(process.env['LINKS'] ?? 1_000_000)];
const rowsPerStatement = 500;
const rowsPerCommit = 10_000;

/** Returns the token of the n-th link. */
const tokenOf = (n: number): string =>
  newLinkToken((count) => createHash('sha256').update(`link ${n}`).digest().subarray(0, count));

function makeRow(userId: string, dataKey: Uint8Array, n: number) {
  const token = tokenOf(n);
  const created_day = '2026-01-15';
  const id = createHash('sha256').update(`id ${n}`).digest('base64url').slice(0, 22);
  const bound = { id, user_id: userId, version: 0, expires_at: null, created_day };
  const figures = record(themes, () => ({ fantasy: 50, activity: 45 }));
  const common = { level: 'themes' as const, answersDay: created_day };
  const columns = sealedColumns(dataKey, bound, {
    details: { ...common, token, label: 'A label', itemIds: [], attemptId: 'none', number: n },
    record: { ...common, figures },
  });
  return { ...bound, token_hash: hashLinkToken(token), views: 0, ...columns };
}

async function insertLinks(db: Database, userId: string, count: number): Promise<void> {
  const dataKey = newKey();
  // New rows arrive in random key order, so the page cache of SQLite is enlarged to 256 MiB.
  if (db.engine === 'sqlite') await db.write((tx) => sql`pragma cache_size = -262144`.execute(tx));
  for (let from = 0; from < count; from += rowsPerCommit) {
    const end = Math.min(count, from + rowsPerCommit);
    await db.write(async (tx) => {
      for (let at = from; at < end; at += rowsPerStatement) {
        const length = Math.min(rowsPerStatement, end - at);
        const rows = Array.from({ length }, (_, i) => makeRow(userId, dataKey, at + i));
        await tx.insertInto('links').values(rows).execute();
      }
    });
  }
  if (db.engine === 'postgres') await db.write((tx) => sql`analyze links`.execute(tx));
}

interface Place {
  readonly folder: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly open: () => Database;
}

const common = { RATE_LIMIT_SCALE: '1000000', MASTER_KEY: '' };

/** Makes an account and its links, and starts the server on them. */
async function startWithLinks({ folder, settings, open }: Place, count: number) {
  mkdirSync(folder, { recursive: true });
  const first = await startServer(folder, { ...common, ...settings });
  const { user } = await call(first.address, 'createUnique');
  await first.stop();
  process.stderr.write(`Making ${count} links …\n`);
  const db = open();
  await insertLinks(db, user.id, count);
  await db.close();
  return startServer(folder, { ...common, ...settings });
}

/** Opens links that are spread evenly, each of them once as far as there are enough. */
const openLinks =
  ({ address }: ServerProcess, count: number): MakeCall =>
  (n) =>
    call(address, 'openLink', undefined, {
      token: tokenOf(Math.floor(((n * 0.618_033_988_749) % 1) * count)),
    });

async function compare(name: string, places: Pair<Place>): Promise<Measurement> {
  const servers: ServerProcess[] = [];
  try {
    for (const [i, place] of places.entries())
      servers.push(await startWithLinks(place, sizes[i] ?? 0));
    const [small, large] = servers.map((server, i) => openLinks(server, sizes[i] ?? 0));
    if (!small || !large) throw new Error('there are two servers');
    return await compareLatency(`a link among ${sizes[1]}, ${name}`, [small, large], 300);
  } finally {
    for (const server of servers) await server.stop();
  }
}

async function onPostgres(scratch: string): Promise<Measurement> {
  const postgres = await startPostgres({ durable: true, loopback: true });
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  try {
    await client.connect();
    const makePlace = async (name: string): Promise<Place> => {
      await client.query(`create database ${name}`);
      const url = postgres.url(name);
      const folder = join(scratch, name);
      return { folder, settings: { DATABASE_URL: url }, open: () => openPostgres(url) };
    };
    return await compare('PostgreSQL', [await makePlace('few'), await makePlace('many')]);
  } finally {
    await client.end();
    await postgres.remove();
  }
}

export async function linkScale(): Promise<Measurement[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  const makePlace = (name: string): Place => {
    const folder = join(scratch, name);
    return { folder, settings: {}, open: () => openSqlite(folder) };
  };
  try {
    const embedded = await compare('embedded', [makePlace('small'), makePlace('large')]);
    return [embedded, await onPostgres(scratch)];
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
