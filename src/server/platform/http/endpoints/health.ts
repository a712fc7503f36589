/** `/healthz` reports that the process runs, `/readyz` that it can serve requests (H3). */

import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import {
  findCause,
  isOutageCause,
  type OutageCause,
  outageSentences,
} from '../../db/failures/find-cause.ts';
import { unavailable } from '../../refusal/refusal.ts';
import { sendProblem } from '../problems/problem.ts';

interface HealthDeps {
  /** Returns why nothing can be written, or null if writing is possible as far as known. */
  readonly findOutage: () => OutageCause | null;
  /** Rejects if the database does not answer. */
  readonly pingDatabase: () => Promise<unknown>;
  /** True during shutdown; `/readyz` then fails and load balancers stop sending requests (H4). */
  readonly isDraining: () => boolean;
}

const maxPingMilliseconds = 2000;

/** Returns why the database cannot serve, or null if it can. */
async function findReason({ findOutage, pingDatabase }: HealthDeps): Promise<OutageCause | null> {
  const outage = findOutage();
  if (outage) return outage;
  const timeout = new AbortController();
  try {
    return await Promise.race([
      pingDatabase().then(() => null),
      sleep(maxPingMilliseconds, 'unavailable' as const, { signal: timeout.signal, ref: false }),
    ]);
  } catch (error) {
    const cause = findCause(error);
    return isOutageCause(cause) ? cause : 'unavailable';
  } finally {
    timeout.abort();
  }
}

export function serveHealth(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    if (deps.isDraining()) return sendProblem(reply, unavailable('This node is shutting down.'));
    const reason = await findReason(deps);
    return reason ? sendProblem(reply, unavailable(outageSentences[reason])) : { status: 'ready' };
  });
}
