/** Confirms an e-mail address with the token of a mailed link (product decisions B6). */

import { useState } from 'react';
import { useLocation } from 'react-router';
import { errorStatus } from '../../../platform/api/error.ts';
import { formatError } from '../../../platform/api/format-error.ts';
import { call } from '../../../platform/session/call.ts';
import { session, updateUser } from '../../../platform/session/session.ts';

export type ConfirmPhase =
  | { readonly name: 'asking' | 'confirming' | 'confirmed' | 'incomplete' }
  | { readonly name: 'failed'; readonly text: string; readonly isFinal: boolean };

/**
 * After these statuses a retry is pointless: the link was used, has expired or belongs to another
 * account.
 */
const finalStatuses = [400, 409];

export function failedPhase(error: unknown): ConfirmPhase {
  return {
    name: 'failed',
    text: formatError(
      error,
      'The address could not be confirmed just now. The link still holds: please try again.',
      finalStatuses,
    ),
    isFinal: finalStatuses.includes(errorStatus(error) ?? 500),
  };
}

/** Reads the token and removes it from the address bar and the history. */
function takeToken(search: string): string {
  const token = new URLSearchParams(search).get('token') ?? '';
  if (search !== '')
    window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}

/**
 * Confirms the address only when the visitor presses a button. Opening the link must not be enough,
 * because programs that scan mail open it too.
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
    // If this call fails, the stored user is outdated until the next token refresh.
    if (user !== null) await call('me', { recover: false }).then(updateUser, () => {});
  };

  return { phase, confirm };
}
