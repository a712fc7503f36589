/** The calls about donated copies, which one section of a page makes. */

import type { Call } from './call.ts';

export const donationCalls = {
  getDonation: {
    method: 'GET',
    path: '/api/v1/user/donation',
    access: 'user',
    fallback: 'Failed to load your choice',
  },
  setDonation: {
    method: 'PUT',
    path: '/api/v1/user/donation',
    access: 'user',
    fallback: 'Failed to save your choice',
  },
} as const satisfies Record<string, Call>;
