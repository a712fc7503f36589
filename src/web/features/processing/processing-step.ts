import type { Reply } from '../../../contract/endpoints.ts';
import { completedProfileMs, failedProfileMs, readyProfileMs } from '../../../domain/waits.ts';
import * as words from './words.ts';

/** The server's `not_found` becomes 'ready' if it can compute the profile, else 'missing'. */
export type ProcessingStatus =
  | Exclude<Reply<'profileStatus'>['status'], 'not_found'>
  | 'ready'
  | 'missing'
  | 'unreachable';

export interface ProfilePoll {
  readonly status: ProcessingStatus;
  readonly error?: string | undefined;
}

type Phase = 'waiting' | 'done' | 'failed';

export interface ProcessingStep {
  readonly phase: Phase;
  readonly title: string;
  readonly message: string;
  /** The delay until /profile opens, in milliseconds. Null if the screen keeps polling. */
  readonly leaveAfterMs: number | null;
}

const titles = {
  waiting: words.thankYou,
  done: words.complete,
  failed: words.processingError,
} as const satisfies Record<Phase, string>;

const waiting = (message: string) => ({ phase: 'waiting', message, leaveAfterMs: null }) as const;

/** The step for each status. */
const steps = {
  pending: waiting(words.queued),
  processing: waiting(words.generating),
  missing: waiting(words.processing),
  unreachable: waiting(words.processing),
  completed: { phase: 'done', message: words.generated, leaveAfterMs: completedProfileMs },
  ready: { phase: 'done', message: words.profileReady, leaveAfterMs: readyProfileMs },
  failed: {
    phase: 'failed',
    message: words.generationFailed,
    leaveAfterMs: failedProfileMs,
  },
} as const satisfies Record<ProcessingStatus, Omit<ProcessingStep, 'title'>>;

/** Returns the step for the latest poll. Before the first poll the status counts as 'missing'. */
export function readProcessingStep(poll: ProfilePoll | undefined): ProcessingStep {
  const status = poll?.status ?? 'missing';
  const step = steps[status];
  const message = (status === 'failed' && poll?.error) || step.message;
  return { ...step, title: titles[step.phase], message };
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
    return { status: 'unreachable' }; // The screen keeps polling.
  }
  try {
    await computeProfile();
    return { status: 'ready' };
  } catch {
    return { status: 'missing' }; // The next poll requests it again.
  }
}
