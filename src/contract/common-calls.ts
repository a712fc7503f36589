/**
 * The calls that the browser loads with every page, so this table must not import zod;
 * `endpoints.ts` adds the schemas. Braces are path parameters; the colon in `profile:compute` is a
 * literal character.
 */

export type Access = 'public' | 'user' | 'admin';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** The text that a screen shows if the call fails and the reply has no text. */
  readonly fallback: string;
}

type Path = Call['path'];

/** Keeps the literal types, from which the types of handlers are made. */
const callsOf = <const A extends Access>(access: A) => ({
  get: <P extends Path>(path: P, fallback: string) =>
    ({ method: 'GET', path, access, fallback }) as const,
  post: <P extends Path>(path: P, fallback: string) =>
    ({ method: 'POST', path, access, fallback }) as const,
  put: <P extends Path>(path: P, fallback: string) =>
    ({ method: 'PUT', path, access, fallback }) as const,
  delete: <P extends Path>(path: P, fallback: string) =>
    ({ method: 'DELETE', path, access, fallback }) as const,
});

export const open = callsOf('public');
export const user = callsOf('user');
export const admin = callsOf('admin');

export const commonCalls = {
  createUnique: open.post('/api/v1/auth/create-unique', 'Account creation failed'),
  login: open.post('/api/v1/auth/login', 'Login failed'),
  refresh: user.post('/api/v1/auth/refresh', 'Failed to refresh session'),
  logout: user.post('/api/v1/auth/logout', 'Logout failed'),
  me: user.get('/api/v1/auth/me', 'Failed to get user'),

  startSurvey: user.post('/api/survey/two-stage/start', 'Failed to start two-stage survey'),
  surveyStatus: user.get('/api/survey/two-stage/status', 'Failed to get survey status'),
  saveResponse: user.post('/api/survey/two-stage/response', 'Failed to save response'),
  completeSetA: user.post('/api/survey/two-stage/complete-set-a', 'Failed to complete Set A'),
  surveyItems: user.get('/api/survey/two-stage/items', 'Failed to get survey items'),
  scaleLabels: open.get('/api/survey/two-stage/scale-labels', 'Failed to get scale labels'),
  computeProfile: user.post('/api/survey/profile:compute', 'Failed to compute profile'),

  profileStatus: user.get('/api/v1/profile/status', 'Failed to get profile status'),
};
