import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { isFull } from '../test/support/tiers.ts';

/** `npm test --workspace research`; `npm run test:all` sets `FULL`, which adds the slow files. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', ...(isFull ? [] : ['**/*.full.test.ts'])],
    execArgv: ['--disable-warning=ExperimentalWarning'],
    setupFiles: ['../test/support/server/repeat-random-bytes.ts'],
    provide: { postgres: null },
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
