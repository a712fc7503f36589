/**
 * The calls of shared readings: a comparison that is shown only after both people have said yes.
 * Ids and tokens stand in bodies, never in paths, so that no access log contains them.
 */

import { call } from './common-calls.ts';

export const togetherCalls = {
  createPair: call('POST', '/api/v1/together/invite', 'user', 'Failed to create an invitation'),
  joinPair: call('POST', '/api/v1/together/join', 'user', 'Failed to accept the invitation'),
  listPairs: call('GET', '/api/v1/together', 'user', 'Failed to list your shared readings'),
  sayYes: call('POST', '/api/v1/together/yes', 'user', 'Failed to save your yes'),
  endPair: call('POST', '/api/v1/together/end', 'user', 'Failed to end the shared reading'),
  pairResult: call('POST', '/api/v1/together/result', 'user', 'Failed to load the shared reading'),
};
