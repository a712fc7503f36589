/**
 * Breaks what an operator fears, on this machine alone: `npm run trial -- NAME`. NAME is a failure
 * (`kill-9`, `outage`, `failover`, `rolling-restart`, `unread-replies`) or a half of the operator's
 * manual, whose steps run on the bundle (`one-machine`, `several-nodes`); without NAME, both halves
 * run. `cluster` breaks the cluster of `deploy/cluster/`; `--only hung` runs one of its failures,
 * `--seed TEXT` draws other moments, and `--busy 4` keeps the processors busy with four loops.
 * `--rounds 30` repeats a failure; `--engine postgres` is an option of the failures named first.
 *
 * Prints a line for each round or step. The exit code is 1 if an acknowledged answer is missing or
 * anything else is found that an operator would not accept. Needs Linux; the halves and some
 * failures need nginx, PostgreSQL and PgBouncer. Starts servers of its own only.
 */

import { parseArgs } from 'node:util';
import { killServers } from '../../support/process/server-process.ts';
import { onePostgres } from '../failures/databases.ts';
import { runFailure } from '../failures/driver.ts';
import { failures } from '../failures/failures.ts';
import { breakCluster } from './cluster.ts';
import { walkManual } from './walk.ts';

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string' },
    busy: { type: 'string', default: '0' },
    rounds: { type: 'string' },
    engine: { type: 'string', default: 'sqlite' },
  },
  allowPositionals: true,
});

async function run(name: string): Promise<readonly string[]> {
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  if (name === 'cluster')
    return breakCluster({
      report: console.log,
      only: values.only,
      rounds,
      seed: values.seed,
      busyLoops: Number(values.busy),
    });
  if (name === 'one-machine' || name === 'several-nodes' || name === 'manual')
    return walkManual(name, console.log);
  const failure = failures[name];
  if (!failure)
    throw new Error(
      `There is no trial ${name}. There are: ${Object.keys(failures).join(', ')}, one-machine, several-nodes, cluster.`,
    );
  return runFailure(failure, {
    rounds,
    ...(values.engine === 'postgres' && { database: onePostgres }),
    report: console.log,
  });
}

const [name = 'manual'] = positionals;
try {
  const findings = await run(name);
  for (const finding of findings) console.log(`✗ ${finding}`);
  console.log(findings.length === 0 ? `✓ ${name}: no acknowledged answer is missing` : '');
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  killServers();
}
