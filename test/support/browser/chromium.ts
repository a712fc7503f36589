/**
 * Tests use the system's Chromium. Playwright's own build does not exist for every platform, and
 * would be a further download of 150 MB.
 */

import { existsSync } from 'node:fs';

const found =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));
if (!found)
  throw new Error(
    'Set CHROMIUM_PATH to a Chromium, or install one (Debian: apt-get install chromium).',
  );

export const launchOptions = {
  executablePath: found,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
