/** Runs Lighthouse on a page, with the mobile form factor and simulated throttling. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from '../../../test/support/browser/chromium.ts';

export const runs = 5;
const port = 9333;
const installFolder = fileURLToPath(new URL('lighthouse/', import.meta.url));

interface Result {
  readonly runtimeError?: { readonly code: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly score: number | null }>
  >;
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;

/** The results of all runs except the warm-up. */
export interface Audit {
  /** For each category, the scores of the runs, from 0 to 100. */
  readonly scores: Readonly<Record<string, readonly number[]>>;
  /** Returns the values of a metric, one per run. */
  readonly metric: (name: string) => number[];
  /** The names of the audits that scored 0 in at least one run. */
  readonly failed: ReadonlySet<string>;
}

/** Loads Lighthouse, after installing it into lighthouse/ beside this file if it is missing. */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(join(installFolder, 'node_modules'))) {
    const { status } = spawnSync(
      'npm',
      ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
      {
        cwd: installFolder,
        stdio: ['ignore', process.stderr.fd, 'inherit'], // stdout is for the report
        shell: process.platform === 'win32',
      },
    );
    if (status !== 0) throw new Error('Lighthouse could not be installed');
  }
  const path = join(installFolder, 'node_modules', 'lighthouse', 'core', 'index.js');
  return (await import(path)).default;
}

/** Opens a browser for both Playwright and Lighthouse, so that it can audit behind a sign-in. */
export const openBrowser = (folder: string, baseURL: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...launchOptions,
    baseURL,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  });

const categoryNames = ['performance', 'accessibility', 'best-practices', 'seo'];
const maxAttempts = 3;

/** Returns why a run measured nothing, or null. */
function describeFailure(result: Result | undefined): string | null {
  if (!result) return 'no report';
  if (result.runtimeError) return result.runtimeError.code;
  const unscored = categoryNames.filter(
    (name) => typeof result.categories[name]?.score !== 'number',
  );
  return unscored.length > 0 ? `no score for ${unscored.join(', ')}` : null;
}

/** Runs Lighthouse once, or again if it measured nothing. Throws after the third attempt. */
async function runOnce(lighthouse: Lighthouse, url: string): Promise<Result> {
  const failures: string[] = [];
  while (failures.length < maxAttempts) {
    const report = await lighthouse(url, {
      port,
      logLevel: 'silent',
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      disableStorageReset: true,
      onlyCategories: categoryNames,
    });
    const failure = describeFailure(report?.lhr);
    if (report && failure === null) return report.lhr;
    failures.push(failure ?? 'no report');
  }
  throw new Error(`Lighthouse measured nothing at ${url}: ${failures.join('; ')}`);
}

/** Audits a page several times after one warm-up run. */
export async function audit(lighthouse: Lighthouse, url: string): Promise<Audit> {
  const results: Result[] = [];
  for (let run = -1; run < runs; run++) {
    const result = await runOnce(lighthouse, url);
    if (run >= 0) results.push(result);
  }
  const score = (result: Result, category: string): number =>
    Math.round((result.categories[category]?.score ?? Number.NaN) * 100);
  const failedIn = ({ audits }: Result): string[] =>
    Object.keys(audits).filter((name) => audits[name]?.score === 0);
  return {
    scores: Object.fromEntries(
      categoryNames.map((category) => [category, results.map((result) => score(result, category))]),
    ),
    metric: (name) => results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN),
    failed: new Set(results.flatMap(failedIn)),
  };
}
