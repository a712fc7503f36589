/** Runs a script of package.json without npm and without the settings of this process. */

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageFile from '../../../package.json' with { type: 'json' };

export type Settings = Readonly<Record<string, string>>;
type Script =
  | 'backup'
  | 'deletions'
  | 'restore'
  | 'move'
  | 'seed'
  | 'config-check'
  | 'doctor'
  | 'calibrate'
  | 'keys';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Lets programs start with the code that Node compiled for earlier ones, as `npm start` does. */
export const programEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: join(root, 'dist', '.compiled'),
};

/** The arguments and options for `execFile` and `spawn`. */
export function scriptProcess(script: Script, args: readonly string[], settings: Settings) {
  const [, ...program] = packageFile.scripts[script].split(' ');
  return {
    args: [...program, ...args],
    options: {
      cwd: root,
      env: { ...programEnvironment, ...settings },
    },
  };
}

export function runScript(
  script: Script,
  args: readonly string[],
  settings: Settings,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const started = scriptProcess(script, args, settings);
  return new Promise((resolve) => {
    const child = execFile(process.execPath, started.args, started.options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
