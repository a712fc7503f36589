/**
 * The calls that the browser loads with every page: method, path, required access, and the text
 * that a screen shows if the call fails and the reply has no text (spec §7, §8; product decisions B
 * to F). The browser imports this table, so it must not import zod: `endpoints.ts` adds the
 * schemas, and the tables of calls that belong to a single page. Path parameters are in braces, as
 * in OpenAPI. The colon in `profile:compute` is a literal character.
 */

export type Access = 'public' | 'user' | 'admin';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** The text that a screen shows if the call fails and the reply has no text. */
  readonly fallback: string;
}

/** Keeps the literal types, from which the types of handlers are made. */
export const call = <const M extends Call['method'], P extends Call['path'], A extends Access>(
  method: M,
  path: P,
  access: A,
  fallback: string,
) => ({ method, path, access, fallback }) as const;

export const commonCalls = {
  createUnique: call('POST', '/api/v1/auth/create-unique', 'public', 'Account creation failed'),
  login: call('POST', '/api/v1/auth/login', 'public', 'Login failed'),
  refresh: call('POST', '/api/v1/auth/refresh', 'user', 'Failed to refresh session'),
  logout: call('POST', '/api/v1/auth/logout', 'user', 'Logout failed'),
  me: call('GET', '/api/v1/auth/me', 'user', 'Failed to get user'),

  startSurvey: call(
    'POST',
    '/api/survey/two-stage/start',
    'user',
    'Failed to start two-stage survey',
  ),
  surveyStatus: call('GET', '/api/survey/two-stage/status', 'user', 'Failed to get survey status'),
  saveResponse: call('POST', '/api/survey/two-stage/response', 'user', 'Failed to save response'),
  completeSetA: call(
    'POST',
    '/api/survey/two-stage/complete-set-a',
    'user',
    'Failed to complete Set A',
  ),
  surveyItems: call('GET', '/api/survey/two-stage/items', 'user', 'Failed to get survey items'),
  scaleLabels: call(
    'GET',
    '/api/survey/two-stage/scale-labels',
    'public',
    'Failed to get scale labels',
  ),
  computeProfile: call('POST', '/api/survey/profile:compute', 'user', 'Failed to compute profile'),

  profileStatus: call('GET', '/api/v1/profile/status', 'user', 'Failed to get profile status'),
};
