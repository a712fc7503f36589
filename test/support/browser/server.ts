/**
 * The server of each Playwright worker: the real one with the built web app, on a free port, with a
 * copy of the folder that global-setup.ts prepares.
 */

import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { memoryFolder } from '../postgres/memory-folder.ts';
import type { Settings } from '../process/run-script.ts';
import { startServer as startProcess } from '../process/server-process.ts';
import { offerPrepared } from './make-account.ts';

/** The admin key of every worker's server. */
export const adminKey = 'key-of-the-browser-tests';

/** The operator's neutral page, which 'Leave' opens. */
export const leaveUrl = 'https://weather.example/today?a=1&b=2';

/** The settings of a server that asks for donated answers. The private key is discarded. */
const usualSettings = {
  ADMIN_KEY: adminKey,
  RATE_LIMIT_SCALE: '1000',
  LEAVE_URL: leaveUrl,
  CALIBRATION_PUBLIC_KEY: 'u61WmEEM9304DsD9FosTlWd88ubR2Mqww1oIuoy8Ezk=',
} as const;

/** Starts a server on a free port, with its data in `folder`. */
export const startServer = (folder: string, settings: Settings = {}) =>
  startProcess(folder, { ...usualSettings, ...settings });

export const test = base.extend<
  object,
  { settings: Settings; dataFolder: string; serverAddress: string }
>({
  /** Further settings for the server of a test file: `test.use({ settings: { DEMO: 'off' } })`. */
  settings: [{}, { option: true, scope: 'worker' }],
  dataFolder: [
    async ({}, use) => {
      const folder = mkdtempSync(join(memoryFolder(2 ** 28), 'spark-journeys-'));
      cpSync(process.env['PREPARED_FOLDER'] ?? '', folder, { recursive: true });
      offerPrepared(JSON.parse(readFileSync(join(folder, 'prepared.json'), 'utf8')));
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  serverAddress: [
    async ({ settings, dataFolder }, use) => {
      const server = await startServer(dataFolder, settings);
      await use(server.address);
      if (await server.stop()) throw new Error(server.output());
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ serverAddress }, use) => use(serverAddress),
});

export { expect } from '@playwright/test';
