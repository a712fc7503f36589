/** The state of 'Edit Profile', which runs one action at a time. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatError } from '../../platform/api/format-error.ts';
import { call } from '../../platform/session/call.ts';
import { queryClient } from '../../platform/session/query-client.ts';
import {
  confirmationTexts,
  failureTexts,
  type AccountAction,
  type Perform,
} from './account-action.ts';
import { createCodeActions } from './code-actions.ts';
import { createDataActions } from './data-actions.ts';

const queryKey = ['sessions'] as const;

type Phase =
  | { readonly name: 'idle' }
  | { readonly name: 'busy'; readonly action: AccountAction }
  | { readonly name: 'done'; readonly action: AccountAction; readonly text: string }
  | { readonly name: 'failed'; readonly action: AccountAction; readonly text: string };

export function useAccount() {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const navigate = useNavigate();
  const sessions = useQuery({ queryKey, queryFn: () => call('listSessions') });

  const perform: Perform = async (action, run) => {
    const confirmation = confirmationTexts[action];
    if (confirmation !== undefined && !window.confirm(confirmation)) return;
    setPhase({ name: 'busy', action });
    try {
      setPhase({ name: 'done', action, text: await run() });
    } catch (error) {
      // Show the server's detail for a 409, because the visitor can act on it.
      setPhase({ name: 'failed', action, text: formatError(error, failureTexts[action], [409]) });
    }
  };

  return {
    phase,
    sessions: sessions.data ?? [],
    ...createCodeActions(perform, () => queryClient.invalidateQueries({ queryKey })),
    ...createDataActions(perform, navigate),
  };
}

export type Account = ReturnType<typeof useAccount>;
