#!/usr/bin/env node
/**
 * `spark COMMAND`, in a checkout and in the bundle: runs the program of `src/server/commands/` as a
 * child process and ends with its exit code. A checkout runs it on the Node that package.json pins,
 * after installing the dependencies and, for `start`, building the web app, each only if needed.
 * This file itself runs on Node 18 or newer.
 */

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const args = process.argv.slice(2);
const isStart = args.length === 0 || args[0] === 'start';

/** Returns the Node binary and the program that it runs. The bundle holds no `prepare.mjs`. */
async function prepareProgram() {
  const program = join(root, 'src', 'server', 'commands', 'spark');
  if (existsSync(join(root, 'scripts', 'prepare.mjs'))) {
    const { buildIfChanged, installIfChanged, pinnedNode } = await import('../scripts/prepare.mjs');
    installIfChanged();
    if (isStart) buildIfChanged();
    return [pinnedNode(), `${program}.ts`];
  }
  const required = config.node;
  if (Number(process.versions.node.split('.')[0]) >= Number(required.split('.')[0]))
    return [process.execPath, `${program}.js`];
  console.error(
    `Spark needs Node ${required.split('.')[0]} or newer (tested on ${required}), and this is ${process.versions.node}.`,
  );
  return process.exit(1);
}

/**
 * Returns a command and arguments that run without core dumps, which would contain visitors' data.
 * The command replaces the shell, so that it receives the signals.
 */
const withoutCoreDumps = (command, rest) =>
  process.platform === 'win32'
    ? [command, rest]
    : ['/bin/sh', ['-c', 'ulimit -c 0; exec "$0" "$@"', command, ...rest]];

/**
 * The flags limit the heap of the server. Without a limit, the garbage collector lets the heap grow
 * with the machine's memory: 20,000 requests then add 170 MiB instead of 10 MiB. Commands may need
 * more, but not for new objects: saving a ledger of two million entries then takes half as much.
 */
const flags = isStart
  ? config.serverFlags.split(' ')
  : ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=2'];
const [node, program] = await prepareProgram();
const child = spawn(...withoutCoreDumps(node, [...flags, program, ...args]), {
  stdio: 'inherit',
  env: {
    // Keeps compiled code between starts, for a faster start and 20 MB less memory.
    NODE_COMPILE_CACHE: join(root, 'dist', '.compiled'),
    // Two arenas of the C library's memory allocator, instead of its default of eight per
    // processor, save 3 MB and are as fast.
    MALLOC_ARENA_MAX: '2',
    ...process.env,
  },
});

// On Ctrl-C the terminal also signals the child itself, which ignores the second signal.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
