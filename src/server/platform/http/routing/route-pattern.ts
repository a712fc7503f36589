/**
 * Converts the path of a call to the syntax of Fastify's router: `/a/{b}/profile:compute` becomes
 * `/a/:b/profile::compute`, because a single colon starts a parameter.
 */
export const routePattern = (path: string): string =>
  path.replaceAll(':', '::').replaceAll(/\{(\w+)\}/g, ':$1');
