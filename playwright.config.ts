import { defineConfig } from '@playwright/test';
import { testLaunchOptions } from './test/support/browser/chromium.ts';

/**
 * Every worker starts its own server on a free port with an empty folder
 * (test/support/browser/server.ts).
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 90_000,
  reporter: [['line']],
  use: {
    launchOptions: testLaunchOptions,
    // Without motion, clicks need not wait until a moving question stops.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a sixth of the time of every test: run a failing one again with `--trace on`.
    trace: 'off',
  },
});
