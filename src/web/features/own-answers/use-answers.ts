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
    // The first answer makes the list available, also during a retake.
    show: ({ answers, clearest }) =>
      ({ phase: answers.length > 0 ? 'shown' : 'empty', answers, clearest }) as const,
    // Load once per visit, because a later reply could lack newer choices.
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
