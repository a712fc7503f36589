/**
 * Installs and builds after changes. Writes to standard error, because standard output is the
 * command's.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
const toStandardError = ['ignore', process.stderr.fd, 'inherit'];

/** Ends this process with the program's exit code if the program fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/**
 * Starts npm as a program of Node, because on Windows `npm` is a batch file that only a shell
 * starts, and a shell splits paths at their spaces. npm passes its own path to its scripts.
 */
export function npmCommand(args, options = {}) {
  const { npm_execpath: npm } = process.env;
  if (npm) return [process.execPath, [npm, ...args], options];
  return ['npm', args, { shell: windows, ...options }];
}

const runNpm = (args, options) => run(...npmCommand(args, options));

export const packageFile = (...names) => join(root, 'node_modules', ...names);

/** Without a pinned Node in package.json, falls back to the running one if it is 24 or newer. */
export function pinnedNode() {
  const folder = packageFile(`node-${windows ? 'win' : process.platform}-${process.arch}`);
  if (existsSync(folder)) return join(folder, 'bin', windows ? 'node.exe' : 'node');
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Error(`Spark needs Node 24 or newer, and this is ${process.versions.node}.`);
}

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

function runIfChanged({ stampPath, inputs, output, work }) {
  const stamp = join(root, stampPath);
  const current = digest(inputs);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
}

/** Installs the dependencies unless npm did so after the lock file was last written. */
export function installIfChanged() {
  const installed = packageFile('.package-lock.json'); // npm writes it at the end
  const modified = (path) => statSync(path).mtimeMs;
  if (existsSync(installed) && modified(installed) >= modified(join(root, 'package-lock.json')))
    return;
  console.error('Installing (once) …');
  runNpm(['ci', '--loglevel=error'], { stdio: toStandardError });
}

const buildInputs = [
  'index.html',
  'vite.config.ts',
  'scripts/locales.ts',
  'scripts/notices.ts',
  'scripts/precompress.ts',
  'scripts/prerender.ts',
  'src/web',
  'src/contract',
  'src/domain',
  'packages/psychometrics/src/facts',
  'package-lock.json',
];

export function buildIfChanged(node = pinnedNode()) {
  const vite = packageFile('vite', 'bin', 'vite.js');
  runIfChanged({
    stampPath: 'dist/.built',
    inputs: buildInputs,
    output: join(root, 'dist', 'web', 'index.html'),
    work() {
      console.error('Building the web app …');
      // A test that starts the product would otherwise build React for development.
      const env = { ...process.env, NODE_ENV: 'production' };
      run(node, [vite, 'build', '--logLevel', 'warn'], { stdio: toStandardError, env });
    },
  });
}
