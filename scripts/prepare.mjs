/**
 * Installs the dependencies and builds the web app, before `npm start` and `npm test`. Each step
 * runs only if its inputs have changed.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';

/**
 * Runs a command and waits for it. If it fails, this process exits with the command's exit code.
 */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    ...options,
  });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

export const bin = (name) => join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name);

/** The path of the Node binary that package.json pins, installed as a dependency. */
export const pinnedNode = () => bin('node');

/**
 * Returns the command and arguments that run a command without core dumps, which would contain what
 * visitors send. The command replaces the shell, so that it receives the signals.
 */
export const withoutCoreDumps = (command, args) =>
  windows ? [command, args] : ['/bin/sh', ['-c', 'ulimit -c 0; exec "$0" "$@"', command, ...args]];

/** Returns a hash of the names and contents of the files at `paths`, including those in folders. */
function digest(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
    } else hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const path of paths) add(join(root, path));
  return hash.digest('hex');
}

/** Runs `work` unless its previous run had the same inputs and its output still exists. */
function runIfChanged({ stampPath, inputs, output, work }) {
  const stamp = join(root, stampPath);
  const current = digest(inputs);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
}

export function installIfChanged() {
  runIfChanged({
    stampPath: 'node_modules/.installed',
    inputs: ['package.json', 'package-lock.json'],
    output: pinnedNode(),
    work() {
      console.log('Installing (once) …');
      run('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund']);
    },
  });
}

const buildInputs = [
  'index.html',
  'vite.config.ts',
  'scripts/notices.ts',
  'scripts/precompress.ts',
  'scripts/prerender.ts',
  'src/web',
  'src/contract',
  'src/domain',
  'study/results.json',
  'study/plots',
  'package-lock.json',
];

/** Builds the web app if needed. Reports on stderr, because benchmarks print JSON on stdout. */
export function buildIfChanged() {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  runIfChanged({
    stampPath: 'dist/.built',
    inputs: buildInputs,
    output: join(root, 'dist', 'web', 'index.html'),
    work() {
      console.error('Building the web app …');
      run(pinnedNode(), [vite, 'build', '--logLevel', 'warn']);
    },
  });
}
