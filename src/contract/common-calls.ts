/**
 * The calls that the browser loads with every page: method, path, required access, and the text
 * that a screen shows if the call fails and the reply has no text (spec §7, §8; product decisions B
 * to F). The browser imports this table, so it must not import zod: `endpoints.ts` adds the
 * schemas, and the tables of calls that belong to a single page. Path parameters are in braces, as
 * in OpenAPI. The colon in `profile:compute` is a literal character.
 */

/** One row of the tables of calls. */

export type Access = 'public' | 'user' | 'admin';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** The text that a screen shows if the call fails and the reply has no text. */
  readonly fallback: string;
}

export const commonCalls = {
  createUnique: {
    method: 'POST',
    path: '/api/v1/auth/create-unique',
    access: 'public',
    fallback: 'Account creation failed',
  },
  login: { method: 'POST', path: '/api/v1/auth/login', access: 'public', fallback: 'Login failed' },
  refresh: {
    method: 'POST',
    path: '/api/v1/auth/refresh',
    access: 'user',
    fallback: 'Failed to refresh session',
  },
  logout: {
    method: 'POST',
    path: '/api/v1/auth/logout',
    access: 'user',
    fallback: 'Logout failed',
  },
  me: { method: 'GET', path: '/api/v1/auth/me', access: 'user', fallback: 'Failed to get user' },

  startSurvey: {
    method: 'POST',
    path: '/api/survey/two-stage/start',
    access: 'user',
    fallback: 'Failed to start two-stage survey',
  },
  surveyStatus: {
    method: 'GET',
    path: '/api/survey/two-stage/status',
    access: 'user',
    fallback: 'Failed to get survey status',
  },
  saveResponse: {
    method: 'POST',
    path: '/api/survey/two-stage/response',
    access: 'user',
    fallback: 'Failed to save response',
  },
  completeSetA: {
    method: 'POST',
    path: '/api/survey/two-stage/complete-set-a',
    access: 'user',
    fallback: 'Failed to complete Set A',
  },
  surveyItems: {
    method: 'GET',
    path: '/api/survey/two-stage/items',
    access: 'user',
    fallback: 'Failed to get survey items',
  },
  scaleLabels: {
    method: 'GET',
    path: '/api/survey/two-stage/scale-labels',
    access: 'public',
    fallback: 'Failed to get scale labels',
  },
  computeProfile: {
    method: 'POST',
    path: '/api/survey/profile:compute',
    access: 'user',
    fallback: 'Failed to compute profile',
  },

  profileStatus: {
    method: 'GET',
    path: '/api/v1/profile/status',
    access: 'user',
    fallback: 'Failed to get profile status',
  },
} as const satisfies Record<string, Call>;
