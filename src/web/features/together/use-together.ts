import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readComparedWith } from '../../platform/navigation/navigation-state.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { call } from '../../platform/session/call.ts';
import { isLoggedIn, updateUser, useSession, type User } from '../../platform/session/session.ts';
import type { Loaded } from '../../platform/session/use-own-data.ts';
import { readReading } from '../comparison/comparison.ts';
import type { Pair } from './reading-view.ts';
import { type Invitation, type JoiningStep, useInvitation } from './use-invitation.ts';
import { usePairs } from './use-pairs.ts';

export type TogetherPhase =
  | { readonly phase: 'loading' | 'signed-out' | 'unfinished' }
  | { readonly phase: 'invitation'; readonly token: string; readonly step: JoiningStep }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'list'; readonly pairs: readonly Pair[] }
  | { readonly phase: 'reading'; readonly pair: Pair };

interface Visitor {
  readonly user: Pick<User, 'surveyCompleted'> | null;
  /** Whether a user or a login code is held; with the latter alone, the user is still loading. */
  readonly isLoggedIn: boolean;
  /** Whether the server is being asked if the survey has been finished elsewhere. */
  readonly isChecking: boolean;
  readonly invitation: Invitation | null;
  /** The reading that the visitor opened. */
  readonly pairId: string | null;
}

/** Decides the page's content. A kept invitation takes precedence. */
export function toTogetherPhase(
  visitor: Visitor,
  { data, error }: Loaded<{ readonly pairs: readonly Pair[] }>,
): TogetherPhase {
  const { user, invitation, pairId } = visitor;
  const token = invitation?.token ?? null;
  const isIn = visitor.isLoggedIn;
  if (visitor.isChecking) return { phase: 'loading' };
  if (!isIn) return token === null ? { phase: 'signed-out' } : invite(token, 'sign-in');
  if (user?.surveyCompleted === false)
    return token === null ? { phase: 'unfinished' } : invite(token, 'survey');
  if (token !== null && user !== null) return invite(token, 'join');
  if (data === undefined) return error === null ? { phase: 'loading' } : { phase: 'failed', error };
  const pair = data.pairs.find((each) => each.pairId === pairId);
  return pair ? { phase: 'reading', pair } : { phase: 'list', pairs: data.pairs };
}

const invite = (token: string, step: JoiningStep): TogetherPhase => ({
  phase: 'invitation',
  token,
  step,
});

/** Asks the server once whether a survey that was unfinished has been finished elsewhere. */
function useFinishedElsewhere(): boolean {
  const user = useSession((state) => state.user);
  const { fetchStatus, isFetched } = useQuery({
    queryKey: ['survey-completed', user?.id],
    queryFn: async () => {
      const current = await call('me');
      updateUser(current);
      return current.surveyCompleted;
    },
    enabled: user?.surveyCompleted === false,
    staleTime: 0,
    networkMode: 'always',
  });
  return fetchStatus !== 'idle' && !isFetched;
}

export function useTogether() {
  const user = useSession((state) => state.user);
  const isIn = useSession(isLoggedIn);
  const { state } = useLocation();
  const navigate = useNavigate();
  const comparedWith = readComparedWith(state);
  // Read once: an invitation that is made now must stay on the page with its link.
  const [begun] = useState(() => comparedWith && readReading(comparedWith));
  const ofComparison = comparedWith === null ? null : begun;
  const pairId: string | null = typeof state?.pairId === 'string' ? state.pairId : ofComparison;
  const { invitation, isUnusable, setAside } = useInvitation();
  const isChecking = useFinishedElsewhere();
  const pairs = usePairs(pairId);
  return {
    state: toTogetherPhase({ user, isLoggedIn: isIn, isChecking, invitation, pairId }, pairs),
    isUnusable,
    comparedWith,
    setAside,
    /** The ids of all readings; null until they are loaded. */
    knownIds: pairs.data?.pairs.map((pair) => pair.pairId) ?? null,
    open: (id: string) => navigate(paths.together(), { state: { pairId: id } }),
  };
}
