/** The state of the page '/s', which shows another person's link after a press. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Reply } from '../../../contract/endpoints.ts';
import { linkCalls } from '../../../contract/sharing-calls.ts';
import { errorStatus } from '../../platform/api/error.ts';
import { forgetArrival, keepArrival, readArrival } from '../../platform/arrival/arrival.ts';
import {
  keepOpenedLink,
  markAsShown,
  readOpenedLink,
  readToken,
  wasShown,
} from '../../platform/arrival/opened-link.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { bindCalls, restoreSession } from '../../platform/session/call.ts';
import { isLoggedIn, session } from '../../platform/session/session.ts';

/** The server's reply for an opened link. */
export type OpenedLink = Reply<'openLink'>;

/** The calls to the server and the tab. Tests pass their own implementation. */
export interface OpeningWorld {
  readonly open: (token: string) => Promise<OpenedLink>;
  /** Lists the tokens of the visitor's own links. */
  readonly listOwnTokens: () => Promise<readonly string[]>;
  readonly isLoggedIn: () => boolean;
  /** Signs in with the stored login code; false or a rejection if that does not work. */
  readonly restoreSession: () => Promise<boolean>;
  readonly markAsShown: (token: string) => void;
}

/** False if this browser cannot tell. */
async function isOwnLink(world: OpeningWorld, token: string): Promise<boolean> {
  if (!world.isLoggedIn()) return false;
  return listOwnTokens(world).then(
    (tokens) => tokens.includes(token),
    () => false,
  );
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

/** Opens a link and says whether it is the visitor's own. */
export async function openLink(
  world: OpeningWorld,
  token: string,
): Promise<{ readonly opened: OpenedLink; readonly isOwn: boolean }> {
  const isOwn = await isOwnLink(world, token);
  world.markAsShown(token);
  return { opened: await world.open(token), isOwn };
}

export type OpenedPhase =
  | { readonly phase: 'closed' | 'opening' | 'ended' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'shown'; readonly opened: OpenedLink; readonly isOwn: boolean };

const call = bindCalls(linkCalls);

const world: OpeningWorld = {
  open: (token) => call('openLink', { body: { token } }),
  listOwnTokens: async () =>
    (await call('listLinks', { recover: false })).links.map(({ token }) => token),
  isLoggedIn: () => isLoggedIn(session.getState()),
  restoreSession,
  markAsShown,
};

/** Unknown, ended and deleted links get the same reply, and so the same page. */
export const toFailedPhase = (error: unknown): OpenedPhase =>
  errorStatus(error) === 404 || errorStatus(error) === 400
    ? { phase: 'ended' }
    : { phase: 'failed', error };

/** Returns the token that the visitor came with, if this page was opened without one. */
function arrivalToken(): string | null {
  const arrival = readArrival();
  return arrival?.kind === 'link' ? arrival.token : null;
}

/**
 * Returns the token in the address, and takes it out of the address bar; without one, the token of
 * this tab or the one that the visitor came with. Null if there is none.
 */
function useToken(): string | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => readToken(hash) ?? readOpenedLink() ?? arrivalToken());
  const inAddress = readToken(hash);
  if (inAddress !== null && inAddress !== token) setToken(inAddress);
  useEffect(() => {
    if (token === null) return;
    keepOpenedLink(token);
    if (inAddress !== null) void navigate(paths.openedLink(), { replace: true });
  }, [token, inAddress, navigate]);
  return token;
}

/** Keeps the link for a visitor without a profile, to offer it again once there is one. */
function keepForLater(token: string): void {
  if (session.getState().user?.surveyCompleted === true) dropArrival(token);
  else keepArrival({ kind: 'link', token });
}

function dropArrival(token: string): void {
  if (arrivalToken() === token) forgetArrival();
}

export function useOpenedLink() {
  const token = useToken();
  const [state, setState] = useState<{ readonly token: string | null } & OpenedPhase>({
    token,
    phase: token === null ? 'ended' : 'closed',
  });
  const running = useRef<string | null>(null);
  if (state.token !== token) setState({ token, phase: token === null ? 'ended' : 'closed' });

  const show = useCallback(async () => {
    if (token === null || running.current === token) return;
    running.current = token;
    setState({ token, phase: 'opening' });
    const next = await openLink(world, token).then(
      (result): OpenedPhase => ({ phase: 'shown', ...result }),
      toFailedPhase,
    );
    if (running.current === token) setState({ token, ...next });
    running.current = null;
    if (next.phase === 'ended' || (next.phase === 'shown' && next.isOwn)) dropArrival(token);
  }, [token]);

  useEffect(() => {
    if (token === null) return;
    keepForLater(token);
    if (wasShown(token)) void show();
  }, [token, show]);

  return { state, show };
}
