/** What the wait for a profile shows and when it ends: the specification's table, as one (spec §4 profile generation, §9). */

import type { Reply } from '../../../contract/endpoints.ts';

/** What one poll has found. `not_found` is told apart by whether the mathematical profile exists. */
export type Finding =
  | Exclude<Reply<'profileStatus'>['status'], 'not_found'>
  | 'ready'
  | 'missing'
  | 'unreachable';

export interface Poll {
  readonly finding: Finding;
  readonly error?: string | undefined;
}

interface Step {
  readonly title: 'Thank You!' | 'Complete!' | 'Processing Error';
  readonly message: string;
  /** Milliseconds until /profile; null keeps polling (spec §4, §9). */
  readonly leaveAfter: number | null;
}

const steps = {
  pending: {
    title: 'Thank You!',
    message: 'Your profile is queued for processing...',
    leaveAfter: null,
  },
  processing: {
    title: 'Thank You!',
    message: 'Generating your personalized profile...',
    leaveAfter: null,
  },
  missing: { title: 'Thank You!', message: 'Processing your responses...', leaveAfter: null },
  unreachable: { title: 'Thank You!', message: 'Processing your responses...', leaveAfter: null },
  completed: {
    title: 'Complete!',
    message: 'Profile generation complete!',
    leaveAfter: 1_500,
  },
  ready: { title: 'Complete!', message: 'Profile ready!', leaveAfter: 1_000 },
  failed: {
    title: 'Processing Error',
    message: 'Profile generation failed. Redirecting...',
    leaveAfter: 3_000,
  },
} as const satisfies Record<Finding, Step>;

export interface Waiting extends Step {
  readonly phase: 'waiting' | 'done' | 'failed';
}

const phases = {
  'Thank You!': 'waiting',
  'Complete!': 'done',
  'Processing Error': 'failed',
} as const;

/** Before the first answer the screen says what it would say of an answer that never comes. */
export function stepOf(poll: Poll | undefined): Waiting {
  const finding = poll?.finding ?? 'missing';
  const step: Step = steps[finding];
  const message = finding === 'failed' && poll?.error ? poll.error : step.message;
  return { ...step, message, phase: phases[step.title] };
}

/** One poll: the status, and the profile itself where the status knows of none. */
export async function pollOnce(
  status: () => Promise<Reply<'profileStatus'>>,
  compute: () => Promise<unknown>,
): Promise<Poll> {
  try {
    const { status: found, error } = await status();
    if (found !== 'not_found') return { finding: found, error };
  } catch {
    return { finding: 'unreachable' }; // the specification keeps polling and says no more than 'Processing your responses...'
  }
  try {
    await compute();
    return { finding: 'ready' };
  } catch {
    return { finding: 'missing' }; // no profile yet: the next poll asks again
  }
}
