import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../../../../contract/endpoints.ts';
import { problemDetail, errorStatus } from '../../../platform/api/error.ts';
import { call } from '../../../platform/session/call.ts';
import { isLoggedIn, useSession } from '../../../platform/session/session.ts';

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
      detail: errorStatus(error) === 404 ? null : problemDetail(error),
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
