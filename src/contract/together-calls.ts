/**
 * The calls of shared readings: a comparison that is shown only after both people have said yes.
 * Ids and tokens stand in bodies, never in paths, so that no access log contains them.
 */

import type { Call } from './common-calls.ts';

export const togetherCalls = {
  createPair: {
    method: 'POST',
    path: '/api/v1/together/invite',
    access: 'user',
    fallback: 'Failed to create an invitation',
  },
  joinPair: {
    method: 'POST',
    path: '/api/v1/together/join',
    access: 'user',
    fallback: 'Failed to accept the invitation',
  },
  listPairs: {
    method: 'GET',
    path: '/api/v1/together',
    access: 'user',
    fallback: 'Failed to list your shared readings',
  },
  sayYes: {
    method: 'POST',
    path: '/api/v1/together/yes',
    access: 'user',
    fallback: 'Failed to save your yes',
  },
  endPair: {
    method: 'POST',
    path: '/api/v1/together/end',
    access: 'user',
    fallback: 'Failed to end the shared reading',
  },
  pairResult: {
    method: 'POST',
    path: '/api/v1/together/result',
    access: 'user',
    fallback: 'Failed to load the shared reading',
  },
} as const satisfies Record<string, Call>;
