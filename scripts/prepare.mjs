/** What both commands do first: install and build, each only if something changed since it was last done. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';

/** Runs a command to its end; ends this process with its code if it fails. */
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

/** The Node that package.json pins, installed like any other dependency. */
export const pinnedNode = () => bin('node');

/** A digest of files, or of every file below folders: names and contents. */
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

/** Does `work` unless it was done before with the same inputs. */
function unlessDone(stampPath, inputs, output, work) {
  const stamp = join(root, stampPath);
  const now = digest(inputs);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

export function installIfChanged() {
  unlessDone('node_modules/.installed', ['package.json', 'package-lock.json'], pinnedNode(), () => {
    console.log('Installing (once) …');
    run('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund']);
  });
}

export function buildIfChanged() {
  const inputs = [
    'index.html',
    'vite.config.ts',
    'scripts/notices.ts',
    'scripts/finished-build.ts',
    'src/web',
    'src/contract',
    'src/domain',
    'study/results.json',
    'study/plots',
    'package-lock.json',
  ];
  unlessDone('dist/.built', inputs, join(root, 'dist', 'web', 'index.html'), () => {
    console.error('Building the web app …'); // not among the lines that a bench prints for machines
    run(pinnedNode(), [
      join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      '--logLevel',
      'warn',
    ]);
  });
}
