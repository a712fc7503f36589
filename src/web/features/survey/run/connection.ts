const firstRetryDelayMs = 2_000;
const maxRetryDelayMs = 15_000;

/**
 * Resolves when the browser fires its 'online' event. Not every browser does so reliably, so it
 * also resolves after a delay that doubles with each failed attempt.
 */
export const waitForConnection = (failedAttempts: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(
      done,
      Math.min(maxRetryDelayMs, firstRetryDelayMs * 2 ** (failedAttempts - 1)),
    );
    window.addEventListener('online', done);
  });
