import { setTimeout as pause } from 'node:timers/promises';

const defaultAttempts = 3000;
const pauseMilliseconds = 10;

export async function waitFor(
  description: string,
  condition: () => boolean | Promise<boolean>,
  attempts = defaultAttempts,
): Promise<void> {
  for (let left = attempts; !(await condition()); left -= 1) {
    if (left === 0) throw new Error(`waited too long for: ${description}`);
    await pause(pauseMilliseconds);
  }
}
