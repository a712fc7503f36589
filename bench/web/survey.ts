/**
 * The survey screen on a slow phone, against two others with as many questions: what it loads, when the first question can
 * be answered, and how long a press takes until the choice is painted (the browser's own Event Timing, in steps of 8 ms).
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';
import { consentVersion } from '../../src/domain/survey.ts';
import { launchOptions } from '../../test/support/browser/chromium.ts';
import { createAccount, haveSession } from '../../test/support/browser/make-account.ts';
import { scriptsOf } from '../../test/support/browser/script-weight.ts';
import { startServer } from '../../test/support/process/server-process.ts';
import { median, type Measurement, quantile } from '../measurement.ts';

const runs = 5;
const slowdown = 4;
const answers = 48;
const phone = { width: 412, height: 823 };
const own = fileURLToPath(new URL('peers/', import.meta.url));

interface Kind {
  readonly url: string;
  /** Before the page opens. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** What is pressed for the n-th answer. */
  readonly option: (n: number) => string;
}

interface Seen {
  /** kB, gzip. */
  readonly weight: number;
  /** Seconds from the start of the navigation. */
  readonly answerable: number;
  /** Milliseconds, one for each answer. */
  readonly presses: readonly number[];
}

async function take(browser: Browser, { url, prepare, option }: Kind): Promise<Seen> {
  const context = await browser.newContext({
    baseURL: new URL(url).origin,
    viewport: phone,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on(
    'response',
    (response) => response.request().resourceType() === 'script' && bodies.push(response.body()),
  );
  await prepare?.(context);
  await page.addInitScript(
    ({ selector }) => {
      const state = { answerable: 0, presses: [] as number[] };
      Object.assign(window, { bench: state });
      const seek = (): void => {
        const found = document.querySelector(selector);
        if (found && found.getBoundingClientRect().height > 0) state.answerable = performance.now();
        else requestAnimationFrame(seek);
      };
      requestAnimationFrame(seek);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (entry.name === 'click') state.presses.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // as: the type does not know the threshold
    },
    { selector: option(0) },
  );
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url);
  for (let n = 0; n < answers; n++) {
    await page.locator(option(n)).first().click({ force: true, timeout: 20_000 });
    await page.waitForTimeout(120); // a person reads; what a press set off may end
  }
  await page.waitForTimeout(300);
  const { answerable, presses } = await page.evaluate(
    () => (window as unknown as { bench: { answerable: number; presses: number[] } }).bench,
  ); // as: set above
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  await context.close();
  const quick = Array.from({ length: Math.max(0, answers - presses.length) }, () => 16); // the browser tells of no press that took less
  return {
    weight: sizes.reduce((sum, size) => sum + size, 0) / 1000,
    answerable: answerable / 1000,
    presses: [...presses, ...quick].slice(0, answers),
  };
}

async function openPeers(): Promise<PreviewServer> {
  const run = (command: string, ...args: readonly string[]): void => {
    const { status } = spawnSync(command, args, {
      cwd: own,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
  };
  if (!existsSync(join(own, 'node_modules')))
    run('npm', 'ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error');
  run(
    process.execPath,
    fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url)),
    'build',
    '--config',
    'vite.config.ts',
  );
  return preview({
    configFile: join(own, 'vite.config.ts'),
    preview: { port: 0, host: '127.0.0.1' },
  });
}

const told = (seen: readonly Seen[]) => ({
  weight: median(seen.map(({ weight }) => weight)),
  answerable: median(seen.map(({ answerable }) => answerable)),
  press: median(seen.map(({ presses }) => median(presses))),
  slowPress: median(seen.map(({ presses }) => quantile(presses, 0.98))),
});

export async function survey(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  const [server, peers] = [
    await startServer(folder, { RATE_LIMIT_SCALE: '1000000' }),
    await openPeers(),
  ];
  const browser = await chromium.launch(launchOptions);
  const peersAddress = peers.resolvedUrls?.local[0] ?? '';
  const value = (n: number): number => ((n * 5) % 7) + 1;

  const signInAsNewcomer = async (context: BrowserContext): Promise<void> =>
    haveSession(context, context.request, await createAccount(context.request));
  async function signIn(context: BrowserContext): Promise<void> {
    await signInAsNewcomer(context);
    await context.addInitScript(
      (version) => window.localStorage.setItem('has-seen-welcome', version),
      consentVersion,
    );
  }

  async function weightFor(prepare: (context: BrowserContext) => Promise<void>): Promise<number> {
    const context = await browser.newContext({
      baseURL: server.address,
      viewport: phone,
      reducedMotion: 'reduce',
    });
    await prepare(context);
    const page = await context.newPage();
    const weight = await scriptsOf(page, () => page.goto('/survey/two-stage'));
    await context.close();
    return weight;
  }

  const kinds: Readonly<Record<'own' | 'SurveyJS' | 'Formbricks', Kind>> = {
    own: {
      url: `${server.address}/survey/two-stage`,
      prepare: signIn,
      option: (n) =>
        `fieldset:not([aria-disabled="true"]):not(:has(input:checked)) input[value="${value(n)}"]`,
    },
    SurveyJS: {
      url: `${peersAddress}surveyjs.html`,
      option: (n) => `[data-name="q${n}"] label:has(input[value="${value(n)}"])`,
    },
    Formbricks: {
      url: `${peersAddress}formbricks.html`,
      option: (n) => `#root:has(label[for="q${n}"]) fieldset label`,
    },
  };
  try {
    const seen: Record<string, Seen[]> = {};
    for (let run = 0; run < runs; run++) {
      for (const [name, kind] of Object.entries(kinds)) {
        try {
          (seen[name] ??= []).push(await take(browser, kind));
        } catch (error) {
          process.stderr.write(
            `SKIPPED: a run of ${name}: ${error instanceof Error ? error.message.split('\n', 1)[0] : 'failed'}\n`,
          );
        }
      }
    }
    const [mine, other, third] = [
      told(seen['own'] ?? []),
      told(seen['SurveyJS'] ?? []),
      told(seen['Formbricks'] ?? []),
    ];
    const against = (own: number | undefined, theirs: number | undefined, digits = 0): string =>
      `SurveyJS ${own?.toFixed(digits)}, Formbricks ${theirs?.toFixed(digits)}`;
    const welcome = (await weightFor(signInAsNewcomer)) - (await weightFor(signIn));
    return [
      {
        name: 'survey: JavaScript, gzip',
        value: mine.weight,
        unit: 'kB',
        against: against(other.weight, third.weight),
        bar: { atMost: 100 },
      },
      {
        name: 'survey: what a newcomer’s welcome adds',
        value: welcome,
        unit: 'kB',
        against: null,
        bar: null,
      },
      {
        name: 'survey, 4 times slowed: first answerable question',
        value: mine.answerable,
        unit: 's',
        against: against(other.answerable, third.answerable, 2),
        bar: { atMost: 1 },
      },
      {
        name: 'survey, 4 times slowed: press to paint, median',
        value: mine.press,
        unit: 'ms',
        against: against(other.press, third.press),
        bar: { atMost: 40 },
      },
      {
        name: 'survey, 4 times slowed: press to paint, 98 %',
        value: mine.slowPress,
        unit: 'ms',
        against: against(other.slowPress, third.slowPress),
        bar: { atMost: 100 },
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
    await peers.close();
    rmSync(folder, { recursive: true });
  }
}
