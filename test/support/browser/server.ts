/**
 * The server of each Playwright worker: the real one with the built web app, on a free port, with a
 * copy of the folder that global-setup.ts prepares.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { memoryFolder } from '../postgres/memory-folder.ts';
import { programEnvironment } from '../process/run-script.ts';
import { offerPrepared } from './make-account.ts';

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

/** The operator's neutral page, which 'Leave' opens. */
export const leaveUrl = 'https://weather.example/today?a=1&b=2';

/** A server that asks for donated answers; nobody has the other half of the key. */
const usualSettings = {
  ADMIN_KEY: adminKey,
  RATE_LIMIT_SCALE: '1000',
  LEAVE_URL: leaveUrl,
  CALIBRATION_PUBLIC_KEY: 'u61WmEEM9304DsD9FosTlWd88ubR2Mqww1oIuoy8Ezk=',
} as const;

export type Settings = Readonly<Record<string, string>>;

/** Starts a server on a free port, with its data in `folder`. */
export async function startServer(folder: string, settings: Settings = {}) {
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'],
    {
      env: {
        ...process.env,
        ...programEnvironment,
        PORT: '0',
        DATA_DIR: folder,
        ...usualSettings,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return {
    address: await waitForAddress(server),
    async stop(): Promise<void> {
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await exited;
    },
  };
}

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
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ serverAddress }, use) => use(serverAddress),
});

export { expect } from '@playwright/test';
