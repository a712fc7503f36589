import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorStatus } from '../../../platform/api/error.ts';
import { call, restoreSession } from '../../../platform/session/call.ts';
import {
  clearSession,
  session,
  updateUser,
  useSession,
  type User,
} from '../../../platform/session/session.ts';
import type { ComputedProfile } from '../computed-profile.ts';
import { readProfile, type ProfileReading } from '../profile-view.ts';
import { isFinished, loadProfile, loadStatus, type ProfileStatus } from './load-profile.ts';

export type ProfilePhase =
  | { readonly phase: 'loading' }
  | { readonly phase: 'not-logged-in' }
  | { readonly phase: 'no-results'; readonly user: User; readonly progress: SurveyProgress }
  | { readonly phase: 'failed'; readonly error: unknown }
  | {
      readonly phase: 'shown';
      readonly user: User;
      readonly profile: ComputedProfile;
      readonly progress: SurveyProgress;
    };

/** How far the survey is that is under way; undefined if none is. */
export type SurveyProgress = ProfileStatus['progress'];

interface Loaded<T> {
  readonly data: T | undefined;
  readonly error: unknown;
}

/**
 * Decides what the screen shows (spec §4). `status` is asked only of a survey that is not
 * completed: during a retake the former profile stays (product decisions C7).
 */
export function toProfilePhase(
  user: User | null,
  profile: Loaded<ComputedProfile>,
  status: Loaded<ProfileStatus> = { data: undefined, error: null },
): ProfilePhase {
  if (user === null) return { phase: 'not-logged-in' };
  const progress = status.data?.progress;
  if (profile.data !== undefined) return { phase: 'shown', user, profile: profile.data, progress };
  if (status.data?.status === 'not_found') return { phase: 'no-results', user, progress };
  const error = profile.error ?? status.error;
  if (error === null) return { phase: 'loading' };
  if (errorStatus(error) === 401) return { phase: 'not-logged-in' };
  return errorStatus(error) === 404
    ? { phase: 'no-results', user, progress }
    : { phase: 'failed', error };
}

const notFound: ProfileStatus = { status: 'not_found' };

const world = {
  call,
  restoreSession,
  clearSession,
  now: () => new Date(),
};

/**
 * Asks for the status instead of believing the stored user: the survey may have been finished in
 * another browser. Stores that, so that every screen knows.
 */
async function askStatus(userId: string): Promise<ProfileStatus> {
  const status = await loadStatus(world);
  const { user } = session.getState();
  if (user?.id === userId && isFinished(status)) updateUser({ ...user, surveyCompleted: true });
  return status;
}

export function useProfile(): ProfilePhase {
  const user = useSession((state) => state.user);
  const isCompleted = user?.surveyCompleted === true;
  const status = useQuery({
    queryKey: ['profile-status', user?.id],
    queryFn: () => askStatus(user?.id ?? ''),
    enabled: user !== null && !isCompleted,
    staleTime: 0, // each answer changes it
    gcTime: 0,
  });
  const hasProfile = isCompleted || (status.data ?? notFound).status !== 'not_found';
  const profile = useQuery({
    // The end of a retake replaces the profile.
    queryKey: ['profile', user?.id, isCompleted],
    queryFn: () => loadProfile(world, user?.id ?? ''),
    enabled: user !== null && hasProfile,
  });
  return toProfilePhase(user, profile, isCompleted ? undefined : status);
}

export function useProfileReading(profile: ComputedProfile): ProfileReading {
  return useMemo(() => readProfile(profile), [profile]);
}
