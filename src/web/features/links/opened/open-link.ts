/** How a visitor opens somebody's link, and when this counts as a view. */

import type { Reply } from '../../../../contract/endpoints.ts';
import { errorStatus } from '../../../platform/api/error.ts';

export type OpenedLink = Reply<'openLink'>;

/** What opening a link needs from the server and the tab. Tests pass their own implementation. */
export interface OpeningWorld {
  readonly open: (token: string, countsAsView: boolean) => Promise<OpenedLink>;
  /** Lists the tokens of the visitor's own links. */
  readonly listOwnTokens: () => Promise<readonly string[]>;
  readonly isLoggedIn: () => boolean;
  /** Signs in with the stored login code; false or a rejection if that does not work. */
  readonly restoreSession: () => Promise<boolean>;
  readonly wasShown: (token: string) => boolean;
  readonly markAsShown: (token: string) => void;
}

/** Whose link it is, as far as this browser can tell. */
type Ownership = 'own' | 'foreign' | 'unknown';

async function findOwnership(world: OpeningWorld, token: string): Promise<Ownership> {
  if (!world.isLoggedIn()) return 'foreign';
  const tokens = await listOwnTokens(world).catch(() => null);
  if (tokens === null) return 'unknown';
  return tokens.includes(token) ? 'own' : 'foreign';
}

/** Renews an expired session, but sends no visitor away: the page is open to everybody. */
async function listOwnTokens(world: OpeningWorld): Promise<readonly string[]> {
  try {
    return await world.listOwnTokens();
  } catch (error) {
    if (errorStatus(error) !== 401 || !(await world.restoreSession())) throw error;
    return world.listOwnTokens();
  }
}

/**
 * Opens a link and says whether it is the visitor's own. It counts as a view only the first time in
 * this tab, and never if the link is or may be the visitor's own. The tab is marked before the
 * call, because a reply that is lost may have been counted.
 */
export async function openLink(
  world: OpeningWorld,
  token: string,
): Promise<{ readonly opened: OpenedLink; readonly isOwn: boolean }> {
  const ownership = await findOwnership(world, token);
  const countsAsView = ownership === 'foreign' && !world.wasShown(token);
  world.markAsShown(token);
  return { opened: await world.open(token, countsAsView), isOwn: ownership === 'own' };
}
