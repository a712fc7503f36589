/** Makes every request wait for its turn before it reaches a route, a page or the 404. */

import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkAround } from '../rate-limit/subjects.ts';
import { rateLimited } from '../refusal.ts';
import { createTurns, type Place, type Turns } from '../turns/turns.ts';
import { readClient } from './request.ts';

const retryAfterSeconds = 1;

/**
 * Health checks are a network of their own, which is never refused, so that a busy node stays with
 * its load balancer.
 */
const healthPaths: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);
const healthNetwork = 'health checks';

/** One customer may have 256 networks of IPv6, so they wait as callers of the one around them. */
function findPlace(request: FastifyRequest): Place {
  const client = readClient(request);
  const around = client.includes(':') ? networkAround(client) : null;
  const isHealthCheck = healthPaths.has(request.routeOptions.url);
  return {
    network: isHealthCheck ? healthNetwork : (around ?? client),
    caller: `${client} ${request.headers.authorization ?? ''}`,
  };
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

/** Add it before the hooks that cost time. */
export function addGate(app: FastifyInstance, turns = createTurns()): void {
  const runFresh: RunFresh = AsyncLocalStorage.snapshot();
  app.decorateRequest('place', null);
  app.decorateRequest('takeTurn', null);
  app.addHook('onRequest', (request, reply, done) => {
    const place = findPlace(request);
    request.setDecorator('place', place);
    request.setDecorator('takeTurn', async () => {
      if (!turns.mayWorkOn(place)) await new Promise<void>((resolve) => turns.wait(place, resolve));
    });
    if (place.network !== healthNetwork && turns.isFull(place.network))
      return done(rateLimited(retryAfterSeconds));
    waitForTurn(turns, place, reply, () => runFresh(done));
  });
  // The turn ended when the request waited for its body or its caller's account.
  app.addHook('preValidation', (request, reply, done) => {
    const place = request.getDecorator<Place>('place');
    if (turns.mayWorkOn(place)) done();
    else waitForTurn(turns, place, reply, () => runFresh(done));
  });
}
