/**
 * Calls about profiles that the browser loads on demand: the public profile, the comparison, the AI
 * summary, the answers with their hard limits, the earlier results, and the status of an attempt by
 * its id, which no page needs.
 */

import type { Call } from './common-calls.ts';

export const profileCalls = {
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
  attemptStatus: {
    method: 'GET',
    path: '/api/survey/two-stage/status/{attemptId}',
    access: 'user',
    fallback: 'Failed to get attempt status',
  },
  roundStatus: {
    method: 'GET',
    path: '/api/v1/profile/deeper',
    access: 'user',
    fallback: 'Failed to load the questions that are left',
  },
  beginRound: {
    method: 'POST',
    path: '/api/v1/profile/deeper',
    access: 'user',
    fallback: 'Failed to begin ten more questions',
  },
  listAnswers: {
    method: 'GET',
    path: '/api/v1/profile/answers',
    access: 'user',
    fallback: 'Failed to load your answers',
  },
  setLimit: {
    method: 'PUT',
    path: '/api/v1/profile/limits',
    access: 'user',
    fallback: 'Failed to save the limit',
  },
  profileHistory: {
    method: 'GET',
    path: '/api/v1/profile/history',
    access: 'user',
    fallback: 'Failed to load your earlier results',
  },
  forgetHistory: {
    method: 'DELETE',
    path: '/api/v1/profile/history',
    access: 'user',
    fallback: 'Failed to forget your earlier results',
  },
} as const satisfies Record<string, Call>;
