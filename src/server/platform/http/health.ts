/** `/healthz` reports that the process runs, `/readyz` that it can serve requests. */

import type { FastifyInstance } from 'fastify';
import { unavailable } from '../refusal.ts';
import { sendProblem } from './problem.ts';

interface HealthDeps {
  /** Returns a sentence that says why the database cannot serve, or null if it can. */
  readonly findUnreadiness: () => Promise<string | null>;
  /** True during shutdown; `/readyz` then fails and load balancers stop sending requests. */
  readonly isDraining: (() => boolean) | undefined;
}

export function serveHealth(
  app: FastifyInstance,
  { findUnreadiness, isDraining }: HealthDeps,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    if (isDraining?.()) return sendProblem(reply, unavailable('This node is shutting down.'));
    const reason = await findUnreadiness();
    return reason === null ? { status: 'ready' } : sendProblem(reply, unavailable(reason));
  });
}
