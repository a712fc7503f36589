/** Runs Lighthouse on the landing page, sign-in, the survey and a public profile. */

import type { BrowserContext } from '@playwright/test';
import {
  type Account,
  createAccount,
  createFinishedAccount,
  haveSession,
} from '../../../test/support/browser/make-account.ts';
import { measureScripts } from '../../../test/support/browser/page/script-weight.ts';
import { median, type Measurement } from '../measurement.ts';
import { openFolder, openServer } from '../places.ts';
import { audit, type Audit, loadLighthouse, openBrowser, runs } from './lighthouse.ts';

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
      ...(failed.size > 0 && { against: `failed: ${[...failed].join(', ')}` }),
      bar: { atLeast: 95 },
    },
    ...categories.map((category) => ({
      name: `${name}: ${category}`,
      value: Math.min(...(scores[category] ?? [Number.NaN])),
      unit: '',
      bar: { atLeast: 100 },
    })),
  ];
}

/** Returns the rows with the size and Lighthouse's metrics of the landing page. */
const landingRows = (kilobytes: number, { metric }: Audit): Measurement[] => [
  { name: 'landing: JavaScript, gzip', value: kilobytes, unit: 'kB', bar: { atMost: 95 } },
  {
    name: 'landing: largest contentful paint',
    value: median(metric('largest-contentful-paint')) / 1000,
    unit: 's',
    bar: { atMost: 1.5 },
  },
  {
    name: 'landing: total blocking time',
    value: median(metric('total-blocking-time')),
    unit: 'ms',
    bar: { atMost: 50 },
  },
  {
    name: 'landing: cumulative layout shift',
    value: median(metric('cumulative-layout-shift')),
    unit: '',
    bar: { atMost: 0 },
  },
];

export async function pages(): Promise<Measurement[]> {
  const lighthouse = await loadLighthouse();
  using folder = openFolder();
  await using server = await openServer();
  await using browser = await openBrowser(folder.path, server.address);
  const visitor = await createAccount(browser.request);
  const other = await createFinishedAccount(browser.request, (n) => (n % 7) + 1);
  const paths: Readonly<Record<string, string>> = {
    landing: '/',
    'sign-in': '/login',
    survey: '/survey/two-stage',
    'public profile': `/profile/${other.shareCode}`,
  };
  const page = await browser.newPage();
  const kilobytes = await measureScripts(page, () => page.goto('/'));
  await page.close();
  const rows: Measurement[] = [];
  for (const [name, path] of Object.entries(paths)) {
    if (name === 'survey') await signIn(browser, visitor);
    const result = await audit(lighthouse, server.address + path);
    if (name === 'landing') rows.push(...landingRows(kilobytes, result));
    rows.push(...scoreRows(name, result));
  }
  return rows;
}
