/** The state of 'Edit Profile', which runs one action at a time. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatError } from '../../platform/api/format-error.ts';
import { ActionDeclined } from '../../platform/api/use-action.ts';
import { queryClient } from '../../platform/session/query-client.ts';
import { useRestoredFocus } from '../../ui/forms/use-restored-focus.ts';
import {
  type AccountAction,
  type Perform,
  createCodeActions,
  createDataActions,
} from './account-actions.ts';
import { reloadPasskeys } from './passkeys/use-passkeys.ts';
import { reloadProofStatus } from './use-proof-dialog.ts';
import { callAccount } from './with-proof.ts';
import * as words from './words.ts';

const queryKey = ['sessions'] as const;

type Phase =
  | { readonly name: 'idle' }
  | { readonly name: 'busy'; readonly action: AccountAction }
  | { readonly name: 'done' | 'failed'; readonly action: AccountAction; readonly text: string };

export function useAccount() {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const rememberFocus = useRestoredFocus(phase.name === 'busy');
  const navigate = useNavigate();
  const sessions = useQuery({ queryKey, queryFn: () => callAccount('listSessions') });

  const perform: Perform = async (action, run, isConfirmed = false) => {
    const confirmation = isConfirmed ? undefined : words.confirmations[action];
    if (confirmation !== undefined && !window.confirm(confirmation)) return;
    rememberFocus();
    setPhase({ name: 'busy', action });
    try {
      setPhase({ name: 'done', action, text: await run() });
    } catch (error) {
      if (error instanceof ActionDeclined) return setPhase({ name: 'idle' });
      // Show the server's detail for a 409, because the visitor can act on it.
      setPhase({ name: 'failed', action, text: formatError(error, words.failures[action], [409]) });
    }
  };

  return {
    phase,
    sessions: sessions.data ?? [],
    ...createCodeActions(perform, () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        reloadProofStatus(),
        reloadPasskeys(),
      ]),
    ),
    ...createDataActions(perform, navigate),
  };
}

export type Account = ReturnType<typeof useAccount>;
