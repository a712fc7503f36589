/**
 * The server of each Playwright worker: the real one with the built web app, on a free port and an
 * empty folder.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { memoryFolder } from '../postgres/memory-folder.ts';
import { programEnvironment } from '../process/run-script.ts';

async function waitForAddress(server: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /ready at (http:\/\/\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${printed}`)));
  });
}

/** The admin key of every worker's server. */
export const adminKey = 'key-of-the-browser-tests';

/** Settings of a server that asks for donated answers; nobody has the other half of the key. */
export const donationSettings = {
  CALIBRATION_PUBLIC_KEY: 'u61WmEEM9304DsD9FosTlWd88ubR2Mqww1oIuoy8Ezk=',
} as const;

export const test = base.extend<
  object,
  { settings: Readonly<Record<string, string>>; dataFolder: string; serverAddress: string }
>({
  /** Further settings for the server of a test file: `test.use({ settings: { DEMO: 'off' } })`. */
  settings: [{}, { option: true, scope: 'worker' }],
  dataFolder: [
    async ({}, use) => {
      const folder = mkdtempSync(join(memoryFolder(2 ** 28), 'spark-e2e-'));
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  serverAddress: [
    async ({ settings, dataFolder }, use) => {
      const server = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'],
        {
          env: {
            ...process.env,
            ...programEnvironment,
            PORT: '0',
            DATA_DIR: dataFolder,
            ADMIN_KEY: adminKey,
            RATE_LIMIT_SCALE: '1000',
            ...settings,
          },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      const address = await waitForAddress(server);
      await use(address);
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await exited;
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ serverAddress }, use) => use(serverAddress),
});

export { expect } from '@playwright/test';
