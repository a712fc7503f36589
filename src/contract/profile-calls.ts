/** Calls about profiles. The browser loads this file on demand. */

import { open, user } from './common-calls.ts';

export const profileCalls = {
  publicProfile: open.get('/api/v1/profile/public/{shareCode}', 'Failed to get public profile'),
  compareProfiles: user.post('/api/v1/profile/compare', 'Failed to compare profiles'),
  listPeople: user.get('/api/v1/profile/people', 'Failed to list the people you compared with'),
  keepPerson: user.post('/api/v1/profile/people', 'Failed to keep this comparison'),
  /** A POST, because a code in a path would appear in access logs. */
  removePerson: user.post('/api/v1/profile/people/remove', 'Failed to remove this person'),
  writeInsight: user.post('/api/v1/profile/insight', 'Failed to write a text'),
  discardInsight: user.delete('/api/v1/profile/insight', 'Failed to delete the text'),
  attemptStatus: user.get(
    '/api/survey/two-stage/status/{attemptId}',
    'Failed to get attempt status',
  ),
  roundStatus: user.get('/api/v1/profile/deeper', 'Failed to load the questions that are left'),
  beginRound: user.post('/api/v1/profile/deeper', 'Failed to begin ten more questions'),
  listAnswers: user.get('/api/v1/profile/answers', 'Failed to load your answers'),
  reviseAnswer: user.put('/api/v1/profile/answers', 'Failed to change the answer'),
  setLimit: user.put('/api/v1/profile/limits', 'Failed to save the limit'),
  profileHistory: user.get('/api/v1/profile/history', 'Failed to load your earlier results'),
  forgetHistory: user.delete('/api/v1/profile/history', 'Failed to forget your earlier results'),
};
