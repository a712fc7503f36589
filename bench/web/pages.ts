/** Landing, sign-in, survey and public profile as Lighthouse sees them: a phone on a slow line, simulated. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium } from '@playwright/test';
import { consentVersion } from '../../src/domain/survey.ts';
import { launchOptions } from '../../test/support/browser/chromium.ts';
import {
  createAccount,
  createFinishedAccount,
  haveSession,
} from '../../test/support/browser/make-account.ts';
import { scriptsOf } from '../../test/support/browser/script-weight.ts';
import { startServer } from '../../test/support/process/server-process.ts';
import { median, type Measurement } from '../measurement.ts';

const runs = 5;
const own = fileURLToPath(new URL('lighthouse/', import.meta.url));

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number;
        readonly score: number | null;
        readonly details?: {
          readonly items?: readonly {
            readonly resourceType?: string;
            readonly transferSize?: number;
          }[];
        };
      }
    >
  >;
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;

async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(join(own, 'node_modules'))) {
    const { status } = spawnSync(
      'npm',
      ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
      { cwd: own, stdio: 'inherit' },
    );
    if (status !== 0) throw new Error('Lighthouse could not be installed');
  }
  return (await import(join(own, 'node_modules', 'lighthouse', 'core', 'index.js'))).default;
}

const port = 9333;

/** The browser's own profile, which Lighthouse uses too: it can be signed in. */
const openBrowser = (folder: string, baseURL: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...launchOptions,
    baseURL,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  });

interface Seen {
  readonly scores: Readonly<Record<string, readonly number[]>>;
  readonly of: (audit: string) => number[];
  readonly failed: ReadonlySet<string>;
}

async function look(lighthouse: Lighthouse, url: string): Promise<Seen> {
  const results: Result[] = [];
  for (let run = -1; run < runs; run++) {
    // the first one warms up: a browser that was just opened is busy with itself
    const answer = await lighthouse(url, {
      port,
      logLevel: 'silent',
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      disableStorageReset: true,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (answer && run >= 0) results.push(answer.lhr);
  }
  const names = Object.keys(results[0]?.categories ?? {});
  return {
    scores: Object.fromEntries(
      names.map((name) => [
        name,
        results.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)),
      ]),
    ),
    of: (audit) => results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN),
    failed: new Set(
      results.flatMap(({ audits }) =>
        Object.entries(audits)
          .filter(([, { score }]) => score === 0)
          .map(([name]) => name),
      ),
    ),
  };
}

export async function pages(): Promise<Measurement[]> {
  const lighthouse = await loadLighthouse();
  const folder = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  const server = await startServer(join(folder, 'data'), { RATE_LIMIT_SCALE: '1000000' });
  const browser = await openBrowser(join(folder, 'browser'), server.address);
  try {
    const [visitor, other] = [
      await createAccount(browser.request),
      await createFinishedAccount(browser.request, (n) => (n % 7) + 1),
    ];
    const addresses: Readonly<Record<string, string>> = {
      landing: '/',
      'sign-in': '/login',
      survey: '/survey/two-stage',
      'public profile': `/profile/${other.shareCode}`,
    };
    const lines: Measurement[] = [];
    const landing = await browser.newPage();
    lines.push({
      name: 'landing: JavaScript, gzip',
      value: await scriptsOf(landing, () => landing.goto('/')),
      unit: 'kB',
      against: null,
      bar: { atMost: 95 },
    });
    await landing.close();
    for (const [name, path] of Object.entries(addresses)) {
      if (name === 'survey') {
        const page = await browser.newPage();
        await haveSession(browser, browser.request, visitor);
        await browser.addInitScript(
          (version) => window.localStorage.setItem('has-seen-welcome', version),
          consentVersion,
        );
        await page.goto('/');
        await page.close();
      }
      const { scores, of, failed } = await look(lighthouse, server.address + path);
      const performance = scores['performance'] ?? [];
      const note = failed.size > 0 ? `failed: ${[...failed].join(', ')}` : null;
      lines.push({
        name: `${name}: performance, median`,
        value: median(performance),
        unit: '',
        against: 'Lighthouse, phone, simulated',
        bar: { atLeast: 98 },
      });
      lines.push({
        name: `${name}: performance, worst of ${runs}`,
        value: Math.min(...performance),
        unit: '',
        against: note,
        bar: { atLeast: 95 },
      });
      for (const category of name === 'landing'
        ? ['accessibility', 'best-practices', 'seo']
        : ['accessibility', 'best-practices'])
        lines.push({
          name: `${name}: ${category}`,
          value: Math.min(...(scores[category] ?? [0])),
          unit: '',
          against: null,
          bar: { atLeast: 100 },
        });
      lines.push({
        name: `${name}: largest contentful paint`,
        value: median(of('largest-contentful-paint')) / 1000,
        unit: 's',
        against: null,
        bar: name === 'landing' ? { atMost: 1.5 } : null,
      });
      lines.push({
        name: `${name}: total blocking time`,
        value: median(of('total-blocking-time')),
        unit: 'ms',
        against: null,
        bar: name === 'landing' ? { atMost: 50 } : null,
      });
      lines.push({
        name: `${name}: cumulative layout shift`,
        value: median(of('cumulative-layout-shift')),
        unit: '',
        against: null,
        bar: name === 'landing' ? { atMost: 0 } : null,
      });
    }
    return lines;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
