import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorStatus } from '../../platform/api/error.ts';
import { call, restoreSession } from '../../platform/session/call.ts';
import { clearSession, useSession, type User } from '../../platform/session/session.ts';
import { loadProfile } from './load-profile.ts';
import { readProfile, type ProfileReading } from './view-model/profile-view.ts';
import type { ComputedProfile } from './view-model/reply/computed-profile.ts';

export type ProfilePhase =
  | { readonly phase: 'loading' }
  | { readonly phase: 'not-logged-in' }
  | { readonly phase: 'no-results' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'shown'; readonly user: User; readonly profile: ComputedProfile };

interface Loaded {
  readonly data: ComputedProfile | undefined;
  readonly error: unknown;
}

/** Decides what the screen shows (spec §4). */
export function toProfilePhase(user: User | null, { data, error }: Loaded): ProfilePhase {
  if (user === null) return { phase: 'not-logged-in' };
  if (!user.surveyCompleted) return { phase: 'no-results' };
  if (data !== undefined) return { phase: 'shown', user, profile: data };
  if (error === null) return { phase: 'loading' };
  return phaseByStatus[errorStatus(error) ?? 500] ?? { phase: 'failed', error };
}

const phaseByStatus: Readonly<Record<number, ProfilePhase>> = {
  401: { phase: 'not-logged-in' },
  404: { phase: 'no-results' },
};

const world = {
  call,
  restoreSession,
  clearSession,
  now: () => new Date(),
};

export function useProfile(): ProfilePhase {
  const user = useSession((state) => state.user);
  const loaded = useQuery({
    queryKey: ['profile', user?.id],
    queryFn: () => loadProfile(world, user?.id ?? ''),
    enabled: user?.surveyCompleted === true,
  });
  return toProfilePhase(user, loaded);
}

export function useProfileReading(profile: ComputedProfile): ProfileReading {
  return useMemo(() => readProfile(profile), [profile]);
}
