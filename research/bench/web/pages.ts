/** Runs Lighthouse on the landing page, sign-in, the survey and a public profile. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import {
  type Account,
  createAccount,
  createFinishedAccount,
  haveSession,
} from '../../../test/support/browser/make-account.ts';
import { measureScripts } from '../../../test/support/browser/script-weight.ts';
import { startServer } from '../../../test/support/process/server-process.ts';
import { median, type Measurement } from '../measurement.ts';
import { audit, type Audit, loadLighthouse, openBrowser, runs } from './lighthouse.ts';

async function landingScripts(browser: BrowserContext): Promise<Measurement> {
  const page = await browser.newPage();
  const size = await measureScripts(page, () => page.goto('/'));
  await page.close();
  return {
    name: 'landing: JavaScript, gzip',
    value: size,
    unit: 'kB',
    against: null,
    bar: { atMost: 95 },
  };
}

/** Signs in, and marks the survey's welcome dialog as seen, so that it does not open. */
async function signIn(browser: BrowserContext, account: Account): Promise<void> {
  const page = await browser.newPage();
  await haveSession(browser, browser.request, account, { hasBegun: true });
  await page.goto('/');
  await page.close();
}

/** Returns the rows with Lighthouse's scores, which have limits on every page. */
function scoreRows(name: string, { scores, failed }: Audit): Measurement[] {
  const performance = scores['performance'] ?? [];
  const categories = ['accessibility', 'best-practices', ...(name === 'landing' ? ['seo'] : [])];
  return [
    {
      name: `${name}: performance, median`,
      value: median(performance),
      unit: '',
      against: 'Lighthouse, phone, simulated',
      bar: { atLeast: 98 },
    },
    {
      name: `${name}: performance, worst of ${runs}`,
      value: Math.min(...performance),
      unit: '',
      against: failed.size > 0 ? `failed: ${[...failed].join(', ')}` : null,
      bar: { atLeast: 95 },
    },
    ...categories.map((category) => ({
      name: `${name}: ${category}`,
      value: Math.min(...(scores[category] ?? [Number.NaN])),
      unit: '',
      against: null,
      bar: { atLeast: 100 },
    })),
  ];
}

/** Returns the rows with Lighthouse's metrics, which have limits only on the landing page. */
function metricRows(name: string, { metric }: Audit): Measurement[] {
  const barOnLanding = (atMost: number) => (name === 'landing' ? { atMost } : null);
  return [
    {
      name: `${name}: largest contentful paint`,
      value: median(metric('largest-contentful-paint')) / 1000,
      unit: 's',
      against: null,
      bar: barOnLanding(1.5),
    },
    {
      name: `${name}: total blocking time`,
      value: median(metric('total-blocking-time')),
      unit: 'ms',
      against: null,
      bar: barOnLanding(50),
    },
    {
      name: `${name}: cumulative layout shift`,
      value: median(metric('cumulative-layout-shift')),
      unit: '',
      against: null,
      bar: barOnLanding(0),
    },
  ];
}

export async function pages(): Promise<Measurement[]> {
  const lighthouse = await loadLighthouse();
  const folder = mkdtempSync(join(tmpdir(), 'spark-bench-'));
  const server = await startServer(join(folder, 'data'), { RATE_LIMIT_SCALE: '1000000' });
  const browser = await openBrowser(join(folder, 'browser'), server.address);
  try {
    const visitor = await createAccount(browser.request);
    const other = await createFinishedAccount(browser.request, (n) => (n % 7) + 1);
    const paths: Readonly<Record<string, string>> = {
      landing: '/',
      'sign-in': '/login',
      survey: '/survey/two-stage',
      'public profile': `/profile/${other.shareCode}`,
    };
    const rows: Measurement[] = [await landingScripts(browser)];
    for (const [name, path] of Object.entries(paths)) {
      if (name === 'survey') await signIn(browser, visitor);
      const result = await audit(lighthouse, server.address + path);
      rows.push(...scoreRows(name, result), ...metricRows(name, result));
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
