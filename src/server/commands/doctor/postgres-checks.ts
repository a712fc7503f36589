import {
  maxConnectionsPerNode,
  unlimitedPoolerAdvice,
  type PostgresFacts,
} from './doctor-store.ts';
import { about, type Findings, isLoopback } from './finding.ts';

const minPostgresVersion = 14;
const clockToleranceMilliseconds = 5000;

const { ok, warning, problem } = about('PostgreSQL');

function checkVersion(version: number): Findings {
  const major = Math.floor(version / 10_000);
  return major < minPostgresVersion
    ? warning(`Is version ${major}, which its makers no longer mend.`)
    : ok(`Version ${major}.`);
}

const checkDurability = ({ fsync, synchronousCommit }: PostgresFacts): Findings =>
  fsync === 'off' || synchronousCommit === 'off'
    ? problem(
        `fsync is ${fsync}, synchronous_commit is ${synchronousCommit}: answers are acknowledged before they are on the disk. Turn both on.`,
      )
    : null;

function checkConnection(facts: PostgresFacts, url: string): Findings {
  const { hostname, searchParams } = new URL(url);
  const isReachedLocally = isLoopback(hostname) || searchParams.has('host');
  // A proxy on this machine may lead to a server on another one.
  const isLocal = isReachedLocally && isLoopback(facts.serverAddress ?? 'localhost');
  return [
    facts.isSuperuser
      ? warning(
          'The user of DATABASE_URL is a superuser; one that owns this database alone is enough.',
        )
      : null,
    facts.isEncrypted || isLocal
      ? null
      : warning(
          isReachedLocally
            ? 'The connection leads over a proxy of this machine to another one, and is not encrypted from here. Set server_tls_sslmode in PgBouncer, unless the network between is yours alone.'
            : 'The connection is not encrypted. Add ?sslmode=verify-full to DATABASE_URL, unless the network between is yours alone.',
        ),
    facts.isUnlimitedPooler
      ? warning(
          `Is reached through a pooler, and nothing limits how long a statement may run. ${unlimitedPoolerAdvice}`,
        )
      : null,
    checkConnections(facts),
  ];
}

function checkConnections({ maxConnections, freeConnections }: PostgresFacts): Findings {
  if (maxConnections < 2 * maxConnectionsPerNode)
    return warning(
      `Takes ${maxConnections} connections; a node opens up to ${maxConnectionsPerNode}.`,
    );
  if (freeConnections === null) return null;
  const sentence = `${freeConnections} of ${maxConnections} connections are free.`;
  return freeConnections < maxConnectionsPerNode
    ? warning(`${sentence} A node that starts opens up to ${maxConnectionsPerNode}.`)
    : ok(sentence);
}

const archives = {
  off: ok('Archives nothing.'),
  'nothing yet': warning('Is set to archive its log, and has archived nothing yet.'),
  on: ok('Archives its log.'),
  failing: problem('The last attempt to archive its log has failed; its own log says why.'),
} as const;

const checkReplication = (facts: PostgresFacts): Findings =>
  facts.isStandby
    ? problem('Is a standby. DATABASE_URL must lead to the primary.')
    : [checkStandbys(facts), archives[facts.archiving]];

function checkStandbys({ standbys, waitsForStandby, isOfCluster }: PostgresFacts): Findings {
  if (!standbys)
    return warning(
      'Does not show its standbys and connections to this role. Run: grant pg_monitor to ….',
    );
  const { synchronous, asynchronous } = standbys;
  if (synchronous > 0)
    return ok(`Standbys: ${synchronous} synchronous, ${asynchronous} asynchronous.`);
  if (waitsForStandby)
    return problem('Commits wait for a synchronous standby, and none is connected.');
  return asynchronous > 0 || isOfCluster
    ? warning(
        `No standby is synchronous (${asynchronous} asynchronous): a lost primary loses the last answers. Set Patroni's synchronous_mode, or synchronous_standby_names.`,
      )
    : ok('The primary, without a standby.');
}

function checkServerClock(serverNow: number, now: number): Findings {
  const clock = about('clock');
  const offset = Math.abs(serverNow - now);
  return offset > clockToleranceMilliseconds
    ? clock.warning(
        `Is ${Math.round(offset / 1000)} s away from the database server's. Run a time service on both.`,
      )
    : clock.ok("Agrees with the database server's.");
}

export const checkPostgres = (facts: PostgresFacts, url: string, now: number): Findings => [
  checkVersion(facts.version),
  checkDurability(facts),
  checkConnection(facts, url),
  checkReplication(facts),
  checkServerClock(facts.now, now),
];
