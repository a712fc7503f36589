import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));
if (!executablePath) throw new Error('Set CHROMIUM_PATH to a Chromium, or install one (Debian: apt-get install chromium).');

/** Every worker starts a server of its own on a free port and an empty folder: see e2e/server.ts. */
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
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
    contextOptions: { reducedMotion: 'reduce' }, // a question that still moves cannot be clicked
    trace: 'retain-on-failure',
  },
});
