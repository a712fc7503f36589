/**
 * Calls about profiles that the browser loads on demand: the public profile, the comparison, the AI
 * summary, the answers with their hard limits, the earlier results, and the status of an attempt by
 * its id, which no page needs.
 */

import { call } from './common-calls.ts';

export const profileCalls = {
  publicProfile: call(
    'GET',
    '/api/v1/profile/public/{shareCode}',
    'public',
    'Failed to get public profile',
  ),
  compareProfiles: call('POST', '/api/v1/profile/compare', 'user', 'Failed to compare profiles'),
  writeInsight: call('POST', '/api/v1/profile/insight', 'user', 'Failed to write a text'),
  discardInsight: call('DELETE', '/api/v1/profile/insight', 'user', 'Failed to delete the text'),
  attemptStatus: call(
    'GET',
    '/api/survey/two-stage/status/{attemptId}',
    'user',
    'Failed to get attempt status',
  ),
  roundStatus: call(
    'GET',
    '/api/v1/profile/deeper',
    'user',
    'Failed to load the questions that are left',
  ),
  beginRound: call('POST', '/api/v1/profile/deeper', 'user', 'Failed to begin ten more questions'),
  listAnswers: call('GET', '/api/v1/profile/answers', 'user', 'Failed to load your answers'),
  setLimit: call('PUT', '/api/v1/profile/limits', 'user', 'Failed to save the limit'),
  profileHistory: call(
    'GET',
    '/api/v1/profile/history',
    'user',
    'Failed to load your earlier results',
  ),
  forgetHistory: call(
    'DELETE',
    '/api/v1/profile/history',
    'user',
    'Failed to forget your earlier results',
  ),
};
