/**
 * The calls that the browser loads with every page: method, path, required access, and the text
 * that a screen shows if the call fails and the reply has no text (spec §7, §8; product decisions B
 * to F). The browser imports this table, so it must not import zod: `endpoints.ts` adds the
 * schemas, and the tables of calls that belong to a single page. Path parameters are in braces, as
 * in OpenAPI. The colon in `profile:compute` is a literal character.
 */

import type { Call } from './call.ts';

export const commonCalls = {
  register: {
    method: 'POST',
    path: '/api/v1/auth/register',
    access: 'public',
    fallback: 'Registration failed',
  },
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
  rotateLoginCode: {
    method: 'POST',
    path: '/api/v1/auth/login-code',
    access: 'user',
    fallback: 'Failed to create a new login code',
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/v1/auth/confirm',
    access: 'public',
    fallback: 'Failed to confirm e-mail address',
  },
  listSessions: {
    method: 'GET',
    path: '/api/v1/auth/sessions',
    access: 'user',
    fallback: 'Failed to list sessions',
  },
  endSession: {
    method: 'DELETE',
    path: '/api/v1/auth/sessions/{sessionId}',
    access: 'user',
    fallback: 'Failed to end session',
  },

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
  attemptStatus: {
    method: 'GET',
    path: '/api/survey/two-stage/status/{attemptId}',
    access: 'user',
    fallback: 'Failed to get attempt status',
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
  retakeSurvey: {
    method: 'POST',
    path: '/api/survey/two-stage/retake',
    access: 'user',
    fallback: 'Failed to retake the survey',
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
  writeInsight: {
    method: 'POST',
    path: '/api/v1/profile/insight',
    access: 'user',
    fallback: 'Failed to write a text',
  },
  discardInsight: {
    method: 'DELETE',
    path: '/api/v1/profile/insight',
    access: 'user',
    fallback: 'Failed to delete the text',
  },
  publicProfile: {
    method: 'GET',
    path: '/api/v1/profile/public/{shareCode}',
    access: 'public',
    fallback: 'Failed to get public profile',
  },
  compareProfiles: {
    method: 'POST',
    path: '/api/v1/profile/compare',
    access: 'user',
    fallback: 'Failed to compare profiles',
  },
  deleteData: {
    method: 'DELETE',
    path: '/api/v1/profile',
    access: 'user',
    fallback: 'Failed to delete user data',
  },

  updateOptionalInfo: {
    method: 'PUT',
    path: '/api/v1/user/optional-info',
    access: 'user',
    fallback: 'Failed to update user info',
  },
  renewShareCode: {
    method: 'POST',
    path: '/api/v1/user/share-code',
    access: 'user',
    fallback: 'Failed to renew share code',
  },
  switchSharingOff: {
    method: 'DELETE',
    path: '/api/v1/user/share-code',
    access: 'user',
    fallback: 'Failed to switch sharing off',
  },
  exportData: {
    method: 'GET',
    path: '/api/v1/user/export',
    access: 'user',
    fallback: 'Failed to export data',
  },
} as const satisfies Record<string, Call>;
