/** The real server in its own process group on a free port. It ends with this process. */

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageFile from '../../../package.json' with { type: 'json' };
import { programEnvironment } from './run-script.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const pinnedNode = join(root, 'node_modules', '.bin', 'node');

export interface ServerProcess {
  readonly pid: number;
  readonly address: string;
  output(): string;
  readonly startMilliseconds: number;
  /** Sends SIGKILL to the whole group and waits until it has ended. */
  kill(): Promise<void>;
  /** Sends SIGTERM to the server and resolves with its exit code. */
  stop(): Promise<number | null>;
}

export class ServerEnded extends Error {
  readonly code: number | null;
  readonly output: string;
  constructor(code: number | null, output: string) {
    super(`the server ended with ${code}: ${output}`);
    this.code = code;
    this.output = output;
  }
}

export async function expectServerEnd(start: Promise<ServerProcess>): Promise<ServerEnded> {
  const outcome = await start.then(
    (server) => server.kill(),
    (error: unknown) => error,
  );
  if (outcome instanceof ServerEnded) return outcome;
  throw new Error('the server was expected to end', { cause: outcome });
}

const running = new Set<number>();
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    const hasEnded = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!hasEnded) throw error;
  }
}
/** A server left over by a failed benchmark would disturb later ones. */
export const killServers = (): void => running.forEach(killGroup);
process.on('exit', killServers);

function spawnServer(
  folder: string,
  settings: Readonly<Record<string, string>>,
  program: string,
): ChildProcess {
  return spawn(pinnedNode, [...packageFile.config.serverFlags.split(' '), program], {
    cwd: root,
    detached: true,
    env: {
      ...programEnvironment,
      MALLOC_ARENA_MAX: '2',
      PORT: '0',
      DATA_DIR: folder,
      ADMIN_KEY: 'the-key-of-the-tests',
      RATE_LIMIT_SCALE: '1000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/**
 * Starts the server, or another program that prints the same line when it is ready, and resolves
 * when that line appears. Throws `ServerEnded` if the program ends first.
 */
export async function startServer(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  program = 'src/server/main.ts',
): Promise<ServerProcess> {
  const started = performance.now();
  const child = spawnServer(folder, settings, program);
  const { pid } = child;
  if (pid === undefined) throw new Error('the server could not be started');
  running.add(pid);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(pid);
      resolve(code);
    });
  });

  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /ready at (http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found.replace('localhost', '127.0.0.1')); // saves looking the name up
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    ended.then((code) => reject(new ServerEnded(code, output)), reject);
  });
  return {
    pid,
    address,
    output: () => output,
    startMilliseconds: performance.now() - started,
    async kill() {
      killGroup(pid);
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
