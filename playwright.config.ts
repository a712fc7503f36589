import { defineConfig } from '@playwright/test';
import { testLaunchOptions } from './test/support/browser/chromium.ts';

/** `npm test` leaves out what carries this tag; `FULL=1` runs all. */
const onlyInFull = /@full/;

/** Every worker starts its own server (test/support/browser/server.ts). */
export default defineConfig({
  testDir: 'test',
  testMatch: '**/{journeys,states}/**/*.e2e.ts',
  globalSetup: './test/support/browser/global-setup.ts',
  ...(process.env['FULL'] ? {} : { grepInvert: onlyInFull }),
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
