/** Loads the visitor's own profile. The screen has its own rule for a 401 (spec §4, §8). */

import type { CallFunction } from '../../platform/api/call-function.ts';
import { ApiError, errorStatus } from '../../platform/api/error.ts';
import { assembleProfile, type ComputedProfile } from './view-model/reply/computed-profile.ts';

export interface ProfileWorld {
  readonly call: CallFunction;
  readonly restoreSession: () => Promise<boolean>;
  readonly clearSession: () => void;
  readonly now: () => Date;
}

/** On a 401 restores the session and retries once. Logs out if that is refused too. */
export async function loadProfile(world: ProfileWorld, userId: string): Promise<ComputedProfile> {
  try {
    return await compute(world, userId);
  } catch (error) {
    if (errorStatus(error) !== 401) throw error;
    return restoreAndCompute(world, userId, error);
  }
}

async function restoreAndCompute(
  world: ProfileWorld,
  userId: string,
  refusal: unknown,
): Promise<ComputedProfile> {
  try {
    if (!(await world.restoreSession())) throw refusal;
    return await compute(world, userId);
  } catch (error) {
    if (errorStatus(error) === 401) world.clearSession();
    throw error;
  }
}

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
 * Every failure of the compute call looks like a missing profile (spec §8), but 'No Results Yet'
 * would be wrong once the survey is finished. This reads the status and throws another error if a
 * profile exists or the status cannot be read.
 */
async function confirmMissing(world: ProfileWorld, refusal: unknown): Promise<void> {
  const { status } = await world.call('profileStatus', { recover: false });
  if (status !== 'not_found') throw new ApiError('Failed to compute profile', 500, null, refusal);
}
