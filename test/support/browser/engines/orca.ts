/**
 * Orca, the screen reader of Linux desktops, with a Chromium that it listens to, on a virtual
 * screen. Orca writes each utterance to a file, whether or not the machine has a voice.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { findProgram } from '../../process/supervised.ts';
import { waitFor } from '../../process/wait-for.ts';
import { launchOptions } from '../chromium.ts';

const busLauncher = '/usr/libexec/at-spi-bus-launcher';
const programs = ['orca', 'Xvfb', 'openbox', 'xdotool', 'dbus-daemon'];

/** Starts Orca so that each line of its log is written at once, not with the next 8 kB. */
const orcaByLine = `
import builtins, runpy, sys
program, log = sys.argv[1:]
plain = builtins.open
def open_by_line(path, *rest, **named):
    return plain(path, *rest, **({**named, 'buffering': 1} if path == log else named))
builtins.open = open_by_line
sys.argv = ['orca', '--debug-file', log, '--replace']
runpy.run_path(program, run_name='__main__')
`;

/** Returns the programs that are missing here. */
export const findMissingForOrca = (): string[] => [
  ...programs.filter((name) => findProgram(name) === null),
  ...(existsSync(busLauncher) ? [] : ['at-spi2-core']),
];

export interface Listener {
  readonly page: Page;
  /** Presses a key as a person does. The window that has the focus gets it. */
  press(key: string): void;
  /**
   * Waits until an utterance since the last call matches, and until Orca is silent. Returns all
   * utterances since the last call.
   */
  hear(pattern: RegExp): Promise<string[]>;
  end(): Promise<void>;
}

const readUtterances = (log: string): string[] =>
  [...readFileSync(log, 'utf8').matchAll(/SPEECH OUTPUT: '(.*)'\s*(?:\{.*)?$/gm)].map(
    ([, said = '']) => said,
  );

/** Orca pauses within a sentence for as long as the page needs for its next step. */
const silenceMs = 1500;
const patienceMs = 60_000;

/** Starts a screen, a session bus, and what listens on them; returns their environment. */
async function startDesktop(folder: string) {
  const children: ChildProcess[] = [];
  const stop = (): void => children.toReversed().forEach((child) => child.kill());
  process.once('exit', stop);
  /** Starts a program and returns the first line that it prints. */
  const start = async (command: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(child);
    return String(await once(child.stdout, 'data')).trim();
  };
  const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
    void children.push(spawn(command, args, { env, stdio: 'ignore' }));
  const own = { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder };
  const screen = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const display = `:${await start('Xvfb', screen, own)}`;
  const bus = await start('dbus-daemon', ['--session', '--nofork', '--print-address'], own);
  const env = {
    ...own,
    DISPLAY: display,
    DBUS_SESSION_BUS_ADDRESS: bus,
    GTK_MODULES: 'gail:atk-bridge',
    // Nothing is to be heard, and a missing voice found out at once.
    SPEECHD_CMD: '/bin/false',
    ACCESSIBILITY_ENABLED: '1',
  };
  run(busLauncher, ['--launch-immediately', '--a11y=1', '--screen-reader=1'], env);
  run('openbox', [], env);
  return { env, run, stop };
}

/** Starts Orca, and a window of Chromium that shows `address`. */
export async function startOrca(folder: string, address: string): Promise<Listener> {
  const log = join(folder, 'orca.log');
  closeSync(openSync(log, 'w'));
  const { env, run, stop } = await startDesktop(folder);
  run('/usr/bin/python3', ['-c', orcaByLine, findProgram('orca') ?? '', log], env);
  await waitFor('Orca', () => readUtterances(log).length > 0);
  // A window without an address bar, which would have the keys.
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...launchOptions,
    args: [...launchOptions.args, '--force-renderer-accessibility', `--app=${address}`],
    headless: false,
    viewport: null,
    baseURL: address,
    env: Object.fromEntries(
      Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  });
  const [page = await browser.newPage()] = browser.pages();
  let heard = 0;
  return {
    page,
    press: (key) => void execFileSync('xdotool', ['key', key], { env }),
    async hear(pattern) {
      const readNew = () => readUtterances(log).slice(heard);
      const end = Date.now() + patienceMs;
      let said = readNew();
      let quietSince = Date.now();
      while (!said.some((text) => pattern.test(text)) || Date.now() - quietSince < silenceMs) {
        if (Date.now() > end) throw new Error(`not heard: ${pattern}, but ${said.join(' | ')}`);
        await pause(100);
        const now = readNew();
        if (now.length > said.length) quietSince = Date.now();
        said = now;
      }
      heard += said.length;
      return said;
    },
    async end() {
      await browser.close();
      stop();
    },
  };
}
