/**
 * The calls of the links that an owner makes beside the share code. Ids and tokens stand in bodies,
 * never in paths, so that no access log contains them.
 */

import { call } from './common-calls.ts';

export const linkCalls = {
  createLink: call('POST', '/api/v1/links', 'user', 'Failed to create the link'),
  /** What a link would show, before it is made: nothing is stored. */
  previewLink: call('POST', '/api/v1/links/preview', 'user', 'Failed to show the preview'),
  listLinks: call('GET', '/api/v1/links', 'user', 'Failed to list your links'),
  changeLink: call('POST', '/api/v1/links/change', 'user', 'Failed to change the link'),
  deleteLink: call('POST', '/api/v1/links/delete', 'user', 'Failed to delete the link'),
  openLink: call('POST', '/api/v1/links/open', 'public', 'Failed to open the link'),
};
