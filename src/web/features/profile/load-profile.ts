/** Fetching the own profile, with the screen's own rule for a 401 (spec §4 own profile screen, §8). */

import type { CallFunction } from '../../platform/api/call-function.ts';
import { ApiError, errorStatus } from '../../platform/api/error.ts';
import { assembleProfile, type ComputedProfile } from './view-model/computed-profile.ts';

export interface ProfileWorld {
  readonly call: CallFunction;
  readonly restoreSession: () => Promise<boolean>;
  readonly clearSession: () => void;
  readonly now: () => Date;
}

/** On a 401 logs in again with the stored code and retries once; where that fails, or there is no code, logs out. */
export async function loadProfile(world: ProfileWorld, userId: string): Promise<ComputedProfile> {
  try {
    return await compute(world, userId);
  } catch (error) {
    if (errorStatus(error) !== 401) throw error;
    return logInAndCompute(world, userId, error);
  }
}

async function logInAndCompute(
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
 * Every failure of the compute call looks like a missing profile (spec §8). To somebody who has finished the survey
 * 'No Results Yet' would then be untrue, so the status is asked: it fails itself, or knows of a profile, and the
 * screen says 'Failed to load profile' instead.
 */
async function confirmMissing(world: ProfileWorld, refusal: unknown): Promise<void> {
  const { status } = await world.call('profileStatus', { recover: false });
  if (status !== 'not_found') throw new ApiError('Failed to compute profile', 500, null, refusal);
}
