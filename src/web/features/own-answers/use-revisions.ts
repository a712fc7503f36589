import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { profileCalls } from '../../../contract/profile-calls.ts';
import type { GivenValue } from '../../../domain/survey.ts';
import { bindCalls } from '../../platform/session/call.ts';
import { queryClient } from '../../platform/session/query-client.ts';
import type { SaveStatus } from '../../ui/forms/save-status.ts';

const call = bindCalls(profileCalls);

interface Revision {
  readonly itemId: string;
  /** Null for a pass. */
  readonly value: GivenValue;
}

interface State {
  /** What the server has stored since the page was loaded. */
  readonly saved: Readonly<Record<string, GivenValue>>;
  readonly last: (Revision & { readonly status: SaveStatus }) | null;
}

/** Turns answers into passes, and answers passed questions, one after the other. */
export function useRevisions() {
  const [{ saved, last }, setState] = useState<State>({ saved: {}, last: null });
  const settle = (revision: Revision, status: SaveStatus) =>
    setState((before) => ({
      saved:
        status === 'saved' ? { ...before.saved, [revision.itemId]: revision.value } : before.saved,
      last: { ...revision, status },
    }));
  const { mutate } = useMutation({
    mutationFn: (body: Revision) => call('reviseAnswer', { body }),
    scope: { id: 'revisions' },
    onSuccess: (_, revision) => {
      settle(revision, 'saved');
      // The profile and everything behind it is computed anew.
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [key] }) => key !== 'answers' });
    },
    onError: (_, revision) => settle(revision, 'failed'),
  });
  const revise = (revision: Revision) => {
    settle(revision, 'saving');
    mutate(revision);
  };
  return { saved, last, revise };
}

export type Revisions = ReturnType<typeof useRevisions>;
