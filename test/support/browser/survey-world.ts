import type { RunWorld } from '../../../src/web/features/survey/answer-queue.ts';

/** A visit to the survey that is online and signed in, where no time passes and nothing waits. */
export const stillWorld: Omit<RunWorld, 'call'> = {
  wait: async () => {},
  now: () => 0,
  isOnline: () => true,
  waitForConnection: async () => {},
  isSignedIn: () => true,
  hasConsented: () => true,
  onLoadFailed: () => {},
  onSaved: () => {},
  onSaveFailed: () => {},
  onFinished: () => {},
};

/** Lets all replies arrive that wait for nothing else. */
export const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
