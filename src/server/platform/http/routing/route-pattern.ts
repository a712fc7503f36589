/**
 * The path of a call as Fastify's router takes it: `/a/{b}/profile:compute` becomes
 * `/a/:b/profile::compute`, because the router reads a single colon as a parameter.
 */
export const routePattern = (path: string): string =>
  path.replaceAll(':', '::').replaceAll(/\{(\w+)\}/g, ':$1');
