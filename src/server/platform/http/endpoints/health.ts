/** `/healthz` reports that the process runs, `/readyz` that it can serve requests (H3). */

import type { FastifyInstance } from 'fastify';
import { unavailable } from '../../refusal/refusal.ts';
import { sendProblem } from '../problems/problem.ts';

interface HealthDeps {
  /** Rejects if the database does not answer. */
  readonly pingDatabase: () => Promise<unknown>;
  /** True during shutdown; `/readyz` then fails and load balancers stop sending requests (H4). */
  readonly isDraining: () => boolean;
}

export function serveHealth(app: FastifyInstance, { pingDatabase, isDraining }: HealthDeps): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    if (isDraining()) return sendProblem(reply, unavailable('This node is shutting down.'));
    try {
      await pingDatabase();
      return { status: 'ready' };
    } catch {
      return sendProblem(reply, unavailable('The database does not answer.'));
    }
  });
}
