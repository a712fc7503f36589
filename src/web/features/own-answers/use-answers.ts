import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '../../../contract/endpoints.ts';
import { profileCalls } from '../../../contract/profile-calls.ts';
import { bindCalls } from '../../platform/session/call.ts';
import { useOwnData } from '../../platform/session/use-own-data.ts';
import {
  type LimitChoice,
  withChoice,
  withSaved,
  withSaveFailed,
  withStored,
} from './limit-marks.ts';

export type OwnAnswer = Reply<'listAnswers'>['answers'][number];

const call = bindCalls(profileCalls);

export const useAnswers = () =>
  useOwnData('answers', {
    load: () => call('listAnswers'),
    // There are answers from the first one on, also during a retake.
    show: ({ answers }) => ({ phase: answers.length > 0 ? 'shown' : 'empty', answers }) as const,
    // Each visit loads the list once: a later reply would not know the choices made since.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

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
