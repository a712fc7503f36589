import type { ProcessingStatus, ProfilePoll } from '../polling/poll-profile.ts';

type Phase = 'waiting' | 'done' | 'failed';

export interface ProcessingStep {
  readonly phase: Phase;
  readonly title: string;
  readonly message: string;
  /** The delay until /profile opens, in milliseconds. Null if the screen keeps polling. */
  readonly leaveAfterMs: number | null;
}

const titles = {
  waiting: 'Thank You!',
  done: 'Complete!',
  failed: 'Processing Error',
} as const satisfies Record<Phase, string>;

const waiting = (message: string) => ({ phase: 'waiting', message, leaveAfterMs: null }) as const;

/** What the screen shows for each status (spec §4, §9). */
const steps = {
  pending: waiting('Your profile is queued for processing...'),
  processing: waiting('Generating your personalized profile...'),
  missing: waiting('Processing your responses...'),
  unreachable: waiting('Processing your responses...'),
  completed: { phase: 'done', message: 'Profile generation complete!', leaveAfterMs: 1_500 },
  ready: { phase: 'done', message: 'Profile ready!', leaveAfterMs: 1_000 },
  failed: {
    phase: 'failed',
    message: 'Profile generation failed. Redirecting...',
    leaveAfterMs: 3_000,
  },
} as const satisfies Record<ProcessingStatus, Omit<ProcessingStep, 'title'>>;

/** Returns the step for the latest poll. Before the first poll the status counts as 'missing'. */
export function readProcessingStep(poll: ProfilePoll | undefined): ProcessingStep {
  const status = poll?.status ?? 'missing';
  const step = steps[status];
  const message = (status === 'failed' && poll?.error) || step.message;
  return { ...step, title: titles[step.phase], message };
}
