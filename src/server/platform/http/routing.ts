/** Answers 405 if a path does not have the method, with the possible ones in `Allow`. */

import type { FastifyInstance } from 'fastify';
import { calls, servedCalls } from '../../../contract/endpoints.ts';
import { Refusal } from '../refusal.ts';

/** `/a/{b}/profile:compute` becomes `/a/:b/profile::compute`: one colon is a parameter. */
export const routePattern = (path: string): string =>
  path.replaceAll(':', '::').replaceAll(/\{(\w+)\}/g, ':$1');

const knownMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

export function refuseOtherMethods(app: FastifyInstance): void {
  const callsByPath = Map.groupBy(servedCalls, (name) => calls[name].path);
  for (const [path, names] of callsByPath) {
    const allowedMethods = names.map((name): string => calls[name].method);
    app.route({
      method: knownMethods.filter((method) => !allowedMethods.includes(method)),
      url: routePattern(path),
      handler: async () => {
        throw new Refusal('method_not_allowed', `Use ${allowedMethods.join(' or ')} here.`, {
          allowedMethods,
        });
      },
    });
  }
}
