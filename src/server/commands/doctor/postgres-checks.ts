/** Checks the PostgreSQL server and the connection to it. */

import {
  maxConnectionsPerNode,
  unlimitedPoolerAdvice,
  type PostgresFacts,
} from './doctor-store.ts';
import { type Finding, isLoopback, ok, problem, warning } from './finding.ts';

const minPostgresVersion = 14;
const clockToleranceMilliseconds = 5000;

function checkDurability({ fsync, synchronousCommit }: PostgresFacts): Finding[] {
  if (fsync !== 'off' && synchronousCommit !== 'off') return [];
  return [
    problem(
      'PostgreSQL',
      `fsync is ${fsync}, synchronous_commit is ${synchronousCommit}: answers are acknowledged before they are on the disk. Turn both on.`,
    ),
  ];
}

function checkConnection(facts: PostgresFacts, url: string): Finding[] {
  const { hostname, searchParams } = new URL(url);
  const isLocal = isLoopback(hostname) || searchParams.has('host');
  const findings: Finding[] = [];
  if (facts.isSuperuser)
    findings.push(
      warning(
        'PostgreSQL',
        'The user of DATABASE_URL is a superuser; one that owns this database alone is enough.',
      ),
    );
  if (!facts.isEncrypted && !isLocal)
    findings.push(
      warning(
        'PostgreSQL',
        'The connection is not encrypted. Add ?sslmode=verify-full to DATABASE_URL, unless the network between is yours alone.',
      ),
    );
  if (facts.isUnlimitedPooler)
    findings.push(
      warning(
        'PostgreSQL',
        `Is reached through a pooler, and nothing limits how long a statement may run. ${unlimitedPoolerAdvice}`,
      ),
    );
  if (facts.maxConnections < 2 * maxConnectionsPerNode)
    findings.push(
      warning(
        'PostgreSQL',
        `Takes ${facts.maxConnections} connections; a node opens up to ${maxConnectionsPerNode}.`,
      ),
    );
  return findings;
}

function checkServerClock(serverNow: number, now: number): Finding {
  const offset = Math.abs(serverNow - now);
  return offset > clockToleranceMilliseconds
    ? warning(
        'clock',
        `Is ${Math.round(offset / 1000)} s away from the database server's. Run a time service on both.`,
      )
    : ok('clock', "Agrees with the database server's.");
}

export function checkPostgres(
  facts: PostgresFacts,
  { url, now }: { readonly url: string; readonly now: number },
): Finding[] {
  const version = Math.floor(facts.version / 10_000);
  return [
    version < minPostgresVersion
      ? warning('PostgreSQL', `Is version ${version}, which its makers no longer mend.`)
      : ok('PostgreSQL', `Version ${version}.`),
    ...checkDurability(facts),
    ...checkConnection(facts, url),
    checkServerClock(facts.now, now),
  ];
}
