import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Reply } from '../../../contract/endpoints.ts';
import { useRecordedFailure } from '../../platform/analytics/record-failure.ts';
import type { CallFunction } from '../../platform/api/call-function.ts';
import { ApiError, errorStatus } from '../../platform/api/error.ts';
import { call, restoreSession } from '../../platform/session/call.ts';
import {
  clearSession,
  session,
  updateUser,
  useSession,
  type User,
} from '../../platform/session/session.ts';
import type { Loaded } from '../../platform/session/use-own-data.ts';
import { assembleProfile, type ComputedProfile } from './computed-profile.ts';
import { viewProfile, type ProfileView } from './profile-view.ts';

export interface ProfileWorld {
  readonly call: CallFunction;
  readonly restoreSession: () => Promise<boolean>;
  readonly clearSession: () => void;
  readonly now: () => Date;
}

/**
 * Makes a call. After a 401, restores the session and tries once more. Clears the session if no
 * login code is stored, or if the login or the second try also gets a 401.
 */
async function withRestoredSession<T>(world: ProfileWorld, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (refusal) {
    if (errorStatus(refusal) !== 401) throw refusal;
    try {
      if (!(await world.restoreSession())) throw refusal;
      return await run();
    } catch (error) {
      if (errorStatus(error) === 401) world.clearSession();
      throw error;
    }
  }
}

export const loadProfile = (world: ProfileWorld, userId: string): Promise<ComputedProfile> =>
  withRestoredSession(world, () => compute(world, userId));

export type ProfileStatus = Reply<'profileStatus'>;

const loadStatus = (world: ProfileWorld): Promise<ProfileStatus> =>
  withRestoredSession(world, () => world.call('profileStatus', { recover: false }));

/** Whether the survey is finished and is not being retaken. */
export const isFinished = ({ status, progress }: ProfileStatus): boolean =>
  status !== 'not_found' && progress === undefined;

async function compute(world: ProfileWorld, userId: string): Promise<ComputedProfile> {
  try {
    const computed = await world.call('computeProfile', { body: { userId }, recover: false });
    return assembleProfile(userId, computed, world.now());
  } catch (error) {
    if (errorStatus(error) === 404) await confirmMissing(world, error);
    throw error;
  }
}

/**
 * Throws an ApiError unless the server confirms that the profile is missing. The API client reports
 * every failed computation except a 401 as a missing profile. Without this check, the screen would
 * show 'No Results Yet' after a finished survey.
 */
async function confirmMissing(world: ProfileWorld, refusal: unknown): Promise<void> {
  const { status } = await world.call('profileStatus', { recover: false });
  if (status !== 'not_found') throw new ApiError('Failed to compute profile', 500, null, refusal);
}

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

/** Progress in the current survey; undefined without one. */
export type SurveyProgress = ProfileStatus['progress'];

/** `status` is requested only before the first completion, because a retake keeps the profile. */
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

const world: ProfileWorld = { call, restoreSession, clearSession, now: () => new Date() };

/** The stored user misses a survey that was finished in another browser. */
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
  const hasProfile = isCompleted || (status.data?.status ?? 'not_found') !== 'not_found';
  const profile = useQuery({
    // Finishing a retake replaces the profile.
    queryKey: ['profile', user?.id, isCompleted],
    queryFn: () => loadProfile(world, user?.id ?? ''),
    enabled: user !== null && hasProfile,
  });
  const phase = toProfilePhase(user, profile, isCompleted ? undefined : status);
  useRecordedFailure('load_profile', phase.phase === 'failed' ? phase.error : null);
  return phase;
}

export const useProfileReading = (profile: ComputedProfile): ProfileView =>
  useMemo(() => viewProfile(profile), [profile]);
