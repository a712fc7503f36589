/** Serves survey pages made with two other products, SurveyJS and Formbricks, for comparison. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

const folder = fileURLToPath(new URL('peers/', import.meta.url));
const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));

function run(command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** Builds and serves the pages, after installing their packages if they are not there yet. */
export async function servePeerPages(): Promise<{ address: string } & AsyncDisposable> {
  if (!existsSync(join(folder, 'node_modules')))
    run('npm', 'ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error');
  run(process.execPath, vite, 'build', '--config', 'vite.config.ts');
  const server = await preview({
    configFile: join(folder, 'vite.config.ts'),
    preview: { port: 0, host: '127.0.0.1' },
  });
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    [Symbol.asyncDispose]: () => server.close(),
  };
}
