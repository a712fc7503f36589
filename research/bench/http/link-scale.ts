/**
 * Compares opening a link among a million links with opening one among a thousand. The rows are
 * written as the server writes them. `LINKS=100000` makes fewer where the disk is small: a million
 * take about 3 GB on each engine.
 */

import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { record, themes } from '../../../src/domain/themes.ts';
import { sealedColumns } from '../../../src/server/features/sharing/link-content.ts';
import { hashLinkToken, newLinkToken } from '../../../src/server/platform/crypto/link-token.ts';
import { newKey } from '../../../src/server/platform/crypto/seal.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openPostgres as openPostgresDatabase } from '../../../src/server/platform/db/postgres/postgres.ts';
import { openSqlite } from '../../../src/server/platform/db/sqlite/sqlite.ts';
import { call } from '../../../test/support/server/survey-taker.ts';
import type { Measurement } from '../measurement.ts';
import { openFolder, openPostgres, openServer, type Settings } from '../places.ts';
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
  readonly settings: Settings;
  readonly open: () => Database;
}

const common = { MASTER_KEY: '' };

/** Makes an account and its links, and starts the server on them. */
async function startWithLinks({ folder, settings, open }: Place, count: number) {
  mkdirSync(folder, { recursive: true });
  const first = await openServer({ ...common, ...settings }, { folder });
  const { user } = await call(first.address, 'createUnique');
  await first.stop();
  process.stderr.write(`Making ${count} links …\n`);
  const db = open();
  await insertLinks(db, user.id, count);
  await db.close();
  return openServer({ ...common, ...settings }, { folder });
}

/** Opens links that are spread evenly, each of them once as far as there are enough. */
const openLinks =
  (address: string, count: number): MakeCall =>
  (n) =>
    call(address, 'openLink', undefined, {
      token: tokenOf(Math.floor(((n * 0.618_033_988_749) % 1) * count)),
    });

async function compare(name: string, [few, many]: Pair<Place>): Promise<Measurement> {
  await using small = await startWithLinks(few, sizes[0]);
  await using large = await startWithLinks(many, sizes[1]);
  const calls = [openLinks(small.address, sizes[0]), openLinks(large.address, sizes[1])] as const;
  return compareLatency(`a link among ${sizes[1]}, ${name}`, calls, 300);
}

export async function linkScale(): Promise<Measurement[]> {
  using scratch = openFolder();
  const embedded = (name: string): Place => {
    const folder = join(scratch.path, name);
    return { folder, settings: {}, open: () => openSqlite(folder) };
  };
  const first = await compare('embedded', [embedded('small'), embedded('large')]);
  await using postgres = await openPostgres('few', 'many');
  const shared = (name: string): Place => {
    const url = postgres.url(name);
    return {
      folder: join(scratch.path, name),
      settings: { DATABASE_URL: url },
      open: () => openPostgresDatabase(url),
    };
  };
  return [first, await compare('PostgreSQL', [shared('few'), shared('many')])];
}
