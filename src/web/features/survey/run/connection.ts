const firstRetryDelayMs = 2_000;
const maxRetryDelayMs = 15_000;

/**
 * Resolves on the browser's 'online' event, which is not always fired, and otherwise after a delay
 * that doubles with each failed attempt.
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
