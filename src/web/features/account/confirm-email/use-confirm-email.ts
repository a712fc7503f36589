/** Opening the link of a confirmation message (decisions B6). */

import { useState } from 'react';
import { useLocation } from 'react-router';
import { problemDetail, errorStatus } from '../../../platform/api/error.ts';
import { call } from '../../../platform/session/call.ts';
import { session, updateUser } from '../../../platform/session/session.ts';

export type ConfirmPhase =
  | { readonly name: 'asking' | 'confirming' | 'confirmed' | 'incomplete' }
  | { readonly name: 'failed'; readonly text: string; readonly isFinal: boolean };

/** What the server says of a link that is used up, too old, or another account's is for a person to read; the rest may pass. */
export function failedPhase(error: unknown): ConfirmPhase {
  const status = errorStatus(error) ?? 500;
  const isFinal = status === 400 || status === 409;
  const text =
    (isFinal && problemDetail(error)) ||
    'The address could not be confirmed just now. The link still holds: please try again.';
  return { name: 'failed', text, isFinal };
}

/** The token leaves the address bar, and with it the history, as soon as it is read. */
function takeToken(search: string): string {
  const token = new URLSearchParams(search).get('token') ?? '';
  if (search !== '')
    window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}

/**
 * A button confirms, not the mere opening: programs that check mail open links too, and would prove an address that
 * nobody asked for.
 */
export function useConfirmEmail() {
  const { search } = useLocation();
  const [token] = useState(() => takeToken(search));
  const [phase, setPhase] = useState<ConfirmPhase>({
    name: token === '' ? 'incomplete' : 'asking',
  });

  const confirm = async () => {
    setPhase({ name: 'confirming' });
    try {
      await call('confirmEmail', { body: { token } });
      setPhase({ name: 'confirmed' });
    } catch (error) {
      setPhase(failedPhase(error));
      return;
    }
    const { user } = session.getState();
    if (user !== null) await call('me', { recover: false }).then(updateUser, () => {}); // shown stale at worst until the next refresh
  };

  return { phase, confirm };
}
