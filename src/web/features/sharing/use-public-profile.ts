import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Reply } from '../../../contract/endpoints.ts';
import { profileCalls } from '../../../contract/profile-calls.ts';
import { problemDetail, errorStatus } from '../../platform/api/error.ts';
import { describeOutage } from '../../platform/api/format-error.ts';
import { keepArrival } from '../../platform/arrival/arrival.ts';
import { bindCalls } from '../../platform/session/call.ts';
import { isLoggedIn, useSession } from '../../platform/session/session.ts';

const call = bindCalls(profileCalls);

export type PublicProfile = Reply<'publicProfile'>;

export type PublicPhase =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown; readonly detail: string | null }
  | {
      readonly phase: 'shown';
      readonly profile: PublicProfile;
      readonly isVisitorLoggedIn: boolean;
    };

interface Loaded {
  readonly data: PublicProfile | undefined;
  readonly error: unknown;
}

/**
 * Decides what the screen shows. After a 404, it does not show the server's explanation, because an
 * unknown code must look like a profile whose sharing is switched off (product decisions B2).
 */
export function toPublicPhase({ data, error }: Loaded, isVisitorLoggedIn: boolean): PublicPhase {
  if (error !== null)
    return {
      phase: 'failed',
      error,
      detail: errorStatus(error) === 404 ? null : (problemDetail(error) ?? describeOutage(error)),
    };
  return data === undefined
    ? { phase: 'loading' }
    : { phase: 'shown', profile: data, isVisitorLoggedIn };
}

export function usePublicProfile(shareCode: string): PublicPhase {
  const isVisitorLoggedIn = useSession(isLoggedIn);
  const loaded = useQuery({
    queryKey: ['public-profile', shareCode],
    queryFn: () => call('publicProfile', { params: { shareCode } }),
  });
  return toPublicPhase(loaded, isVisitorLoggedIn);
}

/** Keeps the profile for a later comparison. Call it with null until the profile is shown. */
export function useKeptArrival(shareCode: string | null): void {
  const ownCode = useSession(({ user }) => user?.shareCode ?? null);
  useEffect(() => {
    if (shareCode !== null && shareCode !== ownCode) keepArrival({ kind: 'code', shareCode });
  }, [shareCode, ownCode]);
}
