/**
 * Tests use the system's Chromium. Playwright's own build does not exist for every platform, and
 * would be a further download of 150 MB.
 */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const found =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));
if (!found)
  throw new Error(
    'Set CHROMIUM_PATH to a Chromium, or install one (Debian: apt-get install chromium).',
  );

/** The same engine without the windows of a desktop, which saves a third of the time of a test. */
const headlessShell = join(dirname(found), 'chromium-headless-shell');

const options = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** Chromium as visitors have it, for pictures and benchmarks. */
export const launchOptions = { ...options, executablePath: found };

/** For tests. The headless shell draws some letters a pixel wider than Chromium. */
export const testLaunchOptions = {
  ...options,
  executablePath: existsSync(headlessShell) ? headlessShell : found,
};
