/** Ends the program on a signal, after a pause in which load balancers turn away from it. */

import { setTimeout as sleep } from 'node:timers/promises';

interface ShutdownSteps {
  beforeDrain(): void;
  close(): Promise<void>;
}

export function prepareShutdown(drainSeconds: number) {
  const skipDrain = new AbortController();
  let isDraining = false;

  async function stop({ beforeDrain, close }: ShutdownSteps): Promise<void> {
    if (isDraining) return; // a service manager may signal both the process and its group
    isDraining = true;
    beforeDrain();
    // In this pause load balancers poll /readyz and stop sending requests. SIGINT ends the pause.
    await sleep(drainSeconds * 1000, undefined, { signal: skipDrain.signal }).catch(() => {});
    await close();
    process.exit(0);
  }

  return {
    isDraining: (): boolean => isDraining,
    onSignal(steps: ShutdownSteps): void {
      process.on('SIGTERM', () => void stop(steps));
      process.on('SIGINT', () => {
        skipDrain.abort();
        void stop(steps);
      });
    },
  };
}
