/** Runs a command of `spark` without its launcher and without the settings of this process. */

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Settings = Readonly<Record<string, string>>;
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Lets programs start with the code that Node compiled for earlier ones, as `npm start` does. */
export const programEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: join(root, 'dist', '.compiled'),
};

/** The arguments and options for `execFile` and `spawn`. `command` may be of two words. */
export function scriptProcess(
  command: string,
  args: readonly string[],
  settings: Settings,
  program = 'src/server/commands/spark.ts',
) {
  return {
    args: ['--disable-warning=ExperimentalWarning', program, ...command.split(' '), ...args],
    options: {
      cwd: root,
      env: { ...programEnvironment, ...settings },
    },
  };
}

export function runScript(
  command: string,
  args: readonly string[],
  settings: Settings,
  program?: string,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const started = scriptProcess(command, args, settings, program);
  return new Promise((resolve) => {
    const child = execFile(process.execPath, started.args, started.options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
