/** Makes every request wait for its turn before it reaches a route, a page or the 404. */

import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { customerNetwork } from '../rate-limit/subjects.ts';
import { rateLimited } from '../refusal.ts';
import type { RequestContext } from '../turns/request-context.ts';
import { createTurns, type Place, type Turns } from '../turns/turns.ts';
import { readClient } from './request.ts';

const retryAfterSeconds = 1;

/**
 * Health checks are a network of their own, which is never refused, so that a busy node stays with
 * its load balancer.
 */
const healthPaths: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);
const healthNetwork = 'health checks';

/** The networks of one customer wait as callers of the one around them, as do tokens. */
function findPlace(request: FastifyRequest): Place {
  const client = readClient(request);
  const network = customerNetwork(client);
  // Without tokens, of which one client may send many, ahead of a load balancer.
  if (healthPaths.has(request.routeOptions.url)) return { network: healthNetwork, caller: network };
  // Not the token itself, because such a connection keeps the place, too.
  const caller = hash('sha256', request.headers.authorization ?? '', 'base64url');
  return { network, caller: `${client} ${caller}` };
}

/** Runs without the context of the request whose turn has just ended. */
type RunFresh = <T>(run: () => T) => T;

function waitForTurn(turns: Turns, place: Place, reply: FastifyReply, start: () => void): void {
  let hasStarted = false;
  const leave = turns.wait(place, () => {
    hasStarted = true;
    start();
  });
  if (!hasStarted) reply.raw.once('close', leave);
}

/** An object, because Fastify binds a function to the request. */
export type OfRequest = Omit<RequestContext, 'locale'>;

/**
 * Apart from the hook, whose scope holds the request and its token: a connection to PostgreSQL that
 * is opened for a request keeps this function.
 */
const createTakeTurn = (turns: Turns, place: Place) => async (): Promise<void> => {
  if (!turns.mayWorkOn(place)) await new Promise<void>((resolve) => turns.wait(place, resolve));
};

/** Add it before the hooks that cost time. */
export function addGate(app: FastifyInstance, turns = createTurns()): void {
  const runFresh: RunFresh = AsyncLocalStorage.snapshot();
  app.decorateRequest('turn', null);
  app.addHook('onRequest', (request, reply, done) => {
    const place = findPlace(request);
    const { isShared } = turns;
    const turn = { place, takeTurn: createTakeTurn(turns, place), isShared };
    request.setDecorator<OfRequest>('turn', turn);
    if (place.network !== healthNetwork && turns.isFull(place.network))
      return done(rateLimited(retryAfterSeconds));
    waitForTurn(turns, place, reply, () => runFresh(done));
  });
  // The turn ended when the request waited for its body or its caller's account.
  app.addHook('preValidation', (request, reply, done) => {
    const { place } = request.getDecorator<OfRequest>('turn');
    if (turns.mayWorkOn(place)) done();
    else waitForTurn(turns, place, reply, () => runFresh(done));
  });
}
