/** One's own answers: loading them, and marking hard limits among them. */

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileCalls } from '../../../contract/calls/profile-calls.ts';
import type { Reply } from '../../../contract/endpoints.ts';
import { errorStatus } from '../../platform/api/error.ts';
import { bindCalls } from '../../platform/session/call.ts';
import { useSession, type User } from '../../platform/session/session.ts';
import {
  type LimitChoice,
  withChoice,
  withSaved,
  withSaveFailed,
  withStored,
} from './limit-marks.ts';

export type OwnAnswer = Reply<'listAnswers'>['answers'][number];

const call = bindCalls(profileCalls);

export type AnswersPhase =
  | { readonly phase: 'loading' }
  | { readonly phase: 'not-logged-in' }
  | { readonly phase: 'empty' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'shown'; readonly answers: readonly OwnAnswer[] };

interface Loaded {
  readonly data: Reply<'listAnswers'> | undefined;
  readonly error: unknown;
}

/** Decides what the page shows. */
export function toAnswersPhase(user: User | null, { data, error }: Loaded): AnswersPhase {
  if (user === null) return { phase: 'not-logged-in' };
  if (data !== undefined)
    return data.answers.length > 0 ? { phase: 'shown', ...data } : { phase: 'empty' };
  if (error === null) return { phase: 'loading' };
  return errorStatus(error) === 401 ? { phase: 'not-logged-in' } : { phase: 'failed', error };
}

export function useAnswers(): AnswersPhase {
  const user = useSession((state) => state.user);
  const loaded = useQuery({
    queryKey: ['answers', user?.id],
    queryFn: () => call('listAnswers'),
    enabled: user !== null,
    // Each visit loads the list once: a later reply would not know the choices made since.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return toAnswersPhase(user, loaded);
}

/** Shows each choice at once, and saves the choices one after the other. */
export function useLimits(answers: readonly OwnAnswer[]) {
  const [marks, setMarks] = useState(() => withStored(answers));
  const { mutate } = useMutation({
    mutationFn: (choice: LimitChoice) => call('setLimit', { body: choice }),
    scope: { id: 'limits' },
    onSuccess: (_, choice) => setMarks((before) => withSaved(before, choice)),
    onError: (_, choice) => setMarks((before) => withSaveFailed(before, choice)),
  });
  const choose = (choice: LimitChoice) => {
    setMarks((before) => withChoice(before, choice));
    mutate(choice);
  };
  return { marks, choose };
}

export type Limits = ReturnType<typeof useLimits>;
