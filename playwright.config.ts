import { defineConfig } from '@playwright/test';
import { launchOptions } from './test/support/browser/chromium.ts';

/** Every worker starts a server of its own on a free port and an empty folder: see test/support/browser/server.ts. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  snapshotPathTemplate: '{testDir}/gallery-approved/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 90_000,
  reporter: [['line']],
  use: {
    launchOptions,
    contextOptions: { reducedMotion: 'reduce' }, // a question that still moves cannot be clicked
    trace: 'retain-on-failure',
  },
});
