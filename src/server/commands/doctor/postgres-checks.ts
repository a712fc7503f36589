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
  const isLocal = isLoopback(hostname) || searchParams.has('host');
  return [
    facts.isSuperuser
      ? warning(
          'The user of DATABASE_URL is a superuser; one that owns this database alone is enough.',
        )
      : null,
    facts.isEncrypted || isLocal
      ? null
      : warning(
          'The connection is not encrypted. Add ?sslmode=verify-full to DATABASE_URL, unless the network between is yours alone.',
        ),
    facts.isUnlimitedPooler
      ? warning(
          `Is reached through a pooler, and nothing limits how long a statement may run. ${unlimitedPoolerAdvice}`,
        )
      : null,
    facts.maxConnections < 2 * maxConnectionsPerNode
      ? warning(
          `Takes ${facts.maxConnections} connections; a node opens up to ${maxConnectionsPerNode}.`,
        )
      : null,
  ];
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
  checkServerClock(facts.now, now),
];
