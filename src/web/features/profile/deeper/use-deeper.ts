import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { profileCalls } from '../../../../contract/calls/profile-calls.ts';
import type { Reply } from '../../../../contract/endpoints.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { bindCalls } from '../../../platform/session/call.ts';

export type Rounds = Reply<'roundStatus'>;

const call = bindCalls(profileCalls);

export type Step = 'idle' | 'beginning' | 'failed';

export interface Deeper {
  /** Null until they are loaded, and if they cannot be: the profile does without them. */
  readonly rounds: Rounds | null;
  readonly step: Step;
  /** Chooses ten questions, or finds those of the round that is open, and opens the survey. */
  readonly begin: () => void;
}

const steps = {
  idle: 'idle',
  pending: 'beginning',
  success: 'beginning', // the survey is about to open
  error: 'failed',
} as const satisfies Record<string, Step>;

export function useDeeper(userId: string): Deeper {
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['rounds', userId],
    queryFn: () => call('roundStatus'),
    staleTime: 0, // each answer changes it
    gcTime: 0,
  });
  const { mutate, status } = useMutation({
    mutationFn: () => call('beginRound'),
    onSuccess: () => navigate(paths.survey()),
  });
  return { rounds: data ?? null, step: steps[status], begin: () => mutate() };
}
