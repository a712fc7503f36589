/**
 * The calls of the links that an owner makes beside the share code. Ids and tokens stand in bodies,
 * never in paths, so that no access log contains them.
 */

import type { Call } from './common-calls.ts';

export const linkCalls = {
  createLink: {
    method: 'POST',
    path: '/api/v1/links',
    access: 'user',
    fallback: 'Failed to create the link',
  },
  /** What a link would show, before it is made: nothing is stored. */
  previewLink: {
    method: 'POST',
    path: '/api/v1/links/preview',
    access: 'user',
    fallback: 'Failed to show the preview',
  },
  listLinks: {
    method: 'GET',
    path: '/api/v1/links',
    access: 'user',
    fallback: 'Failed to list your links',
  },
  changeLink: {
    method: 'POST',
    path: '/api/v1/links/change',
    access: 'user',
    fallback: 'Failed to change the link',
  },
  deleteLink: {
    method: 'POST',
    path: '/api/v1/links/delete',
    access: 'user',
    fallback: 'Failed to delete the link',
  },
  openLink: {
    method: 'POST',
    path: '/api/v1/links/open',
    access: 'public',
    fallback: 'Failed to open the link',
  },
} as const satisfies Record<string, Call>;
