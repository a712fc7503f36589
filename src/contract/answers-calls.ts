/** The calls of the page with one's own answers. The browser loads them only with that page. */

import type { Call } from './call.ts';

export const answersCalls = {
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
} as const satisfies Record<string, Call>;
