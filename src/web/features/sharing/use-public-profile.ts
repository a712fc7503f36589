import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Reply } from '../../../contract/endpoints.ts';
import { profileCalls } from '../../../contract/profile-calls.ts';
import { keepArrival } from '../../platform/arrival/arrival.ts';
import { bindCalls, call as callSession } from '../../platform/session/call.ts';
import { isLoggedIn, type SessionState, useSession } from '../../platform/session/session.ts';
import type { Loaded } from '../../platform/session/use-own-data.ts';

/** 'failed' means that the request failed. */
type ProfileStatus = Reply<'profileStatus'>['status'] | 'failed';

const call = bindCalls(profileCalls);

export type PublicProfile = Reply<'publicProfile'>;

/**
 * The viewer of the profile. A newcomer has an account but no profile to compare with. 'unknown'
 * lasts until the server's reply about it.
 */
export type Visitor = 'signed-out' | 'owner' | 'unknown' | 'newcomer' | 'ready';

export function readVisitor(
  state: SessionState,
  shareCode: string | undefined,
  status: ProfileStatus | undefined,
): Visitor {
  if (!isLoggedIn(state)) return 'signed-out';
  if (state.user !== null && state.user.shareCode === shareCode) return 'owner';
  if (state.user?.surveyCompleted !== false) return 'ready';
  if (status === undefined) return 'unknown';
  return status === 'not_found' ? 'newcomer' : 'ready';
}

export type PublicPhase =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | {
      readonly phase: 'shown';
      readonly profile: PublicProfile;
      readonly visitor: Visitor;
    };

export function toPublicPhase(
  { data, error }: Loaded<PublicProfile>,
  visitor: Visitor,
): PublicPhase {
  if (error !== null) return { phase: 'failed', error };
  return data === undefined ? { phase: 'loading' } : { phase: 'shown', profile: data, visitor };
}

export function usePublicProfile(shareCode: string): PublicPhase {
  const state = useSession((all) => all);
  // A retake keeps the profile, so only the status shows whether one exists.
  const status = useQuery({
    queryKey: ['has-profile', state.user?.id],
    queryFn: () => callSession('profileStatus'),
    enabled: state.user?.surveyCompleted === false,
    staleTime: 0,
  });
  const loaded = useQuery({
    queryKey: ['public-profile', shareCode],
    queryFn: () => call('publicProfile', { params: { shareCode } }),
  });
  const known = status.isError ? 'failed' : status.data?.status;
  const visitor = readVisitor(state, loaded.data?.shareCode, known);
  return toPublicPhase(loaded, visitor);
}

/** Keeps the profile for a later comparison. Call it with null until the profile is shown. */
export function useKeptArrival(shareCode: string | null): void {
  const ownCode = useSession(({ user }) => user?.shareCode ?? null);
  useEffect(() => {
    if (shareCode !== null && shareCode !== ownCode) keepArrival({ kind: 'code', shareCode });
  }, [shareCode, ownCode]);
}
