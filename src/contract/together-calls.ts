/** Ids and tokens stand in bodies, never in paths, so that no access log contains them. */

import { user } from './common-calls.ts';

export const togetherCalls = {
  createPair: user.post('/api/v1/together/invite', 'Failed to create an invitation'),
  joinPair: user.post('/api/v1/together/join', 'Failed to accept the invitation'),
  listPairs: user.get('/api/v1/together', 'Failed to list your shared readings'),
  sayYes: user.post('/api/v1/together/yes', 'Failed to save your yes'),
  endPair: user.post('/api/v1/together/end', 'Failed to end the shared reading'),
  sendMarks: user.post('/api/v1/together/marks', 'Failed to send your marks'),
  eraseAgreement: user.post('/api/v1/together/erase', 'Failed to erase the agreement'),
  sayHelped: user.post('/api/v1/together/helped', 'Failed to save your answer'),
  pairResult: user.post('/api/v1/together/result', 'Failed to load the shared reading'),
};
