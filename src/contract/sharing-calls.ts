/** Ids and tokens of links stand in bodies, never in paths, so that no access log contains them. */

import { open, user } from './common-calls.ts';

export const linkCalls = {
  createLink: user.post('/api/v1/links', 'Failed to create the link'),
  /** Shows the content of a link before it is made. Nothing is stored. */
  previewLink: user.post('/api/v1/links/preview', 'Failed to show the preview'),
  listLinks: user.get('/api/v1/links', 'Failed to list your links'),
  changeLink: user.post('/api/v1/links/change', 'Failed to change the link'),
  deleteLink: user.post('/api/v1/links/delete', 'Failed to delete the link'),
  openLink: open.post('/api/v1/links/open', 'Failed to open the link'),
};
