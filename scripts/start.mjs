/**
 * `npm start`: installs what is missing, builds the web app if its sources changed, and starts the server on the
 * pinned Node. Runs on any Node from 18 on; everything after the installation runs on the pinned one.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged, installIfChanged, pinnedNode, root } from './prepare.mjs';

installIfChanged();
buildIfChanged();

// Without bounds the garbage collector waits until the memory of the machine is in use; with them 20,000 requests add 10 MiB instead of 170.
const { serverFlags } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config;
// What was compiled at the last start is read again: a start takes less time, and the server 20 MB less.
// Two arenas of the C library's allocator in place of eight a processor take 3 MB less, at the same speed.
const env = {
  NODE_COMPILE_CACHE: join(root, 'dist', '.compiled'),
  MALLOC_ARENA_MAX: '2',
  ...process.env,
};
const server = spawn(pinnedNode(), [...serverFlags.split(' '), 'src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env,
});
// The server ends cleanly on either; Ctrl-C reaches it from the terminal too, and twice does no harm.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
