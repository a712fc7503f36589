import { sql } from 'kysely';
import { countRowsOnPreviousKey } from '../../features/keys/keys.ts';
import { findRefusal } from '../../features/survey/survey.ts';
import { encodeCheck, type KeyCounts } from '../../platform/crypto/keyring.ts';
import type { Snapshot, Tx } from '../../platform/db/database.ts';
import { findMissingSteps, selectSteps } from '../../platform/db/migrations/migrate.ts';
import { outageSentences } from '../../platform/db/outage.ts';
import { openPostgres, openPostgresSnapshot } from '../../platform/db/postgres/postgres.ts';
import { findWriteFailure } from '../../platform/db/readiness.ts';
import {
  hasSqliteDatabase,
  isSqliteWritable,
  openSqliteSnapshot,
} from '../../platform/db/sqlite/sqlite.ts';
import { findKeyCheck, findPreviousCheck } from '../backup/backup-store.ts';

export { maxConnectionsPerNode, unlimitedPoolerAdvice } from '../../platform/db/postgres/pool.ts';

export interface PostgresFacts {
  readonly version: number;
  readonly fsync: string;
  readonly synchronousCommit: string;
  readonly isSuperuser: boolean;
  readonly isEncrypted: boolean;
  readonly maxConnections: number;
  /** How many more connections the server accepts; null if the role may not see other sessions. */
  readonly freeConnections: number | null;
  readonly isStandby: boolean;
  /** The address of PostgreSQL itself, behind all proxies; null for a socket. */
  readonly serverAddress: string | null;
  /** Null if the role may not see the standbys. */
  readonly standbys: { readonly synchronous: number; readonly asynchronous: number } | null;
  /** Whether commits wait for a standby. */
  readonly waitsForStandby: boolean;
  /** Whether the cluster name comes from Patroni, and not from Debian, as in '15/main'. */
  readonly isOfCluster: boolean;
  readonly archiving: 'off' | 'nothing yet' | 'on' | 'failing';
  /** Whether a pooler is in front, and nothing limits how long a statement of the role may run. */
  readonly isUnlimitedPooler: boolean;
  readonly now: number;
}

export interface DatabaseFacts {
  readonly missingSteps: readonly string[];
  /** Identifies the master key, in base64; null if no server was ever started on the database. */
  readonly keyCheck: string | null;
  /** The check value of the previous master key, if it is noted because rows may need it. */
  readonly previousKeyCheck: string | null;
  /**
   * Rows that the current master key neither finds nor opens; null if the schema is out of date.
   */
  readonly rowsOnPreviousKey: KeyCounts | null;
  readonly postgres: PostgresFacts | null;
}

type ServerFacts = Omit<PostgresFacts, 'isUnlimitedPooler'>;

/** Whether the role sees the sessions and standbys of others: `grant pg_monitor to …`. */
const seesAll = sql`pg_has_role('pg_read_all_stats', 'usage')`;

async function selectPostgresFacts(tx: Tx): Promise<ServerFacts | null> {
  const { rows } = await sql<ServerFacts>`
    select
      current_setting('server_version_num')::int as version,
      current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as "synchronousCommit",
      (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
      coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isEncrypted",
      current_setting('max_connections')::int as "maxConnections",
      case when ${seesAll} then
        current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int
        - (select count(*)::int from pg_stat_activity where backend_type = 'client backend')
      end as "freeConnections",
      pg_is_in_recovery() as "isStandby",
      host(inet_server_addr()) as "serverAddress",
      case when ${seesAll} then (
        select json_build_object(
          'synchronous', count(*) filter (where sync_state in ('sync', 'quorum')),
          'asynchronous', count(*) filter (where sync_state in ('async', 'potential')))
        from pg_stat_replication
        where state = 'streaming' and application_name <> 'pg_basebackup')
      end as standbys,
      current_setting('synchronous_standby_names') <> '' as "waitsForStandby",
      current_setting('cluster_name') !~ '^([0-9]+/.*)?$' as "isOfCluster",
      case
        when current_setting('archive_mode') = 'off' then 'off'
        when (
          select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false)
          from pg_stat_archiver) then 'failing'
        when (select last_archived_time is null from pg_stat_archiver) then 'nothing yet'
        else 'on'
      end as archiving,
      (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(tx);
  return rows[0] ?? null;
}

async function selectFacts(
  tx: Tx,
  engine: Snapshot['engine'],
): Promise<Omit<DatabaseFacts, 'postgres'> & { readonly postgres: ServerFacts | null }> {
  const applied = await selectSteps(tx);
  const missingSteps = findMissingSteps(applied);
  const isStarted = applied.length > 0;
  const keyCheck = isStarted ? await findKeyCheck(tx) : undefined;
  const previousCheck = isStarted ? await findPreviousCheck(tx) : null;
  return {
    missingSteps,
    keyCheck: keyCheck ? encodeCheck(keyCheck) : null,
    previousKeyCheck: previousCheck && encodeCheck(previousCheck),
    rowsOnPreviousKey: missingSteps.length === 0 ? await countRowsOnPreviousKey(tx) : null,
    postgres: engine === 'postgres' ? await selectPostgresFacts(tx) : null,
  };
}

/** Without `url`, reads SQLite, and returns null if there is none. May throw a `WrongSchema`. */
export async function readDatabase(
  url: string | undefined,
  folder: string,
): Promise<DatabaseFacts | null> {
  if (url === undefined && !hasSqliteDatabase(folder)) return null;
  let isUnlimitedPooler = false;
  const snapshot =
    url === undefined
      ? openSqliteSnapshot(folder)
      : openPostgresSnapshot(url, () => (isUnlimitedPooler = true));
  try {
    const { postgres, ...facts } = await snapshot.read((tx) => selectFacts(tx, snapshot.engine));
    return { ...facts, postgres: postgres && { ...postgres, isUnlimitedPooler } };
  } finally {
    await snapshot.close();
  }
}

/** Writes to PostgreSQL as the server's own check does, but only looks at the files of SQLite. */
export async function tryWriting(url: string | undefined, folder: string): Promise<string | null> {
  if (url === undefined) return isSqliteWritable(folder) ? null : outageSentences.read_only;
  const db = openPostgres(url); // with the time limits of the server
  try {
    const failure = await findWriteFailure(db);
    return failure ? outageSentences[failure.cause] : await findRefusal(db);
  } finally {
    await db.close();
  }
}
