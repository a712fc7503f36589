/** Runs Lighthouse on a page, with the mobile form factor and simulated throttling. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from '../../test/support/browser/chromium.ts';

export const runs = 5;
const port = 9333;
const installFolder = fileURLToPath(new URL('lighthouse/', import.meta.url));

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
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

/** Loads Lighthouse, after installing it into bench/web/lighthouse if it is not there yet. */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(join(installFolder, 'node_modules'))) {
    const { status } = spawnSync(
      'npm',
      ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
      { cwd: installFolder, stdio: 'inherit' },
    );
    if (status !== 0) throw new Error('Lighthouse could not be installed');
  }
  const path = join(installFolder, 'node_modules', 'lighthouse', 'core', 'index.js');
  return (await import(path)).default;
}

/**
 * Opens a browser for both Playwright and Lighthouse, so that Lighthouse can audit pages that need
 * a sign-in.
 */
export const openBrowser = (folder: string, baseURL: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...launchOptions,
    baseURL,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  });

/** Audits a page several times after one warm-up run. */
export async function audit(lighthouse: Lighthouse, url: string): Promise<Audit> {
  const results: Result[] = [];
  for (let run = -1; run < runs; run++) {
    const report = await lighthouse(url, {
      port,
      logLevel: 'silent',
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      disableStorageReset: true,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (report && run >= 0) results.push(report.lhr);
  }
  const categories = Object.keys(results[0]?.categories ?? {});
  const score = (result: Result, category: string): number =>
    Math.round((result.categories[category]?.score ?? 0) * 100);
  const failedIn = ({ audits }: Result): string[] =>
    Object.keys(audits).filter((name) => audits[name]?.score === 0);
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, results.map((result) => score(result, category))]),
    ),
    metric: (name) => results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN),
    failed: new Set(results.flatMap(failedIn)),
  };
}
