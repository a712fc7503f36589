/**
 * `npm test` runs every check and stops where one fails: format, types, lint, import rules,
 * unused code, stale translations, build, unit and server tests, and browser tests. It first
 * installs the dependencies if needed, so that it also works in a fresh clone.
 *
 * `npm run test:all` (`--all`) sets `FULL`: it adds the files named `*.full.test.ts`, the tests
 * made with `testInFull`, every server test on both engines, once more with partitioned tables, and
 * the browser tests with the tag @full.
 */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  buildIfChanged,
  installIfChanged,
  npmCommand,
  packageFile,
  pinnedNode,
  run,
} from './prepare.mjs';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const findChromium = () => process.env.CHROMIUM_PATH ?? candidates.find((path) => existsSync(path));

const isFull = process.argv.includes('--all');
const isProgram = (name) =>
  [...process.env.PATH.split(delimiter), '/usr/sbin'].some((folder) =>
    existsSync(join(folder, name)),
  );

const packages = {
  chromium: findChromium,
  // Makes browser tests a third faster.
  'chromium-headless-shell': () => existsSync('/usr/bin/chromium-headless-shell'),
  // Lets the tests run behind a pooler.
  pgbouncer: () => isProgram('pgbouncer'),
  ...(isFull && {
    // Restarts nodes in turn without a failed call.
    'nginx-light': () => isProgram('nginx'),
    // The other browsers, and the screen that WebKit draws on.
    'firefox-esr': () => isProgram('firefox-esr') || isProgram('firefox'),
    'webkit2gtk-driver': () => isProgram('WebKitWebDriver'),
    xvfb: () => isProgram('Xvfb'),
    // Read the pages to a blind person: the screen reader, what it hears through, a window manager,
    // and what presses the keys.
    orca: () => isProgram('orca'),
    'at-spi2-core': () => existsSync('/usr/libexec/at-spi-bus-launcher'),
    openbox: () => isProgram('openbox'),
    xdotool: () => isProgram('xdotool'),
    'dbus-daemon': () => isProgram('dbus-daemon'),
    // Has pg_basebackup, for the failover to a standby.
    postgresql: () => isProgram('pg_basebackup') || existsSync('/usr/lib/postgresql'),
    // Runs the cluster that heals itself.
    patroni: () => isProgram('patroni'),
    'etcd-server': () => isProgram('etcd'),
    haproxy: () => isProgram('haproxy'),
    // Has promtool, which checks the alerts.
    prometheus: () => isProgram('promtool'),
    // Build the image, and the Debian that it stands on.
    buildah: () => isProgram('buildah'),
    mmdebstrap: () => isProgram('mmdebstrap'),
  }),
};
const findMissing = () => Object.keys(packages).filter((name) => !packages[name]());

/** `RUNLEVEL=1` keeps apt-get from starting the services. */
function installPackages() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  const missing = findMissing();
  if (missing.length > 0) spawnSync('apt-get', ['update', '-qq'], options);
  for (const name of missing) {
    console.log(`Installing ${name} for the tests …`);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  }
}

function reportMissing() {
  for (const name of findMissing())
    console.warn(`\n*** ${name} is missing. THE TESTS THAT NEED IT ARE SKIPPED.\n`);
}

function requireChromium() {
  const path = findChromium();
  if (path && existsSync(path)) return path;
  console.error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to the program.',
  );
  return process.exit(1);
}

function step(title, work, env = {}) {
  console.log(`\n— ${title}`);
  const path = `${dirname(pinnedNode())}${delimiter}${process.env.PATH}`;
  work({ env: { ...process.env, ...(isFull && { FULL: '1' }), PATH: path, ...env } });
}

/** Runs npm scripts at the same time. Prints the output of each when it ends. */
async function runTogether(...names) {
  const codes = await Promise.all(
    names.map(async (name) => {
      const child = spawn(
        ...npmCommand(['run', '--silent', ...name.split(' ')], { stdio: 'pipe' }),
      );
      const ended = once(child, 'close');
      const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
      const [code] = await ended;
      console.log(`\n— ${name}${code === 0 ? '' : ' FAILED'}\n${output}`);
      return code;
    }),
  );
  if (codes.some((code) => code !== 0)) process.exit(1);
}

const program =
  (path, ...args) =>
  (options) =>
    run(pinnedNode(), [packageFile(...path.split('/')), ...args], options);

installIfChanged();
installPackages();
reportMissing();
const chromium = requireChromium();
await runTogether('format', 'types', 'lint', 'walls', 'unused', 'words check');
console.log('\n— build');
buildIfChanged();
step('unit and server tests', program('vitest/vitest.mjs', 'run'));
if (isFull)
  step('partitioned tables', program('vitest/vitest.mjs', 'run', '--project', 'postgres'), {
    PARTITIONS: '4',
  });
if (isFull) step('research', program('vitest/vitest.mjs', 'run', '--root', 'research'));
step('browser tests', program('@playwright/test/cli.js', 'test'), { CHROMIUM_PATH: chromium });
if (isFull) reportMissing();
