/**
 * Loads the visitor's own profile and its status. A 401 is handled here instead of in the API
 * client (spec §4, §8).
 */

import type { Reply } from '../../../../contract/endpoints.ts';
import type { CallFunction } from '../../../platform/api/call-function.ts';
import { ApiError, errorStatus } from '../../../platform/api/error.ts';
import { assembleProfile, type ComputedProfile } from '../computed-profile.ts';

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
  } catch (error) {
    if (errorStatus(error) !== 401) throw error;
    return restoreAndRetry(world, run, error);
  }
}

async function restoreAndRetry<T>(
  world: ProfileWorld,
  run: () => Promise<T>,
  refusal: unknown,
): Promise<T> {
  try {
    if (!(await world.restoreSession())) throw refusal;
    return await run();
  } catch (error) {
    if (errorStatus(error) === 401) world.clearSession();
    throw error;
  }
}

export const loadProfile = (world: ProfileWorld, userId: string): Promise<ComputedProfile> =>
  withRestoredSession(world, () => compute(world, userId));

export type ProfileStatus = Reply<'profileStatus'>;

/** Loads whether there is a profile, and how far the survey is that is under way. */
export const loadStatus = (world: ProfileWorld): Promise<ProfileStatus> =>
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
 * every failed computation except a 401 as a missing profile (spec §8). Without this check, the
 * screen would show 'No Results Yet' to a visitor who has finished the survey.
 */
async function confirmMissing(world: ProfileWorld, refusal: unknown): Promise<void> {
  const { status } = await world.call('profileStatus', { recover: false });
  if (status !== 'not_found') throw new ApiError('Failed to compute profile', 500, null, refusal);
}
