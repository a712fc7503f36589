import type { Reply } from '../../../contract/endpoints.ts';

/**
 * The status of processing. The server's `not_found` becomes 'ready' if the server can compute the
 * profile, and otherwise 'missing'.
 */
export type ProcessingStatus =
  | Exclude<Reply<'profileStatus'>['status'], 'not_found'>
  | 'ready'
  | 'missing'
  | 'unreachable';

export interface ProfilePoll {
  readonly status: ProcessingStatus;
  readonly error?: string | undefined;
}

/** Requests the status once, and also the profile itself if the status is `not_found`. */
export async function pollProfile(
  loadStatus: () => Promise<Reply<'profileStatus'>>,
  computeProfile: () => Promise<unknown>,
): Promise<ProfilePoll> {
  try {
    const { status, error } = await loadStatus();
    if (status !== 'not_found') return { status, error };
  } catch {
    return { status: 'unreachable' }; // The screen keeps polling (spec §4).
  }
  try {
    await computeProfile();
    return { status: 'ready' };
  } catch {
    return { status: 'missing' }; // The next poll requests it again.
  }
}
